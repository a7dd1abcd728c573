/// A direction in which views are laid out.
public enum Axis: String, CaseIterable, Hashable, Sendable {
  /// From left to right (from right to left where the layout direction is).
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other axis.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
