/// Items and the constraints between them: the waist of the package. All that a user writes ends in one, all that is
/// solved starts from one.
///
/// A value of flat arrays: constraints are stored as rows over one array of terms, and made up as `Constraint` values
/// when they are asked for. Two systems are equal when the same items and constraints were added in the same order.
public struct ConstraintSystem: Equatable, Sendable {
  /// The items, in the order they were added.
  public internal(set) var items: [Item] = []
  package internal(set) var rows: [Row] = []
  package internal(set) var terms: [Term] = []
  package internal(set) var categories: [Category] = []
  package internal(set) var labels: [String] = []
  package internal(set) var origins: [SourceLocation] = []

  /// Makes an empty system.
  public init() {}

  /// Adds an item, which has no size below 0 once `Extent` rows say so.
  @discardableResult
  public mutating func addItem(_ item: Item) -> Item.ID {
    items.append(item)
    return Item.ID(items.count - 1)
  }

  /// Changes what is known of an item: its baselines, or what a rule settles.
  public mutating func update(_ item: Item.ID, _ change: (inout Item) -> Void) {
    change(&items[Int(item.index)])
  }

  /// Adds a constraint after all others.
  public mutating func add(_ constraint: Constraint) {
    let start = terms.count
    terms.append(contentsOf: constraint.left.terms)
    let middle = terms.count
    terms.append(contentsOf: constraint.right.terms)
    rows.append(
      Row(
        priority: constraint.priority, constant: constraint.right.constant - constraint.left.constant,
        start: Int32(start), leftCount: Int32(middle - start), rightCount: Int32(terms.count - middle),
        label: intern(constraint.label), origin: intern(constraint.origin),
        category: intern(constraint.category), relation: constraint.relation))
  }

  /// The number of variables: four an item.
  public var variableCount: Int { items.count * 4 }
}

extension ConstraintSystem {
  /// A constraint as it is stored.
  package struct Row: Equatable, Sendable {
    package var priority: Priority
    /// The right side's constant less the left side's.
    package var constant: Double
    package var start: Int32
    package var leftCount: Int32
    package var rightCount: Int32
    /// An index into `labels`, or -1.
    package var label: Int32
    /// An index into `origins`, or -1.
    package var origin: Int32
    package var category: Int16
    package var relation: Relation
  }

  /// The tables are short and neighbours alike, so the last entry answers nearly every time.
  private mutating func intern(_ category: Category) -> Int16 {
    if let last = rows.last, categories[Int(last.category)] == category { return last.category }
    if let index = categories.firstIndex(of: category) { return Int16(truncatingIfNeeded: index) }
    categories.append(category)
    return Int16(truncatingIfNeeded: categories.count - 1)
  }

  private mutating func intern(_ label: String?) -> Int32 {
    guard let label else { return -1 }
    labels.append(label)
    return Int32(labels.count - 1)
  }

  private mutating func intern(_ origin: SourceLocation?) -> Int32 {
    guard let origin else { return -1 }
    if origins.last != origin { origins.append(origin) }
    return Int32(origins.count - 1)
  }
}
