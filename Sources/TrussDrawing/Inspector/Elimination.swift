/// Gauss-Jordan elimination of rows that are added one after the other, each with the combination of rows that it is.
///
/// Invariant: each kept row has 1 in the column of its pivot, where all others have 0. A row that depends on earlier ones
/// is dropped, so earlier rows are preferred.
struct Elimination {
  /// The number of columns up to which a system is looked at: the time is that of dense rows.
  static let limit = 64

  fileprivate struct Row {
    var pivot: Int
    var coefficients: [Double]
    /// The share of each added row in this one.
    var shares: [Int: Double]
  }

  private var rows: [Row] = []
  private let columns: Int

  private static let tolerance = 1e-9

  init(columns: Int) { self.columns = columns }

  /// Whether every column has its value.
  var isComplete: Bool { rows.count == columns }

  mutating func add(_ name: Int, _ coefficients: [Double]) {
    var new = Row(pivot: 0, coefficients: coefficients, shares: [name: 1])
    for row in rows { new.subtract(row, times: new.coefficients[row.pivot]) }
    guard
      let pivot = new.coefficients.indices.max(by: { abs(new.coefficients[$0]) < abs(new.coefficients[$1]) }),
      abs(new.coefficients[pivot]) > Self.tolerance
    else { return }
    new.pivot = pivot
    new.divide(by: new.coefficients[pivot])
    for index in rows.indices { rows[index].subtract(new, times: rows[index].coefficients[pivot]) }
    rows.append(new)
  }

  /// The columns that have one value, each with the rows that give it.
  var solved: [(column: Int, rows: [Int])] {
    rows.filter { row in
      row.coefficients.indices.allSatisfy { $0 == row.pivot || abs(row.coefficients[$0]) <= Self.tolerance }
    }.map { row in
      (row.pivot, row.shares.filter { abs($0.value) > Self.tolerance }.map(\.key).sorted())
    }.sorted { $0.column < $1.column }
  }
}

extension Elimination.Row {
  fileprivate mutating func subtract(_ other: Elimination.Row, times factor: Double) {
    guard factor != 0 else { return }
    for column in coefficients.indices { coefficients[column] -= factor * other.coefficients[column] }
    for (name, share) in other.shares { shares[name, default: 0] -= factor * share }
    coefficients[other.pivot] = 0
  }

  fileprivate mutating func divide(by divisor: Double) {
    for column in coefficients.indices { coefficients[column] /= divisor }
    shares = shares.mapValues { $0 / divisor }
  }
}
