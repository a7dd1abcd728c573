import TrussIR

/// Makes small programs of some rows of a large one, each in time of its own size.
struct Renumbering {
  /// The number that each variable has in the program at hand, or -1.
  private var number: [Int32]
  /// The variables of the program that was made last, in order.
  private(set) var variables: [Int32] = []

  init(count: Int) { number = Array(repeating: -1, count: count) }

  /// Some rows as a program of their own. Its variables are those of the rows, in the same order.
  mutating func program(of positions: [Int], in program: Program) -> Program {
    self.program(of: positions.map { program.rows[$0] }, program.terms, priorities: program.priorities)
  }

  /// Some rows as a program of their own, in which `others` have numbers too.
  mutating func program(
    of rows: [LinearRow], _ terms: [Program.Term], others: [Int32] = [], priorities: [Priority]
  ) -> Program {
    for variable in variables { number[Int(variable)] = -1 }
    variables.removeAll(keepingCapacity: true)
    for variable in others { meet(variable) }
    for row in rows {
      for term in terms[row.range] { meet(term.variable) }
    }
    variables.sort()
    for (index, variable) in variables.enumerated() { number[Int(variable)] = Int32(index) }
    var ownRows: [LinearRow] = []
    var ownTerms: [Program.Term] = []
    for row in rows {
      var row = row
      let range = row.range
      row.start = Int32(ownTerms.count)
      for term in terms[range] {
        ownTerms.append(Program.Term(variable: number[Int(term.variable)], coefficient: term.coefficient))
      }
      ownRows.append(row)
    }
    return Program(ownRows, ownTerms, variableCount: variables.count, priorities: priorities)
  }

  private mutating func meet(_ variable: Int32) {
    if number[Int(variable)] >= 0 { return }
    number[Int(variable)] = 0
    variables.append(variable)
  }

  /// The number of a variable in the program that was made last, or nil if it has none.
  func number(of variable: Int32) -> Int32? {
    let found = number[Int(variable)]
    return found < 0 ? nil : found
  }
}
