public import TrussIR

extension ConstraintSystem {
  /// Solves the system.
  ///
  /// The required constraints hold, except for one of each conflict. Among the layouts in which they do, the sum of the
  /// violations at the highest priority is smallest, then that at the next, and so on: no number of constraints
  /// outweighs one of higher priority. Then each optional constraint's violation is minimised in turn, by priority and
  /// by order. Any remaining freedom is settled by defaults, in the order of the items: sizes as small as possible,
  /// then positions nearest the parent's origin. Items without constraints are at their parent's origin without size.
  ///
  ///     let solution = system.solve()
  ///     let width = solution[Variable(item, .width)]
  ///
  /// The same system gives the same bits on every run. No input traps: invalid constraints are listed in
  /// `Solution.invalidRows`.
  public func solve() -> Solution { solve(by: .trees) }

  /// How a system is solved.
  package enum Method {
    /// Trees as trees, the rest in the dictionary.
    case trees
    /// All in the dictionary, without ambiguity.
    case simplex
    /// Everything in double-double arithmetic, without reductions, for a system of any size: the reference for tests of
    /// the others.
    case precise
  }

  /// Solves the system by a method. All give the same values.
  package func solve(by method: Method) -> Solution {
    let program = Program(self)
    let free = FreeItems(self, program)
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
    // An apparent conflict was rounding if the original rows have none.
    let lenient = Tolerance(greatest: 1, ground: Tolerance(greatest: program.greatest, ground: 64).ground)
    if result == nil { result = SolveResult(program, free, without: required.isBroken, lenient) }
    if let result {
      let solution = solution(result, program, &required)
      // Required rows that do not hold are rounding, which twice the digits keep out of the rows as they are written.
      if solution.isComplete || required.areKept(by: solution) { return solution }
    }
    let precise = SolveResult(precise: program, free, without: required.isBroken)
    return solution(precise ?? result, program, &required)
  }

  /// The solution of a result; one of zeros if there is none.
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

/// The result of a program without the broken rows.
struct SolveResult {
  /// The value of each variable.
  let values: [Double]
  /// The variables, among those that no rule settles, that the rows leave open.
  var ambiguous: [Variable] = []
  /// Whether the values are proved to be optimal at each level.
  let isComplete: Bool
  /// Whether doubles were not sure of some of them, which were then solved once more in twice the digits.
  var wasDoubtful = false
}

extension SolveResult {
  /// Solves a program in twice the digits, unchanged; nil if the required rows cannot all hold, even if each is off by
  /// rounding.
  init?(precise program: Program, _ free: FreeItems, without isBroken: [Bool]) {
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
