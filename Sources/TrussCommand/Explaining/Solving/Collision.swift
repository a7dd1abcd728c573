import TrussDiagnostics
import TrussIR
import TrussSolver

/// A smallest set of a report's constraints that cannot all hold: without any one of them the others can.
struct Collision {
  /// The rows of the `ReportSystem`, in order.
  var rows: [Int]
  let system: ReportSystem
  /// The constraint of the report that was given up, if the log shows it.
  let broken: Int?

  subscript(row: Int) -> ReportSystem.Row { system.rows[row] }

  /// The constraints of the report among them, each once.
  var entries: [Int] {
    var last: Int?
    return rows.compactMap { row in
      guard let index = self[row].entry, index != last else { return nil }
      last = index
      return index
    }
  }

  /// Beyond this many constraints a report is none of the system's, whose lists have a few dozen at most.
  static let mostRows = 600
  /// Up to this many rows, a smaller set than the first is searched.
  private static let mostToRefine = 120
  /// Up to this many constraints in a set, those that are not needed are searched.
  private static let mostToFilter = 60

  /// Finds the set that explains best: the smallest, and among those one with the constraint that was given up. Nil
  /// where all constraints can hold.
  init?(_ system: ReportSystem, broken: Int?) {
    guard system.rows.count <= Self.mostRows else { return nil }
    (self.system, self.broken) = (system, broken)
    let all = Array(system.rows.indices)
    var found = Self.conflicts(of: system, among: all)
    // Another set misses at least one row of this one, so that it is found when that one is left out. Where the first
    // has all constraints, none is smaller but with extents in place of some, which are examined below.
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
    leaveOutWhatExtentsReplace()
  }

  /// Leaves out constraints in place of which it is enough that sizes are not negative.
  ///
  /// The solver's sets are irreducible, but it may take `V:[view(10)]` where that the view is not less than 0 high
  /// would do; and that always holds.
  private mutating func leaveOutWhatExtentsReplace() {
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

  /// The irreducible sets that the solver finds among rows.
  private static func conflicts(of system: ReportSystem, among rows: [Int]) -> [[Int]] {
    let prepared = system.prepared(rows)
    return prepared.system.findConflicts().map { conflict in
      Set(conflict.constraints.map { prepared.rows[$0] }).sorted()
    }
  }
}

extension [Int] {
  /// Whether rows in order have all those that come from constraints of the report: these come before the others.
  fileprivate func containsEntries(of system: ReportSystem) -> Bool {
    let entries = system.rows.prefix { $0.entry != nil }
    return starts(with: entries.indices)
  }
}

extension Collision {
  /// The constraints as a way around from edge to edge, by distances and sizes; nil if they are none.
  var circuit: Circuit? { Circuit(rows.map { ($0, self[$0].relation) }) }

  /// The constant that the other rows of the set give one row: the one nearest to the row's own that they allow.
  func contradiction(of row: Int) -> Contradiction? {
    let prepared = system.prepared(rows, optional: row)
    return prepared.rows.firstIndex(of: row).flatMap { index in
      Contradiction(
        of: index, in: prepared.system,
        areEquations: rows.allSatisfy { $0 == row || self[$0].relation.relation == .equal })
    }
  }
}
