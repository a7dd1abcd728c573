import TrussIR

/// Solves the lengths of a tree: costs go from the leaves to the root, lengths from the root to the leaves. What it
/// found on the way it keeps, so that a change costs no more than what it changes.
///
/// Levels from `promoted` on are first taken for required: where that leaves a layout, their least cost is 0 and the
/// layout is the best. Else all is done again without.
package struct LengthSolver: Sendable {
  /// Costs at this priority or above are bounds in a first attempt: content stays in its box, minimums hold.
  private static let promoted: Priority = 900

  package internal(set) var tree: LengthTree
  /// The root's length, or nil for the cheapest.
  package internal(set) var root: Double?
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
  private(set) var usual = (segments: 0, costs: 0)
  /// What the last change found new of each node, all `none` between changes; empty before the first.
  var news: [News] = []
  /// The nodes whose rest in the box around them is other than it was when that was gathered.
  var otherRests: Set<Int> = []
  var oldLengths: [Double] = []
  var changedInside: [Int] = []

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

  /// Frees what only a change would need, and the lengths: who has read them and changes nothing has room for more.
  package mutating func forget() {
    pool = CostPool()
    (functions, inner, outer, groupStates) = ([], [], [], [])
    (lengths, gaps, isMember, isTied) = ([], [:], [], [])
    (parts, hinges, summands) = ([], HingeList(), [])
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

  mutating func settleRoot() -> Bool {
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
