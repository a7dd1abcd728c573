import TrussIR

extension SolveResult {
  /// Reduces a program, and solves its trees along their links or, if `inDictionary` is true, everything with the
  /// simplex dictionary. Doubtful values are solved again in double-double arithmetic. Nil if the required rows cannot
  /// all hold.
  init?(
    _ program: Program, _ free: DefaultOrder, without isBroken: [Bool], _ tolerance: Tolerance,
    inDictionary: Bool = false
  ) {
    let presolved = PresolvedProgram(program, tolerance, free, without: isBroken)
    guard presolved.isFeasible else { return nil }
    var solving = ReducedProgram(program, free, presolved, tolerance)
    guard solving.solve(without: isBroken, inDictionary: inDictionary) else { return nil }
    self.init(
      values: solving.values, ambiguous: solving.ambiguous, isComplete: solving.isComplete,
      wasDoubtful: !solving.doubtful.isEmpty)
  }
}

/// The state of solving a reduced program. Until `postsolve()`, `values` contains only the values of the roots of
/// `AffineClasses`; afterwards the values of all variables.
private struct ReducedProgram: ~Copyable {
  private(set) var values: [Double]
  private(set) var ambiguous: [Variable] = []
  private(set) var isComplete = true

  private let free: DefaultOrder
  private let program: Program
  private let tolerance: Tolerance
  private var presolved: PresolvedProgram
  private let defaults: [Default]
  /// A variable of each row in which a cancellation left doubles few digits.
  private var cancelled: [Int32] = []
  /// A variable of each core whose values doubles could not prove.
  private var unproved: [Int32] = []
  /// A variable of each row or core whose values doubles could not prove.
  var doubtful: [Int32] { cancelled + unproved }

  init(_ program: Program, _ free: DefaultOrder, _ presolved: consuming PresolvedProgram, _ tolerance: Tolerance) {
    self.free = free
    self.program = program
    self.tolerance = tolerance
    var presolved = presolved
    defaults = presolved.defaults(first: free.defaultSizes, then: free.defaultPositions)
    for position in presolved.doubtful {
      if let term = program.terms(of: program.rows[position]).first { cancelled.append(term.variable) }
    }
    self.presolved = presolved
    values = []
  }

  /// Solves the program; false if the required rows allow no layout.
  ///
  /// - Parameter inDictionary: whether the simplex dictionary solves all variables. Then no variable is reported as
  ///   ambiguous.
  mutating func solve(without isBroken: [Bool], inDictionary: Bool) -> Bool {
    guard let trees = trees(of: presolved.rows, defaults, inDictionary: inDictionary, asking: { _ in !inDictionary })
    else { return false }
    values = trees.values
    guard inDictionary || solveAmbiguous(trees) else { return false }
    postsolve()
    guard doubtful.isEmpty || solveDoubtful(without: isBroken) else { return false }
    presolved.places.makeAbsolute(&values)
    free.place(&values)
    return true
  }

  /// Solves the trees of the given rows; nil if the required rows of a tree allow no layout.
  private mutating func trees(
    of rows: [LinearRow], _ defaults: [Default], inDictionary: Bool, asking isAsked: (_ node: Int32) -> Bool
  ) -> ForestSolver? {
    var trees = ForestSolver(
      rows, presolved.terms, variableCount: program.variableCount, defaults: defaults,
      eliminatingOnlySlacks: inDictionary, tolerance: tolerance,
      pool: CostPool(firstDefault: UInt64(program.priorities.count) << 32)
    ) { UInt64($0.level) << 32 | UInt64($0.index) }
    guard let unproved = trees.solve(asking: isAsked) else { return nil }
    self.unproved += unproved
    return trees
  }

  /// Finds the ambiguous variables: the dictionary solves again each tree in which a default decided a value. Skips
  /// trees whose variables are all settled by rules, because nothing in them is reported. Returns false if a tree has
  /// no layout.
  private mutating func solveAmbiguous(_ trees: ForestSolver) -> Bool {
    let forest = trees.forest
    if !trees.hasFreedom.contains(true) { return true }
    let isMoving = forest.marked(trees.hasFreedom)
    var isAsked = Array(repeating: false, count: forest.nodeCount)
    var open: [(variable: Variable, root: Int)] = []
    for variable in free.unsettledVariables {
      let member = presolved.classes.find(variable.index)
      if member.isFixed || !isMoving[Int(member.root)] { continue }
      open.append((variable, Int(member.root)))
      isAsked[Int(member.root)] = forest.hasLinks[Int(member.root)]
    }
    // A variable without links needs no dictionary: `trees` already knows whether a default decided it.
    var hasFreedom = trees.hasFreedom
    if isAsked.contains(true) {
      let isKept = forest.marked(isAsked)
      let rows = presolved.rows.indices.filter { isKept[Int(forest.nodeOfRow[$0])] }.map { presolved.rows[$0] }
      // The dictionary solves these once more, with a proof of its own.
      unproved.removeAll { isKept[Int($0)] }
      let kept = self.trees(
        of: rows, defaults.filter { isKept[Int($0.variable)] }, inDictionary: true, asking: { isAsked[Int($0)] })
      guard let kept else { return false }
      for node in 0..<program.variableCount where isKept[node] {
        values[node] = kept.values[node]
        hasFreedom[node] = kept.hasFreedom[node]
      }
    }
    ambiguous = open.filter { hasFreedom[$0.root] }.map(\.variable)
    return true
  }

  /// Computes the values of all variables from the values of the roots. Positions stay relative.
  private mutating func postsolve() {
    let roots = values
    values = (0..<program.variableCount).map { presolved.classes.find(Int32($0)).value(at: roots) }
  }
}

// MARK: In twice the digits

extension ReducedProgram {
  /// Solves again, in double-double arithmetic, the original rows that are connected to doubtful values. Returns false
  /// if these rows have no layout.
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
    var given = PreciseProblem.Given(
      program: group.program,
      tolerance: Tolerance(greatest: max(1, group.program.greatest), rowScale: tolerance.rowScale),
      known: group.known, defaults: (sizes + positions).map(sum),
      unsettled: open.filter { isUnsettled[Int(group.variables[$0])] }.map(sum),
      guess: group.variables.map { values[Int($0)] })
    let answer = PreciseProblem.solve(given)
    if answer?.isComplete == true { return answer }
    // Huge guesses cancel in the active rows and leave few digits, so the second attempt starts at 0.
    given.guess = given.guess.map { _ in 0 }
    let second = PreciseProblem.solve(given)
    return second?.isComplete == true ? second : answer ?? second
  }
}
