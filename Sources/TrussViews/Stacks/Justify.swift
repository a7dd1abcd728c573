/// The position of a stack's views along its axis, with the names of flexbox (`justify-content`) and StackViews.
public enum Justify: String, CaseIterable, Hashable, Sendable {
  /// The first view is at the start, the last at the end, and neighbours are `spacing` apart; priorities determine
  /// which views grow or shrink.
  case fill
  /// The views begin at the start, `spacing` apart; the remaining space is empty.
  case start
  /// The views end at the end, `spacing` apart.
  case end
  /// The views are centred, `spacing` apart.
  case center
  /// The gaps are equal, each at least `spacing`; a single view is at the start.
  case spaceBetween
  /// The remaining space is divided so that gaps are twice as large as the space at either end; `spacing` is added to
  /// the gaps.
  case spaceAround
  /// The remaining space is divided so that the gaps and the space at either end are equal; `spacing` is added to the
  /// gaps.
  case spaceEvenly
}

/// The position of a stack's views across its axis, with the names of flexbox (`align-items`, `align-self`) and
/// StackViews, and those of `UIStackView.Alignment`.
public enum Align: String, CaseIterable, Hashable, Sendable {
  /// The views extend from edge to edge.
  case fill
  /// At the start: the top of a horizontal stack, the leading edge of a vertical one.
  case start
  /// In the middle.
  case center
  /// At the end: the bottom of a horizontal stack, the trailing edge of a vertical one.
  case end
  /// The baselines of the first lines are equal; in a vertical stack the same as `start`.
  case firstBaseline
  /// The baselines of the last lines are equal; in a vertical stack the same as `end`.
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
