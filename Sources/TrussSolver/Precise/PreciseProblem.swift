import TrussIR

/// A program solved in double-double arithmetic: the values that the other methods would find without rounding errors.
///
/// Required equations are first used to eliminate unknowns. This makes the program smaller, but moves all rounding
/// errors of the equations to the other rows. If these rows then cannot hold, the program is solved again with all rows
/// treated alike.
struct PreciseProblem {
  /// The problem. Its variables are numbered from 0.
  struct Given {
    var program: Program
    var tolerance: Tolerance
    /// The value of each variable; nil if it is unknown.
    var known: [Double?]
    /// The sums that the defaults bring as close to 0 as possible, in order.
    var defaults: [[Program.Term]]
    /// The sums for which `Answer.canMove` reports whether the rows leave them more than one value.
    var unsettled: [[Program.Term]]
    /// Values that may be close to the solution, computed in doubles.
    var guess: [Double]
  }

  struct Answer {
    var values: [Double]
    /// For each unsettled sum, whether it has more than one value.
    var canMove: [Bool]
    var isComplete: Bool
  }

  private let given: Given
  private var program: Program { given.program }
  private var dictionary: PreciseSimplex
  private var isFeasible = true
  /// The optional rows by priority and order. The violation of each row is the sum of the variables `parts`.
  private var violations: [Violation] = []
  /// The variables that are likely to be 0, because their rows hold with equality at the guess.
  private var isLikely: Set<Int> = []

  private struct Violation {
    var row: Int
    var above: Int
    var below: Int
    var parts: [Int]

    func terms(times factor: Double) -> [Program.Term] {
      parts.map { Program.Term(variable: Int32($0), coefficient: factor) }
    }
  }

  /// Solves a program; nil if the required rows cannot all hold, even when each row may be off by a rounding error.
  static func solve(_ given: Given) -> Answer? {
    var problem = PreciseProblem(given, usingEquations: true)
    if !problem.makeFeasible() {
      problem = PreciseProblem(given, usingEquations: false)
      guard problem.makeFeasible() else { return nil }
    }
    let totals = problem.settleRows()
    let canMove = given.unsettled.map { problem.dictionary.isComplete && problem.dictionary.canMove($0) }
    for sum in given.defaults { problem.dictionary.bringToZero(sum) }
    let values = (0..<given.program.variableCount).map { problem.dictionary.value(of: $0).high }
    return Answer(
      values: values, canMove: canMove,
      isComplete: problem.dictionary.isComplete && given.program.hasTotals(totals, at: values, given.tolerance))
  }

  /// Sets up the rows as variables that are at least 0. If `usingEquations` is true, each required equation instead
  /// expresses an unknown by other unknowns.
  private init(_ given: Given, usingEquations: Bool) {
    self.given = given
    dictionary = PreciseSimplex(unknowns: given.known, tolerance: given.tolerance)
    let rows = given.program.rows
    let isUsed = rows.map { usingEquations && $0.isRequiredEquation }
    var uses = Array(repeating: 0, count: given.program.variableCount)
    for term in given.program.terms { uses[Int(term.variable)] += 1 }
    for position in rows.indices where isUsed[position] { addEquation(position, uses) }
    for position in rows.indices where !isUsed[position] { add(position) }
    violations.sort { (rows[$0.row].level, $0.row) < (rows[$1.row].level, $1.row) }
  }

  private mutating func express(_ position: Int) -> PreciseSimplex.Row {
    let row = program.rows[position]
    return dictionary.express(program.terms(of: row), minus: row.constant)
  }

  private mutating func addEquation(_ position: Int, _ uses: [Int]) {
    let row = program.rows[position]
    var magnitude = abs(row.constant)
    for term in program.terms(of: row) {
      magnitude = max(magnitude, abs(term.coefficient * dictionary.value(of: Int(term.variable)).high))
    }
    if !dictionary.eliminate(express(position), magnitude: magnitude, uses: uses) { isFeasible = false }
  }

  private mutating func add(_ position: Int) {
    let row = program.rows[position]
    let sum = express(position)
    let excess = program.excess(of: row, at: given.guess)
    let isTight = abs(excess) <= given.tolerance.rounding(of: abs(row.constant))
    if row.isRequired {
      if row.relation != .lessThanOrEqual { addBasic(sum, isTight) }
      if row.relation != .greaterThanOrEqual { addBasic(sum.negated, isTight) }
      return
    }
    let parts = dictionary.addParts(of: sum, isAbove: excess > 0)
    if isTight { isLikely.formUnion([parts.above, parts.below]) }
    violations.append(
      Violation(
        row: position, above: parts.above, below: parts.below,
        parts: row.relation == .lessThanOrEqual
          ? [parts.above] : row.relation == .greaterThanOrEqual ? [parts.below] : [parts.above, parts.below]))
  }

  private mutating func addBasic(_ sum: PreciseSimplex.Row, _ isTight: Bool) {
    let variable = dictionary.addBasic(sum)
    if isTight { isLikely.insert(variable) }
  }

  private mutating func makeFeasible() -> Bool {
    guard isFeasible else { return false }
    let isLikely = isLikely
    dictionary.releaseUnknowns { isLikely.contains($0) }
    for violation in violations {
      dictionary.turn(violation.above, violation.below)
      dictionary.turn(violation.below, violation.above)
    }
    return dictionary.makeFeasible() == nil
  }

  /// Settles the optional rows: at each priority the sum of the violations, afterwards the violation of each row in
  /// turn. Returns the sums by level.
  private mutating func settleRows() -> [Int32: Double] {
    var totals: [Int32: Double] = [:]
    var rest = violations[...]
    while let level = rest.first.map({ program.rows[$0.row].level }) {
      let own = rest.prefix { program.rows[$0.row].level == level }
      rest = rest[own.endIndex...]
      let weight = own.reduce(0) { max($0, program.rows[$1.row].weight) }
      let least = dictionary.settle(own.flatMap { $0.terms(times: program.rows[$0.row].weight / weight) })
      totals[level] = (least?.high ?? 0) * weight
    }
    for violation in violations { dictionary.settle(violation.terms(times: 1)) }
    return totals
  }
}

extension Program {
  /// Whether the required rows hold at the given values, and the violations at each level add up to the given total,
  /// except for the error of rounding the values to doubles. This checks that later levels have not worsened the
  /// minimum of a level.
  fileprivate func hasTotals(_ totals: [Int32: Double], at values: [Double], _ tolerance: Tolerance) -> Bool {
    struct Level {
      var difference = 0.0
      var weight = 0.0
      var rounding = 0.0
    }
    var levels = totals.mapValues { Level(difference: -$0) }
    for row in rows {
      let violation = row.relation.violation(excess(of: row, at: values))
      let magnitude = terms(of: row).reduce(abs(row.constant)) {
        $0 + abs($1.coefficient * values[Int($1.variable)])
      }
      if row.isRequired {
        guard violation <= Tolerance.residual * max(magnitude, tolerance.scale) else { return false }
        continue
      }
      var level = levels[row.level] ?? Level()
      level.difference += row.weight * violation
      level.weight = max(level.weight, row.weight)
      level.rounding += row.weight * Precise.doubleRounding * magnitude
      levels[row.level] = level
    }
    return levels.allSatisfy { index, level in
      let same = Precise.sameTotal * max(tolerance.rowScale * level.weight, totals[index] ?? 0)
      return abs(level.difference) <= same + level.rounding
    }
  }
}

extension PreciseSimplex {
  /// Adds two variables for a sum: its distance above 0 and its distance below 0. If `isAbove` is true, the first
  /// variable is basic, otherwise the second.
  fileprivate mutating func addParts(of sum: Row, isAbove: Bool) -> (above: Int, below: Int) {
    let first = addColumn()
    var rest = isAbove ? sum : sum.negated
    rest.columns.append(Int32(columns.count - 1))
    rest.coefficients.append(DoubleDouble(1))
    let second = addBasic(rest)
    return isAbove ? (second, first) : (first, second)
  }

  /// Exchanges the two parts of a sum if `part` is basic and negative, so that `other` takes its magnitude.
  fileprivate mutating func turn(_ part: Int, _ other: Int) {
    guard case .row(let row) = places[part], case .column(let column) = places[other],
      rows[row].constant.high < 0, rows[row].coefficient(of: column).high > Precise.coefficient
    else { return }
    pivot(row: row, column: column)
  }

  /// Brings a sum as close to 0 as possible, and keeps it there.
  fileprivate mutating func bringToZero(_ terms: [Program.Term]) {
    guard isComplete else { return }
    let sum = express(terms)
    if sum.coefficients.allSatisfy({ abs($0.high) <= Precise.coefficient }) { return }
    let parts = addParts(of: sum, isAbove: sum.constant.high >= 0)
    releaseUnknowns()
    turn(parts.above, parts.below)
    turn(parts.below, parts.above)
    settle([parts.above, parts.below].map { Program.Term(variable: Int32($0), coefficient: 1) })
  }

  fileprivate mutating func canMove(_ terms: [Program.Term]) -> Bool {
    for sign in [1.0, -1] {
      var cost = cost(of: terms.lazy.map { Program.Term(variable: $0.variable, coefficient: sign * $0.coefficient) })
      let moving = columns.indices.filter { columns[$0] >= 0 && (cost.falls($0) || cost.rises($0)) }
      if moving.isEmpty { return false }
      if moving.contains(where: { isUnknown(columns[$0]) }) { return true }
      let start = cost.constant.high
      switch minimize(&cost) {
      case .unbounded, .moved: return true
      case .stepLimit: isComplete = false
      case .optimal: if start - cost.constant.high > Tolerance.ambiguity { return true }
      }
    }
    return false
  }
}

/// The original rows of a program, with relative positions, in groups. Different groups share only variables that a row
/// without other variables fixes.
///
/// Doubtful values are solved again group by group. A group contains only rows that unfixed variables connect; in a
/// form of a given width, for example, each row of the form is a separate group.
struct LocalRows {
  private var rows: [LinearRow] = []
  private var terms: [Program.Term] = []
  /// The value of each variable that a required equation without other variables fixes.
  private var fixed: [Double?]
  private var sets: DisjointSets
  private let priorities: [Priority]

  /// A group of rows and its variables, as numbered in the whole program.
  struct Group {
    var program: Program
    var variables: [Int32]
    var known: [Double?]
  }

  init(_ presolved: inout PresolvedProgram, without isBroken: [Bool]) {
    let program = presolved.program
    priorities = program.priorities
    fixed = Array(repeating: nil, count: program.variableCount)
    sets = DisjointSets(count: program.variableCount)
    for position in program.rows.indices where !isBroken[position] {
      presolved.localize(position)
      var row = program.rows[position]
      row.start = Int32(terms.count)
      for index in presolved.given.indices where abs(presolved.given[index].coefficient) > Precise.coefficient {
        terms.append(presolved.given[index])
      }
      row.count = Int32(terms.count) - row.start
      if row.count == 1, row.isRequiredEquation, fixed[Int(terms[Int(row.start)].variable)] == nil {
        fixed[Int(terms[Int(row.start)].variable)] = row.constant / terms[Int(row.start)].coefficient
      } else if row.count > 0 {
        rows.append(row)
      }
    }
    for row in rows {
      sets.join(terms[row.range].map(\.variable).filter { fixed[Int($0)] == nil })
    }
  }

  /// The groups that contain the given variables. `others` are further variables to settle, which no row need contain.
  mutating func groups(of variables: [Int32], others: [Int32]) -> [Group] {
    var place: [Int32: Int] = [:]
    var groups: [(rows: [LinearRow], others: [Int32])] = []
    for variable in variables where fixed[Int(variable)] == nil && place[sets.find(variable)] == nil {
      place[sets.find(variable)] = groups.count
      groups.append(([], []))
    }
    for row in rows {
      let open = terms[row.range].first { fixed[Int($0.variable)] == nil }
      if let open, let index = place[sets.find(open.variable)] { groups[index].rows.append(row) }
    }
    for variable in others where fixed[Int(variable)] == nil {
      if let index = place[sets.find(variable)] { groups[index].others.append(variable) }
    }
    var renumbering = Renumbering(count: fixed.count)
    return groups.map { group in
      let program = renumbering.program(of: group.rows, terms, others: group.others, priorities: priorities)
      return Group(
        program: program, variables: renumbering.variables, known: renumbering.variables.map { fixed[Int($0)] })
    }
  }
}

/// The conflicts among a program's required rows, found in double-double arithmetic because doubles leave them
/// doubtful.
struct PreciseConflicts {
  /// The conflicts found. Their rows are indices in the program.
  private(set) var conflicts: [Conflict] = []
  private let program: Program
  private let tolerance: Tolerance
  /// For each row, whether it is excluded because it is broken or optional.
  private var isOut: [Bool]
  private var isComplete = true

  /// Finds the conflicts one after the other, each without the rows that earlier conflicts have broken. Nil if this
  /// takes too long, or if numbers are too large to decide.
  init?(_ system: ConstraintSystem, _ program: Program, _ tolerance: Tolerance) {
    self.program = program
    self.tolerance = tolerance
    isOut = program.rows.map { !$0.isRequired }
    while let clash = clash() {
      let conflict = program.conflict(of: clash, in: system)
      conflicts.append(conflict)
      isOut[conflict.broken] = true
    }
    let found = conflicts
    conflicts = found.restoringRows { row in
      isOut[row] = false
      let clash = clash()
      isOut[row] = clash != nil
      return clash
    }
    guard isComplete else { return nil }
  }

  /// The positions of rows that cannot all hold; nil if all rows can hold, or if this cannot be decided.
  private mutating func clash() -> [Int]? {
    guard isComplete else { return nil }
    var dictionary = PreciseSimplex(
      unknowns: Array(repeating: nil, count: program.variableCount), tolerance: tolerance)
    var positionOf: [Int: Int] = [:]
    for (position, row) in program.rows.enumerated() where !isOut[position] {
      let sum = dictionary.express(program.terms(of: row), minus: row.constant)
      if row.relation != .lessThanOrEqual { positionOf[dictionary.addBasic(sum)] = position }
      if row.relation != .greaterThanOrEqual { positionOf[dictionary.addBasic(sum.negated)] = position }
    }
    dictionary.releaseUnknowns()
    let blockers = dictionary.makeFeasible()
    let rows = blockers?.compactMap { positionOf[$0] }
    // If double-double arithmetic cannot distinguish the numbers, a conflict may be spurious.
    isComplete = dictionary.isComplete && rows?.isEmpty != true
    return isComplete ? rows : nil
  }
}
