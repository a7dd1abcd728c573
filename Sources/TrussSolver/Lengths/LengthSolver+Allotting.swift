/// The pass from the root to the leaves, which computes the lengths.
extension LengthSolver {
  /// Distributes a node's length among the lengths directly inside it; false if the distribution is not unique.
  @inline(__always)
  mutating func allot(inside index: Int) -> Bool {
    if isUndecided(index) { return false }
    return tree.nodes[index].isBare || allot(insideOpen: index)
  }

  private mutating func allot(insideOpen index: Int) -> Bool {
    if tree.nodes[index].isDecorated { allotDecorations(index) }
    switch tree.nodes[index].rule {
    case .none, .rows, .gridRow: return true
    case .sum: return allotSum(index)
    case .equalSum: allotEqually(index)
    case .separate: allotSeparately(index)
    case .box, .cells: allotBox(index)
    case .columns:
      allotBox(index)
      let columns = lengths[Int(tree.nodes[index].link)]
      for child in tree.inside(index) where tree.nodes[child].rule == .gridRow && !tree.nodes[child].isAbsent {
        lengths[child] = columns
      }
      return tree.columns(of: index).allSatisfy { allot(inside: $0) }
    }
    return true
  }

  /// Whether a length that a row must decide could be greater at no cost, so that no row decides it.
  @inline(__always)
  func isUndecided(_ index: Int) -> Bool {
    guard tree.nodes[index].needsRow, let next = functions[index].right.first,
      lengths[index] == functions[index].argmin, !isCoupled(index)
    else { return false }
    return pool.isFree(pool.segments[next].slope)
  }

  /// Distributes a sum's length. Not inlined, so that leaves do not pay for this function's local variables.
  @inline(never)
  private mutating func allotSum(_ index: Int) -> Bool {
    var length = lengths[index]
    for child in tree.inside(index) {
      if isCoupled(child) {
        if !tree.nodes[child].isApart { length -= lengths[child] }
      } else if !tree.nodes[child].isApart {
        lengths[child] = functions[child].argmin
      }
    }
    if tree.nodes[index].gapCount > 0 {
      if gaps.isEmpty { gaps = Array(repeating: 0, count: tree.nodes.count) }
      gaps[index] = tree.nodes[index].leastGap
    }
    let groups = tree.nodes[index].groups
    for group in groups where !isCoupled(group: group) {
      groupStates[group].total = groupStates[group].function.argmin
    }
    walk(inner[index], to: length) { solver, owner, length in
      if owner >= 0 { solver.lengths[Int(owner)] += length } else { solver.add(length, to: owner, in: index) }
    }
    for group in groups where !isCoupled(group: group) { guard allot(group: group, in: index) else { return false } }
    return true
  }

  /// Adds a length to a gap or a group in a sum. Not inlined: otherwise each sum would prepare all arrays that may
  /// change here.
  @inline(never)
  private mutating func add(_ length: Double, to owner: Int32, in index: Int) {
    switch owner {
    case Owner.rest: break
    case Owner.gap: gaps[index] += length / tree.nodes[index].gapCount
    default: groupStates[Owner.group(owner)].total += length
    }
  }

  /// Moves from the minimum of a function to a length, the cheapest steps first. A remainder after the last segment is
  /// a rounding error.
  mutating func walk(
    _ function: CostFunction, to length: Double, _ move: (inout LengthSolver, Int32, Double) -> Void
  ) {
    let sign = length > function.argmin ? 1.0 : -1.0
    var rest = abs(length - function.argmin)
    for index in sign > 0 ? function.right : function.left {
      if rest <= 0 { return }
      let step = min(rest, pool.segments[index].length)
      move(&self, pool.segments[index].owner, sign * step)
      rest -= step
    }
  }

  @inline(never)
  private mutating func allotEqually(_ index: Int) {
    var count = 0.0
    for child in tree.inside(index) where !tree.nodes[child].isAbsent && !tree.nodes[child].isApart { count += 1 }
    let each = (lengths[index] - tree.nodes[index].constant) / count
    for child in tree.inside(index) where !tree.nodes[child].isAbsent && !tree.nodes[child].isApart {
      lengths[child] = each
    }
  }

  @inline(never)
  private mutating func allotSeparately(_ index: Int) {
    for child in tree.inside(index) where !isCoupled(child) && !tree.nodes[child].isApart {
      lengths[child] = functions[child].argmin
    }
  }

  @inline(never)
  private mutating func allotDecorations(_ index: Int) {
    for child in tree.inside(index) where tree.nodes[child].isDecoration && !isCoupled(child) {
      allot(loose: child, in: index)
    }
  }

  @inline(never)
  private mutating func allotBox(_ index: Int) {
    for child in tree.inside(index)
    where !isCoupled(child) && !tree.nodes[child].isApart && tree.nodes[child].rule != .gridRow {
      allot(child, inBox: index)
    }
    for child in tree.listed(index) where !isCoupled(Int(child)) { allot(Int(child), inBox: index) }
  }

  @inline(__always)
  mutating func allot(_ child: Int, inBox index: Int) {
    if tree.nodes[child].isApart { return allot(loose: child, in: index) }
    if functions[child].isPoint { return lengths[child] = functions[child].argmin }
    let room = lengths[index] - tree.nodes[index].constant - tree.nodes[child].shift
    switch fit(child) {
    case .within: lengths[child] = min(functions[child].argmin, room)
    case .exact: lengths[child] = room
    case .loose: allot(loose: child, in: index)
    }
  }

  /// Computes a length that may differ from the length around it by a remainder.
  private mutating func allot(loose child: Int, in index: Int) {
    lengths[child] = functions[child].argmin
    walk(outer[child], to: lengths[index]) { solver, owner, length in
      if owner >= 0 { solver.lengths[Int(owner)] += length }
    }
  }
}
