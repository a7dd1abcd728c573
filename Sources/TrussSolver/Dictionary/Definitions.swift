/// The sums of unknowns that a dictionary's other variables are.
struct Definitions: Sendable {
  private var starts: [Int32] = [0]
  private var terms: [Program.Term] = []

  var count: Int { starts.count - 1 }

  /// The sum of a position in the list.
  subscript(position: Int) -> ArraySlice<Program.Term> { terms[Int(starts[position])..<Int(starts[position + 1])] }

  /// Adds a sum after the others.
  mutating func append(_ sum: some Sequence<Program.Term>) {
    terms.append(contentsOf: sum)
    starts.append(Int32(terms.count))
  }
}
