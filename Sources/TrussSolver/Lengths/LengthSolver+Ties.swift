/// Ties join lengths across the tree. What hangs on a tied length, or on one around it, is gathered as ever, as one
/// function each; what is left, the lengths on the ways from ties to the root, is a small forest of its own.
extension LengthSolver {
  /// Whether a length is tied, or one inside it is.
  @inline(__always)
  func isInTies(_ index: Int) -> Bool { !isTied.isEmpty && isTied[index] }

  /// Whether a length is a part of what hangs on the one around it.
  @inline(__always)
  func isLoose(_ index: Int) -> Bool { !tree.nodes[index].isAbsent && !isInTies(index) }

  /// Marks the lengths on the ways from ties to the root.
  mutating func markTied() {
    if tree.ties.isEmpty { return }
    isTied = Array(repeating: false, count: tree.nodes.count)
    for term in tree.tieTerms {
      var index = Int(term.node)
      while index >= 0, !isTied[index] {
        isTied[index] = true
        index = Int(tree.nodes[index].parent)
      }
    }
  }

  /// Settles the marked lengths; false where there are none such, or where a row has to decide and none does.
  mutating func settleTied() -> Bool {
    guard var joint = join() else { return false }
    let forest = Forest(nodeCount: joint.functions.count, members: joint.members, linkStart: joint.linkStart)
    var segments = CostPool()
    swap(&segments, &pool)
    var trees = ForestSolver(forest, own: &joint, tolerance: tolerance, pool: consume segments)
    var isSolved = trees.isFeasible
    if isSolved {
      var knots: [KnotSolver] = []
      for knot in forest.knots where isSolved {
        var solver = KnotSolver(knot, of: forest, trees, ground: tolerance.ground, firstDefault: firstDefault)
        isSolved = solver.solve() && solver.isCertain
        knots.append(solver)
      }
      if isSolved { trees.allot(knots) }
    }
    pool = trees.pool
    guard isSolved else { return false }
    let isFree = trees.hasFreedom.contains(true)
    for index in isTied.indices where isTied[index] {
      let node = Int(joint.nodes[index])
      if node < 0 { continue }
      lengths[index] = trees.values[node]
      if isFree, tree.nodes[index].needsRow { return false }
    }
    return true
  }

  /// Says how the marked lengths hang together; nil where bounds contradict each other.
  private mutating func join() -> JointLengths? {
    var joint = JointLengths(count: tree.nodes.count, firstDefault: firstDefault)
    for index in isTied.indices where isTied[index] {
      if let length = knownLength(index, joint) {
        guard allows(functions[index], length) else { return nil }
        lengths[index] = length
      } else {
        joint.add(index, functions[index])
      }
    }
    for index in isTied.indices where isTied[index] {
      guard joinInside(index, &joint) else { return nil }
    }
    for tie in tree.ties {
      let rank = ranks[Int(tie.cost.level)]
      hinges.begin(-.infinity, .infinity)
      hinges.add(tie.cost, shiftedBy: 0, rank: rank)
      guard let function = hinges.function(&pool, tolerance) else { return nil }
      for term in tree.tieTerms[Int(tie.terms.lowerBound)..<Int(tie.terms.upperBound)] {
        joint.add(Int(term.node), times: term.factor, lengths)
      }
      guard close(&joint, function) else { return nil }
    }
    return joint
  }

  /// A marked length that is what it is whatever others are: the root's, where it is given, that of one as long as its
  /// box, or one without room.
  private func knownLength(_ index: Int, _ joint: JointLengths) -> Double? {
    if index == 0, let root { return root }
    if functions[index].isPoint { return functions[index].argmin }
    let parent = Int(tree.nodes[index].parent)
    guard parent >= 0, joint.nodes[parent] < 0, tree.nodes[parent].rule == .box, isRigid(index) else { return nil }
    return lengths[parent] - tree.nodes[parent].constant - tree.nodes[index].shift
  }

  /// Says how a marked length hangs together with those directly inside it.
  private func joinInside(_ index: Int, _ joint: inout JointLengths) -> Bool {
    let node = tree.nodes[index]
    switch node.rule {
    case .none: return true
    case .sum:
      joint.add(index, times: 1, lengths)
      tree.forEachInside(index) { child in
        if isTied[child] { joint.add(child, times: -1, lengths) }
      }
      return close(&joint, inner[index])
    case .equalSum:
      var count = 0.0
      tree.forEachInside(index) { if !tree.nodes[$0].isAbsent { count += 1 } }
      let each = joint.add(inner[index])
      joint.add(index, times: 1, lengths)
      joint.add(each, times: -count)
      var isFeasible = close(&joint, CostFunction(argmin: node.constant))
      tree.forEachInside(index) { child in
        guard isTied[child] else { return }
        joint.add(child, times: 1, lengths)
        joint.add(each, times: -1)
        isFeasible = close(&joint, CostFunction(argmin: 0)) && isFeasible
      }
      return isFeasible
    case .box:
      var isFeasible = true
      tree.forEachInside(index) { child in
        guard isTied[child] else { return }
        joint.add(index, times: 1, lengths)
        joint.add(child, times: -1, lengths)
        var function = outer[child]
        function.argmin += node.constant + tree.nodes[child].shift
        isFeasible = close(&joint, function) && isFeasible
      }
      return isFeasible
    }
  }

  /// Closes a link, whose sum costs as a function says; false where nothing in it can move, and its sum may not be.
  private func close(_ joint: inout JointLengths, _ function: CostFunction) -> Bool {
    guard joint.isOpen else { return allows(function, joint.takeConstant()) }
    joint.close(function)
    return true
  }
}
