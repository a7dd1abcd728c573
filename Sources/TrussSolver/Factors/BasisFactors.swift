/// The matrix of a basis as a product of triangular ones: it solves equations in time of its entries, and replaces one
/// column by another.
///
/// The rows of the matrix are sums, and each has a column of its own, its *slack*, with -1 in that row alone; a slack
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
  /// A coefficient at an index in a row or a column.
  struct Entry: BitwiseCopyable {
    var index: Int32
    var coefficient: Double
  }

  /// The number of rows.
  let size: Int
  var lower = Transformations()
  var replacements = Transformations()
  /// The coefficient of each column in its pivot row.
  var diagonal: Vector<Double>
  /// U without its diagonal: the columns of each row, and the rows of each column, but for those of slacks.
  var upperRows = Pool<Entry>()
  var upperColumns = Pool<Entry>()
  /// The pivot rows of the kernel from first to last, with -1 where one has gone to the end.
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
    diagonal = Vector(repeating: -1, count: size)
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
    replacements.applyByRows(to: &right)
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
    right.change { row, value in place[Int(row)] < 0 ? -value : value }
  }

  /// Solves a line times the matrix for the line, in place: `right` is by pivot rows, and then by rows.
  mutating func solveTransposed() {
    // The slacks come first. What they touch is of the kernel.
    for position in 0..<right.touchedCount {
      let row = right.touched(position)
      if place[row] >= 0 || right[row] == 0 { continue }
      right[row] = -right[row]
      subtractRow(row)
    }
    for position in order.indices {
      let row = Int(order[position])
      if row < 0 || right[row] == 0 { continue }
      right[row] /= diagonal[row]
      subtractRow(row)
    }
    replacements.applyByRowsTransposed(to: &right)
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

/// Elementary transformations, each of which changes one element by others or others by one.
struct Transformations: ~Copyable {
  private var rows = Vector<Int32>()
  private var starts = Vector<Int32>(repeating: 0, count: 1)
  private var entries = Vector<BasisFactors.Entry>()

  /// The number of coefficients in all of them.
  var entryCount: Int { entries.count }

  /// Adds a coefficient to the transformation that `end(of:)` is called for next.
  @inline(__always)
  mutating func append(_ index: Int32, _ coefficient: Double) {
    entries.append(BasisFactors.Entry(index: index, coefficient: coefficient))
  }

  /// Ends the transformation of a row. One without coefficients is none.
  mutating func end(of row: Int) {
    if entries.count == Int(starts[rows.count]) { return }
    rows.append(Int32(truncatingIfNeeded: row))
    starts.append(Int32(truncatingIfNeeded: entries.count))
  }

  private func range(_ position: Int) -> Range<Int> { Int(starts[position])..<Int(starts[position + 1]) }

  /// Subtracts the element of each row from others.
  func apply(to values: inout SparseVector) {
    for position in rows.indices { spread(position, in: &values) }
  }

  /// The same transposed, from the last to the first.
  func applyTransposed(to values: inout SparseVector) {
    for position in stride(from: rows.count - 1, through: 0, by: -1) { gather(position, in: &values) }
  }

  /// Subtracts others from the element of each row.
  func applyByRows(to values: inout SparseVector) {
    for position in rows.indices { gather(position, in: &values) }
  }

  /// The same transposed, from the last to the first.
  func applyByRowsTransposed(to values: inout SparseVector) {
    for position in stride(from: rows.count - 1, through: 0, by: -1) { spread(position, in: &values) }
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
