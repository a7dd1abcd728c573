/// The position of a stack's views across its axis, with the names of flexbox (`align-items`, `align-self`) and
/// StackViews.
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

  /// The same as `start`, for horizontal stacks.
  public static let top = Align.start
  /// The same as `end`, for horizontal stacks.
  public static let bottom = Align.end
  /// The same as `start`, for vertical stacks.
  public static let leading = Align.start
  /// The same as `end`, for vertical stacks.
  public static let trailing = Align.end
}
