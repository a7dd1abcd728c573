import TrussIR

/// Solves the lengths of a tree: costs go from the leaves to the root, lengths from the root to the leaves. What it
/// found on the way it keeps, so that a change costs no more than what it changes.
///
/// Levels from `promoted` on are first taken for required: where that leaves a layout, their least cost is 0 and the
/// layout is the best. Else all is done again without.
package struct LengthSolver: Sendable {
  /// Costs at this priority or above are bounds in a first attempt: content stays in its box, minimums hold.
  private static let promoted: Priority = 900

  package private(set) var tree: LengthTree
  /// The root's length, or nil for the cheapest.
  package private(set) var root: Double?
  /// Whether those levels hold.
  package let isPromoted: Bool
  let tolerance: Tolerance
  /// The rank of each level, 0 the highest; `bound` where it is promoted.
  let ranks: [Int32]
  let firstDefault: UInt64
  var pool = CostPool()
  /// What each length costs, all inside it included.
  var functions: [CostFunction]
  /// What the lengths inside a sum cost it, without its own costs; of those in a box, what a length costs that, its
  /// rest included, a point where there is no rest.
  var inner: [CostFunction]
  var outer: [CostFunction]
  /// The lengths.
  package internal(set) var lengths: [Double]
  /// The gap of each sum that has one.
  package internal(set) var gaps: [Int: Double] = [:]
  /// The nodes whose inside was allotted anew by the last change.
  package internal(set) var touched: [Int] = []
  var isMember: [Bool] = []
  /// Whether a length is tied, or one inside it is; empty where nothing is.
  var isTied: [Bool] = []
  var groupStates: [GroupState]
  // Scratch.
  var parts: [CostPool.Part] = []
  var hinges = HingeList()
  var summands: [CostFunction] = []
  /// The segments and the costs that a tree needs which nobody has changed: changes leave old ones behind.
  private var usual = (segments: 0, costs: 0)

  /// The rank of what is no cost but a bound.
  static let bound: Int32 = -1
  /// Rows are ordered by rank first.
  static let rankShift: UInt64 = 50

  /// Solves a tree, for a root of the given length or of the cheapest; nil if that does not exist, or if it lies where
  /// a group or a length that needs a row has no single answer.
  package static func lengths(of tree: LengthTree, root: Double?) -> LengthSolver? {
    let tolerance = Tolerance(greatest: tree.greatestConstant(and: root))
    for isPromoted in [true, false] {
      var solver = LengthSolver(tree, root, tolerance, isPromoted: isPromoted)
      if solver.solve() { return solver }
    }
    return nil
  }

  private init(_ tree: LengthTree, _ root: Double?, _ tolerance: Tolerance, isPromoted: Bool) {
    self.tree = tree
    self.root = root
    self.isPromoted = isPromoted
    self.tolerance = tolerance
    let sorted = tree.levels.sorted(by: >)
    ranks = tree.levels.map { level in
      isPromoted && level >= Self.promoted || level.isRequired
        ? LengthSolver.bound : Int32(sorted.firstIndex(of: level) ?? 0)
    }
    firstDefault = UInt64(sorted.count) << LengthSolver.rankShift
    pool.firstDefault = firstDefault
    functions = Array(repeating: CostFunction(argmin: 0), count: tree.nodes.count)
    inner = functions
    outer = functions
    lengths = Array(repeating: 0, count: tree.nodes.count)
    groupStates = Array(repeating: GroupState(), count: tree.groups.count)
  }

  private mutating func solve() -> Bool {
    markTied()
    for index in tree.nodes.indices.reversed() where !tree.nodes[index].isAbsent {
      guard let function = gather(index) else { return false }
      functions[index] = function
    }
    guard isTied.isEmpty ? settleRoot() : settleTied() else { return false }
    for index in tree.nodes.indices where !tree.nodes[index].isAbsent {
      guard allot(inside: index) else { return false }
    }
    usual = (pool.segments.count, tree.costs.count)
    return true
  }

  private mutating func settleRoot() -> Bool {
    lengths[0] = root ?? functions[0].argmin
    return root.map { allows(functions[0], $0) } ?? true
  }

  /// Whether a function's bounds allow a value.
  func allows(_ function: CostFunction, _ value: Double) -> Bool {
    var (low, high) = (function.argmin, function.argmin)
    for index in function.left { low -= pool.segments[index].length }
    for index in function.right { high += pool.segments[index].length }
    return !tolerance.isBelow(value, low) && !tolerance.isBelow(high, value)
  }
}

// MARK: - Changes

extension LengthSolver {
  /// Gives a node other costs. The new ones lie behind all others; `resolve` then has to hear of the node.
  package mutating func replace(_ index: Int, with node: LengthTree.Node, _ costs: ArraySlice<LengthTree.Cost>) {
    var node = node
    node.firstCost = Int32(tree.costs.count)
    tree.costs += costs
    tree.nodes[index] = node
  }

  /// Changes the breakpoint of a row of a node.
  package mutating func move(cost index: Int, to breakpoint: Double) { tree.costs[index].breakpoint = breakpoint }

  /// Solves again after some nodes' costs have changed, or the root's length. `touched` then are the nodes whose inside
  /// is other than it was. False where the tree has no such layout: what the solver says is then of no use.
  package mutating func resolve(changed: [Int], root: Double?) -> Bool {
    guard isPromoted, isTied.isEmpty, pool.segments.count < 4 * usual.segments + 4096,
      tree.costs.count < 4 * usual.costs + 4096
    else { return false }
    var news = Array(repeating: News.none, count: tree.nodes.count)
    touched.removeAll(keepingCapacity: true)
    guard gatherAgain(changed, &news) else { return false }
    self.root = root
    let length = lengths[0]
    guard settleRoot() else { return false }
    if lengths[0] != length { news[0] = .length }
    return allotAgain(&news)
  }

  /// What is new of a node.
  private enum News: UInt8 {
    case none
    /// What is inside it.
    case inside
    /// Its length.
    case length
  }

  /// Gathers what has changed, up to where nothing does; false if a bound leaves no room.
  private mutating func gatherAgain(_ changed: [Int], _ news: inout [News]) -> Bool {
    var isStale = Array(repeating: false, count: tree.nodes.count)
    for index in changed { isStale[index] = true }
    guard var index = changed.max() else { return true }
    while index >= 0 {
      defer { index -= 1 }
      guard isStale[index] else { continue }
      guard let function = gather(index) else { return false }
      news[index] = .inside
      if pool.isSame(function, functions[index]) { continue }
      let parent = Int(tree.nodes[index].parent)
      if parent >= 0, !isCovered(index, function, in: parent) { isStale[parent] = true }
      functions[index] = function
    }
    return true
  }

  /// Whether a box is the same with another function of a length inside it: where that is as long as the box, and bounds
  /// it below others, before as after.
  private func isCovered(_ index: Int, _ function: CostFunction, in parent: Int) -> Bool {
    guard tree.nodes[parent].rule == .box, isRigid(index), isRay(function), isRay(functions[index]) else {
      return false
    }
    let distance = tree.nodes[parent].constant + tree.nodes[index].shift
    let bound = max(function.argmin, functions[index].argmin) + distance
    return functions[parent].left.reduce(functions[parent].argmin) { $0 - pool.segments[$1].length } > bound
  }

  /// Allots what has changed, from the root on.
  private mutating func allotAgain(_ news: inout [News]) -> Bool {
    guard let first = news.firstIndex(where: { $0 != .none }) else { return true }
    var old: [Double] = []
    for index in first..<tree.nodes.count where news[index] != .none && !tree.nodes[index].isAbsent {
      if news[index] == .inside, tree.nodes[index].rule == .box {
        guard allotAgain(inBox: index, &news) else { return false }
        continue
      }
      old.removeAll(keepingCapacity: true)
      tree.forEachInside(index) { old.append(lengths[$0]) }
      guard allot(inside: index) else { return false }
      if tree.nodes[index].rule == .none { continue }
      touched.append(index)
      var position = 0
      tree.forEachInside(index) { child in
        if lengths[child] != old[position] { news[child] = .length }
        position += 1
      }
    }
    return true
  }

  /// A box that is as long as before gives another length only to those inside that were gathered again.
  private mutating func allotAgain(inBox index: Int, _ news: inout [News]) -> Bool {
    if isUndecided(index) { return false }
    var isTouched = false
    var child = index + 1
    while child < Int(tree.nodes[index].end) {
      if news[child] != .none {
        let old = lengths[child]
        allot(child, inBox: index)
        if lengths[child] != old {
          news[child] = .length
          isTouched = true
        }
      }
      child = Int(tree.nodes[child].end)
    }
    if isTouched { touched.append(index) }
    return true
  }
}
