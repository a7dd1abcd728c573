extension Tableau {
  /// Fixes basic sums at their values as far as that takes no arithmetic, and returns those that are left.
  ///
  /// A sum with one idle unknown is solved for that, and an idle unknown that is in one sum by that sum; then the next
  /// ones have one left. Where these pairs come from, the matrix of the basis is triangular: positions in chains, and
  /// nearly all that equations of layouts are about.
  mutating func fixTriangle(of variables: [Int]) -> [Int] {
    var triangle = Triangle(self, sums: variables.map { $0 - unknownCount })
    let pairs = triangle.pairs(definitions)
    if pairs.isEmpty { return variables }
    for pair in pairs {
      let column = Int(columnOf[pair.unknown])
      exchange(row: Int(rowOf[unknownCount + pair.sum]), column: column)
      fix(column: column)
    }
    factor()
    return variables.filter { rowOf[$0] >= 0 }
  }
}

/// Sums and idle unknowns that can be paired one after the other, as singletons of a sparse matrix are.
private struct Triangle {
  /// The sums that have no unknown yet, and the number of idle unknowns that each could have.
  private var isOpen: [Bool]
  private var unknownCounts: [Int32]
  /// The idle unknowns that have no sum yet, and the number of open sums that each is in.
  private var isFree: [Bool]
  private var sumCounts: [Int32]
  private let sums: [Int]

  init(_ tableau: Tableau, sums: [Int]) {
    self.sums = sums
    isOpen = Array(repeating: false, count: tableau.variableOfRow.count)
    unknownCounts = Array(repeating: 0, count: isOpen.count)
    sumCounts = Array(repeating: 0, count: tableau.unknownCount)
    isFree = (0..<tableau.unknownCount).map { unknown in
      tableau.columnOf[unknown] >= 0 && tableau.isInside(unknown) && tableau.isIdle(unknown)
    }
    for sum in sums {
      isOpen[sum] = true
      for term in tableau.definitions[sum] where isFree[Int(term.variable)] {
        unknownCounts[sum] += 1
        sumCounts[Int(term.variable)] += 1
      }
    }
  }

  /// Pairs sums and unknowns until none is the last of the other.
  mutating func pairs(_ definitions: Definitions) -> [(sum: Int, unknown: Int)] {
    var pairs: [(sum: Int, unknown: Int)] = []
    var nextSums = sums.filter { unknownCounts[$0] == 1 }
    var nextUnknowns = isFree.indices.filter { isFree[$0] && sumCounts[$0] == 1 }
    while true {
      if let unknown = nextUnknowns.popLast() {
        guard isFree[unknown],
          let place = definitions.occurrenceRange(unknown).first(where: { isOpen[Int(definitions.occurrences[$0].sum)] }
          )
        else { continue }
        let occurrence = definitions.occurrences[place]
        if !isPivot(occurrence.coefficient, of: Int(occurrence.sum), definitions) { continue }
        pairs.append((Int(occurrence.sum), unknown))
      } else if let sum = nextSums.popLast() {
        guard isOpen[sum], let term = definitions[sum].first(where: { isFree[Int($0.variable)] }) else { continue }
        if !isPivot(term.coefficient, of: sum, definitions) { continue }
        pairs.append((sum, Int(term.variable)))
      } else {
        return pairs
      }
      close(pairs[pairs.count - 1], definitions, &nextSums, &nextUnknowns)
    }
  }

  /// Whether a coefficient is not much smaller than the others of its sum.
  private func isPivot(_ coefficient: Double, of sum: Int, _ definitions: Definitions) -> Bool {
    let greatest = definitions[sum].reduce(0) { max($0, abs($1.coefficient)) }
    return abs(coefficient) >= Tolerance.relativePivot * greatest
  }

  private mutating func close(
    _ pair: (sum: Int, unknown: Int), _ definitions: Definitions, _ nextSums: inout [Int], _ nextUnknowns: inout [Int]
  ) {
    isOpen[pair.sum] = false
    isFree[pair.unknown] = false
    for term in definitions[pair.sum] where isFree[Int(term.variable)] {
      sumCounts[Int(term.variable)] -= 1
      if sumCounts[Int(term.variable)] == 1 { nextUnknowns.append(Int(term.variable)) }
    }
    for place in definitions.occurrenceRange(pair.unknown) {
      let sum = Int(definitions.occurrences[place].sum)
      guard isOpen[sum] else { continue }
      unknownCounts[sum] -= 1
      if unknownCounts[sum] == 1 { nextSums.append(sum) }
    }
  }
}
