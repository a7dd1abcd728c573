/// Changes of a solved tree. Their cost depends on the size of the changed part, not on the size of the tree.
extension LengthSolver {
  /// The change of a node.
  enum NodeChange: UInt8 {
    case none
    /// Something inside the node has changed.
    case inside
    /// The node's length has changed.
    case length
  }

  package var isCoupled: Bool { !isMarked.isEmpty }

  /// Whether changes have left so many unused segments and costs that solving a new tree would take less time.
  package var needsRebuild: Bool {
    pool.segments.count >= 4 * usual.segments + 4096 || tree.costs.count >= 4 * usual.costs + 4096
  }

  /// Whether new records of nodes leave the set of coupled lengths unchanged. The members of a group are coupled
  /// together, so they must not change.
  package func couplesTheSame(_ indices: [Int], with records: LengthTree) -> Bool {
    !isCoupled
      || zip(indices, records.nodes).allSatisfy { index, node in
        tree.members(of: tree.nodes[index]) == records.members(of: node)
      }
  }

  /// Replaces the records of nodes. The new costs and groups are appended. `resolve` must then be called with these
  /// nodes.
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

  /// Whether the remainders of two nodes in the boxes around them have equal shifts and costs.
  private func isRestSame(
    of node: LengthTree.Node, in tree: LengthTree, as other: LengthTree.Node, in others: LengthTree
  ) -> Bool {
    node.shift == other.shift && tree.costs[node.outerCosts] == others.costs[other.outerCosts]
  }

  /// Makes a node and all nodes inside it absent, with length 0.
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

  package mutating func move(cost index: Int, to breakpoint: Double) { tree.costs[index].breakpoint = breakpoint }

  /// Solves again after a change of some nodes' costs or of the root's length. Afterwards `touched` lists, in order,
  /// the nodes inside which lengths were computed again. Returns false if the tree has no layout while the same levels
  /// count as required: then the solver's values are useless.
  ///
  /// - Parameters:
  ///   - changed: the nodes with new records.
  ///   - isReformed: whether lengths inside the changed nodes are computed again even if the nodes' own lengths are
  ///     unchanged.
  ///   - root: the root's length, or nil for the length with the least cost.
  package mutating func resolve(changed: [Int], isReformed: Bool, root: Double?) -> Bool {
    if nodeChanges.isEmpty { nodeChanges = Array(repeating: .none, count: tree.nodes.count) }
    touched.removeAll(keepingCapacity: true)
    guard var gathered = gatherAgain(changed) else { return false }
    if isReformed {
      for index in changed { nodeChanges[index] = .length }
    }
    let isOtherRoot = root != self.root
    self.root = root
    if isMarked.isEmpty {
      let length = lengths[0]
      guard settleRoot() else { return false }
      if lengths[0] != length {
        nodeChanges[0] = .length
        if gathered.last != 0 { gathered.append(0) }
      }
    } else if isOtherRoot || gathered.contains(where: { isMarked[$0] }) {
      guard settleCoupled() else { return false }
      // Any marked length may have changed, and any position that rows decide.
      for index in isMarked.indices where isMarked[index] && !tree.nodes[index].isAbsent {
        if nodeChanges[index] == .none { gathered.append(index) }
        nodeChanges[index] = .length
      }
      gathered.sort(by: >)
    }
    return allotAgain(gathered)
  }

  /// Computes changed cost functions again, from the changed nodes towards the root, until a function is unchanged.
  /// Returns the recomputed nodes, in descending order; nil if bounds exclude every value.
  private mutating func gatherAgain(_ changed: [Int]) -> [Int]? {
    var stale = TreeOrder(firstFirst: changed.sorted())
    var gathered: [Int] = []
    while let index = stale.next() {
      guard let function = gather(index) else { return nil }
      nodeChanges[index] = .inside
      gathered.append(index)
      // A changed remainder changes the cost of the box even if the length's own function is unchanged.
      let hasOtherRest = otherRests.contains(index)
      if !hasOtherRest, pool.isSame(function, functions[index]) { continue }
      let parent = Int(tree.nodes[index].parent)
      // The change ends at a coupled length, because the lengths around it are solved together with it.
      let endsHere = isCoupled(index) && !hasOtherRest
      if parent >= 0, !endsHere, hasOtherRest || !isCovered(index, function, in: parent) { stale.add(around: parent) }
      functions[index] = function
    }
    otherRests.removeAll(keepingCapacity: true)
    return gathered
  }

  /// Whether the change of a length's function leaves the function of its box unchanged: the length fills the box, and
  /// both its old and its new lower bound are below the lower bound of the box.
  private func isCovered(_ index: Int, _ function: CostFunction, in parent: Int) -> Bool {
    guard tree.nodes[parent].rule == .box, !tree.nodes[index].isApart, fit(index) == .exact, isRay(function),
      isRay(functions[index])
    else { return false }
    let distance = tree.nodes[parent].constant + tree.nodes[index].shift
    let bound = max(function.argmin, functions[index].argmin) + distance
    return functions[parent].left.reduce(functions[parent].argmin) { $0 - pool.segments[$1].length } > bound
  }

  /// Computes changed lengths again, from the root to the leaves: inside the gathered nodes, which are in descending
  /// order, and inside nodes whose own lengths have changed.
  private mutating func allotAgain(_ gathered: [Int]) -> Bool {
    var order = TreeOrder(lastFirst: gathered)
    while let index = order.next() {
      let own = nodeChanges[index]
      nodeChanges[index] = .none
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
      // Nothing depends on the length of a leaf, unless a row must decide it.
      if lengths[child] != oldLengths[position], tree.nodes[child].rule != .none || tree.nodes[child].needsRow {
        nodeChanges[child] = .length
        changedInside.append(child)
      }
    }
    order.add(changedInside)
    return true
  }

  /// Computes lengths again inside a box whose own length is unchanged. Only lengths that were gathered again can
  /// change.
  private mutating func allotAgain(inBox index: Int) -> Bool {
    if isUndecided(index) { return false }
    var isTouched = false
    for child in tree.inside(index) where nodeChanges[child] != .none {
      let old = lengths[child]
      allot(child, inBox: index)
      if lengths[child] != old {
        nodeChanges[child] = .length
        isTouched = true
      }
    }
    if isTouched { touched.append(index) }
    return true
  }
}
