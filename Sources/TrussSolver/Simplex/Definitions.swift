/// The sums of unknowns that a dictionary's other variables are: the rows of a sparse matrix, and its columns.
struct Definitions: Sendable {
  /// A coefficient of an unknown in a sum.
  struct Occurrence: Sendable {
    /// The position of the sum.
    var sum: Int32
    var coefficient: Double
  }

  private var starts: [Int32] = [0]
  private(set) var terms: [Program.Term] = []
  private var occurrenceStarts: [Int32] = []
  private(set) var occurrences: [Occurrence] = []

  var count: Int { starts.count - 1 }

  /// Where the terms of the sum at a position lie.
  @inline(__always)
  func range(_ position: Int) -> Range<Int> { Int(starts[position])..<Int(starts[position + 1]) }

  /// The sum at a position in the list.
  subscript(position: Int) -> ArraySlice<Program.Term> { terms[range(position)] }

  /// Adds a sum after the others.
  mutating func append(_ sum: some Sequence<Program.Term>) {
    terms.append(contentsOf: sum)
    starts.append(Int32(truncatingIfNeeded: terms.count))
  }

  /// Lists the sums that each unknown is in.
  mutating func listOccurrences(unknownCount: Int) {
    occurrenceStarts = Array(repeating: 0, count: unknownCount + 1)
    for term in terms { occurrenceStarts[Int(term.variable) + 1] += 1 }
    for unknown in 0..<unknownCount { occurrenceStarts[unknown + 1] += occurrenceStarts[unknown] }
    var next = occurrenceStarts
    occurrences = Array(repeating: Occurrence(sum: 0, coefficient: 0), count: terms.count)
    for position in 0..<count {
      for term in self[position] {
        occurrences[Int(next[Int(term.variable)])] = Occurrence(
          sum: Int32(truncatingIfNeeded: position), coefficient: term.coefficient)
        next[Int(term.variable)] += 1
      }
    }
  }

  /// Where the occurrences of an unknown lie.
  @inline(__always)
  func occurrenceRange(_ unknown: Int) -> Range<Int> {
    Int(occurrenceStarts[unknown])..<Int(occurrenceStarts[unknown + 1])
  }
}
