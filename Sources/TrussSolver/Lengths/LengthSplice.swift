/// Nodes that replace others in a tree, directly inside one node and one behind the other, with all that is inside
/// them. Nodes behind them get other indices, and rows that are ordered by those, other places.
package struct LengthSplice: Sendable {
  /// The indices of the nodes that go.
  package var range: Range<Int>
  /// The node around these.
  package var parent: Int
  /// For each new node the node around it, and the index after the last one inside it.
  package var nodes: [(parent: Int, end: Int)]
  /// The place from which on rows move, and how much farther for each node more.
  package var firstOrder: UInt64
  package var orderStep: UInt64

  package init(
    _ range: Range<Int>, inside parent: Int, nodes: [(parent: Int, end: Int)], firstOrder: UInt64, orderStep: UInt64
  ) {
    self.range = range
    self.parent = parent
    self.nodes = nodes
    self.firstOrder = firstOrder
    self.orderStep = orderStep
  }

  /// How many nodes there are more than before.
  var growth: Int { nodes.count - range.count }
  /// How much farther those rows move.
  var orderGrowth: UInt64 { orderStep &* UInt64(bitPattern: Int64(growth)) }
}

extension LengthTree {
  /// Puts nodes in the places of others. They are absent until they have records.
  mutating func splice(_ splice: LengthSplice) {
    let growth = Int32(splice.growth)
    var around = splice.parent
    while around >= 0 {
      ends[around] += growth
      moveCosts(of: around, splice)
      around = Int(nodes[around].parent)
    }
    nodes.replaceSubrange(
      splice.range,
      with: splice.nodes.map {
        var node = Node(parent: Int32($0.parent))
        node.isAbsent = true
        return node
      })
    ends.replaceSubrange(splice.range, with: splice.nodes.map { Int32($0.end) })
    if growth == 0 { return }
    let (first, behind) = (Int32(splice.range.upperBound), splice.range.lowerBound + splice.nodes.count)
    ends.withUnsafeMutableBufferPointer { ends in
      for index in behind..<ends.count { ends[index] += growth }
    }
    let (firstOrder, orderGrowth) = (splice.firstOrder, splice.orderGrowth)
    nodes.withUnsafeMutableBufferPointer { nodes in
      costs.withUnsafeMutableBufferPointer { costs in
        for index in behind..<nodes.count {
          if nodes[index].parent >= first { nodes[index].parent += growth }
          // Rows of views before come before, but for those of containers that end behind.
          for cost in nodes[index].allCosts where costs[cost].order >= firstOrder { costs[cost].order &+= orderGrowth }
        }
      }
    }
    for index in groups.indices where groups[index].order >= firstOrder { groups[index].order &+= orderGrowth }
    for index in members.indices where members[index].node >= first { members[index].node += growth }
  }

  private mutating func moveCosts(of index: Int, _ splice: LengthSplice) {
    for cost in nodes[index].allCosts where costs[cost].order >= splice.firstOrder {
      costs[cost].order &+= splice.orderGrowth
    }
  }
}

extension LengthSolver {
  /// Whether rows across the tree couple lengths: the tree takes no splices then.
  package var isCoupled: Bool { !isMarked.isEmpty }

  /// Puts nodes in the places of others. They are absent, and have no lengths, until `replace` gives them records; it
  /// has to give one to the node around them too, and `resolve` needs all these among its changed nodes.
  package mutating func splice(_ splice: LengthSplice) {
    let parent = splice.parent
    for group in tree.nodes[parent].groups {
      for member in tree.members(of: tree.groups[group]) { isMember[Int(member.node)] = false }
    }
    tree.nodes[parent].groupCount = 0
    tree.splice(splice)
    let count = splice.nodes.count
    let functions = repeatElement(CostFunction(argmin: 0), count: count)
    self.functions.replaceSubrange(splice.range, with: functions)
    inner.replaceSubrange(splice.range, with: functions)
    outer.replaceSubrange(splice.range, with: functions)
    lengths.replaceSubrange(splice.range, with: repeatElement(0, count: count))
    if !gaps.isEmpty { gaps.replaceSubrange(splice.range, with: repeatElement(0, count: count)) }
    if !isMember.isEmpty { isMember.replaceSubrange(splice.range, with: repeatElement(false, count: count)) }
    if !news.isEmpty { news.replaceSubrange(splice.range, with: repeatElement(.none, count: count)) }
    if splice.growth != 0 { pool.move(splice) }
  }

  /// Moves the rows about how nodes are joined to the box around them, from a node on to the last one beside it.
  package mutating func movePlacements(from first: Int, by step: UInt64) {
    let end = Int(tree.ends[Int(tree.nodes[first].parent)])
    var index = first
    while index < end {
      for cost in tree.nodes[index].outerCosts { tree.costs[cost].order &+= step }
      index = Int(tree.ends[index])
    }
  }
}

extension CostPool {
  /// Changes the indices of segments' owners, and the places of rows and defaults.
  fileprivate mutating func move(_ splice: LengthSplice) {
    let (owner, growth) = (Int32(splice.range.upperBound), Int32(splice.growth))
    let (order, orderGrowth) = (splice.firstOrder, splice.orderGrowth)
    let firstDefault = firstDefault
    let (own, ownGrowth) = (firstDefault + 2 * UInt64(splice.range.upperBound), 2 * Int64(splice.growth))
    let orders = UInt64(1) << LengthSolver.rankShift - 1
    segments.withUnsafeMutableBufferPointer { segments in
      for index in segments.indices {
        if segments[index].owner >= owner { segments[index].owner += growth }
        let row = segments[index].slope.row
        if row == Slope.noRow { continue }
        if row < firstDefault {
          if row & orders >= order { segments[index].slope.row = row &+ orderGrowth }
        } else if row >= own {
          segments[index].slope.row = row &+ UInt64(bitPattern: ownGrowth)
        }
      }
    }
  }
}
