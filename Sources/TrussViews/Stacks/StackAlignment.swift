/// How a stack with a `distribution:` aligns its views across the axis: `UIStackView.Alignment`.
public enum StackAlignment: String, CaseIterable, Hashable, Sendable {
  /// From one edge to the other.
  case fill
  /// At the leading edge, or the top of a horizontal stack.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge, or the bottom of a horizontal stack.
  case trailing
  /// With the baselines of the first lines equal; `leading` in a vertical stack.
  case firstBaseline
  /// With the baselines of the last lines equal; `trailing` in a vertical stack.
  case lastBaseline

  /// The same as `leading`, for horizontal stacks.
  public static let top = StackAlignment.leading
  /// The same as `trailing`, for horizontal stacks.
  public static let bottom = StackAlignment.trailing
}
