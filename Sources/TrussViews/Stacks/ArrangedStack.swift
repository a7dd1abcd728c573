package import TrussIR

/// A stack in UIStackView's words, as the lowering reads it. A class, so that handing it on is one reference.
@dynamicMemberLookup @usableFromInline package final class ArrangedStack: Sendable {
  /// The arguments of the stack, except for its views and its location.
  @usableFromInline package struct Rule: Equatable, Sendable {
    package let axis: Axis
    package let distribution: Distribution
    package let alignment: Align
    package let spacing: Double
    @usableFromInline package let margins: Insets
    package let baselineRelative: Bool
  }

  @usableFromInline package let rule: Rule
  package let children: [ViewNode]
  package let location: SourceLine

  init(_ rule: Rule, _ children: [ViewNode], at location: SourceLine) {
    (self.rule, self.children, self.location) = (rule, children, location)
  }

  @inlinable package subscript<Value>(dynamicMember path: KeyPath<Rule, Value>) -> Value { rule[keyPath: path] }

  var node: ViewNode {
    ViewNode.container(children) {
      ViewNode(.arranged(ArrangedStack(rule, $0, at: location)), holding: $0, at: location)
    }
  }
}

extension AxisStack {
  /// Makes a stack with UIStackView's distributions: it generates the same constraints, with their names and
  /// priorities.
  ///
  /// The distribution is required; a stack without one takes flexbox parameters.
  ///
  ///     HStack(distribution: .equalSpacing, alignment: .center, spacing: 8) { Text("a"); Text("b") }
  ///
  /// - Parameters:
  ///   - distribution: how the views are laid out along the axis.
  ///   - alignment: how they are laid out across it.
  ///   - spacing: the distance between neighbours, in points; the minimum if the distribution makes the gaps.
  ///     `customSpacing(_:after:)` sets the distance after one view.
  ///   - margins: the distance of the views from the stack's edges, in points.
  ///   - baselineRelative: whether gaps are measured from baseline to baseline; a horizontal stack ignores it.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views. A collapsed one has no size along the axis, and its gap is left out.
  public init(
    distribution: Distribution, alignment: Align = .fill, spacing: Double = 0, margins: Insets = .zero,
    baselineRelative: Bool = false, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    let rule = ArrangedStack.Rule(
      axis: Self.axis, distribution: distribution, alignment: alignment, spacing: spacing, margins: margins,
      baselineRelative: baselineRelative)
    let stack = ArrangedStack(rule, content().list(), at: SourceLine(fileID: fileID, line: line))
    self = ._of(stack.node)
  }

  /// Creates a stack from an array of views with UIStackView's distributions. The parameters are those of the form with
  /// a block; never pass `block`.
  public init(
    _ views: [any View], distribution: Distribution, alignment: Align = .fill, spacing: Double = 0,
    margins: Insets = .zero, baselineRelative: Bool = false, fileID: String = #fileID, line: Int = #line,
    block: (() -> Never)? = nil
  ) {
    self.init(
      distribution: distribution, alignment: alignment, spacing: spacing, margins: margins,
      baselineRelative: baselineRelative, fileID: fileID, line: line
    ) { Group(views) }
  }
}

extension Stack {
  /// Creates a stack along an axis with UIStackView's distributions; the other parameters are those of `HStack` and
  /// `VStack`.
  public init(
    _ axis: Axis, distribution: Distribution, alignment: Align = .fill, spacing: Double = 0,
    margins: Insets = .zero, baselineRelative: Bool = false, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    let rule = ArrangedStack.Rule(
      axis: axis, distribution: distribution, alignment: alignment, spacing: spacing, margins: margins,
      baselineRelative: baselineRelative)
    let stack = ArrangedStack(rule, content().list(), at: SourceLine(fileID: fileID, line: line))
    self.init(node: stack.node)
  }
}

extension View {
  /// Sets the distance, in points, after one view of a stack with a `distribution:`. After a collapsed view, or the
  /// last, it has no effect. A name that no view of the stack has is an error when the stack is laid out.
  ///
  ///     VStack(distribution: .fill, spacing: 8) { Text("Title").id("title"); Text("text") }.customSpacing(24, after: "title")
  public consuming func customSpacing(_ spacing: Double, after view: ViewID) -> ModifiedView {
    modified { $0.rare.customSpacings.append(Attributes.CustomSpacing(spacing: spacing, view: view)) }
  }
}

/// How a stack distributes its views along the axis: `UIStackView.Distribution`.
public enum Distribution: String, CaseIterable, Hashable, Sendable {
  /// The views fill the stack; those with the lowest content hugging grow, and those with the lowest compression
  /// resistance shrink.
  case fill
  /// The views fill the stack and have equal sizes.
  case fillEqually
  /// The views fill the stack in proportion to their intrinsic sizes. The spacing counts in the total, as in
  /// UIStackView: views of 40, 60 and 20 with a spacing of 10 in a width of 200 are 57.14, 85.71 and 37.14 wide.
  /// `proportionalWidths` is the exact way.
  case fillProportionally
  /// Equal gaps, each at least the spacing.
  case equalSpacing
  /// Equal distances between the views' centres, as far as the spacing allows.
  case equalCentering
}
