import TrussIR

/// Reads rows of a system as sums of variables in which each comes once.
struct RowReader: ~Copyable {
  /// The variables of the row that was read, in the order they were met, some with a coefficient that came to 0.
  private(set) var terms = Vector<Program.Term>()
  /// The greatest of the coefficients that were summed.
  private(set) var magnitude = 0.0

  private var given: [(variable: Variable, coefficient: Double)] = []
  /// For long rows: the place of each variable in `terms`, or -1.
  private var place: Vector<Int32>

  init(variableCount: Int) { place = Vector(repeating: -1, count: variableCount) }

  /// In rows as short as this, and nearly all are, a search is the fastest way to find a variable again.
  private static let short = 8

  /// Reads a row whose items the system has; returns the constant on its right side.
  mutating func read(_ index: Int, of system: ConstraintSystem) -> Double {
    given.removeAll(keepingCapacity: true)
    let constant = system.appendVariables(ofRow: index, to: &given)
    terms.truncate(to: 0)
    magnitude = 0
    if given.count <= Self.short { sumShort() } else { sumLong() }
    return constant
  }

  private mutating func sumShort() {
    for (variable, coefficient) in given {
      magnitude = max(magnitude, abs(coefficient))
      var found = 0
      while found < terms.count, terms[found].variable != variable.index { found += 1 }
      add(coefficient, variable.index, at: found)
    }
  }

  private mutating func sumLong() {
    for (variable, coefficient) in given {
      magnitude = max(magnitude, abs(coefficient))
      let index = Int(variable.index)
      if place[index] < 0 { place[index] = Int32(terms.count) }
      add(coefficient, variable.index, at: Int(place[index]))
    }
    for index in terms.indices { place[Int(terms[index].variable)] = -1 }
  }

  private mutating func add(_ coefficient: Double, _ variable: Int32, at position: Int) {
    if position == terms.count {
      terms.append(Program.Term(variable: variable, coefficient: coefficient))
    } else {
      terms[position].coefficient += coefficient
    }
  }
}
