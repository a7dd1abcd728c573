import TrussIR

/// The problem once more, in the plainest way and in twice the digits, for small systems of which the way in doubles is
/// not sure.
///
/// It is a dictionary of dense rows (V. Chvatal 1983, "Linear Programming", chapters 2 and 3):
///
///     basic = constant + sum of coefficient * nonbasic
///
/// A row's slack, and how far an optional row is above and below its constant, are variables of at least 0; nonbasic
/// ones are 0. Unknowns have no bounds and become basic first, so that their rows block nothing. What a level settles
/// is 0 for good, and its column goes.
///
/// Coefficients that are left of a cancellation are exact to 30 digits of those that were given. But those were rounded
/// too, a third to `0.3333333333333333`, so that what is below `Precise.coefficient` is taken for nothing.
struct PreciseDictionary {
  /// A basic variable by the nonbasic ones.
  struct Row {
    var variable: Int
    var constant = DoubleDouble.zero
    /// A coefficient for each column.
    var entries: [DoubleDouble]
  }

  /// Where a variable is.
  enum Place {
    case row(Int)
    case column(Int)
    /// 0 for good.
    case gone
  }

  /// The variable of each column.
  private(set) var columns: [Int] = []
  var rows: [Row] = []
  private(set) var places: [Place]
  /// The unknowns are the first variables, and have no bounds.
  let unknownCount: Int
  let tolerance: Tolerance
  let patience = Patience()
  /// Whether every minimisation came to its end.
  var isComplete = true
  /// The columns in which the row of a pivot is not 0.
  private var nonzero: [Int] = []

  /// A dictionary of unknowns, some of which have columns.
  init(unknownCount: Int, columns: some Sequence<Int32>, tolerance: Tolerance) {
    self.unknownCount = unknownCount
    self.tolerance = tolerance
    places = Array(repeating: .gone, count: unknownCount)
    for unknown in columns {
      places[Int(unknown)] = .column(self.columns.count)
      self.columns.append(Int(unknown))
    }
  }

  func isUnknown(_ variable: Int) -> Bool { variable < unknownCount }

  /// A sum of variables by the columns.
  func express(_ terms: some Sequence<Program.Term>, minus constant: Double) -> Row {
    var result = Row(variable: -1, entries: Array(repeating: .zero, count: columns.count))
    result.constant = DoubleDouble(-constant)
    for term in terms { add(DoubleDouble(term.coefficient), Int(term.variable), to: &result) }
    return result
  }

  /// Adds a multiple of a variable to a row.
  func add(_ factor: DoubleDouble, _ variable: Int, to target: inout Row) {
    switch places[variable] {
    case .gone: break
    case .column(let column): Self.add(factor, to: &target.entries[column])
    case .row(let row):
      target.constant += factor * rows[row].constant
      for column in columns.indices where rows[row].entries[column] != .zero {
        Self.add(factor * rows[row].entries[column], to: &target.entries[column])
      }
    }
  }

  /// Adds to a coefficient. Where the two cancel, what is left may be the rounding of either, and then is nothing.
  @inline(__always)
  private static func add(_ part: DoubleDouble, to coefficient: inout DoubleDouble) {
    let sum = coefficient + part
    let isNothing = abs(sum.high) <= Precise.rounding * abs(part.high)
    coefficient = isNothing ? .zero : sum
  }

  /// Makes a row that of a new variable, of at least 0.
  mutating func addBasic(_ row: Row) -> Int {
    var row = row
    row.variable = places.count
    places.append(.row(rows.count))
    rows.append(row)
    return row.variable
  }

  /// Makes a column for a new variable, of at least 0.
  mutating func addColumn() -> Int {
    places.append(.column(columns.count))
    columns.append(places.count - 1)
    for row in rows.indices { rows[row].entries.append(.zero) }
    return places.count - 1
  }

  /// Leaves a nonbasic variable at 0 for good.
  mutating func remove(column: Int) {
    let last = columns.count - 1
    places[columns[column]] = .gone
    columns.swapAt(column, last)
    columns.removeLast()
    if column < last { places[columns[column]] = .column(column) }
    for row in rows.indices {
      rows[row].entries.swapAt(column, last)
      rows[row].entries.removeLast()
    }
  }

  /// Takes a basic variable that nobody will ask for out of the dictionary.
  mutating func remove(row: Int) {
    places[rows[row].variable] = .gone
    rows.swapAt(row, rows.count - 1)
    rows.removeLast()
    if row < rows.count { places[rows[row].variable] = .row(row) }
  }

  /// Exchanges a basic variable and a nonbasic one.
  mutating func pivot(row: Int, column: Int) {
    let leaving = rows[row].variable
    let entering = columns[column]
    var solved = rows[row]
    let inverse = DoubleDouble(1) / solved.entries[column]
    solved.entries[column] = DoubleDouble(-1)
    nonzero.removeAll(keepingCapacity: true)
    for index in columns.indices where solved.entries[index] != .zero {
      solved.entries[index] = -(solved.entries[index] * inverse)
      nonzero.append(index)
    }
    solved.constant = -(solved.constant * inverse)
    solved.variable = entering
    rows[row] = solved
    for other in rows.indices where other != row { substitute(solved, for: column, in: &rows[other]) }
    columns[column] = leaving
    places[leaving] = .column(column)
    places[entering] = .row(row)
  }

  /// Puts what the last pivot solved in place of its column in a row.
  func substitute(_ solved: Row, for column: Int, in target: inout Row) {
    let factor = target.entries[column]
    if factor == .zero { return }
    target.entries[column] = .zero
    target.constant += factor * solved.constant
    for index in nonzero { Self.add(factor * solved.entries[index], to: &target.entries[index]) }
  }
}

/// What counts as nothing in twice the digits.
enum Precise {
  /// What twice the digits may be off by, relative to what was summed.
  static let rounding = 0x1p-90
  /// A coefficient that nothing is divided by and that is in nobody's way: some roundings of numbers about 1 as they were
  /// given.
  static let coefficient = 0x1p-46
  /// A slope, relative to the level's greatest.
  static let slope = 0x1p-46
  /// A difference of two places, relative to the scale.
  static let tie = 0x1p-60
}
