import TrussIR
import TrussSolver

/// The required constraint rows of a system, indexed by items, to find the rows that relate only a few given items.
struct NearbyRows {
  /// The rows by their last item, which is in few rows. Most rows relate a container, which comes first and is in many
  /// rows, and one of its views.
  private var rows: [Item.ID: [Int]] = [:]

  /// Makes an index without rows, for reports that propose nothing.
  init() {}

  init(_ system: ConstraintSystem) {
    for (row, constraint) in system.constraints.enumerated() where constraint.priority.isRequired {
      let last = Self.items(of: constraint).max { $0.index < $1.index }
      if let last { rows[last, default: []].append(row) }
    }
  }

  /// The rows of a conflict, and all required rows that relate only its items.
  func rows(around conflict: Conflict, _ system: ConstraintSystem) -> [Int] {
    let items = Set(conflict.constraints.flatMap { Self.items(of: system.constraints[$0]) })
    let near = items.flatMap { rows[$0] ?? [] }.filter { items.isSuperset(of: Self.items(of: system.constraints[$0])) }
    return Set(near + conflict.constraints).sorted()
  }

  private static func items(of constraint: Constraint) -> [Item.ID] {
    constraint.terms.map(\.anchor.item)
  }
}
