/// How the two sides of a constraint compare.
public enum Relation: UInt8, CaseIterable, Hashable, Sendable {
  /// The left side is at most the right one.
  case lessThanOrEqual
  /// The sides are equal.
  case equal
  /// The left side is at least the right one.
  case greaterThanOrEqual
}

extension Relation: CustomStringConvertible {
  /// `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
