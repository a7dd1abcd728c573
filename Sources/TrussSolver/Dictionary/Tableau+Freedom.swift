extension Tableau {
  /// An affine function of the columns that are left.
  struct LiveSum {
    var constant = 0.0
    var entries: [Entry] = []
  }

  /// Takes the variables that nothing can move any more out of the rows and off the shelf.
  mutating func settle() {
    for row in variableOfRow.indices where variableOfRow[row] >= 0 {
      purge(row: row)
      if entries.length(row) > 0 { continue }
      value[Int(variableOfRow[row])] = constant[row]
      remove(row: row)
    }
    for position in stride(from: shelf.count - 1, through: 0, by: -1) {
      let terms = shelf.terms(position)
      guard terms.allSatisfy({ isSettled(Int($0.variable)) }) else { continue }
      var sum = shelf.constants[position]
      for term in terms { sum += term.coefficient * value[Int(term.variable)].value }
      takeOffShelf(Int(shelf.variables[position]), at: sum)
    }
  }

  /// Whether a variable's value is final.
  func isSettled(_ variable: Int) -> Bool { !isInside(variable) && shelfOf[variable] < 0 }

  /// Makes a shelved variable's value final. Its place on the shelf stays.
  mutating func takeOffShelf(_ variable: Int, at sum: Double) {
    shelfOf[variable] = -1
    value[variable] = Perturbed(sum)
  }

  /// A sum of variables in terms of the columns that are left.
  mutating func express(_ terms: [Shelf.Term]) -> LiveSum {
    stamp += 1
    var sum = LiveSum()
    var columns: [Int] = []
    let positions = shelfPositions(under: terms)
    for term in terms { add(term, to: &sum, &columns) }
    // What a shelved variable stands for was shelved later or not at all, so in this order every weight is complete
    // before it is handed on.
    for position in positions {
      let weight = shelfWeight[position]
      sum.constant += weight * shelf.constants[position]
      for term in shelf.terms(position) {
        add(Shelf.Term(variable: term.variable, coefficient: weight * term.coefficient), to: &sum, &columns)
      }
    }
    for column in columns where abs(scattered[column]) > Tolerance.coefficient {
      sum.entries.append(Entry(column: Int32(column), coefficient: scattered[column]))
    }
    return sum
  }

  private mutating func add(_ term: Shelf.Term, to sum: inout LiveSum, _ columns: inout [Int]) {
    let variable = Int(term.variable)
    let column = Int(columnOf[variable])
    if rowOf[variable] >= 0 {
      let row = Int(rowOf[variable])
      purge(row: row)
      sum.constant += term.coefficient * constant[row].value
      for position in entries.range(row) {
        let entry = entries.elements[position]
        scatter(term.coefficient * entry.coefficient, at: Int(entry.column), &columns)
      }
    } else if shelfOf[variable] >= 0 {
      shelfWeight[Int(shelfOf[variable])] += term.coefficient
    } else if column >= 0 && isLive[column] {
      scatter(term.coefficient, at: column, &columns)
    } else {
      sum.constant += term.coefficient * value[variable].value
    }
  }

  private mutating func scatter(_ coefficient: Double, at column: Int, _ columns: inout [Int]) {
    if columnStamp[column] != stamp {
      columnStamp[column] = stamp
      scattered[column] = 0
      columns.append(column)
    }
    scattered[column] += coefficient
  }

  /// The positions on the shelf that a sum depends on, in order; their weights are made 0.
  private mutating func shelfPositions(under terms: [Shelf.Term]) -> [Int] {
    while shelfStamp.count < shelf.count {
      shelfStamp.append(0)
      shelfWeight.append(0)
    }
    var found: [Int] = []
    var next = terms.map { Int(shelfOf[Int($0.variable)]) }
    while let position = next.popLast() {
      guard position >= 0, shelfStamp[position] != stamp else { continue }
      shelfStamp[position] = stamp
      shelfWeight[position] = 0
      found.append(position)
      for term in shelf.terms(position) { next.append(Int(shelfOf[Int(term.variable)])) }
    }
    return found.sorted()
  }
}
