/// A linear program with piecewise-linear costs in dictionary form: every variable is *basic*, and then a row that
/// expresses it by the others, or *nonbasic*, and then a column.
///
///     basic = constant + sum of coefficient * nonbasic
///
/// The method is Fourer's simplex for piecewise-linear programming (1985, 1988, 1992, "A simplex algorithm for
/// piecewise-linear programming" I to III), on one level of priority at a time. What a level settles leaves the
/// dictionary: a fixed nonbasic variable's column is deleted, a basic variable that nothing bounds and no later level
/// asks for goes to the *shelf*, from which its value is read at the end. So the dictionary shrinks as it works.
///
/// Rows are sparse and hold the coefficients; columns only list the rows they may occur in. Deleted columns stay in
/// the rows until a row is read the next time, when their value joins its constant (`purge`).
///
/// Invariant: the values of the basic variables are those that their rows give; every variable whose bounds have been
/// enforced is within them.
struct Tableau: Sendable {
  /// A coefficient in a row.
  struct Entry: Sendable {
    var column: Int32
    var coefficient: Double
  }

  let tolerance: Tolerance
  /// The unknowns are the first variables; the others are sums of them.
  let unknownCount: Int
  /// Whether fixed variables keep their columns: a search for conflicts reads from them which rows clash.
  let keepsFixedColumns: Bool
  var patience = Patience()

  /// What each variable after the unknowns is the sum of, as it was given: rows change, this does not.
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
  /// The position on the shelf of a variable that has left the dictionary, or -1.
  var shelfOf: [Int32]
  /// The number of hinges that a level has still to look at.
  var pending: [Int32]
  /// The first hinge at the level at hand, or -1.
  var firstHinge: [Int32]

  // Of each column.
  var variableOfColumn: [Int32] = []
  var isLive: [Bool] = []
  var rowsOfColumn = Pool<Int32>()
  var liveColumnCount = 0

  // Of each row.
  var variableOfRow: [Int32] = []
  var constant: [Perturbed] = []
  var entries = Pool<Entry>()

  var hinges: [Hinge] = []
  var shelf = Shelf()
  var gradient = Gradient()

  // Scratch, empty or clean between uses.
  var gatheredRows: [Int32] = []
  var gatheredCoefficients: [Double] = []
  var rowStamp: [Int] = []
  var columnStamp: [Int] = []
  var stamp = 0
  var scattered: [Double] = []
  /// Room for a row.
  var merged: [Entry] = []
  var candidates: [Int32] = []
  var shelfStamp: [Int] = []
  var shelfWeight: [Double] = []
  var breakpoints: [Breakpoint] = []

  /// A dictionary of a number of variables, none of which is in it yet.
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
    shelfOf = columnOf
    pending = Array(repeating: 0, count: variableCount)
    firstHinge = columnOf
  }

  /// Adds a variable that is a sum of others. It is in no row yet and has no bounds.
  mutating func addVariable(_ sum: some Sequence<Program.Term>) -> Int {
    definitions.append(sum)
    value.append(.zero)
    lower.append(-.infinity)
    upper.append(.infinity)
    columnOf.append(-1)
    rowOf.append(-1)
    shelfOf.append(-1)
    pending.append(0)
    firstHinge.append(-1)
    return value.count - 1
  }

  /// Gives a variable a column.
  mutating func addColumn(of variable: Int) {
    hasEntered[variable] = true
    columnOf[variable] = Int32(variableOfColumn.count)
    variableOfColumn.append(Int32(variable))
    isLive.append(true)
    rowsOfColumn.addList(EmptyCollection())
    gradient.addColumn()
    columnStamp.append(0)
    scattered.append(0)
    merged.append(Entry(column: 0, coefficient: 0))
    liveColumnCount += 1
  }

  /// Adds a basic variable by what it is in terms of the nonbasic ones.
  mutating func addRow(of variable: Int, constant start: Perturbed, _ list: some Collection<Entry>) {
    let row = variableOfRow.count
    rowOf[variable] = Int32(row)
    variableOfRow.append(Int32(variable))
    constant.append(start)
    entries.addList(list)
    rowStamp.append(0)
    for entry in list { rowsOfColumn.append(Int32(row), to: Int(entry.column)) }
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

  /// The value that a basic variable's row gives it.
  func evaluate(row: Int) -> Perturbed {
    var sum = constant[row]
    for position in entries.range(row) {
      let entry = entries.elements[position]
      sum += entry.coefficient * value[Int(variableOfColumn[Int(entry.column)])]
    }
    return sum
  }
}
