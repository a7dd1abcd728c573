package import TrussIR
import TrussSolver
import TrussTree
package import TrussViews

/// A conflict of distances along one axis as a circuit: from edge to edge, and back to its beginning.
///
///     |<------------------- 375 ------------------->|      V.width == 375
///     |-20-|<----- 200 ----->|-8-|<-- 200 -->|-20-|        the way without it: 448
///
/// Fixed distances contradict each other exactly if the lengths of such a circuit do not add up to 0; most conflicts
/// are of this kind.
package struct Circuit {
  /// An edge of an item on the axis: the low edge (leading, left or top) or the high edge.
  private struct Edge: Hashable {
    var item: Item.ID
    var isHigh: Bool
  }

  /// A constraint as the distance of one edge from another: a size, or an edge plus a constant.
  private struct Link {
    var row: Int
    var from: Edge
    var to: Edge
    var length: Double
    var isBound: Bool

    /// The item, if the link is the size of an item; nil for a distance between items. Only a size links two edges of
    /// one item.
    var sized: Item.ID? { from.item == to.item ? from.item : nil }
  }

  /// A constraint, in the direction in which the way around the circuit passes it.
  package struct Step {
    /// The number by which the caller identifies the constraint.
    package var row: Int
    /// The length in points; negative to the left or up.
    package var length: Double
    /// Whether the constraint is an inequality, so that the length is only a bound.
    package var isBound: Bool
    /// The item, if the constraint is the size of an item; nil for a distance between edges.
    package var sized: Item.ID?
  }

  package let axis: Axis
  private let links: [Link]

  /// Makes a circuit of numbered constraints. Returns nil if an edge is not in exactly two of the constraints, or if
  /// the constraints contain centres, factors or both axes.
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
  package var sizes: [(row: Int, item: Item.ID)] { links.compactMap { link in link.sized.map { (link.row, $0) } } }

  /// Returns the steps around the circuit from a constraint's first edge to its second, without the constraint itself;
  /// empty if no constraint has the number.
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

  /// Whether the conflict depends on the value of every size: if any one size were free, but not negative, all other
  /// constraints could hold.
  ///
  /// The distances around the circuit add up to `excess` instead of 0. A size that runs in the direction of the excess
  /// cannot make up for it if the size is less than the excess; a size that runs against it always can. An item with
  /// both edges in the circuit but without its size could shorten the circuit, so the circuit must not have such an
  /// item.
  ///
  /// - Parameter rounding: how far a length may be off, in points.
  package func isTight(rounding: Double) -> Bool {
    // The whole circuit: the first link backwards, then the other links from its start to its end.
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
    // A circuit has as many edges as links, so the difference is the number of items with both edges in it.
    let items = Set(links.flatMap { [$0.from.item, $0.to.item] })
    return links.count - items.count == sizes.count
  }
}

extension [Circuit.Step] {
  package var length: Double { reduce(0) { $0 + $1.length } }

  /// Whether a step is an inequality, so that the sum is only a bound.
  package var isBound: Bool { contains(where: \.isBound) }
}

/// The constant that the other constraints of a conflict imply for one of its constraints.
package struct Contradiction {
  package var constant: Double
  /// How the left side compares with the right side if the right side's constant is replaced by `constant`.
  package var relation: Relation

  /// Solves a system in which the constraint in `row` is optional, so that it only chooses among the solutions of the
  /// other constraints. Returns nil if the other constraints cannot hold.
  ///
  /// - Parameter areEquations: whether all other constraints are equations.
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
