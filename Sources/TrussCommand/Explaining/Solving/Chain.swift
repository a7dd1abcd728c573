import TrussIR
import TrussSolver

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
    /// Whether it is only that a size is not negative.
    var isExtent: Bool
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
      let isExtent = if case .extent = system.rows[step.row].source { true } else { false }
      return Step(
        row: step.row, length: step.length, isBound: system.rows[step.row].relation.relation != .equal,
        sized: item(ofSize: step.row), isExtent: isExtent)
    }
  }
}
