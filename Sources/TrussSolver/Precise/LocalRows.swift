import TrussIR

/// The rows of a program as they were given, but for positions, which are relative; in groups that share no variable
/// but those that a row of their own fixes.
///
/// Values that are doubtful in doubles are solved again group by group, and a group is no larger than the rows that are
/// connected by more than a fixed length: of a form of a given width, one of its rows.
struct LocalRows {
  private var rows: [LinearRow] = []
  private var terms: [Program.Term] = []
  /// The value of each variable that a row of its own fixes.
  private var fixed: [Double?]
  private var sets: DisjointSets
  private let priorities: [Priority]

  /// A group of rows with its variables, in the numbers of the whole program.
  struct Group {
    var program: Program
    var variables: [Int32]
    var known: [Double?]
  }

  /// Makes groups of the rows that are not broken.
  init(_ presolved: inout PresolvedProgram, without isBroken: [Bool]) {
    let program = presolved.program
    priorities = program.priorities
    fixed = Array(repeating: nil, count: program.variableCount)
    sets = DisjointSets(count: program.variableCount)
    for position in program.rows.indices where !isBroken[position] {
      presolved.localize(position)
      var row = program.rows[position]
      row.start = Int32(terms.count)
      for index in presolved.given.indices where abs(presolved.given[index].coefficient) > Precise.coefficient {
        terms.append(presolved.given[index])
      }
      row.count = Int32(terms.count) - row.start
      if row.count == 1, row.isRequiredEquation, fixed[Int(terms[Int(row.start)].variable)] == nil {
        fixed[Int(terms[Int(row.start)].variable)] = row.constant / terms[Int(row.start)].coefficient
      } else if row.count > 0 {
        rows.append(row)
      }
    }
    for row in rows {
      let open = terms[row.range].lazy.map(\.variable).filter { [fixed] in fixed[Int($0)] == nil }
      guard let first = open.first else { continue }
      for variable in open { sets.join(first, variable) }
    }
  }

  /// The groups that some variables are in. `others` are variables to be settled, which may be in no row.
  mutating func groups(of variables: [Int32], others: [Int32]) -> [Group] {
    var place: [Int32: Int] = [:]
    var groups: [(rows: [LinearRow], others: [Int32])] = []
    for variable in variables where fixed[Int(variable)] == nil && place[sets.find(variable)] == nil {
      place[sets.find(variable)] = groups.count
      groups.append(([], []))
    }
    for row in rows {
      let open = terms[row.range].first { fixed[Int($0.variable)] == nil }
      if let open, let index = place[sets.find(open.variable)] { groups[index].rows.append(row) }
    }
    for variable in others where fixed[Int(variable)] == nil {
      if let index = place[sets.find(variable)] { groups[index].others.append(variable) }
    }
    var renumbering = Renumbering(count: fixed.count)
    return groups.map { group in
      let program = renumbering.program(of: group.rows, terms, others: group.others, priorities: priorities)
      return Group(
        program: program, variables: renumbering.variables, known: renumbering.variables.map { fixed[Int($0)] })
    }
  }
}
