/// The breakpoints of one length's cost in order, and its bounds: the rows about it alone.
struct HingeList: Sendable {
  private struct Hinge: BitwiseCopyable {
    var breakpoint: Double
    var down: Slope
    var up: Slope

    /// Takes over what another one with the same breakpoint costs on the sides on which this one costs nothing; false
    /// where both cost on one side.
    mutating func take(_ other: Hinge) -> Bool {
      guard breakpoint == other.breakpoint, down.isZero || other.down.isZero, up.isZero || other.up.isZero else {
        return false
      }
      if down.isZero { down = other.down }
      if up.isZero { up = other.up }
      return true
    }
  }

  private var lower = 0.0
  private var upper = Double.infinity
  private var hinges = ReusedList<Hinge>()
  // Scratch.
  private var slopes = ReusedList<Slope>()

  /// Begins a list with the required bounds of a length.
  mutating func begin(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
    hinges.removeAll()
  }

  /// Bounds the length from below.
  mutating func raise(to bound: Double) { lower = max(lower, bound) }

  /// Bounds the length from both sides.
  mutating func fix(at value: Double) {
    lower = max(lower, value)
    upper = min(upper, value)
  }

  /// Adds the cost of a row, whose rank shows whether it has become a bound.
  mutating func add(_ cost: LengthTree.Cost, shiftedBy shift: Double, rank: Int32) {
    add(cost.breakpoint + shift, cost.down, cost.up, rank, place: Slope.place(rank, cost.order))
  }

  /// Adds what a unit below a breakpoint costs, and one above it, by a row at a place among all; or its bounds.
  mutating func add(_ breakpoint: Double, _ down: Double, _ up: Double, _ rank: Int32, place: UInt64) {
    if rank == LengthSolver.bound {
      if down > 0 { lower = max(lower, breakpoint) }
      if up > 0 { upper = min(upper, breakpoint) }
    } else {
      insert(
        Hinge(breakpoint: breakpoint, down: Slope(rank, down, place: place), up: Slope(rank, up, place: place)))
    }
  }

  /// Adds what a step costs below a breakpoint.
  mutating func add(_ down: Slope, below breakpoint: Double) {
    insert(Hinge(breakpoint: breakpoint, down: down, up: Slope()))
  }

  /// Whether it has so few hinges that to insert one more takes no time worth counting.
  var isShort: Bool { hinges.count < 16 }

  /// Adds a default: the length is as near to a place as it can be.
  mutating func addDefault(_ row: UInt64, at place: Double) {
    let slope = Slope(sign: 1, row: row)
    insert(Hinge(breakpoint: place, down: slope, up: slope))
  }

  /// Inserts a hinge after those with the same breakpoint; into one of these if they cost on different sides.
  @inline(__always)
  private mutating func insert(_ hinge: Hinge) {
    var place = hinges.count
    while place > 0, hinges[place - 1].breakpoint > hinge.breakpoint { place -= 1 }
    if place > 0, hinges[place - 1].take(hinge) { return }
    hinges.insert(hinge, at: place)
  }

  /// The function that they make, or nil if the bounds leave no space.
  @inline(__always)
  mutating func function(_ pool: inout CostPool, _ tolerance: Tolerance) -> CostFunction? {
    if upper <= lower { return tolerance.isBelow(upper, lower) ? nil : CostFunction(argmin: lower) }
    return hinges.isEmpty ? pool.function(lower: lower, upper: upper) : functionOfHinges(&pool)
  }

  private mutating func functionOfHinges(_ pool: inout CostPool) -> CostFunction {
    let count = hinges.count
    if count == 1, !hinges[0].down.isZero {
      // Most lengths: a step costs on either side of one breakpoint.
      let argmin = min(max(hinges[0].breakpoint, lower), upper)
      return pool.function(around: argmin, hinges[0].down, hinges[0].up, lower, upper)
    }
    // Going up from far below: first all that costs downward is won, then, breakpoint by breakpoint, less of it is,
    // and what costs upward begins.
    slopes.removeAll()
    for _ in 0...count { slopes.append(Slope()) }
    var below = Slope()
    for index in (0..<count).reversed() {
      slopes[index + 1] = below
      below = pool.sum(below, hinges[index].down, times: 1)
    }
    slopes[0] = below
    var above = Slope()
    for index in 0...count {
      if index > 0 { above = pool.sum(above, hinges[index - 1].up, times: 1) }
      slopes[index] = pool.sum(above, slopes[index], times: -1)
    }
    return pool.function(count, { hinges[$0].breakpoint }, slopes, lower: lower, upper: upper)
  }
}

extension Slope {
  /// The cost of a row with a rank and an index in the order of all rows.
  init(_ rank: Int32, _ coefficient: Double, place: UInt64) {
    self.init()
    if coefficient == 0 { return }
    level = rank
    self.coefficient = coefficient
    sign = 1
    row = place
  }

  /// The same of a row at a place among those of its rank.
  init(_ rank: Int32, _ coefficient: Double, _ order: UInt64) {
    self.init(rank, coefficient, place: Slope.place(rank, order))
  }

  fileprivate static func place(_ rank: Int32, _ order: UInt64) -> UInt64 {
    UInt64(truncatingIfNeeded: rank) << LengthSolver.rankShift | order
  }
}
