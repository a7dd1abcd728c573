/// A linear program with piecewise-linear costs in dictionary form. Every variable is either *nonbasic*, a column, or
/// *basic*, a sum of nonbasic variables.
///
///     basic = sum of coefficient * nonbasic
///
/// The method is Fourer's simplex for piecewise-linear programming (1985, 1988, 1992, "A simplex algorithm for
/// piecewise-linear programming" I to III), on one level of priority at a time. If a level settles a variable, the
/// variable loses its column and is no longer read.
///
/// The variables are unknowns and sums of unknowns. There are as many basic variables as sums. The rows and columns of
/// the dictionary are not stored but computed from the original sums, with the factors of the basic variables' matrix
/// (`BasisFactors`). The *row* of a basic variable is the row of its pivot in this matrix.
///
/// Invariant: every variable whose bounds are enforced is within its bounds.
struct Tableau {
  let tolerance: Tolerance
  /// The number of unknowns. They are the first variables; the other variables are sums of unknowns.
  let unknownCount: Int
  /// Whether fixed variables keep their columns. A search for conflicts reads from these columns which rows contradict
  /// each other.
  let keepsFixedColumns: Bool
  var patience = Patience()
  /// Whether a minimum counts only if new factors confirm it.
  var isCareful = false

  /// The sum that defines each variable after the unknowns: the rows of a sparse matrix.
  private(set) var definitions = Lists<Program.Term>()
  /// The sums that contain each unknown, with coefficients: the columns of the same matrix.
  private(set) var occurrences = Lists<Entry>()

  // The state of each variable, by its index.
  var value: [Perturbed]
  var lower: [Perturbed]
  var upper: [Perturbed]
  /// The column of a nonbasic variable, even after the column is deleted; otherwise -1.
  var columnOf: [Int32]
  /// The row of a basic variable, or -1.
  var rowOf: [Int32]
  /// The number of levels and rows still to be minimised at which the variable has a cost, plus 1 while its bounds are
  /// lifted.
  var pending: [Int32]
  /// The variable's first hinge at the current level, or -1.
  var firstHinge: [Int32]

  // The state of each column, by its index.
  var variableOfColumn: [Int32] = []
  var isLive: [Bool] = []
  var liveColumnCount = 0

  var variableOfRow: [Int32] = []
  var factors = SharedFactors(BasisFactors(slacks: 0))
  /// Whether the factors belong to the current basis.
  var isSound = true

  var hinges: [Hinge] = []
  var gradient = Gradient()

  // Scratch, empty or clean between uses.
  /// The last gathered column: its rows, and the coefficient in each row or 0.
  var gatheredRows: [Int32] = []
  var gathered: [Double] = []
  var weightedRows: [Int32] = []
  var weights: [Double] = []
  /// The row that is being summed.
  var line = Gradient()
  var candidates: [Int32] = []
  var breakpoints: [Breakpoint] = []
  /// The `order` of the nearest bound among `breakpoints`.
  var nearestBound = Double.infinity

  init(variableCount: Int, tolerance: Tolerance, keepsFixedColumns: Bool) {
    self.tolerance = tolerance
    unknownCount = variableCount
    self.keepsFixedColumns = keepsFixedColumns
    value = Array(repeating: .zero, count: variableCount)
    lower = Array(repeating: -.infinity, count: variableCount)
    upper = Array(repeating: .infinity, count: variableCount)
    columnOf = Array(repeating: -1, count: variableCount)
    rowOf = columnOf
    pending = Array(repeating: 0, count: variableCount)
    firstHinge = columnOf
  }

  /// Adds a variable that is a sum of unknowns. The unknowns must have columns. The variable is basic and has no
  /// bounds.
  mutating func addVariable(_ sum: some Sequence<Program.Term>) -> Int {
    for term in sum { definitions.append(term) }
    definitions.endList()
    value.append(.zero)
    lower.append(-.infinity)
    upper.append(.infinity)
    columnOf.append(-1)
    rowOf.append(Int32(truncatingIfNeeded: variableOfRow.count))
    pending.append(0)
    firstHinge.append(-1)
    variableOfRow.append(Int32(truncatingIfNeeded: value.count - 1))
    gathered.append(0)
    weights.append(0)
    return value.count - 1
  }

  mutating func addColumn(of variable: Int) {
    if columnOf[variable] >= 0 { return }
    columnOf[variable] = Int32(truncatingIfNeeded: variableOfColumn.count)
    variableOfColumn.append(Int32(truncatingIfNeeded: variable))
    isLive.append(true)
    gradient.addColumn()
    line.addColumn()
    liveColumnCount += 1
  }

  /// Makes all sums basic. Add all sums and columns first.
  mutating func beginWithSlacks() {
    var (entries, unknowns): ([Entry], [Int32]) = ([], [])
    for sum in 0..<definitions.count {
      for term in definitions[sum] {
        entries.append(Entry(index: Int32(truncatingIfNeeded: sum), coefficient: term.coefficient))
        unknowns.append(term.variable)
      }
    }
    occurrences = Lists(entries, by: unknowns, count: unknownCount)
    factors = SharedFactors(BasisFactors(slacks: variableOfRow.count))
  }

  /// Whether two bounds are equal except for rounding.
  @inline(__always)
  func isPoint(_ lower: Perturbed, _ upper: Perturbed) -> Bool {
    !tolerance.isBelow(lower.value, upper.value)
  }

  /// Whether a variable is in the dictionary: nonbasic with a live column, or basic.
  @inline(__always)
  func isInside(_ variable: Int) -> Bool {
    rowOf[variable] >= 0 || (columnOf[variable] >= 0 && isLive[Int(columnOf[variable])])
  }

  /// Whether a variable has no bounds and no cost at any level.
  func isIdle(_ variable: Int) -> Bool {
    pending[variable] == 0 && lower[variable].value == -.infinity && upper[variable].value == .infinity
  }
}

extension Tableau {
  /// Exchanges a basic variable and a nonbasic variable. The last gathered column must be `column`. The leaving
  /// variable takes the entering variable's column. Values do not change.
  mutating func pivot(row: Int, column: Int) {
    exchange(row: row, column: column)
    if !factors.matrix.replace(row, pivot: -gathered[row]) || factors.matrix.needsRebuild { factor() }
  }

  /// Whether a coefficient is so small that it may be nothing but the rounding errors of the columns replaced since the
  /// matrix was factored: a pivot on it would make the matrix singular. With new factors, the coefficient is 0 or
  /// accurate.
  func mayBeRounding(_ coefficient: Double) -> Bool {
    abs(coefficient) < Tolerance.smallPivot && factors.matrix.replacementCount > 0
  }

  /// Exchanges a basic variable and a nonbasic variable without updating the factors.
  mutating func exchange(row: Int, column: Int) {
    let leaving = Int(variableOfRow[row])
    let entering = Int(variableOfColumn[column])
    variableOfColumn[column] = Int32(truncatingIfNeeded: leaving)
    columnOf[leaving] = Int32(truncatingIfNeeded: column)
    rowOf[leaving] = -1
    columnOf[entering] = -1
    setRow(of: entering, to: row)
  }

  /// Factors the matrix of the basic variables again from the original sums. This may move variables to other rows.
  /// Returns false if the matrix is numerically singular.
  @discardableResult
  mutating func factor() -> Bool {
    let basicUnknowns = basicUnknowns
    var columns = Lists<Entry>()
    for unknown in basicUnknowns {
      for occurrence in occurrences[unknown] {
        columns.append(Entry(index: occurrence.index, coefficient: -occurrence.coefficient))
      }
      columns.endList()
    }
    var factorization = Factorization(
      isSlack: variableOfRow.indices.map { columnOf[unknownCount + $0] < 0 }, columns)
    guard factorization.run() else {
      isSound = false
      return false
    }
    let pivotRows = factorization.pivotRows
    factors = SharedFactors(factorization.finished())
    for sum in variableOfRow.indices where columnOf[unknownCount + sum] < 0 {
      setRow(of: unknownCount + sum, to: sum)
    }
    for (index, unknown) in basicUnknowns.enumerated() { setRow(of: unknown, to: Int(pivotRows[index])) }
    return true
  }

  private mutating func setRow(of variable: Int, to row: Int) {
    rowOf[variable] = Int32(truncatingIfNeeded: row)
    variableOfRow[row] = Int32(truncatingIfNeeded: variable)
  }

  var basicUnknowns: [Int] { (0..<unknownCount).filter { rowOf[$0] >= 0 } }
}

extension Tableau {
  /// Fixes a nonbasic variable at its value. Deletes its column unless fixed columns are kept.
  mutating func fix(column: Int) {
    let variable = Int(variableOfColumn[column])
    lower[variable] = value[variable]
    upper[variable] = value[variable]
    if keepsFixedColumns || !isLive[column] { return }
    isLive[column] = false
    liveColumnCount -= 1
  }

  /// Fixes a basic variable at its value: it leaves the basis in exchange for `eliminationColumn`, and its own column
  /// is deleted. Returns false if no column is left that could move the variable.
  @discardableResult
  mutating func fix(row: Int) -> Bool {
    guard let column = eliminationColumn(row: row) else { return false }
    gather(column: column)
    if mayBeRounding(gathered[row]) {
      let variable = Int(variableOfRow[row])
      return factor() && fix(row: Int(rowOf[variable]))
    }
    pivot(row: row, column: column)
    fix(column: column)
    return true
  }

  /// The column for eliminating a row; nil if no variable in the row can move.
  ///
  /// Idle variables (without bounds and costs) are preferred, then variables that occur in few sums, which limits
  /// fill-in (Markowitz 1957). If the numbers of sums are similar, the later variable is preferred: in a chain of
  /// positions, `y2 = y1 + h1 + 8`, this is the end of the chain, on which nothing else depends.
  private mutating func eliminationColumn(row: Int) -> Int? {
    let entries = entries(ofRow: row)
    var greatest = Tolerance.pivot
    for entry in entries {
      if isMovable(Int(entry.index)) { greatest = max(greatest, abs(entry.coefficient)) }
    }
    var best: EliminationCandidate?
    for entry in entries {
      let column = Int(entry.index)
      guard abs(entry.coefficient) >= Tolerance.relativePivot * greatest, isMovable(column) else { continue }
      let variable = Int(variableOfColumn[column])
      let candidate = EliminationCandidate(
        column: column, variable: variable, isIdle: isIdle(variable), occurrences: occurrenceCount(of: variable))
      if let best, !candidate.isBetter(than: best) { continue }
      best = candidate
    }
    return best?.column
  }

  private func occurrenceCount(of variable: Int) -> Int {
    variable < unknownCount ? occurrences.range(variable).count : 1
  }

  private func isMovable(_ column: Int) -> Bool {
    let variable = Int(variableOfColumn[column])
    return isLive[column] && lower[variable].value < upper[variable].value
  }
}

private struct EliminationCandidate {
  var column: Int
  var variable: Int
  /// Whether the variable has no bounds and no cost at any level.
  var isIdle: Bool
  var occurrences: Int

  func isBetter(than other: EliminationCandidate) -> Bool {
    if isIdle != other.isIdle { return isIdle }
    if abs(size - other.size) > 1 { return size < other.size }
    return variable > other.variable
  }

  /// The number of binary digits of `occurrences`.
  private var size: Int { Int.bitWidth - occurrences.leadingZeroBitCount }
}
