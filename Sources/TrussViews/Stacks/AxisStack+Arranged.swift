import TrussIR

extension AxisStack {
  /// Makes a stack in UIStackView's words: its constraints are UIStackView's own, with their names and priorities.
  ///
  /// The distribution has to be given; a stack without one is made in flex-box words.
  ///
  ///     HStack(distribution: .equalSpacing, alignment: .center, spacing: 8) { Text("a"); Text("b") }
  ///
  /// - Parameters:
  ///   - distribution: how the views are laid out along the axis.
  ///   - alignment: how they are laid out across it.
  ///   - spacing: the distance between neighbours, in points; the least one where the distribution makes the gaps.
  ///     `customSpacing(_:after:)` gives another after one view.
  ///   - margins: the distance of the views from the stack's edges, in points.
  ///   - baselineRelative: whether a vertical stack measures its gaps from baseline to baseline.
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

  /// Makes a stack in UIStackView's words of an array of views; the parameters are those of the form with a block, but
  /// for `block`, which is never given.
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
  /// Makes a stack in UIStackView's words along an axis; the other parameters are those of `HStack` and `VStack`.
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
  /// Gives a stack in UIStackView's words another distance after one of its views. After a collapsed view, or the last, it
  /// has no effect.
  ///
  /// - Parameters:
  ///   - spacing: the distance, in points.
  ///   - view: the name of a view of the stack. A name that no view of it has is an error when the stack is laid out.
  public consuming func customSpacing(_ spacing: Double, after view: ViewID) -> ModifiedView {
    modified { $0.customSpacings.append(Attributes.CustomSpacing(spacing: spacing, view: view)) }
  }
}
