/// A square sparse matrix taken apart so that equations with it are solved quickly.
///
/// A row with one column left settles that column, and a column with one row left that row: such pairs are taken off
/// until there are none, which is all of nearly every basis (R. Bixby, M. Saltzman and others call them singletons).
/// What is left, the nucleus, is factored as a dense matrix, row by row the greatest pivot first.
struct BasisFactors {
  /// A coefficient of the matrix.
  struct Entry {
    var row: Int32
    var column: Int32
    var coefficient: Double
  }

  /// A row and the column that it is solved for.
  private struct Pivot {
    var row: Int
    var column: Int
    var coefficient: Double
  }

  private let size: Int
  private let rows: Lines
  private let columns: Lines
  /// Rows with one column left, then columns with one row left, each in the order in which they were met.
  private var rowPivots: [Pivot] = []
  private var columnPivots: [Pivot] = []
  private var nucleus: DenseFactors
  private var nucleusRows: [Int] = []
  private var nucleusColumns: [Int] = []

  /// Factors a matrix; nil if it is singular or as good as that.
  init?(size: Int, _ entries: [Entry]) {
    self.size = size
    rows = Lines(count: size, entries, areRows: true)
    columns = Lines(count: size, entries, areRows: false)
    nucleus = DenseFactors()
    guard peel() else { return nil }
    var place = Array(repeating: -1, count: size)
    for (index, column) in nucleusColumns.enumerated() { place[column] = index }
    var dense = Array(repeating: 0.0, count: nucleusRows.count * nucleusRows.count)
    for (index, row) in nucleusRows.enumerated() {
      for entry in rows[row] where place[Int(entry.column)] >= 0 {
        dense[index * nucleusRows.count + place[Int(entry.column)]] += entry.coefficient
      }
    }
    guard let factors = DenseFactors(size: nucleusRows.count, dense) else { return nil }
    nucleus = factors
  }

  /// Takes off singletons; what is left is the nucleus. False if a row or column has nothing left.
  private mutating func peel() -> Bool {
    var rowCount = (0..<size).map { rows[$0].count }
    var columnCount = (0..<size).map { columns[$0].count }
    var isRowLeft = Array(repeating: true, count: size)
    var isColumnLeft = isRowLeft
    var next = (0..<size).filter { rowCount[$0] <= 1 }.map { (index: $0, isRow: true) }
    next += (0..<size).filter { columnCount[$0] <= 1 }.map { (index: $0, isRow: false) }
    var done = 0
    while done < next.count {
      let (index, isRow) = next[done]
      done += 1
      guard isRow ? isRowLeft[index] : isColumnLeft[index] else { continue }
      let line = isRow ? rows[index] : columns[index]
      guard let entry = line.first(where: { isRow ? isColumnLeft[Int($0.column)] : isRowLeft[Int($0.row)] }),
        entry.coefficient != 0
      else { return false }
      let pivot = Pivot(row: Int(entry.row), column: Int(entry.column), coefficient: entry.coefficient)
      isRowLeft[pivot.row] = false
      isColumnLeft[pivot.column] = false
      if isRow {
        rowPivots.append(pivot)
        for other in columns[pivot.column] where isRowLeft[Int(other.row)] {
          rowCount[Int(other.row)] -= 1
          if rowCount[Int(other.row)] <= 1 { next.append((Int(other.row), true)) }
        }
      } else {
        columnPivots.append(pivot)
        for other in rows[pivot.row] where isColumnLeft[Int(other.column)] {
          columnCount[Int(other.column)] -= 1
          if columnCount[Int(other.column)] <= 1 { next.append((Int(other.column), false)) }
        }
      }
    }
    nucleusRows = isRowLeft.indices.filter { isRowLeft[$0] }
    nucleusColumns = isColumnLeft.indices.filter { isColumnLeft[$0] }
    return true
  }

  /// Solves the matrix times a column for the column. `right` is by rows, the result by columns.
  func solve(_ right: [Double]) -> [Double] {
    var right = right
    var result = Array(repeating: 0.0, count: size)
    func settle(_ column: Int, at value: Double) {
      result[column] = value
      if value == 0 { return }
      for entry in columns[column] { right[Int(entry.row)] -= entry.coefficient * value }
    }
    for pivot in rowPivots { settle(pivot.column, at: right[pivot.row] / pivot.coefficient) }
    if !nucleusRows.isEmpty {
      let values = nucleus.solve(nucleusRows.map { right[$0] })
      for (index, column) in nucleusColumns.enumerated() { settle(column, at: values[index]) }
    }
    for pivot in columnPivots.reversed() { settle(pivot.column, at: right[pivot.row] / pivot.coefficient) }
    return result
  }

  /// Solves a line times the matrix for the line. `right` is by columns, the result by rows.
  func solveTransposed(_ right: [Double]) -> [Double] {
    var right = right
    var result = Array(repeating: 0.0, count: size)
    func settle(_ row: Int, at value: Double) {
      result[row] = value
      if value == 0 { return }
      for entry in rows[row] { right[Int(entry.column)] -= entry.coefficient * value }
    }
    for pivot in columnPivots { settle(pivot.row, at: right[pivot.column] / pivot.coefficient) }
    if !nucleusRows.isEmpty {
      let values = nucleus.solveTransposed(nucleusColumns.map { right[$0] })
      for (index, row) in nucleusRows.enumerated() { settle(row, at: values[index]) }
    }
    for pivot in rowPivots.reversed() { settle(pivot.row, at: right[pivot.column] / pivot.coefficient) }
    return result
  }
}

/// The rows of a matrix, or its columns, one after the other.
private struct Lines {
  private var starts: [Int]
  private var entries: [BasisFactors.Entry]

  init(count: Int, _ given: [BasisFactors.Entry], areRows: Bool) {
    func line(_ entry: BasisFactors.Entry) -> Int { Int(areRows ? entry.row : entry.column) }
    starts = Array(repeating: 0, count: count + 1)
    for entry in given { starts[line(entry) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var place = starts
    entries = given
    for entry in given {
      entries[place[line(entry)]] = entry
      place[line(entry)] += 1
    }
  }

  subscript(line: Int) -> ArraySlice<BasisFactors.Entry> { entries[starts[line]..<starts[line + 1]] }
}
