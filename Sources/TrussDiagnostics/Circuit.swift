package import TrussIR
import TrussSolver
import TrussTree
package import TrussViews

/// A conflict of distances along one axis as a circuit: from edge to edge, and back to its beginning.
///
///     |<------------------- 375 ------------------->|      V.width == 375
///     |-20-|<----- 200 ----->|-8-|<-- 200 -->|-20-|        the way without it: 448
///
/// Distances contradict each other exactly if the lengths of such a circuit do not add up to 0; most conflicts are of
/// this kind.
package struct Circuit {
  /// An edge of an item on the axis: the low one (leading, left or top) or the high one.
  private struct Edge: Hashable {
    var item: Item.ID
    var isHigh: Bool
  }

  /// A constraint as the distance of one edge from another: a size, or an edge plus a constant.
  private struct Link {
    var row: Int
    var from: Edge
    var to: Edge
    /// In points.
    var length: Double
    var isBound: Bool

    /// The item whose size it is: only a size goes from an item to itself.
    var sized: Item.ID? { from.item == to.item ? from.item : nil }
  }

  /// A constraint in the direction of the way.
  package struct Step {
    /// The reader's number of the constraint.
    package var row: Int
    /// How far it goes, in points; negative to the left or up.
    package var length: Double
    /// Whether the length may also be more or less.
    package var isBound: Bool
    /// The item whose size it is, or nil for a distance between edges.
    package var sized: Item.ID?
  }

  package let axis: Axis
  private let links: [Link]

  /// Makes the way around of constraints, each with the reader's number of it. Nothing where they are not one, as some
  /// edge has not two of them, or where they have centres, factors or both axes in them.
  package init?(_ rows: [(row: Int, constraint: Constraint)]) {
    guard rows.count > 1, let axis = rows[0].constraint.left.terms.first?.anchor.attribute.axis else { return nil }
    let links = rows.compactMap { Self.link($0.constraint, $0.row, axis) }
    guard links.count == rows.count else { return nil }
    var degrees: [Edge: Int] = [:]
    for link in links {
      degrees[link.from, default: 0] += 1
      degrees[link.to, default: 0] += 1
    }
    guard degrees.count == links.count, degrees.values.allSatisfy({ $0 == 2 }) else { return nil }
    (self.axis, self.links) = (axis, links)
  }

  private static func link(_ constraint: Constraint, _ row: Int, _ axis: Axis) -> Link? {
    guard let left = constraint.left.terms.first, constraint.left.terms.count == 1, left.coefficient == 1 else {
      return nil
    }
    func link(_ from: Edge, _ to: Edge) -> Link {
      Link(
        row: row, from: from, to: to, length: constraint.right.constant, isBound: constraint.relation != .equal)
    }
    if constraint.right.terms.isEmpty {
      guard left.anchor.attribute == axis.extent else { return nil }
      let item = left.anchor.item
      return link(Edge(item: item, isHigh: false), Edge(item: item, isHigh: true))
    }
    guard let right = constraint.right.terms.first, constraint.right.terms.count == 1, right.coefficient == 1,
      let from = edge(right.anchor, axis), let to = edge(left.anchor, axis), from != to
    else { return nil }
    return link(from, to)
  }

  private static func edge(_ anchor: Anchor, _ axis: Axis) -> Edge? {
    switch (anchor.attribute, axis) {
    case (.leading, .horizontal), (.left, .horizontal), (.top, .vertical): Edge(item: anchor.item, isHigh: false)
    case (.trailing, .horizontal), (.right, .horizontal), (.bottom, .vertical): Edge(item: anchor.item, isHigh: true)
    default: nil
    }
  }
}

extension Circuit {
  /// The sizes, at which the circuit can be opened.
  package var sizes: [(row: Int, item: Item.ID)] { links.compactMap { link in link.sized.map { (link.row, $0) } } }

  /// The way without one of the constraints, from that one's beginning to its end; empty if there is none of that
  /// number.
  package func way(without row: Int) -> [Step] {
    guard let open = links.firstIndex(where: { $0.row == row }) else { return [] }
    var linksOfEdge: [Edge: [Int]] = [:]
    for (index, link) in links.enumerated() where index != open {
      linksOfEdge[link.from, default: []].append(index)
      linksOfEdge[link.to, default: []].append(index)
    }
    var here = links[open].from
    var previous = open
    var steps: [Step] = []
    while let index = linksOfEdge[here]?.first(where: { $0 != previous }), steps.count < links.count {
      let link = links[index]
      let isForward = link.from == here
      here = isForward ? link.to : link.from
      previous = index
      steps.append(
        Step(
          row: link.row, length: isForward ? link.length : -link.length, isBound: link.isBound, sized: link.sized))
    }
    return steps
  }

  /// Whether every size is needed as it is, so that none of them can be any that is not negative.
  ///
  /// All the way around, distances come to `excess` in place of 0. A size that is gone along in that direction may be 0
  /// and leave a contradiction only where it is less than the excess; one that is gone along against it, never. A size
  /// that the way does not go along could cut it short, so there must be none.
  ///
  /// - Parameter rounding: how far a length may be off, in points.
  package func isTight(rounding: Double) -> Bool {
    // All around: the first link backwards, then the others from its beginning to its end.
    let first = links[0]
    let around =
      [Step(row: first.row, length: -first.length, isBound: first.isBound, sized: first.sized)]
      + way(without: first.row)
    let excess = around.length
    let sizes = links.filter { $0.sized != nil }
    guard sizes.allSatisfy({ $0.length >= 0 }) else { return false }
    for step in around where step.sized != nil {
      let isWithTheExcess = step.length == 0 || (step.length < 0) == (excess < 0)
      if isWithTheExcess, abs(step.length) <= abs(excess) + rounding { return false }
    }
    // As many edges as links, and two of each item that has a size.
    let items = Set(links.flatMap { [$0.from.item, $0.to.item] })
    return links.count - items.count == sizes.count
  }
}

extension [Circuit.Step] {
  /// How far they go together, in points.
  package var length: Double { reduce(0) { $0 + $1.length } }

  /// Whether the length may also be more or less.
  package var isBound: Bool { contains(where: \.isBound) }
}

/// The constant that the other constraints of a set give one of them.
package struct Contradiction {
  /// The constant that the constraint would have.
  package var constant: Double
  /// Whether its left side is exactly that much beyond its right one, at least that, or at most that.
  package var relation: Relation

  /// Solves a system in which one constraint is optional, and so yields to the others and only picks among their
  /// solutions. Nil where the others cannot hold.
  ///
  /// - Parameter areEquations: whether all others are.
  package init?(of row: Int, in system: ConstraintSystem, areEquations: Bool) {
    let solution = system.solve()
    guard solution.isComplete, solution.conflicts.isEmpty else { return nil }
    var left = 0.0
    let right = system.forEachVariable(ofRow: row) { left += $1 * solution[$0] }
    let own = system.constraints[row].right.constant
    constant = own + left - right
    relation = areEquations ? .equal : constant < own ? .lessThanOrEqual : .greaterThanOrEqual
  }
}
