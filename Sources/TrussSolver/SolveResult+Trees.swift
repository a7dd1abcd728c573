import TrussIR

extension SolveResult {
  /// Reduces a program, solves its trees as trees and the rest in the dictionary, and what is doubtful then in twice
  /// the digits; nil if the required rows cannot all hold.
  init?(_ program: Program, _ free: FreeItems, without isBroken: [Bool], _ tolerance: Tolerance) {
    let presolved = PresolvedProgram(program, tolerance, origin: free.origin, without: isBroken)
    guard presolved.isFeasible else { return nil }
    var solving = TreesAndRest(program, free, presolved, tolerance)
    guard solving.solve(without: isBroken) else { return nil }
    self.init(
      values: solving.values, ambiguous: solving.ambiguous, isComplete: solving.isComplete,
      wasDoubtful: !solving.doubtful.isEmpty)
  }
}

/// The reduced program on its way: what its trees gave, and what the dictionary has still to solve.
private struct TreesAndRest: ~Copyable {
  private(set) var values: [Double]
  private(set) var ambiguous: [Variable] = []
  private(set) var isComplete = true

  private let free: FreeItems
  private let program: Program
  private let tolerance: Tolerance
  private var presolved: PresolvedProgram
  private let defaults: [Default]
  private var forest: Forest
  /// The variables whose values have no proof in doubles.
  private(set) var doubtful: [Int32] = []

  /// Takes a reduced program apart into trees.
  init(_ program: Program, _ free: FreeItems, _ presolved: consuming PresolvedProgram, _ tolerance: Tolerance) {
    self.free = free
    self.program = program
    self.tolerance = tolerance
    var presolved = presolved
    defaults = presolved.defaults(first: free.defaultSizes, then: free.defaultPositions)
    forest = Forest(
      presolved.rows, presolved.terms, variableCount: program.variableCount, roots: defaults.lazy.map(\.variable))
    for position in presolved.doubtful {
      if let term = program.terms(of: program.rows[position]).first { doubtful.append(term.variable) }
    }
    self.presolved = presolved
    values = []
  }

  /// Solves the trees and what is left; false if there is no layout.
  mutating func solve(without isBroken: [Bool]) -> Bool {
    guard solveTrees(), solveRest() else { return false }
    ambiguous.sort { $0.index < $1.index }
    postsolve()
    guard doubtful.isEmpty || solveDoubtful(without: isBroken) else { return false }
    presolved.places.makeAbsolute(&values)
    free.place(&values)
    return true
  }

  /// Solves the trees; false if one has no layout.
  private mutating func solveTrees() -> Bool {
    var own = NodeCosts(
      presolved.rows, of: forest, defaults: defaults, firstDefault: UInt64(program.priorities.count) << 32
    ) { UInt64($0.level) << 32 | UInt64($0.index) }
    var trees = ForestSolver(forest, own: &own, tolerance: tolerance)
    guard let unproved = trees.solve() else { return false }
    doubtful += unproved
    values = trees.values
    leaveAmbiguous(trees)
    return true
  }

  /// Leaves the trees to the dictionary in which a default chose, so that it finds what is ambiguous; but for those
  /// whose every variable a rule settles, which are not reported.
  private mutating func leaveAmbiguous(_ trees: ForestSolver) {
    let moving = trees.hasFreedom.indices.filter { trees.hasFreedom[$0] }
    if moving.isEmpty { return }
    var isUnsettled = Array(repeating: false, count: trees.values.count)
    for variable in free.unsettledVariables {
      let member = presolved.classes.find(variable.index)
      if member.isFixed { continue }
      isUnsettled[Int(member.root)] = true
      // What is a tree by itself needs no dictionary.
      if trees.hasFreedom[Int(member.root)], !forest.hasLinks[Int(member.root)] { ambiguous.append(variable) }
    }
    forest.gatherSimplexTrees(moving.filter { forest.hasLinks[$0] }, where: isUnsettled)
  }
}

// MARK: In the dictionary

extension TreesAndRest {
  /// A tree that the dictionary solves row by row.
  private struct SimplexTree {
    var rows: [LinearRow] = []
    var defaults: [Default] = []
    /// The variables that may be ambiguous, each with its root.
    var candidates: [(variable: Variable, root: Int32)] = []
  }

  /// Solves in the dictionary the trees in which something may be ambiguous, each by itself; false if one has no
  /// layout.
  private mutating func solveRest() -> Bool {
    if forest.simplexTreeCount == 0 { return true }
    var simplexTrees = Array(repeating: SimplexTree(), count: forest.simplexTreeCount)
    for (position, row) in presolved.rows.enumerated() {
      if let simplexTree = forest.simplexTree(of: forest.nodeOfRow[position]) {
        simplexTrees[simplexTree].rows.append(row)
      }
    }
    for each in defaults {
      if let simplexTree = forest.simplexTree(of: each.variable) { simplexTrees[simplexTree].defaults.append(each) }
    }
    for variable in free.unsettledVariables {
      let member = presolved.classes.find(variable.index)
      if member.isFixed { continue }
      if let simplexTree = forest.simplexTree(of: member.root) {
        simplexTrees[simplexTree].candidates.append((variable, member.root))
      }
    }
    var renumbering = Renumbering(count: values.count)
    for simplexTree in simplexTrees where !solve(simplexTree, &renumbering) { return false }
    return true
  }

  private mutating func solve(_ simplexTree: SimplexTree, _ renumbering: inout Renumbering) -> Bool {
    let local = renumbering.program(
      of: simplexTree.rows, presolved.terms, others: simplexTree.defaults.map(\.variable),
      priorities: program.priorities)
    func number(_ node: Int32) -> Int32 { renumbering.number(of: node) ?? 0 }
    var simplex = Simplex(
      local, Tolerance(greatest: max(1, local.greatest), ground: tolerance.ground),
      without: Array(repeating: false, count: local.rows.count), for: .values)
    simplex.addColumns(of: simplexTree.defaults.map { number($0.variable) })
    guard simplex.makeFeasible() else { return false }
    simplex.minimizeLevels()
    let canMove = simplex.movable(among: simplexTree.candidates.map { number($0.root) })
    for index in simplexTree.candidates.indices where canMove[index] {
      ambiguous.append(simplexTree.candidates[index].variable)
    }
    let defaults = simplexTree.defaults.map { Default(variable: number($0.variable), target: $0.target) }
    for each in defaults { simplex.bring(Int(each.variable), near: each.target) }
    let certificate = simplex.isComplete ? Certificate(simplex.tableau, ProgramCosts(simplex, defaults)) : nil
    if certificate == nil { doubtful.append(renumbering.variables[0]) }
    let found = certificate?.values ?? simplex.values
    for (index, node) in renumbering.variables.enumerated() { values[Int(node)] = found[index] }
    return true
  }

  /// From roots to variables. Positions stay relative.
  private mutating func postsolve() {
    let roots = values
    values = (0..<program.variableCount).map { presolved.classes.find(Int32($0)).value(at: roots) }
  }
}

// MARK: In twice the digits

extension TreesAndRest {
  /// Solves once more, as they were given, the rows that doubtful values are connected with; false if they have no
  /// layout.
  private mutating func solveDoubtful(without isBroken: [Bool]) -> Bool {
    var rows = LocalRows(&presolved, without: isBroken)
    let groups = rows.groups(of: doubtful, others: free.defaultOrder)
    var isAmbiguous = Array(repeating: false, count: program.variableCount)
    for variable in ambiguous { isAmbiguous[Int(variable.index)] = true }
    var isUnsettled = Array(repeating: false, count: program.variableCount)
    for variable in free.unsettledVariables { isUnsettled[Int(variable.index)] = true }
    for group in groups {
      guard let answer = solve(group, isUnsettled) else { return false }
      if !answer.isComplete { isComplete = false }
      var next = 0
      for (number, variable) in group.variables.enumerated() where group.known[number] == nil {
        values[Int(variable)] = answer.values[number]
        if isUnsettled[Int(variable)] {
          isAmbiguous[Int(variable)] = answer.canMove[next]
          next += 1
        }
      }
    }
    ambiguous = free.unsettledVariables.filter { isAmbiguous[Int($0.index)] }
    return true
  }

  private func solve(_ group: LocalRows.Group, _ isUnsettled: [Bool]) -> PreciseProblem.Answer? {
    let open = group.variables.indices.filter { group.known[$0] == nil }
    func sum(_ number: Int) -> [Program.Term] { [Program.Term(variable: Int32(number), coefficient: 1)] }
    let (positions, sizes) = (
      open.filter { Places.isPosition(group.variables[$0]) }, open.filter { !Places.isPosition(group.variables[$0]) }
    )
    return PreciseProblem.solve(
      PreciseProblem.Given(
        program: group.program,
        tolerance: Tolerance(greatest: max(1, group.program.greatest), ground: tolerance.ground),
        known: group.known, defaults: (sizes + positions).map(sum),
        unsettled: open.filter { isUnsettled[Int(group.variables[$0])] }.map(sum),
        guess: group.variables.map { values[Int($0)] }))
  }
}
