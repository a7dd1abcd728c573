/// The position of a stack's views along its axis, with the names of flexbox (`justify-content`) and StackViews.
public enum Justify: String, CaseIterable, Hashable, Sendable {
  /// The first view at the start, the last at the end, `spacing` between; priorities determine which views grow or
  /// shrink.
  case fill
  /// From the start, `spacing` between the views; the remaining space is empty.
  case start
  /// Up to the end, `spacing` between.
  case end
  /// Equal space before the first view and after the last, `spacing` between the views.
  case center
  /// Equal gaps, each at least `spacing`; a single view is at the start.
  case spaceBetween
  /// The remaining space is shared so that a gap is twice as large as the space at either end; `spacing` is added to
  /// the gaps.
  case spaceAround
  /// The remaining space is shared so that the gaps and the space at either end are equal; `spacing` is added to the
  /// gaps.
  case spaceEvenly
}

/// The position of a stack's views across its axis, with the names of flexbox (`align-items`, `align-self`) and
/// StackViews, and with those of `UIStackView.Alignment`.
public enum Align: String, CaseIterable, Hashable, Sendable {
  /// From one edge to the other.
  case fill
  /// At the start: the top of a horizontal stack, the leading edge of a vertical one.
  case start
  /// In the middle.
  case center
  /// At the end: the bottom of a horizontal stack, the trailing edge of a vertical one.
  case end
  /// With the baselines of the first lines equal; `start` in a vertical stack.
  case firstBaseline
  /// With the baselines of the last lines equal; `end` in a vertical stack.
  case lastBaseline

  /// Another name of `start`, for horizontal stacks.
  public static let top = Align.start
  /// Another name of `end`, for horizontal stacks.
  public static let bottom = Align.end
  /// Another name of `start`, for vertical stacks.
  public static let leading = Align.start
  /// Another name of `end`, for vertical stacks.
  public static let trailing = Align.end
}
