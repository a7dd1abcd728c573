package import TrussIR

/// Solves the lengths of a tree: cost functions are computed from the leaves to the root, then lengths from the root to
/// the leaves. Intermediate results are kept, so that solving again after a change takes time only for the changed
/// part.
///
/// The first attempt treats the highest levels as required. If a layout is possible, the least cost of these levels is
/// 0 and the layout is optimal. Otherwise everything is solved again without this assumption.
package struct LengthSolver: Sendable {
  /// The least priority that counts as required, for the first and the second attempt. In the first attempt content
  /// stays inside its box, and minimum lengths hold.
  private static let attempts: [Priority] = [900, .required]

  package internal(set) var tree: LengthTree
  /// The given length of the root; nil for the length with the least cost.
  package internal(set) var root: Double?
  /// Whether this attempt treats the levels from `attempts[0]` on as required.
  package let isPromoted: Bool
  let tolerance: Tolerance
  /// Whether this is the second of two trees that are solved together. The default of each view then comes after the
  /// default of the same view in the first tree.
  private(set) var isSecond = false
  /// The rank of each level, 0 for the highest; `bound` for a level that counts as required.
  let ranks: [Int32]
  var pool = CostPool()
  /// The cost of each length, including the costs of everything inside it.
  var functions: [CostFunction]
  /// `inner` is the cost of the lengths inside a sum, without the sum's own costs. `outer` is the cost of a length in a
  /// box, including its remainder, as a function of the box's length. Both are written only for nodes with a sum or a
  /// remainder.
  var inner: [CostFunction]
  var outer: [CostFunction]
  package internal(set) var lengths: [Double]
  /// The values of the unknowns that are not lengths. Their numbers are negative: -1 is at index 0, -2 at index 1.
  package internal(set) var unknowns: [Double] = []
  /// The length of each flexible gap of a sum, 0 for nodes without flexible gaps; empty if no sum has any.
  package internal(set) var gaps: [Double] = []
  /// The nodes inside which the last change computed lengths again.
  package internal(set) var touched: [Int] = []
  var isMember: [Bool] = []
  /// Whether each length is in a row across the tree or contains such a length; empty if there is no such row.
  var isMarked: [Bool] = []
  var groupStates: [GroupState]
  /// For each member of a group: in `floors` the length below which the member no longer follows the unit, because of
  /// rows of a higher priority than the group's; in `restLengths` the member's length at the minimum of
  /// `GroupState.rest`.
  var floors: [Double] = []
  var restLengths: [Double] = []
  // Scratch.
  var way = GroupWay()
  var turns = ReusedList<(unit: Double, factor: Double)>()
  var parts = ReusedList<CostPool.Part>()
  var hinges = HingeList()
  var summands = ReusedList<CostFunction>()
  /// The numbers of segments and costs after the first solve. Changes leave unused segments and costs in the pools.
  private(set) var usual = (segments: 0, costs: 0)
  /// The change of each node during an update, `none` between updates; empty before the first update.
  var nodeChanges: [NodeChange] = []
  /// The nodes whose remainder in the box around them has changed since the cost of the box was computed.
  var otherRests: Set<Int> = []
  var oldLengths: [Double] = []
  var changedInside: [Int] = []

  /// The rank of a bound, instead of a cost.
  static let bound: Int32 = -1
  /// The position of the lowest bit of a row's rank. The row's order is in the bits below, so that rows are sorted by
  /// rank first.
  static let rankShift: UInt64 = 50

  /// Solves a tree for the given length of the root, or for the length with the least cost. Returns nil if there is no
  /// solution, or if the answer is not unique for a group or for a length that needs a row.
  ///
  /// - Parameters:
  ///   - least: the least priority at which no row may be violated; nil for lengths that cost the least.
  ///   - memory: the arrays to reuse; empty afterwards.
  package static func lengths(
    of tree: LengthTree, root: Double?, breakingNothingFrom least: Priority? = nil, in memory: inout LengthMemory
  ) -> LengthSolver? {
    let tolerance = Tolerance(greatest: tree.greatestConstant(and: root))
    let levels = tree.levels.sorted(by: >)
    for promoted in least.map({ [$0] }) ?? attempts {
      var solver = LengthSolver(tree, root, tolerance, levels, promoted, in: &memory)
      if solver.solve() { return solver }
      memory = solver.takeMemory()
    }
    return nil
  }

  /// Solves two trees that rows couple with each other.
  package static func lengths(
    of first: LengthTree, root firstRoot: Double?, and second: LengthTree, root secondRoot: Double?,
    coupledBy rows: [LengthTree.PairRow]
  ) -> (first: LengthSolver, second: LengthSolver)? {
    let greatest = rows.reduce(
      max(first.greatestConstant(and: firstRoot), second.greatestConstant(and: secondRoot))
    ) { max($0, abs($1.cost.breakpoint)) }
    let tolerance = Tolerance(greatest: greatest)
    let levels = Set(first.levels + second.levels + rows.map(\.priority)).sorted(by: >)
    for promoted in attempts {
      var (memory, otherMemory) = (LengthMemory(), LengthMemory())
      var one = LengthSolver(first, firstRoot, tolerance, levels, promoted, in: &memory)
      var other = LengthSolver(second, secondRoot, tolerance, levels, promoted, in: &otherMemory)
      other.isSecond = true
      guard one.gatherAll(coupledBy: rows.flatMap(\.first)), other.gatherAll(coupledBy: rows.flatMap(\.second)),
        settle(&one, &other, coupledBy: rows, levels, promoted), one.allotAll(), other.allotAll()
      else { continue }
      return (one, other)
    }
    return nil
  }

  private init(
    _ tree: LengthTree, _ root: Double?, _ tolerance: Tolerance, _ levels: [Priority], _ promoted: Priority,
    in memory: inout LengthMemory
  ) {
    self.tree = tree
    self.root = root
    isPromoted = promoted < .required
    self.tolerance = tolerance
    ranks = tree.levels.map { Self.rank(of: $0, among: levels, promoted) }
    (functions, inner, outer, lengths) = ([], [], [], [])
    groupStates = Array(repeating: GroupState(), count: tree.groups.count)
    exchange(&memory)
    functions.grow(to: tree.nodes.count, CostFunction(argmin: 0))
    inner.grow(to: tree.nodes.count, CostFunction(argmin: 0))
    outer.grow(to: tree.nodes.count, CostFunction(argmin: 0))
    lengths.grow(to: tree.nodes.count, 0)
    lengths.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    pool.removeAll()
    pool.firstDefault = UInt64(levels.count) << LengthSolver.rankShift
  }

  /// The rank of a level, or `bound` if the level counts as required.
  static func rank(of level: Priority, among levels: [Priority], _ promoted: Priority) -> Int32 {
    level >= promoted ? bound : Int32(levels.firstIndex(of: level) ?? 0)
  }

  /// Removes the lengths, and everything that only later changes need. Returns the arrays for another solver. Call it
  /// after reading the lengths.
  package mutating func takeMemory() -> LengthMemory {
    var memory = LengthMemory()
    exchange(&memory)
    (groupStates, gaps, isMember, isMarked) = ([], [], [], [])
    (way, turns, parts, summands) = (GroupWay(), ReusedList(), ReusedList(), ReusedList())
    (floors, restLengths) = ([], [])
    return memory
  }

  private mutating func exchange(_ memory: inout LengthMemory) {
    swap(&functions, &memory.functions)
    swap(&inner, &memory.inner)
    swap(&outer, &memory.outer)
    swap(&lengths, &memory.lengths)
    swap(&pool, &memory.pool)
    swap(&hinges, &memory.hinges)
  }

  private mutating func solve() -> Bool {
    gatherAll(coupledBy: []) && (isMarked.isEmpty ? settleRoot() : settleCoupled()) && allotAll()
  }

  /// Computes all cost functions, from the leaves to the root. `terms` are in rows that couple the tree with another
  /// tree.
  private mutating func gatherAll(coupledBy terms: [LengthTree.Term]) -> Bool {
    markCoupled(terms)
    for index in (0..<tree.viewCount).reversed() {
      if tree.nodes[index].isAbsent {
        functions[index] = CostFunction(argmin: 0)
      } else {
        guard let function = gather(index) else { return false }
        functions[index] = function
      }
    }
    return true
  }

  private mutating func allotAll() -> Bool {
    for index in 0..<tree.viewCount where !tree.nodes[index].isAbsent {
      guard allot(inside: index) else { return false }
    }
    usual = (pool.segments.count, tree.costs.count)
    return true
  }

  mutating func settleRoot() -> Bool {
    lengths[0] = root ?? functions[0].argmin
    return root.map { allows(functions[0], $0) } ?? true
  }

  func allows(_ function: CostFunction, _ value: Double) -> Bool { pool.allows(function, value, tolerance) }
}

/// The arrays of a finished solver, for reuse by the next solver.
package struct LengthMemory: Sendable {
  fileprivate var functions: [CostFunction] = []
  fileprivate var inner: [CostFunction] = []
  fileprivate var outer: [CostFunction] = []
  fileprivate var lengths: [Double] = []
  fileprivate var pool = CostPool()
  fileprivate var hinges = HingeList()

  package init() {}

  /// The approximate number of views in a tree of plain stacks that uses this much memory. Deep trees have many more
  /// segments of cost functions than lengths, so both count.
  package var viewCapacity: Int { max(functions.capacity, pool.capacity / 16) }
}

extension Array {
  mutating func grow(to count: Int, _ element: Element) {
    if self.count < count { self += repeatElement(element, count: count - self.count) }
  }
}
