import Testing

@testable import TrussDiagnostics

struct EliminationTests {
  /// The numbers by index that are not 0.
  private func vector(_ values: [Double]) -> [Int: Double] {
    Dictionary(uniqueKeysWithValues: values.enumerated().filter { $0.element != 0 }.map { ($0.offset, $0.element) })
  }

  private func solved(_ columns: Int, _ rows: [[Double]]) -> [Int: [Int]] {
    var elimination = Elimination(columns: columns)
    for (name, row) in rows.enumerated() { elimination.add(name, vector(row)) }
    return Dictionary(uniqueKeysWithValues: elimination.solved.map { ($0.column, $0.rows) })
  }

  @Test func rowsGiveColumnsTogether() {
    // a + b = …, a - b = …
    #expect(solved(2, [[1, 1], [1, -1]]) == [0: [0, 1], 1: [0, 1]])
    // One row for two columns gives neither.
    #expect(solved(2, [[1, 1]]) == [:])
    // Of three columns, one.
    #expect(solved(3, [[1, 1, 0], [1, -1, 0]]) == [0: [0, 1], 1: [0, 1]])
    #expect(solved(3, [[1, 1, 1], [0, 1, 1]]) == [0: [0, 1]])
  }

  @Test func aColumnHasNoMoreRowsThanItNeeds() {
    // The third row is the second again, and the last one has a column of its own.
    #expect(solved(3, [[2, 0, 0], [1, 1, 0], [2, 2, 0], [0, 0, 4]]) == [0: [0], 1: [0, 1], 2: [3]])
  }

  @Test func earlierRowsArePreferred() {
    #expect(solved(1, [[3], [1]]) == [0: [0]])
    #expect(solved(2, [[0, 1], [1, 1], [1, 0]]) == [0: [0, 1], 1: [0]])
  }

  @Test func allColumnsTellThatItIsComplete() {
    var elimination = Elimination(columns: 2)
    elimination.add(0, vector([1, 2]))
    #expect(!elimination.isComplete)
    elimination.add(1, vector([2, 4]))
    #expect(!elimination.isComplete)
    elimination.add(2, vector([0, 1]))
    #expect(elimination.isComplete)
  }
}
