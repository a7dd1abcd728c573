/// The matrix of a basis as a product of triangular ones: it solves equations in time of its entries, and replaces one
/// column by another.
///
/// The rows of the matrix are sums, and each has its own column, its *slack*, with 1 in that row alone; a slack
/// that is in the basis needs no work. The other columns are the *kernel*. Each column has a *pivot row*, by which it
/// is named here: `x[row]` is the unknown of the column that has its pivot in that row.
///
///     matrix = L R U        L: the multipliers of the elimination (`Factorization`)
///                           R: those of the columns replaced since
///                           U: triangular in the order of the pivots, by rows and by columns
///
/// (J. Forrest, J. Tomlin 1972, "Updated triangular factors of the basis to maintain sparsity in the product form
/// simplex method".)
struct BasisFactors: ~Copyable {
  /// The number of rows.
  let size: Int
  var lower = Transformations(byRows: false)
  var replacements = Transformations(byRows: true)
  /// The coefficient of each column in its pivot row.
  var diagonal: Vector<Double>
  /// U without its diagonal: the columns of each row, and the rows of each column, except for those of slacks.
  var upperRows = Pool<Entry>()
  var upperColumns = Pool<Entry>()
  /// The pivot rows of the kernel from first to last, with -1 if one has gone to the end.
  var order = Vector<Int32>()
  /// The place of each row in the order, or -1 for that of a slack, which comes before all.
  var place: Vector<Int32>
  /// The entering column in the midst of being solved, which U gets if it replaces another.
  var spike = Vector<Entry>()
  /// The right side of the equations to solve, and then their solution. Whoever takes it leaves it clear.
  var right: SparseVector
  // Clean between uses.
  var work: Vector<Double>
  /// The number of columns replaced since the matrix was factored.
  var replacementCount = 0

  /// The matrix of slacks alone.
  init(slacks size: Int) {
    self.size = size
    diagonal = Vector(repeating: 1, count: size)
    place = Vector(repeating: -1, count: size)
    right = SparseVector(count: size)
    work = Vector(repeating: 0, count: size)
    for _ in 0..<size {
      upperRows.addList()
      upperColumns.addList()
    }
  }

  /// The number of coefficients of all factors, without the diagonal.
  var entryCount: Int {
    var count = lower.entryCount + replacements.entryCount
    for row in 0..<size { count += upperRows.length(row) }
    return count
  }

  /// Solves the matrix times a column for the column, in place: `right` is by rows, and then by pivot rows.
  mutating func solve() {
    lower.apply(to: &right)
    replacements.apply(to: &right)
    spike.truncate(to: 0)
    right.forEach { row, coefficient in spike.append(Entry(index: row, coefficient: coefficient)) }
    for position in stride(from: order.count - 1, through: 0, by: -1) {
      let row = Int(order[position])
      if row < 0 || right[row] == 0 { continue }
      let value = right[row] / diagonal[row]
      right[row] = value
      for place in upperColumns.range(row) {
        let entry = upperColumns[place]
        right.subtract(entry.coefficient * value, at: Int(entry.index))
      }
    }
  }

  /// Solves a line times the matrix for the line, in place: `right` is by pivot rows, and then by rows.
  mutating func solveTransposed() {
    // The slacks come first. The entries that they touch belong to the kernel.
    for position in right.touched.indices {
      let row = Int(right.touched[position])
      if place[row] < 0, right[row] != 0 { subtractRow(row) }
    }
    for position in order.indices {
      let row = Int(order[position])
      if row < 0 || right[row] == 0 { continue }
      right[row] /= diagonal[row]
      subtractRow(row)
    }
    replacements.applyTransposed(to: &right)
    lower.applyTransposed(to: &right)
  }

  @inline(__always)
  private mutating func subtractRow(_ row: Int) {
    let factor = right[row]
    for place in upperRows.range(row) {
      let entry = upperRows[place]
      right.subtract(entry.coefficient * factor, at: Int(entry.index))
    }
  }
}

/// Factors that a dictionary and its copies share until one of them factors its own.
final class SharedFactors {
  var matrix: BasisFactors

  init(_ matrix: consuming BasisFactors) { self.matrix = matrix }
}

/// Elementary transformations, each of which subtracts the element of its row from others or, by rows, others from it.
struct Transformations: ~Copyable {
  private let isByRows: Bool
  private var rows = Vector<Int32>()
  private var starts = Vector<Int32>(repeating: 0, count: 1)
  private var entries = Vector<Entry>()

  init(byRows isByRows: Bool) { self.isByRows = isByRows }

  /// The number of coefficients in all of them.
  var entryCount: Int { entries.count }

  /// Adds a coefficient to the transformation that `end(of:)` is called for next.
  @inline(__always)
  mutating func append(_ index: Int32, _ coefficient: Double) {
    entries.append(Entry(index: index, coefficient: coefficient))
  }

  /// Ends the transformation of a row. One without coefficients is none.
  mutating func end(of row: Int) {
    if entries.count == Int(starts[rows.count]) { return }
    rows.append(Int32(truncatingIfNeeded: row))
    starts.append(Int32(truncatingIfNeeded: entries.count))
  }

  private func range(_ position: Int) -> Range<Int> { Int(starts[position])..<Int(starts[position + 1]) }

  /// Applies them from the first to the last.
  func apply(to values: inout SparseVector) {
    for position in rows.indices {
      if isByRows { gather(position, in: &values) } else { spread(position, in: &values) }
    }
  }

  /// Applies them transposed, from the last to the first.
  func applyTransposed(to values: inout SparseVector) {
    for position in rows.indices.reversed() {
      if isByRows { spread(position, in: &values) } else { gather(position, in: &values) }
    }
  }

  @inline(__always)
  private func spread(_ position: Int, in values: inout SparseVector) {
    let value = values[Int(rows[position])]
    if value == 0 { return }
    for place in range(position) { values.subtract(entries[place].coefficient * value, at: Int(entries[place].index)) }
  }

  @inline(__always)
  private func gather(_ position: Int, in values: inout SparseVector) {
    var sum = 0.0
    for place in range(position) { sum += entries[place].coefficient * values[Int(entries[place].index)] }
    if sum != 0 { values.subtract(sum, at: Int(rows[position])) }
  }
}

extension BasisFactors {
  /// The relative difference between a new diagonal coefficient and its exact value from which on rounding has gone too
  /// far.
  private static let drift = 0x1p-20

  /// A coefficient below this is what rounding left of 0.
  private static let nothing = 0x1p-60

  /// Whether so many columns have been replaced that it takes less time to factor the matrix again.
  var isWorn: Bool { replacementCount >= 64 || replacements.entryCount > 4 * size }

  /// Replaces the column with its pivot in a row by the one that was solved for last, whose result there was `pivot`;
  /// false if rounding makes that worthless: then the matrix must be factored again.
  mutating func replace(_ row: Int, pivot: Double) -> Bool {
    removeColumn(row)
    var newDiagonal = addSpike(row)
    let expected = diagonal[row] * pivot
    newDiagonal -= eliminateRow(row)
    diagonal[row] = newDiagonal
    if place[row] >= 0 { order[Int(place[row])] = -1 }
    place[row] = Int32(truncatingIfNeeded: order.count)
    order.append(Int32(truncatingIfNeeded: row))
    replacementCount += 1
    return newDiagonal != 0 && abs(newDiagonal - expected) <= BasisFactors.drift * abs(expected)
  }

  /// Takes the column with its pivot in a row out of U.
  private mutating func removeColumn(_ row: Int) {
    for place in upperColumns.range(row) { BasisFactors.remove(row, from: &upperRows, Int(upperColumns[place].index)) }
    upperColumns.removeAll(row)
  }

  private static func remove(_ index: Int, from pool: inout Pool<Entry>, _ list: Int) {
    for place in pool.range(list) where Int(pool[place].index) == index { return pool.remove(at: place, of: list) }
  }

  /// Puts the spike into U as the column of a row. Returns its coefficient in the row itself.
  private mutating func addSpike(_ row: Int) -> Double {
    var own = 0.0
    for position in spike.indices {
      let entry = spike[position]
      if Int(entry.index) == row {
        own = entry.coefficient
      } else {
        upperColumns.append(entry, to: row)
        upperRows.append(
          Entry(index: Int32(truncatingIfNeeded: row), coefficient: entry.coefficient), to: Int(entry.index))
      }
    }
    return own
  }

  /// Takes from a row, which goes to the end of the order, multiples of the rows after it until it has its own column
  /// alone. Returns what that takes from its coefficient there.
  private mutating func eliminateRow(_ row: Int) -> Double {
    var taken = 0.0
    var open = upperRows.length(row)
    for place in upperRows.range(row) {
      let entry = upperRows[place]
      work[Int(entry.index)] = entry.coefficient
      BasisFactors.remove(row, from: &upperColumns, Int(entry.index))
    }
    upperRows.removeAll(row)
    var position = max(0, Int(place[row]))
    while open > 0, position < order.count {
      let other = Int(order[position])
      position += 1
      if other < 0 || other == row || work[other] == 0 { continue }
      let coefficient = work[other]
      work[other] = 0
      open -= 1
      if abs(coefficient) < BasisFactors.nothing { continue }
      let multiplier = coefficient / diagonal[other]
      replacements.append(Int32(truncatingIfNeeded: other), multiplier)
      for place in upperRows.range(other) {
        let entry = upperRows[place]
        if Int(entry.index) == row {
          taken += multiplier * entry.coefficient
          continue
        }
        // An entry that cancels to 0 would no longer be counted.
        let before = work[Int(entry.index)]
        if before == 0 { open += 1 }
        let after = before - multiplier * entry.coefficient
        work[Int(entry.index)] = after == 0 ? .leastNonzeroMagnitude : after
      }
    }
    replacements.end(of: row)
    return taken
  }
}
