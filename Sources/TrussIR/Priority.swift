/// How much a constraint matters: more than 0, at most 1000, fractions allowed.
///
/// Levels are compared one after the other: no number of constraints at a lower level outweighs one at a higher. The
/// scale is Auto Layout's; there a priority is a 32-bit float, here a Double.
public struct Priority: Hashable, Comparable, Sendable {
  /// The number.
  public var value: Double

  /// Makes a priority of a number.
  @inlinable public init(_ value: Double) { self.value = value }

  /// 1000: has to hold.
  @inlinable public static var required: Priority { Priority(1000) }
  /// 750: Auto Layout's default for compression resistance.
  public static let high = Priority(750)
  /// 250: Auto Layout's default for hugging.
  public static let low = Priority(250)

  /// Whether a constraint with this priority has to hold.
  @inlinable public var isRequired: Bool { value >= 1000 }

  /// Whether a number is above 0 and at most 1000.
  static func isValid(_ value: Double) -> Bool { 0 < value && value <= required.value }

  /// Orders priorities by number.
  @inlinable public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A priority of a number.
  public init(floatLiteral value: Double) { self.init(value) }
  /// A priority of a number.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
