/// The columns that cells of earlier rows take.
package struct TakenColumns {
  /// For each column, the number of rows from the current one on in which it is taken.
  private var rowCounts: [Int] = []

  package init() {}

  /// Goes on to the next row.
  package mutating func beginRow() {
    for column in rowCounts.indices { rowCounts[column] = max(0, rowCounts[column] - 1) }
  }

  /// The first of a number of free columns side by side.
  package func firstFree(_ count: Int, from column: Int) -> Int {
    var start = column
    var next = column
    while next < min(start + count, rowCounts.count) {
      if rowCounts[next] > 0 { start = next + 1 }
      next += 1
    }
    return start
  }

  /// Takes columns in a number of rows from the current one on.
  package mutating func take(_ columns: Range<Int>, rows: Int) {
    let missing = columns.upperBound - rowCounts.count
    if missing > 0 { rowCounts += Array(repeating: 0, count: missing) }
    for column in columns { rowCounts[column] = rows }
  }
}
