import TrussIR

/// A program reduced by its required equations: positions are relative to their origins, variables that an equation
/// relates are merged, and fixed variables are removed. The reduced program has the same layouts.
struct PresolvedProgram: ~Copyable {
  /// Whether all required rows can hold, as far as the reductions show.
  private(set) var isFeasible = true
  /// The positions in the program of rows with a coefficient that may be a rounding error.
  private(set) var doubtful: [Int] = []
  var classes: AffineClasses
  private(set) var places: Places
  /// The remaining rows. Their variables are roots.
  private(set) var rows: [LinearRow] = []
  private(set) var terms: [Program.Term] = []

  let program: Program
  private let tolerance: Tolerance
  /// For each row, whether it is an equation in the classes, and so not in `rows`.
  private var isJoined: Vector<Bool>
  /// The terms of the current row, before (`given`) and after (`reduced`) its variables are replaced by roots.
  private(set) var given = Vector<Program.Term>()
  private var reduced = Vector<Program.Term>()
  /// Scratch: the coefficient of each variable in a sum, all 0 between uses.
  private var sum: Vector<Double>
  private var met = Vector<Int32>()

  /// Reduces the rows that are not broken. If `items` is nil, no variable is a position.
  init(_ program: Program, _ tolerance: Tolerance, _ items: DefaultOrder? = nil, without isBroken: [Bool]) {
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

  /// Merges variables by required equations that have at most two variables left. Equations with more variables wait
  /// until other equations have reduced them. As these may come earlier or later, the waiting equations are visited
  /// forwards and backwards alternately, until a pass merges nothing.
  private mutating func joinEquations(_ isBroken: [Bool]) {
    var waiting = Vector<Int32>(capacity: program.rows.count / 2)
    for position in program.rows.indices where !isBroken[position] && program.rows[position].isRequiredEquation {
      waiting.append(Int32(position))
    }
    var isForward = true
    while isFeasible {
      var kept = 0
      let count = waiting.count
      // Rows that still wait move to the end at which this pass began.
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

  /// Adds an equation to the classes if it has at most two variables left; otherwise returns false.
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

  /// The constant on a row's right side, and the greatest magnitude among its summands.
  private struct Side {
    var constant: Double
    var magnitude: Double

    /// Moves a number from the left side to the right side.
    @inline(__always)
    mutating func subtract(_ number: Double) {
      constant -= number
      magnitude = max(magnitude, abs(number))
    }
  }

  /// Writes a row's terms into `given`, with relative positions.
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

  /// Writes a row's terms into `reduced`, with roots as variables. Returns the row's right side.
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

  /// Moves a sum's terms into a list, without terms that are 0 except for rounding. `met` may list a variable twice:
  /// the second time its coefficient is 0. Returns whether a coefficient is doubtful.
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

  /// Whether a right side that should be 0 differs from 0 by more than rounding.
  private func isOff(_ side: Side) -> Bool {
    abs(side.constant) > tolerance.rounding(of: side.magnitude)
  }

  /// Adds the reduced row to `rows` if it still has variables.
  private mutating func collect(_ position: Int) {
    var row = program.rows[position]
    let side = express(position)
    guard !reduced.isEmpty else {
      if row.isRequired, isOff(side), row.relation.violation(-side.constant) > 0 { isFeasible = false }
      return
    }
    // Sorts the terms and divides by the first large coefficient. So rows with equal sums have equal terms, and no
    // coefficient becomes large.
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

/// A default, which brings a variable as close to `target` as possible.
struct Default {
  var variable: Int32
  var target: Double
}

extension PresolvedProgram {
  /// The defaults that bring the roots as close to 0 as possible: first sizes, then positions.
  ///
  /// Only defaults that can have an effect are listed. A class has one default, for its first variable. Once all sizes
  /// are known, required equations determine most positions from sizes and earlier positions; defaults of these
  /// positions are omitted.
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

  /// Settles the variables that required equations determine: repeatedly, the only unsettled variable of an equation.
  private func propagate(_ isSettled: inout [Bool]) {
    let equations = rows.filter { $0.isRequiredEquation && $0.count > 1 }
    // For each equation the number of its unsettled variables, and their exclusive or: the variable itself if there is
    // only one.
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

/// Judges whether a coefficient is 0. Usually this is clear: the remainder of a cancellation is either a rounding
/// error, about 2^-50, or as large as the numbers of a layout. A number in between may be either. Rows with such a
/// number are solved in their original form, in double-double arithmetic.
enum Doubt {
  /// A coefficient of at least this magnitude is certainly not 0.
  static let greatest = 0x1p-20
  /// A coefficient of at most this magnitude is a rounding error.
  static let least = 0x1p-46

  /// Whether a coefficient is between the limits, so that it may or may not be 0.
  @inline(__always)
  static func isRaised(by coefficient: Double) -> Bool {
    abs(coefficient) < greatest && abs(coefficient) > least
  }
}
