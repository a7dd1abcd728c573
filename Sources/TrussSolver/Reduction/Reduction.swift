import TrussIR

/// A program after what required equations settle at once: positions relative to their parents, variables that are tied
/// two by two as one, fixed ones gone. What is left has the same layouts.
struct Reduction {
  /// Whether no required row was found that cannot hold.
  private(set) var isFeasible = true
  var classes: AffineClasses
  private(set) var places: Places
  /// The rows that are left, on roots.
  private(set) var rows: [LinearRow] = []
  private(set) var terms: [Program.Term] = []

  let program: Program
  /// All 0 between uses.
  private var sum: [Double]
  private var met: [Int32] = []
  /// A row's terms before its variables are replaced by roots, and after.
  private var given: [Program.Term] = []
  private var reduced: [Program.Term] = []

  /// Reduces the rows of a program that are not broken.
  init(_ program: Program, origin: [Int32], without isBroken: [Bool]) {
    self.program = program
    classes = AffineClasses(count: program.variableCount)
    places = Places(origin: origin)
    sum = Array(repeating: 0, count: program.variableCount)
    joinEquations(isBroken)
    guard isFeasible else { return }
    rows.reserveCapacity(program.rows.count / 2)
    for position in program.rows.indices where !isBroken[position] {
      collect(position)
      if !isFeasible { return }
    }
  }

  /// A required equation with at most two variables left makes one of the other. One with more waits: in an order
  /// from the root down what is inside a view is not known yet, and the other way round, so the waiting ones are gone
  /// through in both directions until none shrinks.
  private mutating func joinEquations(_ isBroken: [Bool]) {
    var waiting = program.rows.indices.filter {
      program.rows[$0].relation == .equal && program.rows[$0].priority.isRequired && !isBroken[$0]
    }
    while isFeasible {
      let before = waiting.count
      waiting.removeAll { join($0) }
      if waiting.count == before || waiting.isEmpty { return }
      waiting.reverse()
    }
  }

  /// Takes in an equation with at most two variables; false if it has more.
  private mutating func join(_ position: Int) -> Bool {
    let side = express(position)
    switch reduced.count {
    case 0:
      if isOff(side) { isFeasible = false }
    case 1: classes.fix(reduced[0].variable, at: side.constant / reduced[0].coefficient)
    case 2:
      classes.join(
        reduced[0].coefficient, reduced[0].variable, reduced[1].coefficient, reduced[1].variable,
        equals: side.constant)
    default: return false
    }
    return true
  }

  /// The constant on a row's right side, and the greatest of the numbers that it was summed from.
  private struct Side {
    var constant: Double
    var magnitude: Double
  }

  /// Puts a row's terms on roots into `reduced`.
  private mutating func express(_ position: Int) -> Side {
    let row = program.rows[position]
    met.removeAll(keepingCapacity: true)
    for term in program.terms(of: row) {
      sum[Int(term.variable)] += term.coefficient
      met.append(term.variable)
    }
    places.localize(&sum, &met, negligible: Tolerance.coefficient)
    Self.take(&sum, met, into: &given)
    var side = Side(constant: row.constant, magnitude: abs(row.constant))
    met.removeAll(keepingCapacity: true)
    for term in given {
      let member = classes.find(term.variable)
      side.constant -= term.coefficient * member.offset
      side.magnitude = max(side.magnitude, abs(term.coefficient * member.offset))
      if member.isFixed { continue }
      sum[Int(member.root)] += term.coefficient * member.scale
      met.append(member.root)
    }
    Self.take(&sum, met, into: &reduced)
    return side
  }

  /// Moves what was summed into a list, but for what cancelled up to rounding; a variable met twice is 0 the second
  /// time.
  private static func take(_ sum: inout [Double], _ met: [Int32], into list: inout [Program.Term]) {
    list.removeAll(keepingCapacity: true)
    for variable in met {
      let coefficient = sum[Int(variable)]
      sum[Int(variable)] = 0
      if abs(coefficient) <= Tolerance.coefficient { continue }
      list.append(Program.Term(variable: variable, coefficient: coefficient))
    }
  }

  /// Whether what should be 0 is not, but for rounding.
  private func isOff(_ side: Side) -> Bool {
    abs(side.constant) > Tolerance.feasibility * max(program.tolerance.scale, side.magnitude)
  }

  /// Adds what is left of a row.
  private mutating func collect(_ position: Int) {
    let side = express(position)
    var row = program.rows[position]
    if reduced.count > 1 { reduced.sort { $0.variable < $1.variable } }
    let greatest = reduced.reduce(0) { max($0, abs($1.coefficient)) }
    guard let divisor = reduced.first(where: { abs($0.coefficient) >= greatest / 2 })?.coefficient else {
      if row.priority.isRequired, isOff(side), !row.relation.holds(0, side.constant) { isFeasible = false }
      return
    }
    // A row is sorted and divided by its first large coefficient, so that rows on one sum are seen to be that, and none
    // is blown up.
    row.start = Int32(terms.count)
    row.count = Int32(reduced.count)
    for term in reduced {
      terms.append(Program.Term(variable: term.variable, coefficient: term.coefficient / divisor))
    }
    row.constant = side.constant / divisor
    row.weight *= abs(divisor)
    if divisor < 0 { row.relation = row.relation.flipped }
    rows.append(row)
  }
}

extension Relation {
  fileprivate func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .lessThanOrEqual: left <= right
    case .equal: left == right
    case .greaterThanOrEqual: left >= right
    }
  }
}
