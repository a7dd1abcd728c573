import TrussIR

extension Attempt {
  /// Reduces a program, solves its trees as trees and the rest in the dictionary, and what is doubtful then in twice the
  /// digits; nil if the required rows cannot all hold.
  init?(_ program: Program, _ free: FreeItems, without isBroken: [Bool], _ tolerance: Tolerance) {
    let reduction = Reduction(program, tolerance, origin: free.origin, without: isBroken)
    guard reduction.isFeasible else { return nil }
    var solving = TreesAndRest(program, free, reduction, tolerance)
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
  private var reduction: Reduction
  private let defaults: [OwnCosts.Default]
  private var forest: Forest
  /// The variables whose values have no proof in doubles.
  private(set) var doubtful: [Int32] = []

  /// Takes a reduced program apart into trees.
  init(_ program: Program, _ free: FreeItems, _ reduction: consuming Reduction, _ tolerance: Tolerance) {
    self.free = free
    self.program = program
    self.tolerance = tolerance
    var reduction = reduction
    defaults = reduction.defaults(first: free.defaultSizes, then: free.defaultPositions)
    forest = Forest(
      reduction.rows, reduction.terms, variableCount: program.variableCount, roots: defaults.lazy.map(\.node))
    for position in reduction.doubtful {
      if let term = program.terms(of: program.rows[position]).first { doubtful.append(term.variable) }
    }
    self.reduction = reduction
    values = []
  }

  /// Solves the trees and what is left; false if there is no layout.
  mutating func solve(without isBroken: [Bool]) -> Bool {
    guard solveTrees(), solveRest() else { return false }
    ambiguous.sort { $0.index < $1.index }
    expand()
    guard doubtful.isEmpty || solveDoubtful(without: isBroken) else { return false }
    reduction.places.makeAbsolute(&values)
    free.place(&values)
    return true
  }

  /// Solves the trees; false if one has no layout.
  private mutating func solveTrees() -> Bool {
    var own = OwnCosts(
      reduction.rows, nodeOfRow: forest.nodeOfRow, nodeCount: forest.nodeCount,
      levelCount: program.priorities.count, defaults: defaults)
    var trees = ForestSolver(forest, own: &own, tolerance: tolerance)
    guard trees.isFeasible else { return false }
    var knots: [KnotSolver] = []
    for knot in forest.knots {
      var solver = KnotSolver(knot, of: forest, trees, ground: tolerance.ground, firstDefault: own.firstDefault)
      guard solver.solve() else { return false }
      if !solver.isCertain { doubtful.append(knot.nodes[0]) }
      knots.append(solver)
    }
    trees.allot(knots)
    values = trees.values
    leaveAmbiguous(trees)
    return true
  }

  /// Leaves the trees to the dictionary in which a default chose, so that it finds what is ambiguous; but for those whose
  /// every variable a rule settles, of which nobody asks.
  private mutating func leaveAmbiguous(_ trees: ForestSolver) {
    let moving = trees.hasFreedom.indices.filter { trees.hasFreedom[$0] }
    if moving.isEmpty { return }
    var isUnsettled = Array(repeating: false, count: trees.values.count)
    for variable in free.unsettledVariables {
      let member = reduction.classes.find(variable.index)
      if member.isFixed { continue }
      isUnsettled[Int(member.root)] = true
      // What is a tree by itself needs no dictionary.
      if trees.hasFreedom[Int(member.root)], !forest.hasLinks[Int(member.root)] { ambiguous.append(variable) }
    }
    forest.tangle(moving.filter { forest.hasLinks[$0] }, where: isUnsettled)
  }
}

// MARK: In the dictionary

extension TreesAndRest {
  /// A tree that the dictionary solves row by row.
  private struct Tangle {
    var rows: [LinearRow] = []
    var defaults: [OwnCosts.Default] = []
    /// The variables that may be ambiguous, each with its root.
    var candidates: [(variable: Variable, root: Int32)] = []
  }

  /// Solves in the dictionary the trees in which something may be ambiguous, each by itself; false if one has no layout.
  private mutating func solveRest() -> Bool {
    if forest.tangleCount == 0 { return true }
    var tangles = Array(repeating: Tangle(), count: forest.tangleCount)
    for (position, row) in reduction.rows.enumerated() {
      if let tangle = forest.tangle(of: forest.nodeOfRow[position]) { tangles[tangle].rows.append(row) }
    }
    for each in defaults {
      if let tangle = forest.tangle(of: each.node) { tangles[tangle].defaults.append(each) }
    }
    for variable in free.unsettledVariables {
      let member = reduction.classes.find(variable.index)
      if member.isFixed { continue }
      if let tangle = forest.tangle(of: member.root) { tangles[tangle].candidates.append((variable, member.root)) }
    }
    var renumbering = Renumbering(count: values.count)
    for tangle in tangles where !solve(tangle, &renumbering) { return false }
    return true
  }

  private mutating func solve(_ tangle: Tangle, _ renumbering: inout Renumbering) -> Bool {
    let local = renumbering.program(
      of: tangle.rows, reduction.terms, others: tangle.defaults.map(\.node), priorities: program.priorities)
    func number(_ node: Int32) -> Int32 { renumbering.number(of: node) ?? 0 }
    var core = Core(
      local, Tolerance(greatest: max(1, local.greatest), ground: tolerance.ground),
      without: Array(repeating: false, count: local.rows.count), for: .values)
    core.addColumns(of: tangle.defaults.map { number($0.node) })
    guard core.makeFeasible() else { return false }
    core.minimizeLevels()
    let canMove = core.movable(among: tangle.candidates.map { number($0.root) })
    for index in tangle.candidates.indices where canMove[index] { ambiguous.append(tangle.candidates[index].variable) }
    let defaults = tangle.defaults.map {
      ProgramCosts.Default(variable: number($0.node), target: $0.breakpoint)
    }
    for each in defaults { core.bring(Int(each.variable), near: each.target) }
    let certificate = core.isComplete ? Certificate(core.tableau, ProgramCosts(core, defaults)) : nil
    if certificate == nil { doubtful.append(renumbering.variables[0]) }
    let found = certificate?.values ?? core.values
    for (index, node) in renumbering.variables.enumerated() { values[Int(node)] = found[index] }
    return true
  }

  /// From roots to variables. Positions stay relative.
  private mutating func expand() {
    var result = Array(repeating: 0.0, count: program.variableCount)
    for variable in result.indices {
      let member = reduction.classes.find(Int32(variable))
      result[variable] = member.offset
      if !member.isFixed { result[variable] += member.scale * values[Int(member.root)] }
    }
    values = result
  }
}

// MARK: In twice the digits

extension TreesAndRest {
  /// Solves once more, as they were given, the rows that what is doubtful hangs together with; false if they have no
  /// layout.
  private mutating func solveDoubtful(without isBroken: [Bool]) -> Bool {
    var rows = LocalRows(&reduction, without: isBroken)
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
