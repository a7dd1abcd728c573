/// Gaussian elimination of a sparse matrix, in an order that limits fill-in: the pivot of each step has few
/// coefficients in its row and column (H. Markowitz 1957, "The elimination form of the inverse and its application to
/// linear programming"), and is not much smaller than the greatest coefficient of its column.
///
/// A row or column with one coefficient left costs nothing. Nearly all columns of a layout's basis are of this kind.
struct Factorization: ~Copyable {
  /// The least ratio of a pivot to the greatest coefficient of its column.
  private static let leastPivot = 0.1
  /// A pivot below this makes the matrix numerically singular.
  private static let singularityLimit = 0x1p-40
  /// A difference below this fraction of the original coefficient is a rounding error.
  private static let cancelled = 0x1p-48
  /// The maximum number of rows and columns that are examined for a pivot.
  private static let searched = 4

  private var factors: BasisFactors
  /// The coefficients of each row by column, and the rows of each column, in the remaining matrix.
  private var rows = Pool<Entry>()
  private var rowsOfColumn = Pool<Int32>()
  private var rowCounts: LinesByCount
  private var columnCounts: LinesByCount
  /// For each row, whether its slack is in the basis. Such a row needs no elimination.
  private let isSlack: [Bool]
  private(set) var pivotRows: [Int32]
  private var left: Int

  // Scratch. `scattered` is 0 between uses.
  private var scattered: Vector<Double>
  private var found = Vector<Entry>()
  private var pivotRow = Vector<Entry>()
  private var pivotColumn = Vector<Int32>()

  /// Prepares a matrix of slacks and other columns. There is one other column for each row without a slack.
  init(isSlack: [Bool], _ columns: Lists<Entry>) {
    let size = isSlack.count
    factors = BasisFactors(slacks: size)
    self.isSlack = isSlack
    let count = columns.count
    left = count
    pivotRows = Array(repeating: -1, count: count)
    rowCounts = LinesByCount(count: size)
    columnCounts = LinesByCount(count: size)
    scattered = Vector(repeating: 0, count: count)
    read(columns)
  }

  private mutating func read(_ columns: Lists<Entry>) {
    var lengths = Vector<Int32>(repeating: 0, count: factors.size)
    for entry in columns.elements where !isSlack[Int(entry.index)] { lengths[Int(entry.index)] += 1 }
    for row in 0..<factors.size { rows.addList(capacity: Int(lengths[row]), filler: Entry(index: 0, coefficient: 0)) }
    for column in 0..<columns.count {
      rowsOfColumn.addList(capacity: columns.range(column).count, filler: 0)
      for entry in columns[column] {
        let own = Entry(index: Int32(truncatingIfNeeded: column), coefficient: entry.coefficient)
        if isSlack[Int(entry.index)] {
          factors.upperRows.append(own, to: Int(entry.index))
        } else if entry.coefficient != 0 {
          rows.append(own, to: Int(entry.index))
          rowsOfColumn.append(entry.index, to: column)
        }
      }
      columnCounts.insert(column, count: rowsOfColumn.length(column))
    }
    for row in 0..<factors.size where !isSlack[row] { rowCounts.insert(row, count: rows.length(row)) }
  }

  /// Factors the matrix; false if it is exactly or numerically singular.
  mutating func run() -> Bool {
    while left > 0 {
      guard let pivot = nextPivot(), abs(pivot.coefficient) > Factorization.singularityLimit else { return false }
      eliminate(pivot)
      left -= 1
    }
    nameColumnsByRows()
    return true
  }

  consuming func finished() -> BasisFactors { factors }

  /// A coefficient at which a row and a column can be eliminated.
  private struct Pivot {
    var row: Int
    var column: Int
    var coefficient: Double
    /// An upper bound for the fill-in.
    var fill: Int
  }

  private func coefficient(_ row: Int, _ column: Int) -> Double {
    for place in rows.range(row) where Int(rows[place].index) == column { return rows[place].coefficient }
    return 0
  }

  private func nextPivot() -> Pivot? {
    if rowCounts.first(with: 0) >= 0 || columnCounts.first(with: 0) >= 0 { return nil }
    let column = columnCounts.first(with: 1)
    if column >= 0 {
      let row = Int(rowsOfColumn[rowsOfColumn.range(column).lowerBound])
      return Pivot(row: row, column: column, coefficient: coefficient(row, column), fill: 0)
    }
    let row = rowCounts.first(with: 1)
    if row >= 0 {
      let entry = rows[rows.range(row).lowerBound]
      return Pivot(row: row, column: Int(entry.index), coefficient: entry.coefficient, fill: 0)
    }
    return pivotOfFew()
  }

  /// The best pivot among a few rows and columns, starting with those that have the fewest coefficients.
  private func pivotOfFew() -> Pivot? {
    var best: Pivot?
    var looked = 0
    for count in 2...max(2, left) {
      if let best, best.fill <= (count - 1) * (count - 1) { break }
      var column = columnCounts.first(with: count)
      while column >= 0, looked < Factorization.searched {
        consider(column: column, &best)
        looked += 1
        column = columnCounts.next(after: column)
      }
      var row = rowCounts.first(with: count)
      while row >= 0, looked < Factorization.searched {
        consider(row: row, &best)
        looked += 1
        row = rowCounts.next(after: row)
      }
      if best != nil, looked >= Factorization.searched { break }
      // All examined coefficients are too small for their columns, but others may be large enough: the search
      // continues.
      if looked >= Factorization.searched { looked = 0 }
    }
    return best
  }

  private func greatest(in column: Int) -> Double {
    var greatest = 0.0
    for place in rowsOfColumn.range(column) {
      greatest = max(greatest, abs(coefficient(Int(rowsOfColumn[place]), column)))
    }
    return greatest
  }

  private func consider(column: Int, _ best: inout Pivot?) {
    let least = Factorization.leastPivot * greatest(in: column)
    for place in rowsOfColumn.range(column) {
      let row = Int(rowsOfColumn[place])
      consider(row, column, coefficient(row, column), least, &best)
    }
  }

  private func consider(row: Int, _ best: inout Pivot?) {
    for place in rows.range(row) {
      let entry = rows[place]
      let column = Int(entry.index)
      let fill = (rows.length(row) - 1) * (rowsOfColumn.length(column) - 1)
      if let best, best.fill <= fill { continue }
      consider(row, column, entry.coefficient, Factorization.leastPivot * greatest(in: column), &best)
    }
  }

  private func consider(_ row: Int, _ column: Int, _ coefficient: Double, _ least: Double, _ best: inout Pivot?) {
    if abs(coefficient) < least || coefficient == 0 { return }
    let fill = (rows.length(row) - 1) * (rowsOfColumn.length(column) - 1)
    if let best, best.fill < fill || best.fill == fill && abs(best.coefficient) >= abs(coefficient) { return }
    best = Pivot(row: row, column: column, coefficient: coefficient, fill: fill)
  }

  private mutating func eliminate(_ pivot: Pivot) {
    let row = pivot.row
    rowCounts.remove(row)
    columnCounts.remove(pivot.column)
    factors.diagonal[row] = pivot.coefficient
    factors.place[row] = Int32(truncatingIfNeeded: factors.order.count)
    factors.order.append(Int32(truncatingIfNeeded: row))
    pivotRows[pivot.column] = Int32(truncatingIfNeeded: row)
    pivotRow.truncate(to: 0)
    for place in rows.range(row) where Int(rows[place].index) != pivot.column {
      let entry = rows[place]
      pivotRow.append(entry)
      factors.upperRows.append(entry, to: row)
      scattered[Int(entry.index)] = entry.coefficient
      removeRow(row, ofColumn: Int(entry.index))
    }
    pivotColumn.truncate(to: 0)
    for place in rowsOfColumn.range(pivot.column) where Int(rowsOfColumn[place]) != row {
      pivotColumn.append(rowsOfColumn[place])
    }
    rows.removeAll(row)
    rowsOfColumn.removeAll(pivot.column)
    for position in pivotColumn.indices { subtract(pivot, from: Int(pivotColumn[position])) }
    factors.lower.end(of: row)
    for position in pivotRow.indices {
      let column = Int(pivotRow[position].index)
      scattered[column] = 0
      columnCounts.move(column, to: rowsOfColumn.length(column))
    }
  }

  private mutating func removeRow(_ row: Int, ofColumn column: Int) {
    for place in rowsOfColumn.range(column) where Int(rowsOfColumn[place]) == row {
      return rowsOfColumn.remove(at: place, of: column)
    }
  }

  /// Subtracts a multiple of a pivot's row from another row, so that this row becomes 0 in the pivot's column.
  private mutating func subtract(_ pivot: Pivot, from row: Int) {
    let multiplier = coefficient(row, pivot.column) / pivot.coefficient
    factors.lower.append(Int32(truncatingIfNeeded: row), multiplier)
    found.truncate(to: 0)
    // A 0 in `scattered` marks an entry that is in both rows. It is restored afterwards.
    var place = rows.range(row).lowerBound
    while place < rows.range(row).upperBound {
      let entry = rows[place]
      let column = Int(entry.index)
      let scattered = scattered[column]
      if column == pivot.column {
        rows.remove(at: place, of: row)
        continue
      }
      if scattered == 0 {
        place += 1
        continue
      }
      found.append(Entry(index: entry.index, coefficient: scattered))
      self.scattered[column] = 0
      let difference = entry.coefficient - multiplier * scattered
      if abs(difference) <= Factorization.cancelled * abs(entry.coefficient) {
        rows.remove(at: place, of: row)
        removeRow(row, ofColumn: column)
        continue
      }
      rows[place].coefficient = difference
      place += 1
    }
    for position in pivotRow.indices {
      let entry = pivotRow[position]
      if scattered[Int(entry.index)] == 0 { continue }
      rows.append(Entry(index: entry.index, coefficient: -multiplier * entry.coefficient), to: row)
      rowsOfColumn.append(Int32(truncatingIfNeeded: row), to: Int(entry.index))
    }
    for position in found.indices { scattered[Int(found[position].index)] = found[position].coefficient }
    rowCounts.move(row, to: rows.length(row))
  }

  /// Renames the columns of U by their pivot rows, and also stores its coefficients by columns.
  private mutating func nameColumnsByRows() {
    for row in 0..<factors.size {
      for place in factors.upperRows.range(row) {
        let entry = factors.upperRows[place]
        let column = pivotRows[Int(entry.index)]
        factors.upperRows[place].index = column
        factors.upperColumns.append(
          Entry(index: Int32(truncatingIfNeeded: row), coefficient: entry.coefficient), to: Int(column))
      }
    }
  }
}
