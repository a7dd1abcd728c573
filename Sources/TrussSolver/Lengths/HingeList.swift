/// The bounds of a length and the breakpoints of its cost, in ascending order, from the rows that contain only this
/// length.
struct HingeList: Sendable {
  private struct Hinge: BitwiseCopyable {
    var breakpoint: Double
    var down: Slope
    var up: Slope

    /// Merges another hinge into this one; false if the breakpoints differ, or if both hinges cost something on the
    /// same side.
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

  /// Empties the list, and sets the required bounds of a length.
  mutating func begin(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
    hinges.removeAll()
  }

  mutating func raise(to bound: Double) { lower = max(lower, bound) }

  mutating func fix(at value: Double) {
    lower = max(lower, value)
    upper = min(upper, value)
  }

  mutating func add(_ cost: LengthTree.Cost, shiftedBy shift: Double, rank: Int32) {
    add(cost.breakpoint + shift, cost.down, cost.up, rank, place: Slope.place(rank, cost.order))
  }

  /// Adds a row's costs per unit of length below and above a breakpoint. If the rank is `bound`, the breakpoint bounds
  /// the length instead. `place` is the position of the row in the order of all rows.
  mutating func add(_ breakpoint: Double, _ down: Double, _ up: Double, _ rank: Int32, place: UInt64) {
    if rank == LengthSolver.bound {
      if down > 0 { lower = max(lower, breakpoint) }
      if up > 0 { upper = min(upper, breakpoint) }
    } else {
      insert(
        Hinge(breakpoint: breakpoint, down: Slope(rank, down, place: place), up: Slope(rank, up, place: place)))
    }
  }

  mutating func add(_ down: Slope, below breakpoint: Double) {
    insert(Hinge(breakpoint: breakpoint, down: down, up: Slope()))
  }

  /// Whether there are so few hinges that inserting another takes negligible time.
  var isShort: Bool { hinges.count < 16 }

  /// Adds a default that brings the length as close to `place` as possible.
  mutating func addDefault(_ row: UInt64, at place: Double) {
    let slope = Slope(sign: 1, row: row)
    insert(Hinge(breakpoint: place, down: slope, up: slope))
  }

  /// Inserts a hinge after all hinges with the same breakpoint, or merges it into the last of them if the two have
  /// costs on different sides.
  @inline(__always)
  private mutating func insert(_ hinge: Hinge) {
    var place = hinges.count
    while place > 0, hinges[place - 1].breakpoint > hinge.breakpoint { place -= 1 }
    if place > 0, hinges[place - 1].take(hinge) { return }
    hinges.insert(hinge, at: place)
  }

  /// Makes the function of the hinges and bounds; nil if the bounds exclude every value.
  @inline(__always)
  mutating func function(_ pool: inout CostPool, _ tolerance: Tolerance) -> CostFunction? {
    if upper <= lower { return tolerance.isBelow(upper, lower) ? nil : CostFunction(argmin: lower) }
    return hinges.isEmpty ? pool.function(lower: lower, upper: upper) : functionOfHinges(&pool)
  }

  private mutating func functionOfHinges(_ pool: inout CostPool) -> CostFunction {
    let count = hinges.count
    if count == 1, !hinges[0].down.isZero {
      // Most lengths have a single breakpoint, with costs on both sides.
      let argmin = min(max(hinges[0].breakpoint, lower), upper)
      return pool.function(around: argmin, hinges[0].down, hinges[0].up, lower, upper)
    }
    // Below all breakpoints, the slope is minus the sum of all downward costs. At each breakpoint a downward cost ends,
    // and an upward cost begins.
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
  /// Makes the cost of a row. `place` is its position in the order of all rows.
  init(_ rank: Int32, _ coefficient: Double, place: UInt64) {
    self.init()
    if coefficient == 0 { return }
    level = rank
    self.coefficient = coefficient
    sign = 1
    row = place
  }

  /// Makes the cost of a row. `order` is its position among the rows of the same rank.
  init(_ rank: Int32, _ coefficient: Double, _ order: UInt64) {
    self.init(rank, coefficient, place: Slope.place(rank, order))
  }

  fileprivate static func place(_ rank: Int32, _ order: UInt64) -> UInt64 {
    UInt64(truncatingIfNeeded: rank) << LengthSolver.rankShift | order
  }
}
