public import TrussIR

/// How much the optional constraints of one priority are violated.
public struct Violation: Equatable, Sendable {
  /// The priority.
  public var priority: Priority
  /// The sum of the violations, in points.
  public var total: Double

  /// Makes the violation of a level.
  public init(priority: Priority, total: Double) {
    self.priority = priority
    self.total = total
  }
}
