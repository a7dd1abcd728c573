package import TrussIR

/// A stack with UIStackView's parameters, as read by the layout. It is a class, so that a copy costs one retain.
@dynamicMemberLookup @usableFromInline package final class ArrangedStack: Sendable {
  @usableFromInline package struct Rule: Equatable, Sendable {
    package let axis: Axis
    package let distribution: Distribution
    package let alignment: Align
    package var spacing: Double
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
  /// Makes a stack with UIStackView's distributions. It generates the same constraints as UIStackView, with the same
  /// names and priorities.
  ///
  /// A stack without a `distribution` has flexbox's parameters.
  ///
  ///     HStack(distribution: .equalSpacing, alignment: .center, spacing: 8) { Text("a"); Text("b") }
  ///
  /// - Parameters:
  ///   - distribution: the distribution of the views along the axis.
  ///   - alignment: the position of the views across the axis.
  ///   - spacing: the distance between neighbours, in points; the minimum distance for `equalSpacing` and
  ///     `equalCentering`. `customSpacing(_:after:)` sets the distance after one view.
  ///   - margins: the distance of the views from the stack's edges, in points.
  ///   - baselineRelative: whether gaps are measured from baseline to baseline; a horizontal stack ignores it.
  ///   - fileID: the source file named in messages; the caller's file by default.
  ///   - line: the source line named in messages; the caller's line by default.
  ///   - content: the views. A collapsed view has no length along the axis, and no gap.
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

  /// Creates a stack from an array of views, with UIStackView's distributions. The parameters are the same as for a
  /// stack with a block; never pass `block`.
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
  /// Creates a stack along an axis with UIStackView's distributions. The other parameters are the same as for `HStack`
  /// and `VStack`.
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
  /// Sets the distance, in points, after the named view of a stack with a `distribution`. The distance has no effect if
  /// the view is collapsed or is the last view. If no view of the stack has the name, laying out the stack is an error.
  ///
  ///     VStack(distribution: .fill, spacing: 8) { Text("Title").id("title"); Text("text") }.customSpacing(24, after: "title")
  public consuming func customSpacing(_ spacing: Double, after view: ViewID) -> ModifiedView {
    modified { $0.rare.customSpacings.append(Attributes.CustomSpacing(spacing: spacing, view: view)) }
  }
}

/// The distribution of a stack's views along its axis: `UIStackView.Distribution`.
public enum Distribution: String, CaseIterable, Hashable, Sendable {
  /// The views fill the stack. The view with the lowest content hugging grows first, and the view with the lowest
  /// compression resistance shrinks first.
  case fill
  /// The views fill the stack and have equal sizes.
  case fillEqually
  /// The views fill the stack in proportion to their intrinsic sizes. As in UIStackView the spacing counts in the
  /// total: in a width of 200 with a spacing of 10, views with intrinsic widths of 40, 60 and 20 are 57.14, 85.71 and
  /// 37.14 wide. `proportionalWidths` gives exact proportions.
  case fillProportionally
  /// The gaps are equal, each at least the spacing.
  case equalSpacing
  /// The distances between the centres of neighbours are equal, as far as the spacing allows.
  case equalCentering
}
