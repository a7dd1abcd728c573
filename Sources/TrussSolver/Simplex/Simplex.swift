import TrussIR

/// A program on its way through the solver: the dictionary, and the places of the program's parts in it.
struct Simplex {
  /// The hinges of the optional rows of one priority.
  struct Level {
    var hinges: Range<Int>
    /// The greatest slope of a hinge.
    var slope: Double
  }

  let program: Program
  var tableau: Tableau
  /// The variable that each row bounds or makes a hinge of: its own, or a slack that is its left side. -1 for rows
  /// that were left out.
  private(set) var variableOfRow: [Int32]
  /// The optional rows by priority, from high to low.
  private(set) var levels: [Level] = []
  /// The slacks of the required equations, in the order of the rows.
  var equations: [Int] = []
  /// Whether every step was taken that should have been.
  var isComplete = true

  /// What a core is made for.
  enum Purpose {
    /// Values: all rows, and what is settled leaves the dictionary.
    case values
    /// Conflicts: the required rows, and what is settled stays.
    case conflicts
  }

  /// Sets up the rows of a program that are not broken. Without a tolerance of their own they are compared by the
  /// program's greatest constant.
  init(_ program: Program, _ tolerance: Tolerance? = nil, without isBroken: [Bool], for purpose: Purpose) {
    self.program = program
    tableau = Tableau(
      variableCount: program.variableCount, tolerance: tolerance ?? Tolerance(greatest: program.greatest),
      keepsFixedColumns: purpose == .conflicts)
    variableOfRow = Array(repeating: -1, count: program.rows.count)
    let isUsed = program.rows.indices.map { position in
      !isBroken[position] && (purpose == .values || program.rows[position].isRequired)
    }
    for position in isUsed.indices where isUsed[position] { addRow(position) }
    if purpose == .values { addHinges(isUsed) }
  }

  /// Gives columns to variables that no row is about.
  mutating func addColumns(of variables: some Sequence<Int32>) {
    for variable in variables where tableau.columnOf[Int(variable)] < 0 { tableau.addColumn(of: Int(variable)) }
  }

  /// The variable that a sum is, which may be one of the program's.
  mutating func variable(for sum: [Program.Term]) -> Int {
    // Another that is the same sum might do, but then a target would be missed by a rounding.
    sum.count == 1 && sum[0].coefficient == 1 ? Int(sum[0].variable) : tableau.addVariable(sum)
  }

  private mutating func addRow(_ position: Int) {
    let row = program.rows[position]
    let terms = program.terms(of: row)
    for term in terms where tableau.columnOf[Int(term.variable)] < 0 {
      tableau.addColumn(of: Int(term.variable))
    }
    var variable = Int(terms[terms.startIndex].variable)
    if row.count > 1 {
      variable = tableau.addVariable(terms)
    }
    variableOfRow[position] = Int32(variable)
    guard row.isRequired else { return }
    let bounds = row.bounds(at: position)
    if tableau.lower[variable] < bounds.lower { tableau.lower[variable] = bounds.lower }
    if bounds.upper < tableau.upper[variable] { tableau.upper[variable] = bounds.upper }
    if row.count > 1, row.relation == .equal { equations.append(variable) }
  }

  /// Adds the hinges of the optional rows, level after level. A nonbasic variable begins at its first.
  private mutating func addHinges(_ isUsed: [Bool]) {
    let rows = program.rows
    let optional = rows.indices.filter { isUsed[$0] && !rows[$0].isRequired }
    // The sort is stable by the second key: within a level, rows keep their order.
    let ordered = optional.sorted { (rows[$0].level, $0) < (rows[$1].level, $1) }
    var isPlaced = Array(repeating: false, count: tableau.value.count)
    var rank: Int32 = -1
    for position in ordered {
      let row = rows[position]
      let variable = Int(variableOfRow[position])
      let breakpoint = Perturbed(row.constant, epsilon: 4 * Perturbed.epsilon(ofRow: position) - 3)
      tableau.hinges.append(
        Hinge(
          variable: Int32(variable), row: row.index, breakpoint: breakpoint,
          up: row.relation == .greaterThanOrEqual ? 0 : row.weight,
          down: row.relation == .lessThanOrEqual ? 0 : row.weight))
      tableau.pending[variable] += 1
      if !isPlaced[variable] { tableau.value[variable] = breakpoint }
      isPlaced[variable] = true
      let count = tableau.hinges.count
      if row.level != rank { levels.append(Level(hinges: count - 1..<count, slope: 0)) }
      rank = row.level
      let last = levels.count - 1
      levels[last].hinges = levels[last].hinges.lowerBound..<count
      levels[last].slope = max(levels[last].slope, row.weight)
    }
  }
}

extension Simplex {
  /// The value of each of the system's variables.
  var values: [Double] { Array(tableau.finalValues().prefix(program.variableCount)) }
}
