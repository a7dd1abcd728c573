/// The costs of a dictionary's variables: convex functions with a slope at each level.
struct CoreCosts {
  /// A part of a function with a single slope.
  private struct Piece {
    var low: Perturbed
    var high: Perturbed
    /// The cost of a step away from the argmin. Multiplied by `sign`, it is the cost of a step up.
    var slope: Slope
    var sign: Double
  }

  let pool: CostPool
  /// The number of this attempt to solve the core. Each attempt has different epsilons.
  private let attempt: Int
  private var pieces: [Piece] = []
  /// For each variable: its pieces from low to high, its least and greatest values, and the value with the least cost.
  private var variables: [(pieces: Range<Int>, low: Perturbed, high: Perturbed, argmin: Perturbed)] = []

  init(_ pool: CostPool, attempt: Int) {
    self.pool = pool
    self.attempt = attempt
  }

  /// The greatest magnitude among the values at which the slope of a function changes or the function ends.
  func greatestPlace(of function: CostFunction) -> Double {
    var greatest = abs(function.argmin)
    for (side, sign) in [(function.left, -1.0), (function.right, 1.0)] {
      var place = function.argmin
      for index in side where pool.segments[index].length < .infinity {
        place += sign * pool.segments[index].length
        greatest = max(greatest, abs(place))
      }
    }
    return greatest
  }

  var count: Int { variables.count }

  func isPoint(_ variable: Int) -> Bool { variables[variable].pieces.isEmpty }

  /// Adds the function of the next variable. Each value at which the slope changes gets its own epsilon, like a row in
  /// a dictionary of rows.
  mutating func append(_ function: CostFunction?, tolerance: Tolerance) {
    let first = pieces.count
    guard let function else { return variables.append((first..<first, -.infinity, .infinity, .zero)) }
    // Bounds move outward, so that feasible values stay feasible.
    let argmin = turn(
      function.argmin, range: function.left.isEmpty ? -1...(-0.5) : function.right.isEmpty ? 0.5...1 : -0.5...0.5)
    let low = append(function.left, from: argmin, sign: -1, tolerance)
    pieces[first...].reverse()
    let high = append(function.right, from: argmin, sign: 1, tolerance)
    let point = Perturbed(function.argmin)
    let range = first..<pieces.count
    variables.append(range.isEmpty ? (range, point, point, point) : (range, low, high, argmin))
  }

  /// Adds one side of a function, from the argmin outward to the first infinite segment. Returns the value at which the
  /// side ends.
  private mutating func append(
    _ range: Range<Int>, from argmin: Perturbed, sign: Double, _ tolerance: Tolerance
  ) -> Perturbed {
    var place = argmin
    for index in range {
      let segment = pool.segments[index]
      let isLast = index == range.upperBound - 1 || segment.length == .infinity
      let end = place.value + sign * segment.length
      // A segment shorter than the tolerance is skipped. The next segment begins at the same place.
      if end.isFinite, tolerance.isTie(place.value, end) { continue }
      let epsilons = isLast ? (sign > 0 ? 0.5...1 : -1...(-0.5)) : -0.5...0.5
      let next = end.isFinite ? turn(end, range: epsilons) : Perturbed(end)
      pieces.append(
        Piece(
          low: sign > 0 ? place : next, high: sign > 0 ? next : place, slope: segment.slope, sign: sign))
      place = next
      if isLast { break }
    }
    return place
  }

  private func turn(_ value: Double, range: ClosedRange<Double>) -> Perturbed {
    // A number in 0..<1, from an index that no other breakpoint of any attempt has.
    let random = 2 * Perturbed.epsilon(ofRow: pieces.count + variables.count + attempt << 32) - 1
    return Perturbed(value, epsilon: range.lowerBound + random * (range.upperBound - range.lowerBound))
  }

  /// Sets a variable's bounds, and its value to the value with the least cost.
  func bound(_ variable: Int, in tableau: inout Tableau) {
    tableau.lower[variable] = variables[variable].low
    tableau.upper[variable] = variables[variable].high
    tableau.value[variable] = variables[variable].argmin
  }
}

// MARK: Level by level

extension CoreCosts {
  /// A level or a row at which a variable has a cost. The levels are minimised in order, each for all variables
  /// together; then the rows are minimised in order.
  struct Step {
    /// The rank of a level, or a row's position in the order of all rows with the bit `row` set.
    var key: UInt64
    var variable: Int32

    static let row: UInt64 = 1 << 63
  }

  var steps: [Step] {
    var result: [Step] = []
    for variable in 0..<count {
      var keys: [UInt64] = []
      for piece in pieces[variables[variable].pieces] {
        pool.forEachLevel(of: piece.slope) { keys.append(UInt64($0)) }
        if piece.slope.row != Slope.noRow { keys.append(Step.row | piece.slope.row) }
      }
      keys.sort()
      for (index, key) in keys.enumerated() where index == 0 || keys[index - 1] != key {
        result.append(Step(key: key, variable: Int32(variable)))
      }
    }
    result.sort { ($0.key, $0.variable) < ($1.key, $1.variable) }
    return result
  }

  /// The cost of a step up at a level or, if the key belongs to a row, the sign of the step's effect on the row.
  private func slope(_ piece: Piece, _ key: UInt64) -> Double {
    if key < Step.row { return piece.sign * pool.coefficient(of: piece.slope, at: Int32(key)) }
    return Step.row | piece.slope.row == key ? piece.sign * Double(piece.slope.sign) : 0
  }

  /// Adds a variable's cost at a level as hinges, within the range in which the variable can still move. Returns the
  /// greatest magnitude of a slope.
  func addHinges(_ step: Step, to tableau: inout Tableau) -> Double {
    let variable = Int(step.variable)
    guard tableau.isInside(variable) else { return 0 }
    let (low, high) = (tableau.lower[variable], tableau.upper[variable])
    var last: Double?
    var greatest = 0.0
    func add(_ breakpoint: Perturbed, up: Double, down: Double, _ tableau: inout Tableau) {
      tableau.hinges.append(Hinge(variable: step.variable, breakpoint: breakpoint, up: up, down: down))
    }
    for piece in pieces[variables[variable].pieces] where low < piece.high && piece.low < high {
      let slope = slope(piece, step.key)
      greatest = max(greatest, abs(slope))
      guard let before = last else {
        if slope > 0 { add(-.infinity, up: slope, down: 0, &tableau) }
        last = slope
        continue
      }
      // A slope that falls or hardly rises is a rounding error.
      if slope - before <= 0x1p-33 * max(abs(slope), abs(before)) { continue }
      add(piece.low, up: max(slope, 0) - max(before, 0), down: max(-before, 0) - max(-slope, 0), &tableau)
      last = slope
    }
    if let last, last < 0 { add(.infinity, up: 0, down: -last, &tableau) }
    return greatest
  }
}

// MARK: Where variables are

extension CoreCosts {
  /// The costs of a dictionary's variables at their current values, in the form that a proof of optimality needs.
  struct AtBasis {
    private let costs: CoreCosts
    let levels: [Int32]
    /// The pieces below and above each variable's value. For a basic variable both are the same piece.
    private var sides: [(below: Int?, above: Int?)] = []

    init(_ costs: CoreCosts, _ tableau: Tableau) {
      self.costs = costs
      var found: Set<Int32> = []
      for piece in costs.pieces { costs.pool.forEachLevel(of: piece.slope) { found.insert($0) } }
      levels = found.sorted()
      for variable in 0..<costs.count {
        let range = costs.variables[variable].pieces
        if tableau.isNonbasic(variable) {
          // Values are compared without epsilons: a piece whose ends differ only in epsilon is too short for a step.
          let here = tableau.value[variable].value
          sides.append(
            (range.last { costs.pieces[$0].low.value < here }, range.first { here < costs.pieces[$0].high.value }))
        } else {
          let piece = range.last { tableau.isAbove(costs.pieces[$0].low, variable) } ?? range.first
          sides.append((piece, piece))
        }
      }
    }

    /// Whether a move does not lessen the violation of the first row, or else the first default, that it affects. Each
    /// variable moves by its entry of `changes`, times `sign`; one of them is nonbasic. A doubtful change may be 0, so
    /// it does not count if it increases the violation.
    func isCostly(_ changes: borrowing Changes, times sign: Double) -> Bool {
      var clear = Slope.noRow
      var lessened = Slope.noRow
      for position in changes.values.touched.indices {
        let variable = Int(changes.values.touched[position])
        let change = sign * changes.values[variable]
        if change == 0 { continue }
        guard let side = change > 0 ? sides[variable].above : sides[variable].below else { continue }
        let piece = costs.pieces[side]
        if piece.slope.row == Slope.noRow { continue }
        let isLess = change * piece.sign * Double(piece.slope.sign) < 0
        if isLess { lessened = min(lessened, piece.slope.row) }
        if !isLess, !changes.isDoubtful(variable) { clear = min(clear, piece.slope.row) }
      }
      return lessened == Slope.noRow || clear < lessened
    }

    func isBlocked(_ variable: Int, at value: Double) -> (down: Bool, up: Bool) {
      (value <= costs.variables[variable].low.value, value >= costs.variables[variable].high.value)
    }

    /// Calls `body` with the slopes of a level's cost below and above each variable's value. For a basic variable the
    /// two slopes are equal.
    func forEachSlope(at level: Int32, _ body: (_ variable: Int, _ below: Double, _ above: Double) -> Void) {
      for variable in sides.indices {
        let below = sides[variable].below.map { costs.slope(costs.pieces[$0], UInt64(level)) } ?? 0
        let above = sides[variable].above.map { costs.slope(costs.pieces[$0], UInt64(level)) } ?? 0
        if below != 0 || above != 0 { body(variable, below, above) }
      }
    }
  }
}
