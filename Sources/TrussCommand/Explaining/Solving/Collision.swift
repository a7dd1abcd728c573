import TrussDiagnostics
import TrussIR
import TrussSolver

/// An irreducible set of a report's constraints that cannot all hold: without any one of them, the others can.
struct Collision {
  /// The indices of the set's constraint rows in the `ReportSystem`, in order.
  var rows: [Int]
  let system: ReportSystem
  /// The index of the constraint in the report that the system broke; nil if the log does not show it.
  let broken: Int?

  subscript(row: Int) -> ReportSystem.Row { system.rows[row] }

  /// The indices of the set's constraints in the report, without repetitions.
  var entries: [Int] {
    var last: Int?
    return rows.compactMap { row in
      guard let index = self[row].entry, index != last else { return nil }
      last = index
      return index
    }
  }

  /// The maximum number of constraint rows that are solved. The system's lists have at most a few dozen constraints.
  static let mostRows = 600
  /// The maximum number of constraint rows of a system in which sets smaller than the first are searched for.
  private static let mostToRefine = 120
  /// The maximum number of constraints in a set that is reduced further.
  private static let mostToFilter = 60

  /// Finds the set that explains best: a set with the fewest constraints and, among these, a set with the broken
  /// constraint. Returns nil if all constraints can hold, or if there are more than `mostRows` rows.
  init?(_ system: ReportSystem, broken: Int?) {
    guard system.rows.count <= Self.mostRows else { return nil }
    (self.system, self.broken) = (system, broken)
    let all = Array(system.rows.indices)
    var found = Self.conflicts(of: system, among: all)
    // Any other set lacks at least one row of the first set, so solving without that row finds it. If the first set
    // contains all constraints, a smaller set contains extents instead of some of them; `removeRowsImpliedByExtents`
    // finds it.
    if all.count <= Self.mostToRefine, let first = found.first, !first.containsEntries(of: system) {
      for row in first where first.count > 2 {
        found += Self.conflicts(of: system, among: all.filter { $0 != row })
      }
    }
    func rank(_ rows: [Int]) -> (Int, Int, Int) {
      let entries = rows.filter { system.rows[$0].entry != nil }
      let hasBroken = entries.contains { system.rows[$0].entry == broken }
      return (entries.count, hasBroken ? 0 : 1, rows.count)
    }
    let explained = found.filter { rank($0).0 > 0 }
    guard let best = explained.min(by: { rank($0) < rank($1) }) else { return nil }
    rows = best
    removeRowsImpliedByExtents()
  }

  /// Replaces constraints by the rule that sizes are not negative, if the set still conflicts.
  ///
  /// The solver's sets are irreducible. But they may contain `V:[view(10)]` where it would suffice that the height of
  /// the view is at least 0, which always holds.
  private mutating func removeRowsImpliedByExtents() {
    guard entries.count <= Self.mostToFilter, circuit?.isTight(rounding: ReportSystem.rounding) != true else { return }
    let items = Set(rows.flatMap { self[$0].relation.terms }.map(\.anchor.item))
    let extents = system.rows.indices.filter { index in
      self[index].entry == nil && self[index].item.map(items.contains) == true
    }
    var needed: Set<Int> = []
    while let entry = entries.first(where: { !needed.contains($0) }) {
      needed.insert(entry)
      let rest = rows.filter { self[$0].entry.map { $0 != entry } ?? false }
      if let smaller = Self.conflicts(of: system, among: rest + extents).first { rows = smaller }
    }
  }

  /// The irreducible sets that the solver finds among the given rows.
  private static func conflicts(of system: ReportSystem, among rows: [Int]) -> [[Int]] {
    let prepared = system.prepared(rows)
    return prepared.system.findConflicts().map { conflict in
      Set(conflict.constraints.map { prepared.rows[$0] }).sorted()
    }
  }
}

extension [Int] {
  /// Whether sorted rows contain all rows for constraints of the report. These rows come first in the system.
  fileprivate func containsEntries(of system: ReportSystem) -> Bool {
    let entries = system.rows.prefix { $0.entry != nil }
    return starts(with: entries.indices)
  }
}

extension Collision {
  /// Whether all constraints of the report can hold without one of this set; false if the report has too many to tell.
  func isOnlyOne(without entry: Int?) -> Bool {
    guard let entry, system.rows.count <= Self.mostToRefine else { return false }
    return Self.conflicts(of: system, among: system.rows.indices.filter { self[$0].entry != entry }).isEmpty
  }

  /// The constraints as a closed path from edge to edge, over distances and sizes; nil if they do not form such a path.
  var circuit: Circuit? { Circuit(rows.map { ($0, self[$0].relation) }) }

  /// Finds the constant that the other rows of the set allow for a row: the value nearest to the row's own constant.
  func contradiction(of row: Int) -> Contradiction? {
    let prepared = system.prepared(rows, optional: row)
    return prepared.rows.firstIndex(of: row).flatMap { index in
      Contradiction(
        of: index, in: prepared.system,
        areEquations: rows.allSatisfy { $0 == row || self[$0].relation.relation == .equal })
    }
  }
}
