/// A point on the path of an entering variable at which the slope of the cost changes, or at which the path ends.
struct Breakpoint: Sendable {
  var length: Perturbed
  /// The length rounded to a grid, so that epsilons decide between lengths that differ only by rounding.
  var order: Double
  /// The increase of the cost's slope along the path; infinite at a bound.
  var gain: Double
  /// The row of the basic variable that reaches the breakpoint, or -1 if the entering variable reaches it.
  var row: Int32
  /// The hinge at the breakpoint, or -1 at a bound.
  var hinge: Int32

  /// Compares by the order along the path. At the same point, bounds come before hinges.
  static func < (left: Breakpoint, right: Breakpoint) -> Bool {
    if left.order != right.order { return left.order < right.order }
    if left.length.epsilon != right.length.epsilon { return left.length.epsilon < right.length.epsilon }
    if left.gain != right.gain { return left.gain > right.gain }
    return left.row < right.row
  }
}

extension Tableau {
  /// Collects the breakpoints ahead of an entering variable into `breakpoints`, unsorted.
  mutating func findBreakpoints(along direction: Direction) {
    breakpoints.removeAll(keepingCapacity: true)
    nearestBound = .infinity
    for row in gatheredRows {
      let speed = direction.sign * gathered[Int(row)]
      if abs(speed) < Tolerance.pivot { continue }
      findBreakpoints(of: Int(variableOfRow[Int(row)]), row: row, speed: speed)
    }
    let variable = Int(variableOfColumn[direction.column])
    sideOwnHinges(of: variable, sign: direction.sign)
    findBreakpoints(of: variable, row: -1, speed: direction.sign)
  }

  /// Sets the `side` of each hinge of the entering variable: the side on which the variable is when it starts to move.
  private mutating func sideOwnHinges(of variable: Int, sign: Double) {
    var hinge = Int(firstHinge[variable])
    while hinge >= 0 {
      let breakpoint = hinges[hinge].breakpoint
      let isAhead = sign > 0 ? value[variable] < breakpoint : breakpoint < value[variable]
      hinges[hinge].side = (sign > 0) == isAhead ? -1 : 1
      hinge = Int(hinges[hinge].next)
    }
  }

  @inline(__always)
  private mutating func findBreakpoints(of variable: Int, row: Int32, speed: Double) {
    let bound = speed > 0 ? upper[variable] : lower[variable]
    if bound.isFinite { addBreakpoint(variable, at: bound, gain: .infinity, row: row, hinge: -1, speed: speed) }
    var hinge = firstHinge[variable]
    while hinge >= 0 {
      let cost = hinges[Int(hinge)]
      if (cost.side < 0) == (speed > 0), cost.breakpoint.isFinite {
        let gain = abs(speed) * (cost.up + cost.down)
        addBreakpoint(variable, at: cost.breakpoint, gain: gain, row: row, hinge: hinge, speed: speed)
      }
      hinge = cost.next
    }
  }

  /// Adds a breakpoint at a value that a variable will reach. If rounding puts the value behind the variable, its
  /// distance is 0.
  @inline(__always)
  private mutating func addBreakpoint(
    _ variable: Int, at target: Perturbed, gain: Double, row: Int32, hinge: Int32, speed: Double
  ) {
    let here = value[variable]
    var length = Perturbed.zero
    if tolerance.isTie(here.value, target.value) {
      length.epsilon = max(0, (target.epsilon - here.epsilon) / speed)
    } else {
      length = Perturbed((target.value - here.value) / speed, epsilon: (target.epsilon - here.epsilon) / speed)
      if length.value < 0 { length = .zero }
    }
    let order = tolerance.onGrid(length.value)
    // No step goes beyond a bound.
    if order > nearestBound { return }
    if gain == .infinity { nearestBound = order }
    breakpoints.append(Breakpoint(length: length, order: order, gain: gain, row: row, hinge: hinge))
  }
}

/// The cost of an optional row, as a function of the variable that the row bounds: piecewise linear, with one
/// breakpoint.
struct Hinge {
  var variable: Int32
  var breakpoint: Perturbed
  /// The cost per point above the breakpoint.
  var up: Double
  /// The cost per point below the breakpoint.
  var down: Double
  /// The side of the breakpoint on which the variable counts as being while it is basic: +1 from the breakpoint up, -1
  /// below.
  var side: Int8 = 1
  /// The next hinge of the same variable at the current level, or -1.
  var next: Int32 = -1

  /// The slope on the variable's side of the breakpoint.
  @inline(__always)
  var slope: Double { side > 0 ? up : -down }
}
