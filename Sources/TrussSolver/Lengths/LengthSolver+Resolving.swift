/// Changes of a solved tree: their cost depends on the changed part, not on the size of the tree.
extension LengthSolver {
  /// The change of a node.
  enum News: UInt8 {
    case none
    /// The content inside it.
    case inside
    /// Its length.
    case length
  }

  /// Whether rows across the tree couple lengths.
  package var isCoupled: Bool { !isMarked.isEmpty }

  /// Whether changes have left so many unused segments and costs that solving a new tree takes less time.
  package var isWorn: Bool {
    pool.segments.count >= 4 * usual.segments + 4096 || tree.costs.count >= 4 * usual.costs + 4096
  }

  /// Whether records of nodes leave it as it is which lengths are coupled: those of a group are, or none of them.
  package func couplesTheSame(_ indices: [Int], with records: LengthTree) -> Bool {
    !isCoupled
      || zip(indices, records.nodes).allSatisfy { index, node in
        tree.members(of: tree.nodes[index]) == records.members(of: node)
      }
  }

  /// Gives nodes other records. Their costs and groups then follow all others; `resolve` has to hear of the nodes.
  package mutating func replace(_ indices: [Int], with records: LengthTree) {
    let (firstCost, firstGroup) = (Int32(tree.costs.count), Int32(tree.groups.count))
    for (position, index) in indices.enumerated() {
      // Groups that are solved with the rows across the tree leave it empty.
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

  /// Whether two nodes have the same rest in the box around them.
  private func isRestSame(
    of node: LengthTree.Node, in tree: LengthTree, as other: LengthTree.Node, in others: LengthTree
  ) -> Bool {
    node.shift == other.shift && tree.costs[node.outerCosts] == others.costs[other.outerCosts]
  }

  /// Takes a node and all inside it out of the lengths around them.
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

  /// Solves again after some nodes' costs have changed, or the root's length. `touched` then are the nodes whose inside
  /// has changed, in order. False where the tree has no such layout with the same bounds: the solver's values are then of
  /// no use.
  ///
  /// - Parameters:
  ///   - changed: the nodes with other records.
  ///   - isReformed: whether the lengths inside them are to be allotted again, whatever their own lengths.
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
      // Any of them may have another length, and any place that rows decide may be another.
      for index in isMarked.indices where isMarked[index] && !tree.nodes[index].isAbsent {
        if news[index] == .none { gathered.append(index) }
        news[index] = .length
      }
      gathered.sort(by: >)
    }
    return allotAgain(gathered)
  }

  /// Gathers what has changed, up to if nothing does. Returns what was gathered, the last node first; nil if a bound
  /// leaves no space.
  private mutating func gatherAgain(_ changed: [Int]) -> [Int]? {
    var stale = TreeOrder(firstFirst: changed.sorted())
    var gathered: [Int] = []
    while let index = stale.next() {
      guard let function = gather(index) else { return nil }
      news[index] = .inside
      gathered.append(index)
      // Another rest is another function of the box around it, though that of the length is the same.
      let hasOtherRest = otherRests.contains(index)
      if !hasOtherRest, pool.isSame(function, functions[index]) { continue }
      let parent = Int(tree.nodes[index].parent)
      // A subtree of a coupled length ends there; the lengths around it are settled with it.
      let endsHere = isCoupled(index) && !hasOtherRest
      if parent >= 0, !endsHere, hasOtherRest || !isCovered(index, function, in: parent) { stale.add(around: parent) }
      functions[index] = function
    }
    otherRests.removeAll(keepingCapacity: true)
    return gathered
  }

  /// Whether a box is the same with another function of a length inside it: where that is as long as the box, and
  /// bounds it below others, before as after.
  private func isCovered(_ index: Int, _ function: CostFunction, in parent: Int) -> Bool {
    guard tree.nodes[parent].rule == .box, !tree.nodes[index].isApart, fit(index) == .exact, isRay(function),
      isRay(functions[index])
    else { return false }
    let distance = tree.nodes[parent].constant + tree.nodes[index].shift
    let bound = max(function.argmin, functions[index].argmin) + distance
    return functions[parent].left.reduce(functions[parent].argmin) { $0 - pool.segments[$1].length } > bound
  }

  /// Allots what has changed, from the root on: what is inside the nodes that were gathered, the last one first, and
  /// inside those that come out with other lengths.
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
      // Nothing depends on the length of a leaf that rows alone decide.
      if lengths[child] != oldLengths[position], tree.nodes[child].rule != .none || tree.nodes[child].needsRow {
        news[child] = .length
        changedInside.append(child)
      }
    }
    order.add(changedInside)
    return true
  }

  /// A box that is as long as before gives another length only to those inside that were gathered again.
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
