import TrussIR

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
  ///   - spacing: the distance between neighbours, in points; the minimum where the distribution makes the gaps.
  ///     `customSpacing(_:after:)` sets the distance after one view.
  ///   - margins: the distance of the views from the stack's edges, in points.
  ///   - baselineRelative: whether gaps are measured from baseline to baseline; a horizontal stack ignores it.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views. A collapsed one has no size along the axis, and its gap is left out.
  public init(
    distribution: Distribution, alignment: StackAlignment = .fill, spacing: Double = 0, margins: Insets = .zero,
    baselineRelative: Bool = false, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    let location = SourceLocation(fileID: fileID, line: line)
    let stack = ArrangedStack(
      axis: Self.axis, distribution: distribution, alignment: alignment, spacing: spacing, margins: margins,
      baselineRelative: baselineRelative, children: content().list(), location: location)
    self = ._of(stack.node)
  }

  /// Makes a stack of an array of views with UIStackView's distributions. The parameters are those of the form with a
  /// block; never pass `block`.
  public init(
    _ views: [any View], distribution: Distribution, alignment: StackAlignment = .fill, spacing: Double = 0,
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
  /// Makes a stack along an axis with UIStackView's distributions; the other parameters are those of `HStack` and
  /// `VStack`.
  public init(
    _ axis: Axis, distribution: Distribution, alignment: StackAlignment = .fill, spacing: Double = 0,
    margins: Insets = .zero, baselineRelative: Bool = false, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    let location = SourceLocation(fileID: fileID, line: line)
    let stack = ArrangedStack(
      axis: axis, distribution: distribution, alignment: alignment, spacing: spacing, margins: margins,
      baselineRelative: baselineRelative, children: content().list(), location: location)
    self.init(node: stack.node)
  }
}

extension View {
  /// Sets the distance after one view of a stack with a `distribution:`. After a collapsed view, or the last, it has no
  /// effect.
  ///
  /// - Parameters:
  ///   - spacing: the distance, in points.
  ///   - view: the name of a view of the stack. A name that no view of it has is an error when the stack is laid out.
  public consuming func customSpacing(_ spacing: Double, after view: ViewID) -> ModifiedView {
    modified { $0.customSpacings.append(Attributes.CustomSpacing(spacing: spacing, view: view)) }
  }
}
