/// The matrix of a basis as a product of triangular matrices. It solves equations in time proportional to its entries,
/// and a column can be replaced.
///
/// Each row of the matrix is a sum. The column of a row's *slack* is 1 in this row and 0 elsewhere; a slack in the
/// basis needs no work. The other columns are the *kernel*. Columns are named by their *pivot rows*: `x[row]` is the
/// unknown of the column whose pivot is in `row`.
///
///     matrix = L R U        L: the multipliers of the elimination (`Factorization`)
///                           R: those of the columns replaced since
///                           U: triangular in the order of the pivots, by rows and by columns
///
/// (J. Forrest, J. Tomlin 1972, "Updated triangular factors of the basis to maintain sparsity in the product form
/// simplex method".)
struct BasisFactors: ~Copyable {
  let size: Int
  var lower = Transformations(byRows: false)
  var replacements = Transformations(byRows: true)
  /// The coefficient of each column in its pivot row.
  var diagonal: Vector<Double>
  /// U without its diagonal: the entries of each row by column, and of each column by row, except for slacks' columns.
  var upperRows = Pool<Entry>()
  var upperColumns = Pool<Entry>()
  /// The pivot rows of the kernel in order, with -1 for a row that has moved to the end.
  var order = Vector<Int32>()
  /// The index of each row in `order`, or -1 for the row of a slack, which comes before all rows in `order`.
  var place: Vector<Int32>
  /// The entering column, partly solved: if it replaces another column, U gets the spike as its column.
  var spike = Vector<Entry>()
  /// The right side of the equations and, once they are solved, their solution. Callers must clear it after use.
  var right: SparseVector
  // Scratch, all 0 between uses.
  var work: Vector<Double>
  /// The number of columns replaced since the matrix was last factored.
  var replacementCount = 0

  /// Makes the matrix whose columns are all slacks.
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

  /// The number of coefficients of all factors, except the diagonal.
  var entryCount: Int {
    var count = lower.entryCount + replacements.entryCount
    for row in 0..<size { count += upperRows.length(row) }
    return count
  }

  /// Solves `matrix * x = right` in place. `right` is indexed by rows, the solution by pivot rows.
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

  /// Solves `x * matrix = right` in place. `right` is indexed by pivot rows, the solution by rows.
  mutating func solveTransposed() {
    // The slacks come first. They only change entries of the kernel.
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

/// Factors that copies of a dictionary share until one of them factors its matrix again.
final class SharedFactors {
  var matrix: BasisFactors

  init(_ matrix: consuming BasisFactors) { self.matrix = matrix }
}

/// Elementary transformations. Each transformation belongs to a row. It subtracts multiples of this row's element from
/// other elements or, if `isByRows` is true, multiples of other elements from this row's element.
struct Transformations: ~Copyable {
  private let isByRows: Bool
  private var rows = Vector<Int32>()
  private var starts = Vector<Int32>(repeating: 0, count: 1)
  private var entries = Vector<Entry>()

  init(byRows isByRows: Bool) { self.isByRows = isByRows }

  var entryCount: Int { entries.count }

  /// Adds a coefficient to the open transformation, which the next call of `end(of:)` completes.
  @inline(__always)
  mutating func append(_ index: Int32, _ coefficient: Double) {
    entries.append(Entry(index: index, coefficient: coefficient))
  }

  /// Completes the transformation of a row. A transformation without coefficients is not added.
  mutating func end(of row: Int) {
    if entries.count == Int(starts[rows.count]) { return }
    rows.append(Int32(truncatingIfNeeded: row))
    starts.append(Int32(truncatingIfNeeded: entries.count))
  }

  private func range(_ position: Int) -> Range<Int> { Int(starts[position])..<Int(starts[position + 1]) }

  func apply(to values: inout SparseVector) {
    for position in rows.indices {
      if isByRows { gather(position, in: &values) } else { spread(position, in: &values) }
    }
  }

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
  /// The greatest relative difference between a new diagonal coefficient and its expected value that counts as
  /// rounding.
  private static let drift = 0x1p-20

  /// A coefficient below this limit is a rounding error of 0.
  private static let dropTolerance = 0x1p-60

  /// Whether factoring the matrix again would take less time than the replacements cost.
  var needsRebuild: Bool { replacementCount >= 64 || replacements.entryCount > 4 * size }

  /// Replaces the column whose pivot is in `row` by the column that was solved last. `pivot` is the entry of `row` in
  /// this solution. Returns false if rounding errors are too great, so that the matrix must be factored again.
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

  private mutating func removeColumn(_ row: Int) {
    for place in upperColumns.range(row) { BasisFactors.remove(row, from: &upperRows, Int(upperColumns[place].index)) }
    upperColumns.removeAll(row)
  }

  private static func remove(_ index: Int, from pool: inout Pool<Entry>, _ list: Int) {
    for place in pool.range(list) where Int(pool[place].index) == index { return pool.remove(at: place, of: list) }
  }

  /// Adds the spike to U as the column of `row`. Returns the spike's coefficient in `row`.
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

  /// Subtracts multiples of later rows from `row` until only its diagonal coefficient is left. `row` moves to the end
  /// of the order. Returns the amount by which this lowers the diagonal coefficient.
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
      if abs(coefficient) < BasisFactors.dropTolerance { continue }
      let multiplier = coefficient / diagonal[other]
      replacements.append(Int32(truncatingIfNeeded: other), multiplier)
      for place in upperRows.range(other) {
        let entry = upperRows[place]
        if Int(entry.index) == row {
          taken += multiplier * entry.coefficient
          continue
        }
        // An entry that becomes exactly 0 would not be counted, so it is set to a tiny value instead.
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
