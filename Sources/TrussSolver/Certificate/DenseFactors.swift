/// A square dense matrix as a product of two triangular ones: Gaussian elimination with the greatest pivot of each column.
struct DenseFactors {
  private var size = 0
  /// Both factors in one matrix, row by row; the ones on the diagonal of the lower one are left out.
  private var factors: [Double] = []
  /// The row of the matrix that each row of the factors was.
  private var order: [Int] = []

  /// A pivot below this part of the greatest coefficient makes the matrix as good as singular.
  private static let leastPivot = 0x1p-44

  /// The factors of a matrix without rows.
  init() {}

  /// Factors a matrix that is given row by row; nil if it is singular or as good as that.
  init?(size: Int, _ matrix: [Double]) {
    self.size = size
    factors = matrix
    order = Array(0..<size)
    let least = DenseFactors.leastPivot * matrix.reduce(0) { max($0, abs($1)) }
    for step in 0..<size {
      let best = (step..<size).max { abs(factors[$0 * size + step]) < abs(factors[$1 * size + step]) }
      guard let best, abs(factors[best * size + step]) > least else { return nil }
      if best != step {
        for column in 0..<size { factors.swapAt(best * size + column, step * size + column) }
        order.swapAt(best, step)
      }
      eliminate(step)
    }
  }

  private mutating func eliminate(_ step: Int) {
    let size = size
    factors.withUnsafeMutableBufferPointer { factors in
      let pivot = factors[step * size + step]
      for row in step + 1..<size where factors[row * size + step] != 0 {
        let factor = factors[row * size + step] / pivot
        factors[row * size + step] = factor
        for column in step + 1..<size { factors[row * size + column] -= factor * factors[step * size + column] }
      }
    }
  }

  /// Solves the matrix times a column for the column.
  func solve(_ right: [Double]) -> [Double] {
    var result = order.map { right[$0] }
    for row in 0..<size {
      for column in 0..<row { result[row] -= factors[row * size + column] * result[column] }
    }
    for row in (0..<size).reversed() {
      for column in row + 1..<size { result[row] -= factors[row * size + column] * result[column] }
      result[row] /= factors[row * size + row]
    }
    return result
  }

  /// Solves a line times the matrix for the line.
  func solveTransposed(_ right: [Double]) -> [Double] {
    var values = right
    for row in 0..<size {
      values[row] /= factors[row * size + row]
      for column in row + 1..<size { values[column] -= factors[row * size + column] * values[row] }
    }
    for row in (0..<size).reversed() {
      for column in 0..<row { values[column] -= factors[row * size + column] * values[row] }
    }
    var result = values
    for (index, row) in order.enumerated() { result[row] = values[index] }
    return result
  }
}
