/// Required constraints that cannot all hold.
public struct Conflict: Equatable, Sendable {
  /// The indexes of the constraints, in order. Without any one of them the others can hold.
  public var constraints: [Int]
  /// The one of them that was left out, so that the rest could be solved.
  public var broken: Int

  /// Makes a conflict of constraints, one of which is broken.
  public init(constraints: [Int], broken: Int) {
    self.constraints = constraints
    self.broken = broken
  }
}
