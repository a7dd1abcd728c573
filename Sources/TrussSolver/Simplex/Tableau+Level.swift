extension Tableau {
  /// Makes some hinges the cost that `minimize` looks at. Hinges of settled variables cost what they cost.
  mutating func begin(_ level: some Sequence<Int>) {
    for index in level {
      let variable = Int(hinges[index].variable)
      guard isInside(variable) else { continue }
      hinges[index].next = firstHinge[variable]
      firstHinge[variable] = Int32(index)
      let row = Int(rowOf[variable])
      if row >= 0 {
        hinges[index].side = isBelow(value[variable], hinges[index].breakpoint) ? -1 : 1
        weigh(row: row, by: hinges[index].slope)
      } else {
        gradient.touch(Int(columnOf[variable]))
      }
    }
    addWeighedRowsToGradient()
  }

  /// Makes the gradient from the costs of all basic variables, without what rounding has left of its changes.
  mutating func renewGradient() {
    gradient.clear()
    for row in variableOfRow.indices { weigh(row: row, by: basicSlope(of: Int(variableOfRow[row]))) }
    addWeighedRowsToGradient()
  }

  /// Whether a value is below a breakpoint, which may be infinite: then the cost is a slope without end.
  private func isBelow(_ here: Perturbed, _ breakpoint: Perturbed) -> Bool {
    breakpoint.isFinite ? tolerance.isBelow(here, breakpoint) : breakpoint.value > 0
  }

  /// Takes the cost back.
  mutating func end(_ level: some Sequence<Int>) {
    for index in level {
      firstHinge[Int(hinges[index].variable)] = -1
      hinges[index].next = -1
    }
    gradient.reset()
  }

  /// The slope of a basic variable's cost where it is.
  func basicSlope(of variable: Int) -> Double {
    var slope = 0.0
    var hinge = Int(firstHinge[variable])
    while hinge >= 0 {
      slope += hinges[hinge].slope
      hinge = Int(hinges[hinge].next)
    }
    return slope
  }

  /// The slopes of a nonbasic variable's own cost just below and just above its value. They differ where it is on a
  /// breakpoint; nonbasic values are copies of breakpoints, so equality needs no tolerance.
  @inline(__always)
  func ownSlopes(of variable: Int) -> (below: Double, above: Double) {
    var below = 0.0
    var above = 0.0
    var hinge = Int(firstHinge[variable])
    let here = value[variable]
    while hinge >= 0 {
      let cost = hinges[hinge]
      if cost.breakpoint < here {
        below += cost.up
        above += cost.up
      } else if here < cost.breakpoint {
        below -= cost.down
        above -= cost.down
      } else {
        below -= cost.down
        above += cost.up
      }
      hinge = Int(cost.next)
    }
    return (below, above)
  }
}
