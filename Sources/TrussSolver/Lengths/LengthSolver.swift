import TrussIR

/// Solves the lengths of a tree: costs go from the leaves to the root, lengths from the root to the leaves.
///
/// Levels from `promoted` on are first taken for required: where that leaves a layout, their least cost is 0 and the
/// layout is the best. Else all is done again without.
package struct LengthSolver {
  /// Costs at this priority or above are bounds in a first attempt: content stays in its box, minimums hold.
  private static let promoted: Priority = 900

  let tree: LengthTree
  /// Whether those levels hold.
  package let isPromoted: Bool
  let tolerance: Tolerance
  /// The rank of each level, 0 the highest; `-1` where it is promoted.
  private(set) var ranks: [Int32] = []
  let firstDefault: UInt64
  var pool = CostPool()
  /// What each length costs, all inside it included.
  var functions: [CostFunction]
  /// What the lengths inside a sum cost it, without its own costs.
  private var inner: [CostFunction]
  /// What a length in a box costs that, its rest included; a point where there is no rest.
  private var outer: [CostFunction]
  /// The lengths.
  package internal(set) var lengths: [Double]
  /// The gap of each sum that has one.
  package private(set) var gaps: [Int: Double] = [:]
  // Scratch.
  var parts: [CostPool.Part] = []
  private var hinges = HingeList()
  private var summands: [CostFunction] = []
  var isMember: [Bool] = []
  var groupStates: [GroupState]

  /// Solves a tree, for a root of the given length or of the cheapest; nil if that does not exist, or if it lies where
  /// a group has no single answer.
  package static func lengths(of tree: LengthTree, root: Double?) -> LengthSolver? {
    let scale = Tolerance(greatest: tree.greatestConstant(and: root))
    for isPromoted in [true, false] {
      var solver = LengthSolver(tree, scale, isPromoted: isPromoted)
      if solver.solve(root: root) { return solver }
    }
    return nil
  }

  private init(_ tree: LengthTree, _ tolerance: Tolerance, isPromoted: Bool) {
    self.tree = tree
    self.isPromoted = isPromoted
    self.tolerance = tolerance
    let sorted = tree.levels.sorted(by: >)
    ranks = tree.levels.map { level in
      isPromoted && level >= Self.promoted || level.isRequired
        ? LengthSolver.bound : Int32(sorted.firstIndex(of: level) ?? 0)
    }
    firstDefault = UInt64(sorted.count) << LengthSolver.rankShift
    functions = Array(repeating: CostFunction(argmin: 0), count: tree.nodes.count)
    inner = functions
    outer = functions
    lengths = Array(repeating: 0, count: tree.nodes.count)
    groupStates = Array(repeating: GroupState(), count: tree.groups.count)
  }

  /// The rank of what is no cost but a bound.
  static let bound: Int32 = -1
  /// Rows are ordered by rank first.
  static let rankShift: UInt64 = 50

  private mutating func solve(root: Double?) -> Bool {
    guard gather() else { return false }
    guard let root else {
      lengths[0] = functions[0].argmin
      return allot()
    }
    guard reaches(root, functions[0]) else { return false }
    lengths[0] = root
    return allot()
  }

  /// Whether a length lies within a function's bounds.
  private func reaches(_ length: Double, _ function: CostFunction) -> Bool {
    var (low, high) = (function.argmin, function.argmin)
    for index in function.left { low -= pool.segments[index].length }
    for index in function.right { high += pool.segments[index].length }
    return !tolerance.isBelow(length, low) && !tolerance.isBelow(high, length)
  }
}

/// Whose segments are in a sum: those of the length at an index, or of one of these.
enum Owner {
  static let rest: Int32 = -1
  static let gap: Int32 = -2

  static func group(_ index: Int) -> Int32 { -3 - Int32(index) }
  static func group(_ owner: Int32) -> Int { Int(-3 - owner) }
}

// MARK: - From the leaves to the root

extension LengthSolver {
  private mutating func gather() -> Bool {
    for index in tree.nodes.indices.reversed() where !tree.nodes[index].isAbsent {
      let function: CostFunction?
      switch tree.nodes[index].rule {
      case .none:
        hinges.begin(tree.nodes[index])
        function = ownFunction(index)
      case .sum: function = sum(index)
      case .equalSum: function = equalSum(index)
      case .box: function = box(index)
      }
      guard let function else { return false }
      functions[index] = function
      markDefault(of: index, function)
    }
    return true
  }

  /// What tells steps apart that no row tells apart: each length is as small as it can be, the first one first.
  private mutating func markDefault(of index: Int, _ function: CostFunction) {
    for segment in function.right where pool.segments[segment].slope.isFree(from: firstDefault) {
      pool.segments[segment].slope = Slope(sign: 1, row: firstDefault + UInt64(index))
    }
  }

  /// Adds costs to the hinges: those of rows that have become bounds bound the length.
  private mutating func addHinges(_ range: Range<Int>, shiftedBy shift: Double = 0) {
    for index in range {
      let cost = tree.costs[index]
      hinges.add(cost, shiftedBy: shift, rank: ranks[Int(cost.level)])
    }
  }

  /// The function of the hinges and a length's own costs, or nil if they leave no room.
  private mutating func ownFunction(_ index: Int) -> CostFunction? {
    let node = tree.nodes[index]
    if node.ownCount > 0 { addHinges(node.ownCosts) }
    return hinges.function(&pool, tolerance)
  }

  private mutating func sum(_ index: Int) -> CostFunction? {
    let node = tree.nodes[index]
    for group in node.groups { guard gather(group: group) else { return nil } }
    parts.removeAll(keepingCapacity: true)
    var constant = node.constant
    var child = index + 1
    while child < Int(node.end) {
      let inside = tree.nodes[child]
      if !inside.isAbsent, node.groupCount == 0 || !isMember[child] {
        add(functions[child], owner: Int32(child), &constant)
      }
      child = Int(inside.end)
    }
    for group in node.groups { add(groupStates[group].function, owner: Owner.group(group), &constant) }
    if node.gapCount > 0 { add(gap(node), factor: node.gapCount, owner: Owner.gap, &constant) }
    if node.restCount > 0 { add(rest(node.restCosts), owner: Owner.rest, &constant) }
    var function = pool.convolve(parts)
    function.argmin += constant
    prune(&function)
    inner[index] = function
    return withOwnCosts(function, of: index)
  }

  /// Adds a part to a sum; one that cannot be other than it is only shifts it.
  mutating func add(_ function: CostFunction, factor: Double = 1, owner: Int32, _ constant: inout Double) {
    if function.isPoint {
      constant += factor * function.argmin
    } else {
      parts.append(CostPool.Part(function: function, factor: factor, owner: owner))
    }
  }

  private mutating func gap(_ node: LengthTree.Node) -> CostFunction {
    let start = pool.segments.count
    pool.segments.append(CostFunction.Segment(length: .infinity, slope: Slope()))
    return CostFunction(argmin: node.leastGap, left: start..<start, right: start..<start + 1)
  }

  /// The cost of what is left of a length: nothing below 0 where that is a bound.
  private mutating func rest(_ costs: Range<Int>) -> CostFunction {
    var (below, above) = (Slope(), Slope())
    var (isBoundBelow, isBoundAbove) = (false, false)
    for index in costs {
      let cost = tree.costs[index]
      let rank = ranks[Int(cost.level)]
      if rank == LengthSolver.bound {
        if cost.down > 0 { isBoundBelow = true }
        if cost.up > 0 { isBoundAbove = true }
      } else {
        if cost.down > 0 { below = pool.sum(below, Slope(rank, cost.down, cost.order), times: 1) }
        if cost.up > 0 { above = pool.sum(above, Slope(rank, cost.up, cost.order), times: 1) }
      }
    }
    let start = pool.segments.count
    if !isBoundBelow { pool.segments.append(CostFunction.Segment(length: .infinity, slope: below)) }
    let middle = pool.segments.count
    if !isBoundAbove { pool.segments.append(CostFunction.Segment(length: .infinity, slope: above)) }
    return CostFunction(argmin: 0, left: start..<middle, right: middle..<pool.segments.count)
  }

  /// Leaves out the segments that lie behind one without end.
  private func prune(_ function: inout CostFunction) {
    if let last = function.left.first(where: { pool.segments[$0].length == .infinity }) {
      function.left = function.left.lowerBound..<last + 1
    }
    if let last = function.right.first(where: { pool.segments[$0].length == .infinity }) {
      function.right = function.right.lowerBound..<last + 1
    }
  }

  /// Adds a length's own costs and bounds to what is inside it.
  private mutating func withOwnCosts(_ function: CostFunction, of index: Int) -> CostFunction? {
    let node = tree.nodes[index]
    let isWithin = function.left.isEmpty && function.argmin >= node.lower && node.upper == .infinity
    if node.ownCount == 0, isWithin { return function }
    hinges.begin(node)
    guard let own = ownFunction(index) else { return nil }
    summands.removeAll(keepingCapacity: true)
    summands.append(function)
    summands.append(own)
    return pool.total(&summands, tolerance)
  }

  private mutating func equalSum(_ index: Int) -> CostFunction? {
    let node = tree.nodes[index]
    var count = 0.0
    summands.removeAll(keepingCapacity: true)
    var child = index + 1
    while child < Int(node.end) {
      let inside = tree.nodes[child]
      if !inside.isAbsent {
        count += 1
        summands.append(functions[child])
      }
      child = Int(inside.end)
    }
    guard let each = pool.total(&summands, tolerance) else { return nil }
    var function = pool.convolve([CostPool.Part(function: each, factor: count, owner: 0)])
    function.argmin += node.constant
    return withOwnCosts(function, of: index)
  }

  private mutating func box(_ index: Int) -> CostFunction? {
    let node = tree.nodes[index]
    hinges.begin(node)
    summands.removeAll(keepingCapacity: true)
    var child = index + 1
    while child < Int(node.end) {
      let inside = tree.nodes[child]
      if !inside.isAbsent { addInside(child, inside, of: node) }
      child = Int(inside.end)
    }
    guard let own = ownFunction(index) else { return nil }
    summands.append(own)
    return summands.count == 1 ? own : pool.total(&summands, tolerance)
  }

  private mutating func addInside(_ child: Int, _ inside: LengthTree.Node, of node: LengthTree.Node) {
    let function = functions[child]
    let distance = node.constant + inside.shift
    let isRigid = inside.outerCount == 0
    if function.isPoint, !isRigid { return addHinges(inside.outerCosts, shiftedBy: function.argmin + distance) }
    let rest = isRigid ? CostFunction(argmin: 0) : rest(inside.outerCosts)
    var shifted: CostFunction
    if rest.isPoint {
      shifted = function
      shifted.argmin += distance
      outer[child] = CostFunction(argmin: 0)
    } else {
      parts.removeAll(keepingCapacity: true)
      var constant = distance
      add(function, owner: Int32(child), &constant)
      add(rest, owner: Owner.rest, &constant)
      shifted = pool.convolve(parts)
      shifted.argmin += constant
      prune(&shifted)
      outer[child] = shifted
    }
    if isRay(shifted) { hinges.raise(to: shifted.argmin) } else { summands.append(shifted) }
  }

  /// Whether a function says no more than that a length is at least its argmin.
  private func isRay(_ function: CostFunction) -> Bool {
    guard function.left.isEmpty, function.right.count == 1 else { return false }
    let segment = pool.segments[function.right.lowerBound]
    return segment.length == .infinity && (segment.slope.isZero || segment.slope.isFree(from: firstDefault))
  }
}

// MARK: - From the root to the leaves

extension LengthSolver {
  private mutating func allot() -> Bool {
    for index in tree.nodes.indices where !tree.nodes[index].isAbsent {
      if tree.nodes[index].needsRow, isUndecided(index) { return false }
      switch tree.nodes[index].rule {
      case .none: break
      case .sum: if !allotSum(index) { return false }
      case .equalSum: allotEqually(index)
      case .box: allotBox(index)
      }
    }
    return true
  }

  /// Whether a length could be greater for nothing.
  private func isUndecided(_ index: Int) -> Bool {
    guard let next = functions[index].right.first, lengths[index] == functions[index].argmin else { return false }
    return pool.segments[next].slope.isFree(from: firstDefault)
  }

  private mutating func allotSum(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    var child = index + 1
    while child < Int(node.end) {
      if !tree.nodes[child].isAbsent { lengths[child] = functions[child].argmin }
      child = Int(tree.nodes[child].end)
    }
    if node.gapCount > 0 { gaps[index] = node.leastGap }
    for group in node.groups { groupStates[group].total = groupStates[group].function.argmin }
    walk(inner[index], to: lengths[index]) { solver, owner, length in
      switch owner {
      case Owner.rest: break
      case Owner.gap: solver.gaps[index, default: 0] += length / node.gapCount
      case 0...: solver.lengths[Int(owner)] += length
      default: solver.groupStates[Owner.group(owner)].total += length
      }
    }
    for group in node.groups { guard allot(group: group) else { return false } }
    return true
  }

  /// Gives the parts of a sum what is to be given beyond the cheapest: the cheapest steps first. What is left after
  /// the last segment is rounding.
  func walkSide(_ function: CostFunction, to length: Double) -> (side: Range<Int>, rest: Double, sign: Double) {
    let rest = length - function.argmin
    return rest > 0 ? (function.right, rest, 1) : (function.left, -rest, -1)
  }

  mutating func walk(
    _ function: CostFunction, to length: Double, _ move: (inout LengthSolver, Int32, Double) -> Void
  ) {
    var (side, rest, sign) = walkSide(function, to: length)
    while rest > 0, let index = side.first {
      let segment = pool.segments[index]
      let step = min(rest, segment.length)
      move(&self, segment.owner, sign * step)
      rest -= step
      side = side.dropFirst()
    }
  }

  private mutating func allotEqually(_ index: Int) {
    let node = tree.nodes[index]
    var count = 0.0
    for pass in 0..<2 {
      let each = pass == 0 ? 0 : (lengths[index] - node.constant) / count
      var child = index + 1
      while child < Int(node.end) {
        if !tree.nodes[child].isAbsent {
          count += pass == 0 ? 1 : 0
          lengths[child] = each
        }
        child = Int(tree.nodes[child].end)
      }
    }
  }

  private mutating func allotBox(_ index: Int) {
    let node = tree.nodes[index]
    var child = index + 1
    while child < Int(node.end) {
      let end = Int(tree.nodes[child].end)
      defer { child = end }
      if tree.nodes[child].isAbsent { continue }
      let function = functions[child]
      if function.isPoint {
        lengths[child] = function.argmin
      } else if outer[child].isPoint {
        lengths[child] = lengths[index] - node.constant - tree.nodes[child].shift
      } else {
        lengths[child] = function.argmin
        walk(outer[child], to: lengths[index]) { solver, owner, length in
          if owner >= 0 { solver.lengths[Int(owner)] += length }
        }
      }
    }
  }
}
