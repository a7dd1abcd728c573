import TrussIR
import TrussSolver

/// The required rows of a system, indexed by their items, to find those among a few items.
struct NearbyRows {
  /// The rows by the last of their items: most relate a view and its container, which comes before it and has many.
  private var rows: [Item.ID: [Int]] = [:]

  /// Knows no rows, for those who propose nothing.
  init() {}

  /// The rows of a system.
  init(_ system: ConstraintSystem) {
    for (row, constraint) in system.constraints.enumerated() where constraint.priority.isRequired {
      let last = Self.items(of: constraint).max { $0.index < $1.index }
      if let last { rows[last, default: []].append(row) }
    }
  }

  /// A conflict's rows and those that relate only its items.
  func rows(around conflict: Conflict, _ system: ConstraintSystem) -> [Int] {
    let items = Set(conflict.constraints.flatMap { Self.items(of: system.constraints[$0]) })
    let near = items.flatMap { rows[$0] ?? [] }.filter { items.isSuperset(of: Self.items(of: system.constraints[$0])) }
    return Set(near + conflict.constraints).sorted()
  }

  private static func items(of constraint: Constraint) -> [Item.ID] {
    constraint.terms.map(\.anchor.item)
  }
}
