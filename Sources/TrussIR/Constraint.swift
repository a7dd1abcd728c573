/// A linear relation between attributes of items, with a priority.
public struct Constraint: Equatable, Sendable {
  /// The side before the relation. Its constant is kept on the right: `left.constant` is 0 in a system.
  public var left: Expression
  /// How the sides compare.
  public var relation: Relation
  /// The side after the relation.
  public var right: Expression
  /// How much it matters; required by default.
  public var priority: Priority
  /// The rule that generated it.
  public var category: Category
  /// A name that its author gave it, or nil.
  public var label: String?
  /// The source line that created it, or nil.
  public var origin: SourceLine?
  /// How a listing writes it; a system keeps `.spacing` only where the constraint is such a distance.
  public var notation: Notation

  /// Makes a constraint of two sides.
  public init(
    _ left: Expression, _ relation: Relation, _ right: Expression, priority: Priority = .required,
    category: Category = .none, label: String? = nil, origin: SourceLine? = nil,
    notation: Notation = .anchors
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.priority = priority
    self.category = category
    self.label = label
    self.origin = origin
    self.notation = notation
  }
}

extension Constraint {
  /// The terms of both sides.
  package var terms: [Term] { left.terms + right.terms }
}

/// An attribute of an item: `email.top`.
public struct Anchor: Hashable, Sendable {
  /// The item.
  public var item: Item.ID
  /// The attribute.
  public var attribute: Attribute

  /// Makes an anchor.
  public init(_ item: Item.ID, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// An anchor times a number.
public struct Term: Hashable, Sendable {
  /// The factor.
  public var coefficient: Double
  /// The anchor.
  public var anchor: Anchor

  /// Makes a term.
  public init(_ coefficient: Double, _ anchor: Anchor) {
    self.coefficient = coefficient
    self.anchor = anchor
  }

  /// Makes a term with the factor 1.
  public init(_ item: Item.ID, _ attribute: Attribute) {
    self.init(1, Anchor(item, attribute))
  }
}

/// A sum of terms and a constant.
public struct Expression: Hashable, Sendable {
  /// The terms, in the order they were written.
  public var terms: [Term]
  /// The number that is added to them, in points.
  public var constant: Double

  /// Makes an expression.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A constant.
  public init(floatLiteral value: Double) { self.init(constant: value) }
  /// A constant.
  public init(integerLiteral value: Int) { self.init(constant: Double(value)) }
}

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

/// How much a constraint matters: more than 0, at most 1000, fractions allowed.
///
///     Box("sidebar").width(180, priority: .high).width(240, priority: 20)
///
/// Levels are compared one after the other: no number of constraints at a lower level outweighs one at a higher. The
/// scale is Auto Layout's; there a priority is a 32-bit float, here a Double.
public struct Priority: Hashable, Comparable, Sendable {
  /// The number.
  public var value: Double

  /// Makes a priority of a number.
  @inlinable public init(_ value: Double) { self.value = value }

  /// 1000: must hold.
  @inlinable public static var required: Priority { Priority(1000) }
  /// 750: Auto Layout's default for compression resistance.
  public static let high = Priority(750)
  /// 250: Auto Layout's default for hugging.
  public static let low = Priority(250)

  /// Whether a constraint with this priority must hold.
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

/// How a listing writes a constraint. It does not change the constraint's meaning.
public enum Notation: UInt8, CaseIterable, Hashable, Sendable {
  /// As a relation of two sums of anchors: `b.leading == a.trailing + 8`.
  case anchors
  /// As visual format does: `H:[a]-(8)-[b]`. Only the distance from one edge to the next can be written so, between
  /// items or between an item and the one around it; a system keeps any other constraint as `.anchors`.
  case spacing
}
