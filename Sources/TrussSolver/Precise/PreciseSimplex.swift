import TrussIR

/// A dictionary in double-double arithmetic, for the few rows that doubles leave doubtful (V. Chvatal 1983, "Linear
/// Programming", chapters 2 and 3):
///
///     basic = constant + sum of coefficient * nonbasic
///
/// The slack of a required row is a variable that is at least 0. So are an optional row's distances above and below its
/// constant. Nonbasic variables are 0. Unknowns have no bounds. They are first expressed by the other variables and
/// then moved to the shelf, from which their values are read at the end. So the dictionary has no rows for equations
/// that define unknowns. Variables that a level settles are fixed at 0, and their columns are removed.
///
/// A coefficient that remains after a cancellation is exact to 30 digits of the input's coefficients. But the input was
/// rounded, too (1/3 to `0.3333333333333333`), so a coefficient below `Precise.coefficient` counts as 0.
struct PreciseSimplex {
  /// A basic variable, expressed by nonbasic variables.
  struct Row {
    var variable: Int
    var constant = DoubleDouble.zero
    /// The columns that the row contains, unsorted, and their coefficients.
    var columns: [Int32] = []
    var coefficients: [DoubleDouble] = []

    /// The coefficient of a column; 0 if the row does not contain it.
    func coefficient(of column: Int) -> DoubleDouble {
      columns.firstIndex(of: Int32(column)).map { coefficients[$0] } ?? .zero
    }
  }

  /// The position of a variable in the dictionary.
  enum Place {
    case row(Int)
    case column(Int)
    case shelf(Int)
    /// No position: the variable has a known value, permanently 0 or the initial value of an unknown.
    case gone(Double)
  }

  /// The variable of each column, or -1 for a removed column.
  private(set) var columns: [Int] = []
  var rows: [Row] = []
  private(set) var places: [Place]
  /// The unknowns on the shelf, as functions of other variables. If such a variable is also on the shelf, its position
  /// is later.
  private var shelf: [Row] = []
  /// The number of unknowns. They are the first variables, and have no bounds.
  let unknownCount: Int
  let tolerance: Tolerance
  let patience = Patience()
  /// Whether every minimisation finished within its limits.
  var isComplete = true
  /// The number of coefficients changed so far. `Precise.mostWork` is its limit.
  private(set) var work = 0

  // Scratch, all 0 between uses.
  private var sums: [DoubleDouble] = []
  private var isMet: [Bool] = []
  private var met: [Int32] = []
  private var positions: [Int32] = []

  /// Makes a dictionary of unknowns. Each element is an unknown's value, or nil if it is not known.
  init(unknowns: [Double?], tolerance: Tolerance) {
    unknownCount = unknowns.count
    self.tolerance = tolerance
    places = []
    for (unknown, value) in unknowns.enumerated() {
      places.append(value.map { .gone($0) } ?? .column(columns.count))
      if value == nil { appendColumn(of: unknown) }
    }
  }

  func isUnknown(_ variable: Int) -> Bool { variable < unknownCount }

  private mutating func appendColumn(of variable: Int) {
    columns.append(variable)
    sums.append(.zero)
    isMet.append(false)
    positions.append(-1)
  }

  // MARK: Sums

  mutating func express(_ terms: some Sequence<Program.Term>, minus constant: Double = 0) -> Row {
    var result = Row(variable: -1, constant: DoubleDouble(-constant))
    var shelved: [Int: DoubleDouble] = [:]
    for term in terms { add(DoubleDouble(term.coefficient), Int(term.variable), to: &result, &shelved) }
    // Variables on the shelf depend only on later variables. So in this order each weight is complete when it is used.
    while let next = shelved.keys.min() {
      guard let weight = shelved.removeValue(forKey: next) else { break }
      result.constant += weight * shelf[next].constant
      for index in shelf[next].columns.indices {
        add(weight * shelf[next].coefficients[index], Int(shelf[next].columns[index]), to: &result, &shelved)
      }
    }
    for column in met {
      if sums[Int(column)] != .zero, columns[Int(column)] >= 0 {
        result.columns.append(column)
        result.coefficients.append(sums[Int(column)])
      }
      sums[Int(column)] = .zero
      isMet[Int(column)] = false
    }
    met.removeAll(keepingCapacity: true)
    return result
  }

  private mutating func add(
    _ factor: DoubleDouble, _ variable: Int, to target: inout Row, _ shelved: inout [Int: DoubleDouble]
  ) {
    switch places[variable] {
    case .gone(let value): target.constant += factor * DoubleDouble(value)
    case .column(let column): add(factor, at: Int32(column))
    case .shelf(let position): shelved[position] = (shelved[position] ?? .zero) + factor
    case .row(let row):
      target.constant += factor * rows[row].constant
      for index in rows[row].columns.indices {
        add(factor * rows[row].coefficients[index], at: rows[row].columns[index])
      }
    }
  }

  private mutating func add(_ part: DoubleDouble, at column: Int32) {
    if !isMet[Int(column)] {
      isMet[Int(column)] = true
      met.append(column)
    }
    Self.add(part, to: &sums[Int(column)])
  }

  /// Adds to a coefficient. If the two numbers cancel, the difference may be only their rounding error, and counts as
  /// 0.
  @inline(__always)
  private static func add(_ part: DoubleDouble, to coefficient: inout DoubleDouble) {
    let sum = coefficient + part
    let isNothing = abs(sum.high) <= Precise.rounding * abs(part.high)
    coefficient = isNothing ? .zero : sum
  }

  /// The value of a variable while the nonbasic variables are 0.
  mutating func value(of variable: Int) -> DoubleDouble {
    express(CollectionOfOne(Program.Term(variable: Int32(variable), coefficient: 1))).constant
  }

  // MARK: Rows and columns

  /// Adds a row for a new basic variable that is at least 0. Returns the variable.
  mutating func addBasic(_ row: Row) -> Int {
    var row = row
    row.variable = places.count
    places.append(.row(rows.count))
    rows.append(row)
    return row.variable
  }

  /// Adds a column for a new nonbasic variable that is at least 0. Returns the variable.
  mutating func addColumn() -> Int {
    places.append(.column(columns.count))
    appendColumn(of: places.count - 1)
    return places.count - 1
  }

  /// Fixes a nonbasic variable at 0 and removes its column. The rows drop their entries of this column later.
  mutating func remove(column: Int) {
    places[columns[column]] = .gone(0)
    columns[column] = -1
  }

  mutating func remove(row: Int) {
    places[rows[row].variable] = .gone(0)
    fill(row)
  }

  mutating func shelve(row: Int) {
    var kept = rows[row]
    places[kept.variable] = .shelf(shelf.count)
    purge(&kept)
    for index in kept.columns.indices { kept.columns[index] = Int32(columns[Int(kept.columns[index])]) }
    shelf.append(kept)
    fill(row)
  }

  private mutating func fill(_ row: Int) {
    rows.swapAt(row, rows.count - 1)
    rows.removeLast()
    if row < rows.count { places[rows[row].variable] = .row(row) }
  }

  /// Drops entries of removed columns from a row.
  private func purge(_ row: inout Row) {
    for index in row.columns.indices.reversed() where columns[Int(row.columns[index])] < 0 { row.drop(index) }
  }

  mutating func pivot(row: Int, column: Int) {
    let leaving = rows[row].variable
    let entering = columns[column]
    var solved = rows[row]
    purge(&solved)
    solved.solve(for: column)
    solved.variable = entering
    rows[row] = solved
    var target = Row(variable: -1)
    for other in rows.indices where other != row {
      swap(&target, &rows[other])
      substitute(solved, for: column, in: &target)
      swap(&target, &rows[other])
    }
    columns[column] = leaving
    places[leaving] = .column(column)
    places[entering] = .row(row)
  }

  private mutating func substitute(_ solved: Row, for column: Int, in target: inout Row) {
    guard let old = target.columns.firstIndex(of: Int32(column)) else { return }
    let factor = target.coefficients[old]
    target.drop(old)
    target.constant += factor * solved.constant
    for index in target.columns.indices { positions[Int(target.columns[index])] = Int32(index) }
    for index in solved.columns.indices {
      let part = factor * solved.coefficients[index]
      let position = Int(positions[Int(solved.columns[index])])
      if position >= 0 {
        Self.add(part, to: &target.coefficients[position])
      } else {
        target.columns.append(solved.columns[index])
        target.coefficients.append(part)
      }
    }
    work += solved.columns.count
    for index in target.columns.indices.reversed() {
      positions[Int(target.columns[index])] = -1
      if target.coefficients[index] == .zero || columns[Int(target.columns[index])] < 0 { target.drop(index) }
    }
  }
}

extension PreciseSimplex.Row {
  /// Removes an entry by moving the last entry to its position.
  fileprivate mutating func drop(_ index: Int) {
    columns.swapAt(index, columns.count - 1)
    coefficients.swapAt(index, coefficients.count - 1)
    columns.removeLast()
    coefficients.removeLast()
  }

  /// Solves the row for the variable of a column. The column then belongs to the row's former variable.
  fileprivate mutating func solve(for column: Int) {
    guard let position = columns.firstIndex(of: Int32(column)) else { return }
    let inverse = DoubleDouble(1) / coefficients[position]
    for index in columns.indices { coefficients[index] = -(coefficients[index] * inverse) }
    coefficients[position] = inverse
    constant = -(constant * inverse)
  }

  var negated: Self {
    Self(variable: variable, constant: -constant, columns: columns, coefficients: coefficients.map { -$0 })
  }
}

/// The thresholds at which double-double arithmetic treats numbers as 0.
enum Precise {
  /// The relative rounding error of a double-double sum.
  static let rounding = 0x1p-90
  /// A coefficient up to this limit is too small for a pivot and may be dropped: several rounding errors of input
  /// numbers near 1.
  static let coefficient = 0x1p-46
  /// A slope up to this limit may be the rounding error of the input, relative to its summands.
  static let slope = 0x1p-46
  /// A slope above this limit, relative to its summands, is certainly not a rounding error.
  static let doubt = 0x1p-30
  /// The greatest difference between two lengths of steps that counts as 0, relative to the scale.
  static let tie = 0x1p-60
  /// The greatest difference between two sums of a level's violations that counts as 0, relative to the sum or to the
  /// scale times the greatest weight.
  static let sameTotal = 0x1p-24
  /// The error of a sum of doubles, relative to the sum of the summands' magnitudes: each summand is rounded twice.
  static let doubleRounding = 0x1p-51
  /// The maximum number of changed coefficients: a few seconds of work.
  static let mostWork = 100_000_000
}
