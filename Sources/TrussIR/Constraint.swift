/// A linear relation between attributes of items, with a priority.
public struct Constraint: Equatable, Sendable {
  /// The side before the relation. In a system `left.constant` is 0, as the constant is kept on the right.
  public var left: Expression
  /// How the sides compare.
  public var relation: Relation
  /// The side after the relation.
  public var right: Expression
  /// How much the constraint matters; required by default.
  public var priority: Priority
  /// The rule that generated the constraint.
  public var category: Category
  /// The name that was given to the constraint in the source, or nil.
  public var label: String?
  /// The source line that created the constraint, or nil.
  public var origin: SourceLine?
  /// How a listing writes the constraint. A system keeps `.spacing` only for a constraint that can be written as a
  /// distance.
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
  package var terms: [Term] { left.terms + right.terms }
}

/// An attribute of an item: `email.top`.
public struct Anchor: Hashable, Sendable {
  /// The item that has the attribute.
  public var item: Item.ID
  /// The attribute: an edge, a size, a centre or a baseline of the item.
  public var attribute: Attribute

  /// Makes an anchor of an item and one of its attributes.
  public init(_ item: Item.ID, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// An anchor times a number.
public struct Term: Hashable, Sendable {
  /// The number by which the anchor's value is multiplied.
  public var coefficient: Double
  /// The anchor that is multiplied by the coefficient.
  public var anchor: Anchor

  /// Makes a term of a factor and an anchor.
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
  /// The number that is added to the terms, in points.
  public var constant: Double

  /// Makes a sum of terms and a constant, in points.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes an expression that is a constant, in points.
  public init(floatLiteral value: Double) { self.init(constant: value) }
  /// Makes an expression that is a constant, in points.
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

/// How much a constraint matters: a number above 0 and at most 1000, which may have a fraction.
///
///     Box("sidebar").width(180, priority: .high).width(240, priority: 20)
///
/// Levels are compared one after the other: no number of constraints at a lower level outweighs a constraint at a
/// higher level. The scale is Auto Layout's; there a priority is a 32-bit float, here a Double.
public struct Priority: Hashable, Comparable, Sendable {
  /// The priority as a number, above 0; a constraint with 1000 or more must hold.
  public var value: Double

  /// Makes a priority of a number, which is not checked.
  @inlinable public init(_ value: Double) { self.value = value }

  /// The priority of a required constraint: 1000.
  @inlinable public static var required: Priority { Priority(1000) }
  /// Auto Layout's default priority for compression resistance: 750.
  public static let high = Priority(750)
  /// Auto Layout's default priority for hugging: 250.
  public static let low = Priority(250)

  /// Whether a constraint with this priority must hold.
  @inlinable public var isRequired: Bool { value >= 1000 }

  static func isValid(_ value: Double) -> Bool { 0 < value && value <= required.value }

  /// Orders priorities by number.
  @inlinable public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority of a literal number, which is not checked.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Makes a priority of a literal number, which is not checked.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

/// How a listing writes a constraint. It does not change the constraint's meaning.
public enum Notation: UInt8, CaseIterable, Hashable, Sendable {
  /// As a relation of two sums of anchors: `b.leading == a.trailing + 8`.
  case anchors
  /// As visual format does: `H:[a]-(8)-[b]`. Only a distance from one edge to the next can be written in this way,
  /// between two items or between an item and the item around it; a system keeps any other constraint as `.anchors`.
  case spacing
}
