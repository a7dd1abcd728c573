/// Solves a cyclic core of a forest in the dictionary: the links that are left between the variables that are left, and
/// what hangs on either as one convex function of it.
///
/// It goes level by level, as for rows. A function's slope at one level is no convex cost by itself: below a dearer
/// slope at a higher level it may fall. But once the higher levels are done, each variable is confined to a piece of
/// one slope at all of them, and there the next level's slopes rise. After the levels each row that a slope names is
/// least in turn, defaults last.
struct CyclicCoreSolver {
  let cyclicCore: Forest.CyclicCore
  /// The value of each of the cyclic core's variables.
  private(set) var values: [Double]
  /// Whether the rows leave a variable open, for a default to choose.
  private(set) var canMove: [Bool]
  /// Whether the values are proved to cost least at each level.
  private(set) var isCertain = false

  private var simplex: Simplex
  private var costs: CyclicCoreCosts
  private let firstDefault: UInt64

  /// Sets up the dictionary: a column for each node, a row for each link.
  init(_ cyclicCore: Forest.CyclicCore, of forest: Forest, _ trees: ForestSolver, ground: Double, firstDefault: UInt64)
  {
    self.cyclicCore = cyclicCore
    self.firstDefault = firstDefault
    values = []
    canMove = Array(repeating: false, count: cyclicCore.nodes.count)
    var costs = CyclicCoreCosts(trees.pool)
    let functions =
      cyclicCore.nodes.map { trees.functions[Int($0)] } + cyclicCore.links.map { trees.linkFunctions[Int($0)] }
    let greatest = functions.reduce(1) { max($0, $1.map(costs.greatestPlace) ?? 0) }
    let tolerance = Tolerance(greatest: greatest, ground: ground)
    for function in functions { costs.append(function, tolerance: tolerance) }
    simplex = Simplex(
      Program([], [], variableCount: cyclicCore.nodes.count, priorities: []), tolerance, without: [], for: .values)
    simplex.addColumns(of: cyclicCore.nodes.indices.lazy.map { Int32($0) })
    var number: [Int32: Int32] = [:]
    for (index, node) in cyclicCore.nodes.enumerated() { number[node] = Int32(index) }
    for (index, link) in cyclicCore.links.enumerated() {
      let sum = forest.members(of: Int(link)).compactMap { position in
        number[forest.members[position].node].map {
          Program.Term(variable: $0, coefficient: forest.members[position].coefficient)
        }
      }
      simplex.addLink(sum, isPoint: costs.isPoint(cyclicCore.nodes.count + index))
    }
    for variable in 0..<costs.count { costs.bound(variable, in: &simplex.tableau) }
    self.costs = costs
  }

  /// Finds the values; false if there are none.
  mutating func solve() -> Bool {
    let steps = costs.steps
    for step in steps { simplex.tableau.pending[Int(step.variable)] += 1 }
    guard simplex.makeFeasible() else { return false }
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
      guard simplex.isComplete, simplex.tableau.liveColumnCount > 0 else { break }
      take(steps[start..<end])
      start = end
    }
    if !hasLooked { findFreedom() }
    values = simplex.values
    if simplex.isComplete,
      let certificate = Certificate(simplex.tableau, CyclicCoreCosts.AtBasis(costs, simplex.tableau))
    {
      values = Array(certificate.values.prefix(cyclicCore.nodes.count))
      isCertain = true
    }
    return true
  }

  /// Makes one level, or one row, cost the least.
  private mutating func take(_ steps: ArraySlice<CyclicCoreCosts.Step>) {
    let first = simplex.tableau.hinges.count
    var greatest = 0.0
    for step in steps { greatest = max(greatest, costs.addHinges(step, to: &simplex.tableau)) }
    let count = simplex.tableau.hinges.count - first
    if count > 0 {
      simplex.minimize(first..<first + count, slope: greatest)
      simplex.tableau.hinges.removeLast(count)
    }
    for step in steps { simplex.tableau.pending[Int(step.variable)] -= 1 }
  }

  /// Looks which variables can still move.
  private mutating func findFreedom() {
    canMove = simplex.movable(among: cyclicCore.nodes.indices.map { Int32($0) })
  }
}

extension Simplex {
  /// Adds a variable that is a sum of unknowns with columns: what hangs on a link has to come to that.
  fileprivate mutating func addLink(_ sum: [Program.Term], isPoint: Bool) {
    let variable = tableau.addVariable(sum)
    if isPoint { equations.append(variable) }
  }
}
