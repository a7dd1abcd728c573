extension LengthTree.Node {
  @inline(__always) package var ownCosts: Range<Int> { Int(firstCost)..<Int(firstCost) + Int(ownCount) }

  /// The indices of the costs of the node's remainder in the box around the node.
  @inline(__always) var outerCosts: Range<Int> { ownCosts.upperBound..<ownCosts.upperBound + Int(outerCount) }

  /// The indices of the costs of the remainder in the node's own sum.
  @inline(__always) var restCosts: Range<Int> { outerCosts.upperBound..<outerCosts.upperBound + Int(restCount) }

  /// Whether no length inside the node depends on the node's length.
  var isBare: Bool { rule == .none && !isDecorated }

  /// Whether each length inside fills the node, except for a constant, a shift and a remainder.
  var isBox: Bool { rule == .box || rule == .columns || rule == .cells }

  @inline(__always) var groups: Range<Int> { Int(link)..<Int(link) + Int(groupCount) }
}

extension LengthTree.Member {
  var isLimited: Bool { maximum < .infinity }
}

extension LengthTree {
  func members(of group: Group) -> ArraySlice<Member> {
    members[Int(group.members.lowerBound)..<Int(group.members.upperBound)]
  }

  /// The nodes in a node's groups, one group after the other.
  func members(of node: Node) -> [Int32] {
    node.groupCount == 0 ? [] : node.groups.flatMap { members(of: groups[$0]).map(\.node) }
  }

  func terms(of row: Row) -> ArraySlice<Term> { terms[Int(row.terms.lowerBound)..<Int(row.terms.upperBound)] }

  /// The nodes of the views directly inside a node, whether or not they contribute to the node's length.
  @inlinable @inline(__always)
  package func inside(_ index: Int) -> NodesInside { NodesInside(ends, inside: index) }

  /// Calls `body` with each node directly inside a node, including the nodes from `listed`, but without nodes that are
  /// apart and rows of a grid.
  func forEachInside(_ index: Int, _ body: (Int) -> Void) {
    if nodes[index].rule == .gridRow { return }
    for child in inside(index) where !nodes[child].isApart && nodes[child].rule != .gridRow { body(child) }
    for child in listed(index) { body(Int(child)) }
  }

  /// The nodes directly inside a node that are stored elsewhere: a grid's sum of columns, or a column's cells.
  func listed(_ index: Int) -> [Int32] {
    switch nodes[index].rule {
    case .columns: [nodes[index].link]
    case .cells: cells[Int(nodes[index].link)]
    case .none, .sum, .equalSum, .box, .separate, .rows, .gridRow: []
    }
  }

  /// For a grid, the nodes of the sum of its columns and of each column, in this order; empty for other nodes.
  @inline(__always)
  package func columns(of index: Int) -> Range<Int> {
    guard nodes[index].rule == .columns else { return 0..<0 }
    return Int(nodes[index].link)..<Int(ends[Int(nodes[index].link)])
  }

  /// The unknowns in rows across the tree, including duplicates.
  package var named: [Int32] { terms.map(\.unknown) }

  /// The greatest finite bound, constant or breakpoint, or the root's length if it is greater.
  func greatestConstant(and root: Double?) -> Double {
    var greatest = root ?? 0
    for node in nodes {
      if node.lower > greatest { greatest = node.lower }
      if abs(node.constant) > greatest { greatest = abs(node.constant) }
      if node.upper > greatest, node.upper < .infinity { greatest = node.upper }
    }
    for cost in costs { greatest = max(greatest, abs(cost.breakpoint)) }
    for row in rows { greatest = max(greatest, abs(row.cost.breakpoint)) }
    return greatest
  }
}

/// The indices of the nodes of the views directly inside a node. Each node starts at the index at which the previous
/// node ends.
@usableFromInline package struct NodesInside: Sequence, IteratorProtocol {
  @usableFromInline let ends: [Int32]
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable init(_ ends: [Int32], inside index: Int) {
    self.ends = ends
    self.index = index + 1
    end = Int(ends[index])
  }

  @inlinable package mutating func next() -> Int? {
    if index >= end { return nil }
    defer { index = Int(ends[index]) }
    return index
  }
}
