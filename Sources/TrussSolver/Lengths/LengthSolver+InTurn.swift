package import TrussIR

/// Solves two coupled trees one after the other. This is possible if the first tree decides its lengths in the rows
/// between the trees, whatever the second tree's lengths are.
extension LengthSolver {
  /// The lowest priority at which rows may decide a length of the first tree: above the hugging of content, which is
  /// violated in most layouts.
  package static let decisive: Priority = 300

  /// The lengths of the second tree that follow from this tree's lengths by the rows; nil if the second tree may affect
  /// this tree.
  ///
  /// Each row equates one length of each tree, and equations of a priority of at least `decisive` decide this tree's
  /// length. All equations at these levels hold in this tree. If the second tree then violates no row of such a
  /// priority, either, any other lengths would cost more at one of these priorities. So both trees get the lengths that
  /// solving them together would give.
  package func lengths(across rows: [LengthTree.PairRow]) -> [(node: Int, length: Double)]? {
    if rows.isEmpty { return [] }
    guard isPromoted else { return nil }
    var levels = Array(repeating: false, count: tree.levels.count)
    var result: [(node: Int, length: Double)] = []
    for row in rows {
      guard row.priority.isRequired, row.cost.down > 0, row.cost.up > 0, row.first.count == 1, row.second.count == 1,
        row.first[0].unknown >= 0, row.second[0].unknown >= 0, isDecided(Int(row.first[0].unknown), &levels)
      else { return nil }
      let rest = row.cost.breakpoint - row.first[0].factor * lengths[Int(row.first[0].unknown)]
      result.append((Int(row.second[0].unknown), rest / row.second[0].factor))
    }
    return hold(levels) ? result : nil
  }

  /// Returns those of some nodes whose lengths no constraint row of a lower priority than `decisive` can change.
  package func decided(_ nodes: [Int]) -> [Int] {
    var levels = Array(repeating: false, count: tree.levels.count)
    let decided = nodes.filter { isDecided($0, &levels) }
    return decided.isEmpty || hold(levels) ? decided : []
  }

  /// Whether a bound decides a length, or equations that hold do: the length equals its box's length or its share of a
  /// sum, and the same is true of the lengths around it. Adds the levels of the equations to `levels`.
  private func isDecided(_ node: Int, _ levels: inout [Bool]) -> Bool {
    var index = node
    while !functions[index].isPoint {
      if index == 0 { return root != nil }
      let parent = Int(tree.nodes[index].parent)
      guard parent >= 0, !tree.nodes[index].isApart, !tree.nodes[index].isAbsent else { return false }
      switch tree.nodes[parent].rule {
      case .box:
        guard keep(tree.nodes[index].outerCosts, atZero: outerRest(index), &levels) else { return false }
      case .sum: guard isOfShares(parent, &levels) else { return false }
      case .equalSum: break
      case .none, .separate, .rows, .columns, .cells, .gridRow: return false
      }
      index = parent
    }
    return true
  }

  /// Whether costs keep a remainder at 0. If there are no costs, there is no remainder, and the result is true.
  private func keep(_ costs: Range<Int>, atZero rest: Double, _ levels: inout [Bool]) -> Bool {
    if costs.isEmpty { return true }
    let decisive = tree.costs[costs].filter { tree.levels[Int($0.level)] >= Self.decisive }
    guard isZero(rest), decisive.contains(where: { $0.down > 0 }), decisive.contains(where: { $0.up > 0 }) else {
      return false
    }
    // A cost that counts as a bound always holds, so its level need not be checked.
    for cost in decisive where ranks[Int(cost.level)] != Self.bound { levels[Int(cost.level)] = true }
    return true
  }

  /// Whether each length in a sum has only one possible value or equals its share.
  private func isOfShares(_ index: Int, _ levels: inout [Bool]) -> Bool {
    let node = tree.nodes[index]
    guard node.groupCount == 1, node.gapCount == 0, keep(node.restCosts, atZero: innerRest(index), &levels) else {
      return false
    }
    let group = tree.groups[Int(node.link)]
    guard tree.levels[Int(group.level)] >= Self.decisive, isExact(group) else { return false }
    levels[Int(group.level)] = true
    let members = Set(tree.members(of: group).map(\.node))
    var areMembers = true
    tree.forEachInside(index) { child in
      if !tree.nodes[child].isAbsent, !functions[child].isPoint, !members.contains(Int32(child)) { areMembers = false }
    }
    return areMembers
  }

  private func isExact(_ group: LengthTree.Group) -> Bool {
    let members = tree.members(of: group)
    guard group.kind == .shares, group.maxima == nil, let first = members.first, first.factor > 0 else { return false }
    let unit = (lengths[Int(first.node)] - first.inset) / first.factor
    return members.allSatisfy { isZero(lengths[Int($0.node)] - $0.inset - $0.factor * unit) }
  }

  /// Whether all costs at the marked levels are 0.
  private func hold(_ levels: [Bool]) -> Bool {
    guard !tree.rows.contains(where: { levels[Int($0.cost.level)] }),
      tree.groups.allSatisfy({ !levels[Int($0.level)] || isExact($0) })
    else { return false }
    return tree.nodes.indices.allSatisfy { index in
      let node = tree.nodes[index]
      return node.isAbsent
        || holds(levels, tree.costs[node.ownCosts], lengths[index])
          && holds(levels, tree.costs[node.outerCosts], outerRest(index))
          && holds(levels, tree.costs[node.restCosts], innerRest(index))
    }
  }

  private func holds(_ levels: [Bool], _ costs: ArraySlice<LengthTree.Cost>, _ length: Double) -> Bool {
    costs.allSatisfy { cost in
      let excess = length - cost.breakpoint
      return !levels[Int(cost.level)] || isZero(excess) || (excess > 0 ? cost.up : cost.down) == 0
    }
  }

  /// The remainder of a node in its parent: the parent's length without the constant, the shift and the node's own
  /// length.
  private func outerRest(_ index: Int) -> Double {
    let parent = Int(tree.nodes[index].parent)
    guard parent >= 0 else { return 0 }
    return lengths[parent] - tree.nodes[parent].constant - tree.nodes[index].shift - lengths[index]
  }

  private func innerRest(_ index: Int) -> Double {
    let node = tree.nodes[index]
    if node.restCount == 0 { return 0 }
    var rest = lengths[index] - node.constant - (gaps.isEmpty ? 0 : node.gapCount * gaps[index])
    tree.forEachInside(index) { rest -= lengths[$0] }
    return rest
  }

  private func isZero(_ length: Double) -> Bool { abs(length) <= Tolerance.feasibility * tolerance.scale }
}

extension LengthTree {
  package mutating func bound(_ index: Int, to length: Double) {
    nodes[index].lower = max(nodes[index].lower, length)
    nodes[index].upper = min(nodes[index].upper, length)
  }
}
