/// A linear relation between attributes of items, and how much it matters.
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
  /// The line of source that asked for it, or nil.
  public var origin: SourceLocation?
  /// How a listing writes it; a system keeps `.spacing` only where the constraint is such a distance.
  public var notation: Notation

  /// Makes a constraint of two sides.
  public init(
    _ left: Expression, _ relation: Relation, _ right: Expression, priority: Priority = .required,
    category: Category = .none, label: String? = nil, origin: SourceLocation? = nil,
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
