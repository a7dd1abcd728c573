extension ConstraintSystem {
  /// The constraints, in the order they were added; each is made up when it is asked for.
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
    let start = Int(row.start)
    let middle = start + Int(row.leftCount)
    let end = middle + Int(row.rightCount)
    return Constraint(
      Expression(Array(terms[start..<middle])), row.relation,
      Expression(Array(terms[middle..<end]), constant: row.constant), priority: row.priority,
      category: categories[Int(row.category)], label: label(of: row),
      origin: row.origin < 0 ? nil : origins[Int(row.origin)], notation: row.notation)
  }

  func label(of row: Row) -> String? { row.label < 0 ? nil : labels[Int(row.label)] }
}
