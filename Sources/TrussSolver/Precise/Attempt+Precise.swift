import TrussIR

extension Attempt {
  /// Solves a program in twice the digits, as it stands: what the other ways come to where rounding has no part in it.
  /// Nil if the required rows cannot all hold, even if each is off by rounding.
  ///
  /// Equations are used up first, which is short, and leaves all that rounding did to them to the rows after them. Where
  /// these then cannot hold, it is tried once more with all rows alike.
  init?(precise program: Program, _ free: FreeItems, without isBroken: [Bool]) {
    var problem = PreciseProblem(program, free, without: isBroken, usingEquations: true)
    if !problem.makeFeasible() {
      problem = PreciseProblem(program, free, without: isBroken, usingEquations: false)
      guard problem.makeFeasible() else { return nil }
    }
    problem.settleRows()
    let ambiguous = problem.movable(among: free)
    problem.settleDefaults(free)
    var values = problem.values
    free.place(&values)
    self.init(values: values, ambiguous: ambiguous, isComplete: problem.isComplete)
  }
}

extension Program {
  /// Whether a program is small enough for dense rows in twice the digits: they take a moment, not a second.
  var isSmall: Bool { rows.count <= 160 && variableCount <= 160 }
}

/// A program in a dictionary of twice the digits.
private struct PreciseProblem {
  private let program: Program
  private var dictionary: PreciseDictionary
  private var isFeasible = true
  /// The optional rows by priority and order, each with the variables that its violation is the sum of.
  private var violations: [(row: Int, parts: [Int])] = []

  var isComplete: Bool { dictionary.isComplete }

  /// Sets up the rows that are not broken. They become variables of at least 0, but for required equations that are used
  /// to express one unknown by others.
  init(_ program: Program, _ free: FreeItems, without isBroken: [Bool], usingEquations: Bool) {
    self.program = program
    dictionary = PreciseDictionary(
      unknownCount: program.variableCount, columns: free.defaultOrder, tolerance: program.tolerance)
    let kept = program.rows.indices.filter { !isBroken[$0] }
    let isUsed = program.rows.map { usingEquations && $0.isRequiredEquation }
    for position in kept where isUsed[position] { addEquation(position) }
    for position in kept where !isUsed[position] { add(position) }
    violations.sort { (program.rows[$0.row].level, $0.row) < (program.rows[$1.row].level, $1.row) }
  }

  private mutating func addEquation(_ position: Int) {
    let row = program.rows[position]
    let terms = program.terms(of: row)
    let equation = dictionary.express(terms, minus: row.constant)
    let magnitude = terms.reduce(abs(row.constant)) {
      max($0, abs($1.coefficient * dictionary.value(of: Int($1.variable))))
    }
    if !dictionary.eliminate(equation, magnitude: magnitude) { isFeasible = false }
  }

  private mutating func add(_ position: Int) {
    let row = program.rows[position]
    let sum = dictionary.express(program.terms(of: row), minus: row.constant)
    if row.isRequired {
      if row.relation != .lessThanOrEqual { _ = dictionary.addBasic(sum) }
      if row.relation != .greaterThanOrEqual { _ = dictionary.addBasic(sum.negated) }
      return
    }
    let (above, below) = dictionary.addParts(of: sum)
    let parts =
      switch row.relation {
      case .lessThanOrEqual: [above]
      case .equal: [above, below]
      case .greaterThanOrEqual: [below]
      }
    violations.append((position, parts))
  }

  mutating func makeFeasible() -> Bool {
    guard isFeasible else { return false }
    dictionary.releaseUnknowns()
    return dictionary.makeFeasible()
  }

  /// Settles the optional rows: at each priority the sum of their violations, then one after the other.
  mutating func settleRows() {
    var start = 0
    while start < violations.count {
      let level = program.rows[violations[start].row].level
      var end = start
      while end < violations.count, program.rows[violations[end].row].level == level { end += 1 }
      let weight = violations[start..<end].reduce(0) { max($0, program.rows[$1.row].weight) }
      dictionary.settle(
        violations[start..<end].flatMap { violation in
          violation.parts.map { ($0, program.rows[violation.row].weight / weight) }
        })
      start = end
    }
    for violation in violations { dictionary.settle(violation.parts.map { ($0, 1) }) }
  }

  /// The variables that have not come to one value, though all rows are settled.
  mutating func movable(among free: FreeItems) -> [Variable] {
    free.unsettledVariables.filter { isComplete && dictionary.canMove(free.sum(settledFor: $0.index)) }
  }

  /// Brings every size, then every position relative to its origin, as near to 0 as it can be.
  mutating func settleDefaults(_ free: FreeItems) {
    for variable in free.defaultOrder { dictionary.bringToZero(free.sum(settledFor: variable)) }
  }

  var values: [Double] { (0..<program.variableCount).map { dictionary.value(of: $0) } }
}

extension PreciseDictionary {
  /// The value of a variable, as far as it is known.
  fileprivate func value(of variable: Int) -> Double {
    if case .row(let row) = places[variable] { rows[row].constant.high } else { 0 }
  }

  /// Adds how far a sum is above 0 and below it.
  fileprivate mutating func addParts(of sum: Row) -> (above: Int, below: Int) {
    let first = addColumn()
    var rest = sum.constant.high < 0 ? sum.negated : sum
    rest.entries.append(DoubleDouble(1))
    let second = addBasic(rest)
    return sum.constant.high < 0 ? (first, second) : (second, first)
  }

  /// Settles the magnitude of a sum.
  fileprivate mutating func bringToZero(_ terms: [Program.Term]) {
    guard isComplete else { return }
    let sum = express(terms, minus: 0)
    if sum.entries.allSatisfy({ abs($0.high) <= Precise.slope }) { return }
    let parts = addParts(of: sum)
    releaseUnknowns()
    settle([(parts.above, 1), (parts.below, 1)])
  }

  /// Whether the range of a sum is wider than a point.
  fileprivate mutating func canMove(_ terms: [Program.Term]) -> Bool {
    for sign in [1.0, -1] {
      var cost = express(
        terms.map { Program.Term(variable: $0.variable, coefficient: sign * $0.coefficient) }, minus: 0)
      let moving = columns.indices.filter { abs(cost.entries[$0].high) > Precise.slope }
      if moving.isEmpty { return false }
      if moving.contains(where: { isUnknown(columns[$0]) }) { return true }
      let start = cost.constant.high
      switch minimize(&cost) {
      case .unbounded: return true
      case .stepLimit: isComplete = false
      case .optimal: if start - cost.constant.high > Tolerance.ambiguity { return true }
      }
    }
    return false
  }
}

extension PreciseDictionary.Row {
  fileprivate var negated: Self {
    Self(variable: variable, constant: -constant, entries: entries.map { -$0 })
  }
}
