import TrussIR

/// A program after the reductions by required equations: positions relative to their parents, pairs of related
/// variables merged into one, fixed ones removed. The rest has the same layouts.
struct PresolvedProgram: ~Copyable {
  /// Whether no required row was found that cannot hold.
  private(set) var isFeasible = true
  /// The rows, as positions in the program, in which a coefficient was met that may be rounding and may not.
  private(set) var doubtful: [Int] = []
  var classes: AffineClasses
  private(set) var places: Places
  /// The rows that are left, on roots.
  private(set) var rows: [LinearRow] = []
  private(set) var terms: [Program.Term] = []

  let program: Program
  private let tolerance: Tolerance
  /// Equations that are part of the classes now, and have no other effect.
  private var isJoined: Vector<Bool>
  /// A row's terms before its variables are replaced by roots, and after.
  private(set) var given = Vector<Program.Term>()
  private var reduced = Vector<Program.Term>()
  /// For long sums; all 0 between uses.
  private var sum: Vector<Double>
  private var met = Vector<Int32>()

  /// Reduces the rows of a program that are not broken; without items no variable is a position.
  init(_ program: Program, _ tolerance: Tolerance, _ items: FreeItems? = nil, without isBroken: [Bool]) {
    self.program = program
    self.tolerance = tolerance
    classes = AffineClasses(count: program.variableCount)
    places = Places(origin: items?.origin ?? [], order: items?.order ?? [])
    isJoined = Vector(repeating: false, count: program.rows.count)
    sum = Vector(repeating: 0, count: program.variableCount)
    joinEquations(isBroken)
    guard isFeasible else { return }
    rows.reserveCapacity(program.rows.count / 2)
    terms.reserveCapacity(program.rows.count / 2)
    for position in program.rows.indices where !isBroken[position] && !isJoined[position] {
      collect(position)
      if !isFeasible { return }
    }
  }

  /// A required equation with at most two variables left makes one of the other. One with more waits: in an order
  /// from the root down what is inside a view is not known yet, and the other way round, so the waiting ones are gone
  /// through in both directions until none shrinks.
  private mutating func joinEquations(_ isBroken: [Bool]) {
    var waiting = Vector<Int32>(capacity: program.rows.count / 2)
    for position in program.rows.indices where !isBroken[position] && program.rows[position].isRequiredEquation {
      waiting.append(Int32(position))
    }
    var isForward = true
    while isFeasible {
      var kept = 0
      let count = waiting.count
      // Waiting rows are kept at the end from which the next pass begins.
      for step in 0..<count {
        let position = waiting[isForward ? step : count - 1 - step]
        if join(Int(position)) { continue }
        waiting[isForward ? kept : count - 1 - kept] = position
        kept += 1
      }
      if kept == count || kept == 0 { return }
      if !isForward { for index in 0..<kept { waiting[index] = waiting[count - kept + index] } }
      waiting.truncate(to: kept)
      isForward.toggle()
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
    isJoined[position] = true
    return true
  }

  /// The constant on a row's right side, and the greatest of the numbers that it was summed from.
  private struct Side {
    var constant: Double
    var magnitude: Double

    /// Takes what a variable adds over to the right side.
    @inline(__always)
    mutating func subtract(_ number: Double) {
      constant -= number
      magnitude = max(magnitude, abs(number))
    }
  }

  /// Puts a row's terms in relative positions into `given`.
  mutating func localize(_ position: Int) {
    let row = program.rows[position]
    given.truncate(to: 0)
    met.truncate(to: 0)
    for index in row.range {
      sum[Int(program.terms[index].variable)] += program.terms[index].coefficient
      met.append(program.terms[index].variable)
    }
    places.localize(&sum, &met)
    if Self.take(&sum, met, into: &given) { doubtful.append(position) }
  }

  /// Puts a row's terms on roots into `reduced`.
  private mutating func express(_ position: Int) -> Side {
    localize(position)
    reduced.truncate(to: 0)
    let constant = program.rows[position].constant
    var side = Side(constant: constant, magnitude: abs(constant))
    met.truncate(to: 0)
    for index in given.indices {
      let term = given[index]
      let member = classes.find(term.variable)
      side.subtract(term.coefficient * member.offset)
      if member.isFixed { continue }
      sum[Int(member.root)] += term.coefficient * member.scale
      met.append(member.root)
    }
    if Self.take(&sum, met, into: &reduced) { doubtful.append(position) }
    return side
  }

  /// Moves a sum's terms into a list, except for those that cancelled up to rounding; a variable that occurs twice is 0
  /// the second time. Returns whether rounding is in doubt.
  private static func take(
    _ sum: inout Vector<Double>, _ met: borrowing Vector<Int32>, into list: inout Vector<Program.Term>
  ) -> Bool {
    var isDoubtful = false
    for index in met.indices {
      let variable = met[index]
      let coefficient = sum[Int(variable)]
      sum[Int(variable)] = 0
      if abs(coefficient) < Doubt.greatest {
        if Doubt.isRaised(by: coefficient) { isDoubtful = true }
        if abs(coefficient) <= Tolerance.coefficient { continue }
      }
      list.append(Program.Term(variable: variable, coefficient: coefficient))
    }
    return isDoubtful
  }

  /// Whether what should be 0 is not, except for rounding.
  private func isOff(_ side: Side) -> Bool {
    abs(side.constant) > tolerance.rounding(of: side.magnitude)
  }

  /// Adds what is left of a row.
  private mutating func collect(_ position: Int) {
    var row = program.rows[position]
    let side = express(position)
    guard !reduced.isEmpty else {
      if row.isRequired, isOff(side), row.relation.violation(-side.constant) > 0 { isFeasible = false }
      return
    }
    // A row is sorted and divided by its first large coefficient, so that rows on one sum are visible to be that, and
    // none is blown up.
    if reduced.count > 1 { reduced.sort { $0.variable < $1.variable } }
    var greatest = 0.0
    for index in reduced.indices { greatest = max(greatest, abs(reduced[index].coefficient)) }
    var divisor = reduced[0].coefficient
    var next = 1
    while abs(divisor) < greatest / 2, next < reduced.count {
      divisor = reduced[next].coefficient
      next += 1
    }
    row.start = Int32(terms.count)
    row.count = Int32(reduced.count)
    row.constant = side.constant
    if divisor == 1 {
      for index in reduced.indices { terms.append(reduced[index]) }
    } else {
      for index in reduced.indices {
        terms.append(Program.Term(variable: reduced[index].variable, coefficient: reduced[index].coefficient / divisor))
      }
      row.constant /= divisor
      row.weight *= abs(divisor)
      if divisor < 0 { row.relation = row.relation.flipped }
    }
    rows.append(row)
  }

}

/// A default: a variable comes as near to a value as it can.
struct Default {
  var variable: Int32
  var target: Double
}

extension PresolvedProgram {
  /// The values that defaults give the roots: each of the sizes in turn as near to 0 as possible, then each of the
  /// positions.
  ///
  /// Only defaults that can decide anything are listed. Of a class the first default settles all. Where all sizes are
  /// known, so is a position that a required equation makes of them and of positions known before: such defaults, the
  /// most, have no effect.
  mutating func defaults(first sizes: [Int32], then positions: [Int32]) -> [Default] {
    var result: [Default] = []
    var isSettled = Array(repeating: false, count: program.variableCount)
    add(sizes, to: &result, &isSettled)
    propagate(&isSettled)
    add(positions, to: &result, &isSettled)
    return result
  }

  private mutating func add(_ variables: [Int32], to result: inout [Default], _ isSettled: inout [Bool]) {
    for variable in variables {
      let member = classes.find(variable)
      if member.isFixed || isSettled[Int(member.root)] { continue }
      isSettled[Int(member.root)] = true
      result.append(Default(variable: member.root, target: -member.offset / member.scale))
    }
  }

  /// Settles the variables that required equations determine from settled ones, as long as an equation has a single
  /// unsettled variable.
  private func propagate(_ isSettled: inout [Bool]) {
    let equations = rows.filter { $0.isRequiredEquation && $0.count > 1 }
    // The open variables of each equation, as a number and an exclusive or: of one it is the one.
    var open: [Int32] = []
    var openVariable: [Int32] = []
    var (variables, uses): ([Int32], [Int32]) = ([], [])
    for (index, equation) in equations.enumerated() {
      open.append(0)
      openVariable.append(0)
      for term in terms[equation.range] where !isSettled[Int(term.variable)] {
        open[index] += 1
        openVariable[index] ^= term.variable
        variables.append(term.variable)
        uses.append(Int32(index))
      }
    }
    let equationsOf = Lists(uses, by: variables, count: isSettled.count)
    var ready = open.indices.filter { open[$0] == 1 }
    while let equation = ready.popLast() {
      guard open[equation] == 1 else { continue }
      let variable = openVariable[equation]
      isSettled[Int(variable)] = true
      for use in equationsOf[Int(variable)] {
        open[Int(use)] -= 1
        openVariable[Int(use)] ^= variable
        if open[Int(use)] == 1 { ready.append(Int(use)) }
      }
    }
  }
}

/// Whether a coefficient is 0 is a judgement, and most are easy: the remainder of a cancellation is a rounding error,
/// some 2^-50, or as large as the numbers of a layout. A number in between may be either. Rows with such a number are
/// solved in their original form, in double-double arithmetic.
enum Doubt {
  /// Coefficients may be rounding only if they are below this ...
  static let greatest = 0x1p-20
  /// ... and something only if they are above this.
  static let least = 0x1p-46

  /// Whether a coefficient may be something and may be nothing.
  @inline(__always)
  static func isRaised(by coefficient: Double) -> Bool {
    abs(coefficient) < greatest && abs(coefficient) > least
  }
}
