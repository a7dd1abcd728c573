public import TrussIR

extension ConstraintSystem {
  /// Solves the system.
  ///
  /// The required constraints hold, except for one constraint of each conflict. Among the layouts in which they hold,
  /// the sum of the violations at the highest priority is as small as possible, then the sum at the next priority, and
  /// so on: no number of constraints outweighs one of higher priority. Then each optional constraint's violation is
  /// minimised in turn, by priority and by order. Any remaining freedom is settled by defaults, in the order of the
  /// items: sizes as small as possible, then positions nearest the parent's origin. Items without constraints are at
  /// their parent's origin without size.
  ///
  ///     let solution = system.solve()
  ///     let width = solution[Variable(item, .width)]
  ///
  /// The same system gives the same bits on every run. No input traps: invalid constraints are listed in
  /// `Solution.invalidRows`.
  public func solve() -> Solution { solve(by: .trees) }

  package enum Method {
    /// Parts whose rows form trees are solved along the trees, other parts with the simplex dictionary.
    case trees
    /// Everything is solved with the simplex dictionary; ambiguous variables are not searched for.
    case simplex
    /// Everything is solved in double-double arithmetic, without reductions: the reference for tests of the other
    /// methods.
    case precise
  }

  /// Solves the system with a method. All methods give the same values.
  package func solve(by method: Method) -> Solution {
    let program = Program(self)
    let free = DefaultOrder(self, program)
    var required = RequiredRows(self, program)
    func attempt() -> SolveResult? {
      switch method {
      case .trees, .simplex:
        SolveResult(program, free, without: required.isBroken, .strict, inDictionary: method == .simplex)
      case .precise: SolveResult(precise: program, free, without: required.isBroken)
      }
    }
    var result = attempt()
    while result == nil, required.breakConflicts() { result = attempt() }
    // If the original rows have no conflict, the apparent conflict is a rounding error, which this tolerance allows.
    let lenient = Tolerance(greatest: 1, rowScale: Tolerance(greatest: program.greatest, rowScale: 64).rowScale)
    if result == nil { result = SolveResult(program, free, without: required.isBroken, lenient) }
    if let result {
      let solution = solution(result, program, &required)
      // If required rows do not hold, rounding errors are the cause. Then the original rows are solved in double-double
      // arithmetic.
      if solution.isComplete || required.areKept(by: solution) { return solution }
    }
    let precise = SolveResult(precise: program, free, without: required.isBroken)
    return solution(precise ?? result, program, &required)
  }

  /// Makes a `Solution` from a solver's result. Values that are missing or not finite are 0.
  private func solution(_ result: SolveResult?, _ program: Program, _ required: inout RequiredRows) -> Solution {
    var values = result?.values ?? Array(repeating: 0, count: variableCount)
    let isFinite = values.allSatisfy(\.isFinite)
    for index in values.indices where !values[index].isFinite { values[index] = 0 }
    var solution = Solution(self, values: values, program)
    solution.conflicts = required.conflicts
    solution.ambiguous = result?.ambiguous ?? []
    solution.isComplete = result?.isComplete == true && isFinite && required.areKept(by: solution)
    return solution
  }
}

/// The result of solving a program without its broken rows.
struct SolveResult {
  let values: [Double]
  /// The variables that the rows leave undetermined and that no stack's rule settles.
  var ambiguous: [Variable] = []
  /// Whether the values are proved to be optimal at each level.
  let isComplete: Bool
  /// Whether doubles could not prove some values, which were then solved again in double-double arithmetic.
  var wasDoubtful = false
}

extension SolveResult {
  /// Solves an unreduced program in double-double arithmetic; nil if the required rows cannot all hold, even when each
  /// row may be off by a rounding error.
  init?(precise program: Program, _ free: DefaultOrder, without isBroken: [Bool]) {
    let unsettled = free.unsettledVariables
    let kept = program.rows.indices.filter { !isBroken[$0] }.map { program.rows[$0] }
    let isUsed = free.hasRows
    let answer = PreciseProblem.solve(
      PreciseProblem.Given(
        program: Program(
          kept, program.terms, variableCount: program.variableCount, priorities: program.priorities),
        tolerance: Tolerance(greatest: program.greatest),
        known: (0..<program.variableCount).map { isUsed[$0 >> 2] ? nil : 0 },
        defaults: free.defaultOrder.map(free.sum(settledFor:)),
        unsettled: unsettled.map { free.sum(settledFor: $0.index) },
        guess: Array(repeating: 0, count: program.variableCount)))
    guard let answer else { return nil }
    var values = answer.values
    free.place(&values)
    self.init(
      values: values, ambiguous: unsettled.indices.filter { answer.canMove[$0] }.map { unsettled[$0] },
      isComplete: answer.isComplete)
  }
}
