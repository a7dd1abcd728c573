import TrussIR

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

  private struct Link {
    var row: Int
    var from: Node
    var to: Node
    var length: Double
    var isSize: Bool
  }

  let axis: LayoutAxis
  private let links: [Link]
  private let system: ReportSystem

  /// Makes the way of a collision, or nothing where it has centres, factors or both axes in it.
  init?(_ collision: Collision) {
    guard let first = collision.rows.first,
      let axis = LayoutAxis.allCases.first(where: { Self.link(collision.system, first, $0) != nil })
    else { return nil }
    let links = collision.rows.compactMap { Self.link(collision.system, $0, axis) }
    guard links.count == collision.rows.count, links.count > 1 else { return nil }
    var degrees: [Node: Int] = [:]
    for link in links {
      degrees[link.from, default: 0] += 1
      degrees[link.to, default: 0] += 1
    }
    guard degrees.count == links.count, degrees.values.allSatisfy({ $0 == 2 }) else { return nil }
    self.axis = axis
    self.links = links
    system = collision.system
  }

  private static func link(_ system: ReportSystem, _ row: Int, _ axis: LayoutAxis) -> Link? {
    let relation = system.rows[row].relation
    guard let left = relation.left.first, relation.left.count == 1, left.coefficient == 1 else { return nil }
    if relation.right.isEmpty {
      guard left.place.attribute == axis.size else { return nil }
      let item = left.place.item
      return Link(
        row: row, from: Node(item: item, isHigh: false), to: Node(item: item, isHigh: true),
        length: relation.constant, isSize: true)
    }
    guard let right = relation.right.first, relation.right.count == 1, right.coefficient == 1,
      let from = node(right.place, axis), let to = node(left.place, axis), from != to
    else { return nil }
    return Link(row: row, from: from, to: to, length: relation.constant, isSize: false)
  }

  private static func node(_ place: LogPlace, _ axis: LayoutAxis) -> Node? {
    switch place.attribute {
    case axis.low: Node(item: place.item, isHigh: false)
    case axis.high: Node(item: place.item, isHigh: true)
    default: nil
    }
  }

  /// The rows that are sizes, at which the way can be opened.
  var sizeRows: [Int] { links.filter(\.isSize).map(\.row) }

  /// The item of a size.
  func item(ofSize row: Int) -> LogItem? { links.first { $0.row == row && $0.isSize }?.from.item }

  /// The way without one of its rows, from that one's beginning to its end.
  func way(without row: Int) -> [Step] {
    guard let open = links.first(where: { $0.row == row }) else { return [] }
    var rest = links.filter { $0.row != row }
    var here = open.from
    var steps: [Step] = []
    while let index = rest.firstIndex(where: { $0.from == here || $0.to == here }) {
      let link = rest.remove(at: index)
      let isForward = link.from == here
      here = isForward ? link.to : link.from
      var isExtent = false
      if case .extent = system.rows[link.row].source { isExtent = true }
      steps.append(
        Step(
          row: link.row, length: isForward ? link.length : -link.length,
          isBound: system.rows[link.row].relation.relation != .equal, sized: link.isSize ? link.from.item : nil,
          isExtent: isExtent))
    }
    return steps
  }
}
