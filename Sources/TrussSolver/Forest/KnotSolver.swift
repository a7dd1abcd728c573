/// Solves a knot of a forest in the dictionary: the links that are left between the variables that are left, and what
/// hangs on either as one convex function of it.
///
/// It goes level by level, as for rows. A function's slope at one level is no convex cost by itself: below a dearer slope
/// at a higher level it may fall. But once the higher levels are done, each variable is confined to a piece of one slope
/// at all of them, and there the next level's slopes rise. After the levels each row that a slope names is least in
/// turn, defaults last.
struct KnotSolver {
  let knot: Forest.Knot
  /// The value of each of the knot's variables.
  private(set) var values: [Double]
  /// Whether the rows leave a variable open, for a default to choose.
  private(set) var canMove: [Bool]
  /// Whether the values are proved to cost least at each level.
  private(set) var isCertain = false

  private var core: Core
  private var costs: KnotCosts
  private let firstDefault: UInt64

  /// Sets up the dictionary: a column for each node, a row for each link.
  init(_ knot: Forest.Knot, of forest: Forest, _ trees: ForestSolver, ground: Double, firstDefault: UInt64) {
    self.knot = knot
    self.firstDefault = firstDefault
    values = []
    canMove = Array(repeating: false, count: knot.nodes.count)
    var costs = KnotCosts(trees.pool)
    let functions =
      knot.nodes.map { trees.functions[Int($0)] } + knot.links.map { trees.linkFunctions[Int($0)] }
    let greatest = functions.reduce(1) { max($0, $1.map(costs.greatestPlace) ?? 0) }
    let tolerance = Tolerance(greatest: greatest, ground: ground)
    for function in functions { costs.append(function, tolerance: tolerance) }
    core = Core(Program([], [], variableCount: knot.nodes.count, priorities: []), tolerance, without: [], for: .values)
    core.addColumns(of: knot.nodes.indices.lazy.map { Int32($0) })
    var number: [Int32: Int32] = [:]
    for (index, node) in knot.nodes.enumerated() { number[node] = Int32(index) }
    for (index, link) in knot.links.enumerated() {
      let sum = forest.members(of: Int(link)).compactMap { position in
        number[forest.members[position].node].map {
          Program.Term(variable: $0, coefficient: forest.members[position].coefficient)
        }
      }
      core.addLink(sum, isPoint: costs.isPoint(knot.nodes.count + index))
    }
    for variable in 0..<costs.count { costs.bound(variable, in: &core.tableau) }
    self.costs = costs
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
    values = core.values
    if core.isComplete, let certificate = Certificate(core.tableau, KnotCosts.AtBasis(costs, core.tableau)) {
      values = Array(certificate.values.prefix(knot.nodes.count))
      isCertain = true
    }
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
    for step in steps { core.tableau.pending[Int(step.variable)] -= 1 }
  }

  /// Looks which variables can still move.
  private mutating func findFreedom() {
    canMove = core.movable(among: knot.nodes.indices.map { Int32($0) })
  }
}

extension Core {
  /// Adds a variable that is a sum of unknowns with columns: what hangs on a link has to come to that.
  fileprivate mutating func addLink(_ sum: [Program.Term], isPoint: Bool) {
    let variable = tableau.addVariable(sum)
    if isPoint { equations.append(variable) }
  }
}
