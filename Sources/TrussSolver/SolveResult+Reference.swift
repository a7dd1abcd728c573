import TrussIR

extension SolveResult {
  /// Solves a program in the dictionary alone, unchanged: no reduction, no trees, positions as they are written. The
  /// short way that the fast one is tested against. It does not look for ambiguity.
  init?(reference program: Program, _ free: FreeItems, without isBroken: [Bool]) {
    var simplex = Simplex(program, without: isBroken, for: .values)
    simplex.addColumns(of: free.defaultOrder)
    let defaults = free.defaultOrder.map {
      ProgramCosts.Default(variable: Int32(simplex.variable(for: free.sum(settledFor: $0))), target: 0)
    }
    guard simplex.makeFeasible() else { return nil }
    simplex.minimizeLevels()
    for each in defaults { simplex.bring(Int(each.variable), near: each.target) }
    let certificate = simplex.isComplete ? Certificate(simplex.tableau, ProgramCosts(simplex, defaults)) : nil
    var values = certificate.map { Array($0.values.prefix(program.variableCount)) } ?? simplex.values
    free.place(&values)
    if certificate == nil, let precise = SolveResult(precise: program, free, without: isBroken, guess: values) {
      self = precise
    } else {
      self.init(values: values, isComplete: certificate != nil)
    }
  }

  /// Solves a program in twice the digits, unchanged; nil if the required rows cannot all hold, even if each is off by
  /// rounding.
  init?(precise program: Program, _ free: FreeItems, without isBroken: [Bool], guess: [Double]? = nil) {
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
        guess: guess ?? Array(repeating: 0, count: program.variableCount)))
    guard let answer else { return nil }
    var values = answer.values
    free.place(&values)
    self.init(
      values: values, ambiguous: unsettled.indices.filter { answer.canMove[$0] }.map { unsettled[$0] },
      isComplete: answer.isComplete)
  }
}
