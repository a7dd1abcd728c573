/// The position of a stack's views along its axis. The names are from flexbox (`justify-content`) and StackViews.
public enum Justify: String, CaseIterable, Hashable, Sendable {
  /// The first view is at the start, the last at the end, and neighbours are `spacing` apart; priorities determine
  /// which views grow or shrink.
  case fill
  /// The views begin at the start, `spacing` apart; the remaining space is empty.
  case start
  /// The last view is at the end, and neighbours are `spacing` apart.
  case end
  /// The views are centred, `spacing` apart.
  case center
  /// The gaps are equal, each at least `spacing`; a single view is at the start.
  case spaceBetween
  /// The remaining space is divided so that each gap gets twice as much of it as either end; `spacing` is added to the
  /// gaps.
  case spaceAround
  /// The remaining space is divided equally among the gaps and both ends; `spacing` is added to the gaps.
  case spaceEvenly
}

/// The position of a stack's views across its axis. The names are from flexbox (`align-items`, `align-self`),
/// StackViews and `UIStackView.Alignment`. As in UIStackView, the names of edges are other names for `start` and `end` on
/// either axis: in a horizontal stack `leading` is the top.
public enum Align: String, CaseIterable, Hashable, Sendable {
  /// The views extend from edge to edge.
  case fill
  /// At the start: the top of a horizontal stack, the leading edge of a vertical one.
  case start
  /// In the middle.
  case center
  /// At the end: the bottom of a horizontal stack, the trailing edge of a vertical one.
  case end
  /// The baselines of the first lines are aligned. In a vertical stack it is the same as `start`.
  case firstBaseline
  /// The baselines of the last lines are aligned. In a vertical stack it is the same as `end`.
  case lastBaseline

  /// Another name for `start`, for horizontal stacks.
  public static let top = Align.start
  /// Another name for `end`, for horizontal stacks.
  public static let bottom = Align.end
  /// Another name for `start`, for vertical stacks.
  public static let leading = Align.start
  /// Another name for `end`, for vertical stacks.
  public static let trailing = Align.end
}
