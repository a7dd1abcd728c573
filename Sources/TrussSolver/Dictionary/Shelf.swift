/// The variables that have left the dictionary with nothing left to say, each with what it was then in terms of
/// others. Those others may have come to the shelf later, so values are read from the last to the first.
struct Shelf: Sendable {
  /// A variable times a number.
  typealias Term = Program.Term

  private(set) var variables: [Int32] = []
  private(set) var constants: [Double] = []
  private var starts: [Int32] = [0]
  private var pool: [Term] = []

  var count: Int { variables.count }

  /// What a variable was when it came to the shelf, but for its constant.
  func terms(_ position: Int) -> ArraySlice<Term> {
    pool[Int(starts[position])..<Int(starts[position + 1])]
  }

  /// Adds a variable after the others.
  mutating func append(variable: Int32, constant: Double, _ terms: some Sequence<Term>) {
    variables.append(variable)
    constants.append(constant)
    pool.append(contentsOf: terms)
    starts.append(Int32(pool.count))
  }
}

extension Tableau {
  /// Moves a basic variable from the dictionary to the shelf.
  mutating func shelve(row: Int) {
    purge(row: row)
    let variable = Int(variableOfRow[row])
    shelfOf[variable] = Int32(shelf.count)
    shelf.append(
      variable: Int32(variable), constant: constant[row].value,
      entries.elements[entries.range(row)].lazy.map { [variableOfColumn] in
        Shelf.Term(variable: variableOfColumn[Int($0.column)], coefficient: $0.coefficient)
      })
    remove(row: row)
  }

  /// Takes a row out of the dictionary. Its columns find out when they read it the next time.
  mutating func remove(row: Int) {
    rowOf[Int(variableOfRow[row])] = -1
    variableOfRow[row] = -1
    entries.removeAll(row)
  }

  /// Moves a variable to the shelf if it is basic and idle.
  mutating func shelveIfIdle(_ variable: Int) {
    let row = Int(rowOf[variable])
    if row >= 0 && isIdle(variable) { shelve(row: row) }
  }

  /// The values of all variables at the end.
  func finalValues() -> [Double] {
    var result = value.map(\.value)
    for row in variableOfRow.indices where variableOfRow[row] >= 0 {
      result[Int(variableOfRow[row])] = evaluate(row: row).value
    }
    for position in stride(from: shelf.count - 1, through: 0, by: -1) {
      var sum = shelf.constants[position]
      for term in shelf.terms(position) { sum += term.coefficient * result[Int(term.variable)] }
      result[Int(shelf.variables[position])] = sum
    }
    return result
  }
}
