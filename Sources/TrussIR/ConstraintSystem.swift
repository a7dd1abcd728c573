/// Items and the constraints between them: every layout is turned into a constraint system, and every solution is
/// computed from one.
///
/// The type is a value of flat arrays: constraints are stored as rows over one array of terms, and converted to
/// `Constraint` values on access. Two systems are equal when their listings are equivalent, see `==(_:_:)`.
public struct ConstraintSystem: Sendable {
  /// The items, in the order they were added.
  public internal(set) var items: [Item] = []
  /// Whether any item's leading edge is its right edge.
  private(set) var hasRightToLeft = false
  package internal(set) var rows: [Row] = []
  package internal(set) var terms: [Term] = []
  package internal(set) var categories: [Category] = []
  package internal(set) var labels: [String] = []
  package internal(set) var origins: [SourceLine] = []

  /// Makes an empty system.
  public init() {}

  /// Adds an item and returns its identifier.
  ///
  /// The item's size may be negative unless constraints exclude this, such as the constraints of the category `extent`.
  @discardableResult
  public mutating func addItem(_ item: Item) -> Item.ID {
    items.append(item)
    hasRightToLeft = hasRightToLeft || item.isRightToLeft
    return Item.ID(items.count - 1)
  }

  package mutating func addItems(_ item: Item, count: Int) {
    items.append(contentsOf: repeatElement(item, count: count))
    hasRightToLeft = hasRightToLeft || item.isRightToLeft
  }

  /// Changes an item, for example its baselines.
  ///
  /// - Returns: whether the system has the item; if not, nothing is changed.
  @discardableResult
  public mutating func update(_ item: Item.ID, _ change: (inout Item) -> Void) -> Bool {
    let index = Int(item.index)
    guard items.indices.contains(index) else { return false }
    change(&items[index])
    hasRightToLeft = hasRightToLeft || items[index].isRightToLeft
    return true
  }

  /// Adds a constraint after all others.
  ///
  /// It is stored in a normal form: with the constant on the right (and never -0), a priority of at most 1000, and
  /// `Notation.spacing` only for constraints that can be written in this way.
  public mutating func add(_ constraint: Constraint) {
    let start = terms.count
    terms.append(contentsOf: constraint.left.terms)
    let middle = terms.count
    terms.append(contentsOf: constraint.right.terms)
    rows.append(
      Row(
        priority: min(constraint.priority, .required),
        constant: constraint.right.constant - constraint.left.constant + 0,
        start: Int32(start), leftCount: Int32(middle - start), rightCount: Int32(terms.count - middle),
        label: intern(constraint.label), origin: intern(constraint.origin),
        category: intern(constraint.category), relation: constraint.relation,
        notation: notation(of: constraint)))
  }

  /// Adds a constraint between a term and another term or a constant, without arrays for the two sides. Nearly all
  /// constraints of rules have this form.
  package mutating func add(
    _ left: Term, _ relation: Relation, _ right: Term?, constant: Double, priority: Priority, category: Category,
    origin: SourceLine?
  ) {
    let start = terms.count
    terms.append(left)
    if let right { terms.append(right) }
    rows.append(
      Row(
        priority: min(priority, .required), constant: constant + 0, start: Int32(start), leftCount: 1,
        rightCount: right == nil ? 0 : 1, label: -1, origin: intern(origin), category: intern(category),
        relation: relation, notation: .anchors))
  }

  /// The number of variables: four for each item.
  public var variableCount: Int { items.count * 4 }
}

extension ConstraintSystem {
  package func removing(rows indexes: Set<Int>) -> ConstraintSystem {
    var system = self
    system.rows = rows.indices.filter { !indexes.contains($0) }.map { rows[$0] }
    return system
  }
}

extension ConstraintSystem {
  /// A constraint as it is stored.
  package struct Row: Equatable, Sendable {
    package var priority: Priority
    /// The constant of the right side minus the constant of the left side.
    package var constant: Double
    package var start: Int32
    package var leftCount: Int32
    package var rightCount: Int32
    /// An index into `labels`, or -1.
    package var label: Int32
    /// An index into `origins`, or -1.
    package var origin: Int32
    /// An index into `categories`.
    package var category: Int32
    package var relation: Relation
    package var notation: Notation

    /// The indices in `terms` of the terms of the left side, of the right side, and of both.
    package var left: Range<Int> { Int(start)..<Int(start + leftCount) }
    package var right: Range<Int> { Int(start + leftCount)..<Int(start + leftCount + rightCount) }
    package var sides: Range<Int> { Int(start)..<Int(start + leftCount + rightCount) }
  }

  private func notation(of constraint: Constraint) -> Notation {
    guard constraint.notation == .spacing else { return .anchors }
    return Gap(left: constraint.left.terms, right: constraint.right.terms) == nil ? .anchors : .spacing
  }

  /// Returns the index of a category, which is added if it is not found. The category of the last row nearly always
  /// matches. Only the last 32 categories are searched, more than all rules have, so that the time stays linear; an
  /// earlier category is added again.
  private mutating func intern(_ category: Category) -> Int32 {
    if let last = rows.last, categories[Int(last.category)] == category { return last.category }
    if let index = categories.suffix(32).firstIndex(of: category) { return Int32(index) }
    categories.append(category)
    return Int32(categories.count - 1)
  }

  private mutating func intern(_ label: String?) -> Int32 {
    guard let label else { return -1 }
    labels.append(label)
    return Int32(labels.count - 1)
  }

  private mutating func intern(_ origin: SourceLine?) -> Int32 {
    guard let origin else { return -1 }
    if origins.last != origin { origins.append(origin) }
    return Int32(origins.count - 1)
  }
}

extension ConstraintSystem {
  /// The constraints, in the order in which they were added; each is created on access.
  public var constraints: Constraints { Constraints(system: self) }

  /// A collection of a system's constraints.
  public struct Constraints: RandomAccessCollection, Sendable {
    let system: ConstraintSystem

    /// The first index, 0.
    public var startIndex: Int { 0 }
    /// The number of constraints.
    public var endIndex: Int { system.rows.count }
    /// The constraint at an index.
    public subscript(index: Int) -> Constraint { system.constraint(at: index) }
  }

  func constraint(at index: Int) -> Constraint {
    let row = rows[index]
    return Constraint(
      Expression(Array(terms[row.left])), row.relation,
      Expression(Array(terms[row.right]), constant: row.constant), priority: row.priority,
      category: categories[Int(row.category)], label: label(of: row),
      origin: row.origin < 0 ? nil : origins[Int(row.origin)], notation: row.notation)
  }

  func label(of row: Row) -> String? { row.label < 0 ? nil : labels[Int(row.label)] }
}

extension ConstraintSystem: Equatable {
  /// Whether two systems have the same constraints in the same order, as far as a listing shows.
  ///
  /// Items are compared by `itemNames`, not by index, and only if a constraint contains them. Everything that a listing
  /// does not show is ignored: origins, kinds, parents, baselines, layout directions. So a system equals the system
  /// read from its listing.
  public static func == (left: ConstraintSystem, right: ConstraintSystem) -> Bool {
    guard left.rows.count == right.rows.count, left.terms.count == right.terms.count else { return false }
    let isSameRow = left.rows.indices.allSatisfy { index in
      let one = left.rows[index]
      let other = right.rows[index]
      return one.relation == other.relation && one.notation == other.notation && one.constant == other.constant
        && one.priority == other.priority && one.leftCount == other.leftCount && one.rightCount == other.rightCount
        && left.categories[Int(one.category)] == right.categories[Int(other.category)]
        && left.label(of: one) == right.label(of: other)
    }
    guard isSameRow else { return false }
    let leftNames = ItemSpelling(left)
    let rightNames = ItemSpelling(right)
    return zip(left.terms, right.terms).allSatisfy { one, other in
      one.coefficient == other.coefficient && one.anchor.attribute == other.anchor.attribute
        && leftNames[one.anchor.item] == rightNames[other.anchor.item]
    }
  }
}

extension ConstraintSystem {
  /// Changes the priority of a constraint row, unless the constraint is required.
  package mutating func changePriority(ofRow row: Int, _ change: (Priority) -> Priority) {
    if !rows[row].priority.isRequired { rows[row].priority = change(rows[row].priority) }
  }
}
