/// Solves the knots of a forest in the dictionary: the links that are left between the variables that are left, and what
/// hangs on either as one convex function of it.
///
/// It goes level by level, as for rows. A function's slope at one level is no convex cost by itself: below a dearer slope
/// at a higher level it may fall. But once the higher levels are done, each variable is confined to a piece of one slope
/// at all of them, and there the next level's slopes rise. After the levels each row that a slope names is least in
/// turn, defaults last.
struct KnotSolver {
  /// The variables, in the order of their numbers here.
  let nodes: [Int32]
  private(set) var values: [Double]
  /// Whether the rows leave a variable open, for a default to choose.
  private(set) var canMove: [Bool]
  private(set) var isComplete = true

  /// Whether rounding may have had its part in the choice: `Doubt`.
  var isDoubtful: Bool { core.tableau.isDoubtful }

  private var core: Core
  private var costs: KnotCosts
  private let firstDefault: UInt64

  /// Sets up the dictionary: a column for each node, a row for each link.
  init(_ forest: Forest, _ trees: ForestSolver, _ tolerance: Tolerance, firstDefault: UInt64) {
    self.firstDefault = firstDefault
    nodes = (0..<Int32(forest.nodeCount)).filter { forest.isKnotted[Int($0)] }
    values = []
    canMove = Array(repeating: false, count: nodes.count)
    core = Core(Program(variableCount: nodes.count, tolerance: tolerance), without: [], for: .values)
    core.addColumns(of: nodes.indices.lazy.map { Int32($0) })
    costs = KnotCosts(trees.pool)
    var column = Array(repeating: Int32(-1), count: forest.nodeCount)
    for (position, node) in nodes.enumerated() {
      column[Int(node)] = Int32(position)
      costs.append(trees.functions[Int(node)], tolerance: tolerance)
    }
    for link in forest.knottedLinks {
      costs.append(trees.linkFunctions[Int(link)], tolerance: tolerance)
      core.addLink(
        forest.members(of: Int(link)).lazy.map { forest.members[$0] }.filter { column[Int($0.node)] >= 0 }
          .map { Tableau.Entry(column: column[Int($0.node)], coefficient: $0.coefficient) },
        isPoint: costs.isPoint(costs.count - 1))
    }
    for variable in 0..<costs.count { costs.bound(variable, in: &core.tableau) }
  }

  /// Finds the values; false if there are none.
  mutating func solve() -> Bool {
    let steps = costs.steps
    for step in steps { core.tableau.pending[Int(step.variable)] += 1 }
    guard core.makeFeasible() else { return false }
    var start = 0
    var hasLooked = false
    while start < steps.count {
      let key = steps[start].key
      var end = start
      while end < steps.count, steps[end].key == key { end += 1 }
      if !hasLooked, case .row(let row) = key, row >= firstDefault {
        findFreedom()
        hasLooked = true
      }
      guard core.isComplete, core.tableau.liveColumnCount > 0 else { break }
      take(steps[start..<end])
      start = end
    }
    if !hasLooked { findFreedom() }
    isComplete = core.isComplete
    values = core.values
    return true
  }

  /// Makes one level, or one row, cost the least.
  private mutating func take(_ steps: ArraySlice<KnotCosts.Step>) {
    let first = core.tableau.hinges.count
    var greatest = 0.0
    for step in steps { greatest = max(greatest, costs.addHinges(step, to: &core.tableau)) }
    let count = core.tableau.hinges.count - first
    if count > 0 {
      core.minimize(first..<first + count, slope: greatest)
      core.tableau.hinges.removeLast(count)
    }
    for step in steps {
      core.tableau.pending[Int(step.variable)] -= 1
      core.tableau.shelveIfIdle(Int(step.variable))
    }
  }

  private mutating func findFreedom() {
    canMove = core.movable(among: nodes.indices.map { Int32($0) })
  }
}
