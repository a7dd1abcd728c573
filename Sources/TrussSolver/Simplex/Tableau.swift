/// A linear program with piecewise-linear costs in dictionary form: every variable is *basic*, and then a sum of the
/// others, or *nonbasic*, and then a column.
///
///     basic = sum of coefficient * nonbasic
///
/// The method is Fourer's simplex for piecewise-linear programming (1985, 1988, 1992, "A simplex algorithm for
/// piecewise-linear programming" I to III), on one level of priority at a time. What a level settles loses its column:
/// a nonbasic variable that is fixed is no longer looked at.
///
/// The variables are unknowns, and sums of them (`Definitions`). There are as many basic variables as sums, and the
/// rows and columns of the dictionary are not kept but solved for from the sums as they were given, with the factors of
/// the matrix that the basic variables have in them (`BasisFactors`). Each basic variable has the *row* of its pivot
/// there.
///
/// Invariant: every variable whose bounds have been enforced is within them.
struct Tableau {
  /// A coefficient in a row of the dictionary.
  struct Entry {
    var column: Int32
    var coefficient: Double
  }

  let tolerance: Tolerance
  /// The unknowns are the first variables; the others are sums of them.
  let unknownCount: Int
  /// Whether fixed variables keep their columns: a search for conflicts reads from them which rows clash.
  let keepsFixedColumns: Bool
  var patience = Patience()

  /// What each variable after the unknowns is the sum of.
  private(set) var definitions = Definitions()

  // Of each variable.
  /// Whether an unknown has been given a column.
  private(set) var hasEntered: [Bool]
  var value: [Perturbed]
  var lower: [Perturbed]
  var upper: [Perturbed]
  /// The column of a nonbasic variable, or -1; also once the column is deleted.
  var columnOf: [Int32]
  /// The row of a basic variable, or -1.
  var rowOf: [Int32]
  /// The number of hinges that a level has still to look at.
  var pending: [Int32]
  /// The first hinge at the level at hand, or -1.
  var firstHinge: [Int32]

  // Of each column.
  var variableOfColumn: [Int32] = []
  var isLive: [Bool] = []
  var liveColumnCount = 0

  /// The basic variable of each row.
  var variableOfRow: [Int32] = []
  var factors = SharedFactors(BasisFactors(slacks: 0))
  /// Whether the factors are those of the basis.
  var isSound = true

  var hinges: [Hinge] = []
  var gradient = Gradient()

  // Scratch, empty or clean between uses.
  /// The column that was gathered last: its rows, and the coefficient in each row or 0.
  var gatheredRows: [Int32] = []
  var gathered: [Double] = []
  /// Multiples of rows that are to be summed.
  var weightedRows: [Int32] = []
  var weights: [Double] = []
  var columnStamp: [Int] = []
  var stamp = 0
  var scattered: [Double] = []
  var candidates: [Int32] = []
  var breakpoints: [Breakpoint] = []
  /// The order of the nearest bound among them.
  var nearestBound = Double.infinity

  /// A dictionary of a number of unknowns, none of which is in it yet.
  init(variableCount: Int, tolerance: Tolerance, keepsFixedColumns: Bool) {
    self.tolerance = tolerance
    unknownCount = variableCount
    self.keepsFixedColumns = keepsFixedColumns
    hasEntered = Array(repeating: false, count: variableCount)
    value = Array(repeating: .zero, count: variableCount)
    lower = Array(repeating: -.infinity, count: variableCount)
    upper = Array(repeating: .infinity, count: variableCount)
    columnOf = Array(repeating: -1, count: variableCount)
    rowOf = columnOf
    pending = Array(repeating: 0, count: variableCount)
    firstHinge = columnOf
  }

  /// Adds a variable that is a sum of unknowns with columns. It is basic and has no bounds.
  mutating func addVariable(_ sum: some Sequence<Program.Term>) -> Int {
    definitions.append(sum)
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

  /// Gives an unknown a column.
  mutating func addColumn(of variable: Int) {
    hasEntered[variable] = true
    columnOf[variable] = Int32(truncatingIfNeeded: variableOfColumn.count)
    variableOfColumn.append(Int32(truncatingIfNeeded: variable))
    isLive.append(true)
    gradient.addColumn()
    columnStamp.append(0)
    scattered.append(0)
    liveColumnCount += 1
  }

  /// Begins with all sums basic, when all of them and all columns have been added.
  mutating func beginWithSlacks() {
    definitions.listOccurrences(unknownCount: unknownCount)
    factors = SharedFactors(BasisFactors(slacks: variableOfRow.count))
  }

  /// Whether two bounds leave a variable no room.
  @inline(__always)
  func isPoint(_ lower: Perturbed, _ upper: Perturbed) -> Bool {
    !tolerance.isBelow(lower.value, upper.value)
  }

  /// Whether a variable is in the dictionary: nonbasic with a live column, or basic.
  @inline(__always)
  func isInside(_ variable: Int) -> Bool {
    rowOf[variable] >= 0 || (columnOf[variable] >= 0 && isLive[Int(columnOf[variable])])
  }

  /// Whether nothing bounds a variable and no level will ask for it.
  func isIdle(_ variable: Int) -> Bool {
    pending[variable] == 0 && lower[variable].value == -.infinity && upper[variable].value == .infinity
  }
}
