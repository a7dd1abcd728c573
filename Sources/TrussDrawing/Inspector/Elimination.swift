/// Gauss-Jordan elimination of sparse rows that are added one after the other, each with the combination of rows that it
/// is.
///
/// Invariant: each kept row has 1 in the column of its pivot, where all others have 0. A row that depends on earlier ones
/// is dropped, so earlier rows are preferred.
struct Elimination {
  /// The number of columns up to which a system is looked at. Rows of layouts stay short, but a limit bounds the time.
  static let limit = 500

  fileprivate struct Row {
    var pivot: Int
    var coefficients: SparseVector
    /// The share of each added row in this one.
    var shares: SparseVector
  }

  private var rows: [Row] = []
  /// The row of each pivot.
  private var rowOfPivot: [Int: Int] = [:]
  private let columns: Int

  init(columns: Int) { self.columns = columns }

  /// Whether every column has its value.
  var isComplete: Bool { rows.count == columns }

  mutating func add(_ name: Int, _ coefficients: SparseVector) {
    var new = Row(pivot: 0, coefficients: coefficients, shares: SparseVector([(name, 1)]))
    // The rows subtracted have no other row's pivot, so each is subtracted once.
    for (column, factor) in coefficients.entries {
      if let place = rowOfPivot[column] { new.subtract(rows[place], times: factor) }
    }
    guard let pivot = new.coefficients.entries.max(by: { abs($0.value) < abs($1.value) }) else { return }
    new.pivot = pivot.index
    new.divide(by: pivot.value)
    for place in rows.indices { rows[place].subtract(new, times: rows[place].coefficients[pivot.index]) }
    rowOfPivot[pivot.index] = rows.count
    rows.append(new)
  }

  /// The columns that have one value, each with the rows that give it.
  var solved: [(column: Int, rows: [Int])] {
    rows.filter { $0.coefficients.entries.count == 1 }.map { ($0.pivot, $0.shares.entries.map(\.index)) }
      .sorted { $0.0 < $1.0 }
  }
}

extension Elimination.Row {
  fileprivate mutating func subtract(_ other: Elimination.Row, times factor: Double) {
    guard factor != 0 else { return }
    coefficients.subtract(other.coefficients, times: factor)
    shares.subtract(other.shares, times: factor)
  }

  fileprivate mutating func divide(by divisor: Double) {
    coefficients.divide(by: divisor)
    shares.divide(by: divisor)
  }
}

/// Numbers by index, those that are not 0: in the order of their indices, each once.
struct SparseVector {
  private(set) var entries: [(index: Int, value: Double)]

  /// What is nearer to 0 is what rounding has left of it.
  private static let tolerance = 1e-9

  init(_ entries: [(index: Int, value: Double)]) { self.entries = entries.sorted { $0.index < $1.index } }

  subscript(index: Int) -> Double {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].index == index ? entries[low].value : 0
  }

  mutating func subtract(_ other: SparseVector, times factor: Double) {
    var merged: [(index: Int, value: Double)] = []
    merged.reserveCapacity(entries.count + other.entries.count)
    var place = 0
    for (index, value) in other.entries {
      while place < entries.count, entries[place].index < index {
        merged.append(entries[place])
        place += 1
      }
      var difference = -factor * value
      if place < entries.count, entries[place].index == index {
        difference += entries[place].value
        place += 1
      }
      if abs(difference) > Self.tolerance { merged.append((index, difference)) }
    }
    merged += entries[place...]
    entries = merged
  }

  mutating func divide(by divisor: Double) { entries = entries.map { ($0.index, $0.value / divisor) } }
}
