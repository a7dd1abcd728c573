/// Changes of a solved tree. The time that they take depends on the changed part, not on the size of the tree.
extension LengthSolver {
  /// The change of a node.
  enum News: UInt8 {
    case none
    /// Something inside it has changed.
    case inside
    /// Its length has changed.
    case length
  }

  /// Whether rows across the tree couple lengths.
  package var isCoupled: Bool { !isMarked.isEmpty }

  /// Whether changes have left so many unused segments and costs that solving a new tree takes less time.
  package var isWorn: Bool {
    pool.segments.count >= 4 * usual.segments + 4096 || tree.costs.count >= 4 * usual.costs + 4096
  }

  /// Whether new records of nodes leave the set of coupled lengths as it is. A group's members are coupled together, so
  /// the members must not change.
  package func couplesTheSame(_ indices: [Int], with records: LengthTree) -> Bool {
    !isCoupled
      || zip(indices, records.nodes).allSatisfy { index, node in
        tree.members(of: tree.nodes[index]) == records.members(of: node)
      }
  }

  /// Replaces the records of nodes. Their costs and groups are added after all others; `resolve` must then be called
  /// with these nodes.
  package mutating func replace(_ indices: [Int], with records: LengthTree) {
    let (firstCost, firstGroup) = (Int32(tree.costs.count), Int32(tree.groups.count))
    for (position, index) in indices.enumerated() {
      // `isMember` is empty if all groups are solved with the rows across the tree.
      if !isMember.isEmpty { for member in tree.members(of: tree.nodes[index]) { isMember[Int(member)] = false } }
      var node = records.nodes[position]
      node.firstCost += firstCost
      if node.groupCount > 0 { node.link += firstGroup }
      if !isRestSame(of: tree.nodes[index], in: tree, as: records.nodes[position], in: records) {
        otherRests.insert(index)
        outer[index] = CostFunction(argmin: 0)
      }
      tree.nodes[index] = node
    }
    tree.append(records)
    while groupStates.count < tree.groups.count { groupStates.append(GroupState()) }
  }

  /// Whether two nodes have the same remainder in the box around them.
  private func isRestSame(
    of node: LengthTree.Node, in tree: LengthTree, as other: LengthTree.Node, in others: LengthTree
  ) -> Bool {
    node.shift == other.shift && tree.costs[node.outerCosts] == others.costs[other.outerCosts]
  }

  /// Makes a node and all nodes inside it absent: their lengths are 0.
  package mutating func leaveOut(_ index: Int) {
    for inner in index..<Int(tree.ends[index]) {
      var node = LengthTree.Node(parent: tree.nodes[inner].parent)
      node.isAbsent = true
      tree.nodes[inner] = node
      functions[inner] = CostFunction(argmin: 0)
      self.inner[inner] = functions[inner]
      outer[inner] = functions[inner]
      lengths[inner] = 0
      if !isMember.isEmpty { isMember[inner] = false }
    }
  }

  /// Changes the breakpoint of a row of a node.
  package mutating func move(cost index: Int, to breakpoint: Double) { tree.costs[index].breakpoint = breakpoint }

  /// Solves again after a change of some nodes' costs or of the root's length. `touched` then lists the nodes inside
  /// which lengths were computed again, in order. Returns false if the tree has no layout with the same levels treated
  /// as required: the solver's values are then useless.
  ///
  /// - Parameters:
  ///   - changed: the nodes with new records.
  ///   - isReformed: whether the lengths inside them are computed again even if their own lengths have not changed.
  ///   - root: the root's length, or nil for the cheapest.
  package mutating func resolve(changed: [Int], isReformed: Bool, root: Double?) -> Bool {
    if news.isEmpty { news = Array(repeating: .none, count: tree.nodes.count) }
    touched.removeAll(keepingCapacity: true)
    guard var gathered = gatherAgain(changed) else { return false }
    if isReformed {
      for index in changed { news[index] = .length }
    }
    let isOtherRoot = root != self.root
    self.root = root
    if isMarked.isEmpty {
      let length = lengths[0]
      guard settleRoot() else { return false }
      if lengths[0] != length {
        news[0] = .length
        if gathered.last != 0 { gathered.append(0) }
      }
    } else if isOtherRoot || gathered.contains(where: { isMarked[$0] }) {
      guard settleCoupled() else { return false }
      // Any marked length, and any position that rows decide, may have changed.
      for index in isMarked.indices where isMarked[index] && !tree.nodes[index].isAbsent {
        if news[index] == .none { gathered.append(index) }
        news[index] = .length
      }
      gathered.sort(by: >)
    }
    return allotAgain(gathered)
  }

  /// Computes changed cost functions again, from changed nodes towards the root until a function stays the same.
  /// Returns these nodes, the last one first; nil if bounds exclude every value.
  private mutating func gatherAgain(_ changed: [Int]) -> [Int]? {
    var stale = TreeOrder(firstFirst: changed.sorted())
    var gathered: [Int] = []
    while let index = stale.next() {
      guard let function = gather(index) else { return nil }
      news[index] = .inside
      gathered.append(index)
      // A changed remainder changes the cost of the box even if the length's own function is the same.
      let hasOtherRest = otherRests.contains(index)
      if !hasOtherRest, pool.isSame(function, functions[index]) { continue }
      let parent = Int(tree.nodes[index].parent)
      // The change ends at a coupled length, with which the lengths around it are settled.
      let endsHere = isCoupled(index) && !hasOtherRest
      if parent >= 0, !endsHere, hasOtherRest || !isCovered(index, function, in: parent) { stale.add(around: parent) }
      functions[index] = function
    }
    otherRests.removeAll(keepingCapacity: true)
    return gathered
  }

  /// Whether a box's cost does not change with that of a length inside it: the length fills the box, and its lower
  /// bounds, the old and the new one, are both below the box's.
  private func isCovered(_ index: Int, _ function: CostFunction, in parent: Int) -> Bool {
    guard tree.nodes[parent].rule == .box, !tree.nodes[index].isApart, fit(index) == .exact, isRay(function),
      isRay(functions[index])
    else { return false }
    let distance = tree.nodes[parent].constant + tree.nodes[index].shift
    let bound = max(function.argmin, functions[index].argmin) + distance
    return functions[parent].left.reduce(functions[parent].argmin) { $0 - pool.segments[$1].length } > bound
  }

  /// Computes changed lengths from the root to the leaves: inside the gathered nodes, which are given the last one
  /// first, and inside nodes whose own lengths have changed.
  private mutating func allotAgain(_ gathered: [Int]) -> Bool {
    var order = TreeOrder(lastFirst: gathered)
    while let index = order.next() {
      let own = news[index]
      news[index] = .none
      if tree.nodes[index].isAbsent { continue }
      let isDone: Bool
      switch tree.nodes[index].rule {
      case .none where tree.nodes[index].isDecorated, .rows where tree.nodes[index].isDecorated:
        isDone = allotAgain(inside: index, &order)
      case .none, .rows:
        isDone = !isUndecided(index)
        if isCoupled(index) { touched.append(index) }
      case .box where own == .inside: isDone = allotAgain(inBox: index)
      case .box, .sum, .equalSum: isDone = allotAgain(inside: index, &order)
      // Tables and grids are not changed in place.
      case .separate, .columns, .cells, .gridRow: isDone = false
      }
      guard isDone else { return false }
    }
    return true
  }

  private mutating func allotAgain(inside index: Int, _ order: inout TreeOrder) -> Bool {
    oldLengths.removeAll(keepingCapacity: true)
    for child in tree.inside(index) { oldLengths.append(lengths[child]) }
    guard allot(inside: index) else { return false }
    touched.append(index)
    changedInside.removeAll(keepingCapacity: true)
    for (position, child) in tree.inside(index).enumerated() {
      // Nothing depends on the length of a leaf, unless a row has to decide it.
      if lengths[child] != oldLengths[position], tree.nodes[child].rule != .none || tree.nodes[child].needsRow {
        news[child] = .length
        changedInside.append(child)
      }
    }
    order.add(changedInside)
    return true
  }

  /// Computes lengths inside a box whose own length is unchanged: only those that were gathered again can change.
  private mutating func allotAgain(inBox index: Int) -> Bool {
    if isUndecided(index) { return false }
    var isTouched = false
    for child in tree.inside(index) where news[child] != .none {
      let old = lengths[child]
      allot(child, inBox: index)
      if lengths[child] != old {
        news[child] = .length
        isTouched = true
      }
    }
    if isTouched { touched.append(index) }
    return true
  }
}
