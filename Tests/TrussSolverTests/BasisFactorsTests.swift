import TestSupport
import Testing

@testable import TrussSolver

/// Equations with sparse matrices whose solutions are known, before and after columns are replaced.
@Suite(.processorTimeLimit(minutes: 2)) struct BasisFactorsTests {
  /// A matrix of slacks and columns, as it was given.
  private struct Matrix {
    let size: Int
    /// The coefficients of each column by row; a slack has 1 in its own row.
    var columns: [[Int: Double]]
    /// The row of each column's pivot.
    var rows: [Int]
    var factors: SharedFactors

    /// Nil if it is singular.
    init?(slacks: [Bool], _ others: [[Int: Double]]) {
      size = slacks.count
      var sparse = Lists<Entry>()
      for column in others {
        for (row, coefficient) in column.sorted(by: { $0.key < $1.key }) {
          sparse.append(Entry(index: Int32(row), coefficient: coefficient))
        }
        sparse.endList()
      }
      var factorization = Factorization(isSlack: slacks, sparse)
      guard factorization.run() else { return nil }
      let slackRows = slacks.indices.filter { slacks[$0] }
      columns = slackRows.map { [$0: 1] } + others
      rows = slackRows + factorization.pivotRows.map { Int($0) }
      factors = SharedFactors(factorization.finished())
    }

    /// The greatest error of solutions of both kinds of equations, relative to what they are made of.
    func error(_ generator: inout SplitMix64) -> Double {
      let solution = columns.map { _ in Double(Int.random(in: -9...9, using: &generator)) }
      for (column, value) in zip(columns, solution) {
        for (row, coefficient) in column { factors.matrix.right.add(coefficient * value, at: row) }
      }
      factors.matrix.solve()
      var error = 0.0
      for (row, value) in zip(rows, solution) { error = max(error, abs(factors.matrix.right[row] - value)) }
      factors.matrix.right.clear { _, _ in }
      let line = (0..<size).map { _ in Double(Int.random(in: -9...9, using: &generator)) }
      for (column, row) in zip(columns, rows) {
        factors.matrix.right.add(column.reduce(0) { $0 + $1.value * line[$1.key] }, at: row)
      }
      factors.matrix.solveTransposed()
      for row in 0..<size { error = max(error, abs(factors.matrix.right[row] - line[row])) }
      factors.matrix.right.clear { _, _ in }
      return error
    }

    /// Replaces a column; false if the factors are worthless then.
    mutating func replace(_ index: Int, with column: [Int: Double]) -> Bool {
      for (row, coefficient) in column { factors.matrix.right.add(coefficient, at: row) }
      factors.matrix.solve()
      let pivot = factors.matrix.right[rows[index]]
      factors.matrix.right.clear { _, _ in }
      // No simplex takes a pivot next to nothing.
      if abs(pivot) < 0.1 { return true }
      columns[index] = column
      return factors.matrix.replace(rows[index], pivot: pivot)
    }
  }

  private func column(_ size: Int, _ generator: inout SplitMix64) -> [Int: Double] {
    var column: [Int: Double] = [:]
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      column[Int.random(in: 0..<size, using: &generator)] = [-2, -1, -0.5, 0.5, 1, 3].randomElement(using: &generator)
    }
    return column
  }

  @Test(arguments: 0..<200) func solvesBeforeAndAfterReplacements(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let size = Int.random(in: 1...40, using: &generator)
    let slacks = (0..<size).map { _ in Int.random(in: 0..<3, using: &generator) == 0 }
    let others = slacks.indices.filter { !slacks[$0] }.map { row in
      column(size, &generator).merging([row: 4]) { $1 }
    }
    var matrix = try #require(Matrix(slacks: slacks, others))
    #expect(matrix.error(&generator) < 1e-9)
    while !matrix.factors.matrix.needsRebuild, Int.random(in: 0..<100, using: &generator) > 0 {
      guard matrix.replace(Int.random(in: 0..<size, using: &generator), with: column(size, &generator)) else { break }
    }
    #expect(matrix.error(&generator) < 1e-6)
  }

  /// Lines of equal sums, in which each pivot fills in if it is chosen without looking.
  @Test func anArrowIsFactoredFromItsPoint() throws {
    let size = 2_000
    let all = Dictionary(uniqueKeysWithValues: (0..<size).map { ($0, 1.0) })
    let columns = (0..<size).map { $0 == 0 ? all : [0: 1, $0: 2] }
    let matrix = try #require(Matrix(slacks: Array(repeating: false, count: size), columns))
    var generator = SplitMix64(seed: 1)
    #expect(matrix.error(&generator) < 1e-6)
    #expect(matrix.factors.matrix.entryCount < 4 * size)
  }

  @Test func singularMatricesHaveNoFactors() {
    func matrix(_ rows: [[Double]]) -> Matrix? {
      let columns = rows.indices.map { column in
        Dictionary(uniqueKeysWithValues: rows.indices.map { ($0, rows[$0][column]) }.filter { $1 != 0 })
      }
      return Matrix(slacks: rows.map { _ in false }, columns)
    }
    #expect(matrix([[1, 2], [2, 4]]) == nil)
    #expect(matrix([[0, 2], [0, 4]]) == nil)
    #expect(matrix([[1, 0], [0, 0]]) == nil)
    #expect(matrix([[1, 2, 3], [4, 5, 6], [7, 8, 9]]) == nil)
    #expect(matrix([[1, 2], [2, 5]]) != nil)
    #expect(matrix([]) != nil)
  }
}
