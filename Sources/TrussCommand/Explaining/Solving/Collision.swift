import TrussIR
import TrussSolver

/// A smallest set of a report's constraints that cannot all hold: without any one of them the others can.
struct Collision {
  /// The rows of the `ReportSystem`, in order.
  var rows: [Int]
  let system: ReportSystem

  /// The constraints of the report among them, each once.
  var entries: [Int] {
    var last: Int?
    return rows.compactMap { row in
      guard let index = system.rows[row].entry, index != last else { return nil }
      last = index
      return index
    }
  }

  /// Beyond this many constraints a report is none of the system's, whose lists have a few dozen at most.
  static let mostRows = 600
  /// Up to this many rows it is worth to look for a smaller set than the first.
  private static let mostToRefine = 120
  /// Up to this many constraints in a set it is worth to look for those that are not needed.
  private static let mostToFilter = 60

  /// Finds the set that explains best: the smallest, and among those one with the constraint that was given up. Nil
  /// where all constraints can hold.
  init?(_ system: ReportSystem, broken: Int?) {
    guard system.rows.count <= Self.mostRows else { return nil }
    self.system = system
    let all = Array(system.rows.indices)
    var found = Self.conflicts(of: system, among: all)
    // Another set misses at least one row of this one, so that it is found when that one is left out. Where the first
    // has all constraints, none is smaller but with extents in place of some, which are looked at below.
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
    guard entries.count <= Self.mostToFilter, Chain(self)?.isTight != true else { return }
    let items = Set(
      rows.flatMap { system.rows[$0].relation.left + system.rows[$0].relation.right }.map(\.place.item))
    let extents = system.rows.indices.filter {
      system.rows[$0].entry == nil && system.rows[$0].relation.left.contains { items.contains($0.place.item) }
    }
    var needed: Set<Int> = []
    while let entry = entries.first(where: { !needed.contains($0) }) {
      needed.insert(entry)
      let rest = rows.filter { system.rows[$0].entry.map { $0 != entry } ?? false }
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
  /// How the others of the set contradict one of its rows.
  struct Contradiction {
    /// What the others make of the row's left side, less the terms of its right side.
    var value: Double
    /// Whether they make it exactly that, at least that, or at most that.
    var relation: Relation
  }

  /// The value of a row's sum of terms by the others: as near as they let it come to the row's own.
  func contradiction(of row: Int) -> Contradiction? {
    let prepared = system.prepared(rows, optional: row)
    let solution = prepared.system.solve()
    guard solution.isComplete, solution.conflicts.isEmpty, let own = prepared.rows.firstIndex(of: row) else {
      return nil
    }
    let relation = system.rows[row].relation
    var value = 0.0
    _ = prepared.system.forEachVariable(ofRow: own) { value += $1 * solution[$0] }
    let areEquations = rows.allSatisfy { $0 == row || system.rows[$0].relation.relation == .equal }
    if areEquations { return Contradiction(value: value, relation: .equal) }
    return Contradiction(value: value, relation: value < relation.constant ? .lessThanOrEqual : .greaterThanOrEqual)
  }
}

/// A collision along one axis as a way around: from edge to edge, by distances and sizes, back to where it began.
///
///     |<------------------- 375 ------------------->|      V.width == 375
///     |-20-|<----- 200 ----->|-8-|<-- 200 -->|-20-|        the others: 448
///
/// A set of distances cannot hold exactly where such a way does not come out at 0, so most collisions are one.
struct Chain {
  /// One row of the way, as it is gone along.
  struct Step {
    /// The row of the report's system.
    var row: Int
    /// How far it goes, in points; negative to the left or up.
    var length: Double
    /// Whether the length may also be more or less.
    var isBound: Bool
    /// The item whose size it is, or nil for a distance between edges.
    var sized: LogItem?
  }

  /// An edge of an item.
  private struct Node: Hashable {
    var item: LogItem
    var isHigh: Bool
  }

  let axis: LayoutAxis
  private let circuit: Circuit<Node>
  private let system: ReportSystem

  /// Makes the way of a collision, or nothing where it has centres, factors or both axes in it.
  init?(_ collision: Collision) {
    guard let first = collision.rows.first,
      let axis = LayoutAxis.allCases.first(where: { Self.link(collision.system, first, $0) != nil })
    else { return nil }
    let links = collision.rows.compactMap { Self.link(collision.system, $0, axis) }
    guard links.count == collision.rows.count, let circuit = Circuit(links) else { return nil }
    self.axis = axis
    self.circuit = circuit
    system = collision.system
  }

  private static func link(_ system: ReportSystem, _ row: Int, _ axis: LayoutAxis) -> Circuit<Node>.Link? {
    let relation = system.rows[row].relation
    guard let left = relation.left.first, relation.left.count == 1, left.coefficient == 1 else { return nil }
    if relation.right.isEmpty {
      guard left.place.attribute == axis.size else { return nil }
      let item = left.place.item
      return Circuit.Link(
        row: row, from: Node(item: item, isHigh: false), to: Node(item: item, isHigh: true),
        length: relation.constant)
    }
    guard let right = relation.right.first, relation.right.count == 1, right.coefficient == 1,
      let from = node(right.place, axis), let to = node(left.place, axis), from != to
    else { return nil }
    return Circuit.Link(row: row, from: from, to: to, length: relation.constant)
  }

  private static func node(_ place: LogPlace, _ axis: LayoutAxis) -> Node? {
    switch place.attribute {
    case axis.low: Node(item: place.item, isHigh: false)
    case axis.high: Node(item: place.item, isHigh: true)
    default: nil
    }
  }

  /// The rows that are sizes, at which the way can be opened.
  var sizeRows: [Int] { circuit.links.filter(Self.isSize).map(\.row) }

  /// The item of a size.
  func item(ofSize row: Int) -> LogItem? { circuit.links.first { $0.row == row && Self.isSize($0) }?.from.item }

  /// Only a size goes from an item to itself.
  private static func isSize(_ link: Circuit<Node>.Link) -> Bool { link.from.item == link.to.item }

  /// Whether every size is needed as it is, so that none of them can be any that is not negative.
  ///
  /// All the way around, distances come to `excess` in place of 0. A size that is gone along in that direction may be 0
  /// and leave a contradiction only where it is less than the excess; one that is gone along against it, never. A size
  /// that the way does not go along could cut it short, so there must be none.
  var isTight: Bool {
    let steps = circuit.around
    let excess = steps.reduce(0) { $0 + $1.length }
    let sizes = circuit.links.filter(Self.isSize)
    guard sizes.allSatisfy({ $0.length >= 0 }) else { return false }
    let sizeRows = Set(sizes.map(\.row))
    for step in steps where sizeRows.contains(step.row) {
      let isWithTheExcess = step.length == 0 || (step.length < 0) == (excess < 0)
      if isWithTheExcess, abs(step.length) <= abs(excess) + ReportSystem.rounding { return false }
    }
    // As many edges as links, and two of each item that has a size.
    let items = Set(circuit.links.flatMap { [$0.from.item, $0.to.item] })
    return circuit.links.count - items.count == sizes.count
  }

  /// The way without one of its rows, from that one's beginning to its end.
  func way(without row: Int) -> [Step] {
    circuit.way(without: row).map { step in
      Step(
        row: step.row, length: step.length, isBound: system.rows[step.row].relation.relation != .equal,
        sized: item(ofSize: step.row))
    }
  }
}
