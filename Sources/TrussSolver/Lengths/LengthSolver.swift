package import TrussIR

/// Solves the lengths of a tree: costs go from the leaves to the root, lengths from the root to the leaves. It keeps
/// intermediate results, so that a change costs at most as much as the changed part.
///
/// Levels from a first priority on are first taken for required: where that leaves a layout, their least cost is 0 and
/// the layout is the best. Else all is done again without.
package struct LengthSolver: Sendable {
  /// The priorities from which costs are bounds in the first attempt, where content stays in its box and minimums
  /// hold, and in the second.
  private static let attempts: [Priority] = [900, .required]

  package internal(set) var tree: LengthTree
  /// The root's length, or nil for the cheapest.
  package internal(set) var root: Double?
  /// Whether those levels hold.
  package let isPromoted: Bool
  let tolerance: Tolerance
  /// Whether it is the second of two trees that are solved together: its defaults come after the other's for each view.
  private(set) var isSecond = false
  /// The rank of each level, 0 the highest; `bound` where it is promoted.
  let ranks: [Int32]
  var pool = CostPool()
  /// The cost of each length, including everything inside it.
  var functions: [CostFunction]
  /// The cost of the lengths inside a sum, without its own costs; for a length in a box, its cost to that, including
  /// its remainder. Written if there is such a sum, or such a remainder.
  var inner: [CostFunction]
  var outer: [CostFunction]
  /// The lengths.
  package internal(set) var lengths: [Double]
  /// The unknowns that are not lengths, as the tree counts them: -1 is the first.
  package internal(set) var unknowns: [Double] = []
  /// The gap of each sum that shares out gaps, 0 for all other nodes; empty if no sum does.
  package internal(set) var gaps: [Double] = []
  /// The nodes whose inside was allotted again by the last change.
  package internal(set) var touched: [Int] = []
  var isMember: [Bool] = []
  /// Whether a row across the tree contains a length, or one inside it; empty if there is no such row.
  var isMarked: [Bool] = []
  var groupStates: [GroupState]
  /// Of each member of a group, where it can no more follow the unit down: what it needs by rows of more weight than the
  /// group's; and what it has where the rest is cheapest.
  var floors: [Double] = []
  var restLengths: [Double] = []
  // Scratch.
  var way = GroupWay()
  var turns = ReusedList<(unit: Double, factor: Double)>()
  var parts = ReusedList<CostPool.Part>()
  var hinges = HingeList()
  var summands = ReusedList<CostFunction>()
  /// The segments and the costs of a tree without changes: changes leave unused ones in the pools.
  private(set) var usual = (segments: 0, costs: 0)
  /// The changes of each node in the last update, all `none` between updates; empty before the first.
  var news: [News] = []
  /// The nodes whose rest in the box around them is other than it was when that was gathered.
  var otherRests: Set<Int> = []
  var oldLengths: [Double] = []
  var changedInside: [Int] = []

  /// The rank of a bound, which is not a cost.
  static let bound: Int32 = -1
  /// Rows are ordered by rank first.
  static let rankShift: UInt64 = 50

  /// Solves a tree, for a root of the given length or of the cheapest; nil if that does not exist, or if it is where a
  /// group or a length that needs a row has no unique answer.
  ///
  /// - Parameters:
  ///   - least: the priority that all lengths have to break nothing from; nil for lengths that cost the least.
  ///   - memory: the arrays to write over; empty afterwards.
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

  /// The rank of a level, or `bound` for one that is taken for required.
  static func rank(of level: Priority, among levels: [Priority], _ promoted: Priority) -> Int32 {
    level >= promoted ? bound : Int32(levels.firstIndex(of: level) ?? 0)
  }

  /// Gives up the lengths and what only an edit needs, and returns their arrays. Called once the lengths are read.
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

  /// From the leaves to the root. The terms are those of rows that couple the tree with another.
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

  /// From the root to the leaves.
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

  /// Whether a function's bounds allow a value.
  func allows(_ function: CostFunction, _ value: Double) -> Bool { pool.allows(function, value, tolerance) }
}

/// The arrays of a finished solver, which the next solver writes over.
package struct LengthMemory: Sendable {
  fileprivate var functions: [CostFunction] = []
  fileprivate var inner: [CostFunction] = []
  fileprivate var outer: [CostFunction] = []
  fileprivate var lengths: [Double] = []
  fileprivate var pool = CostPool()
  fileprivate var hinges = HingeList()

  /// No memory.
  package init() {}

  /// The number of views that a tree of plain stacks with this much memory has. Deep trees have many more segments of cost
  /// functions than lengths, so both count.
  package var viewCapacity: Int { max(functions.capacity, pool.capacity / 16) }
}

extension Array {
  /// Gives the array a number of elements at least.
  mutating func grow(to count: Int, _ element: Element) {
    if self.count < count { self += repeatElement(element, count: count - self.count) }
  }
}
