extension Tableau {
  /// Confines every variable to where the least cost of the hinges begun is kept, which `minimize` has found, and takes
  /// the cost back. Variables without room are fixed and deleted.
  ///
  /// This is complementary slackness. A point has the least cost exactly if each nonbasic variable stays where its
  /// slope, own and gradient, is 0, and each basic one stays on its piece of its cost: so a level becomes bounds, and
  /// no later level needs to weigh it.
  mutating func confine(to level: some Sequence<Int>, slope greatest: Double) {
    for touched in gradient.touched where isLive[Int(touched)] { confine(column: Int(touched), slope: greatest) }
    for index in level {
      let variable = Int(hinges[index].variable)
      if rowOf[variable] >= 0 { confine(basic: variable, hinge: index) }
    }
    end(level)
    for index in level {
      let variable = Int(hinges[index].variable)
      let row = Int(rowOf[variable])
      if row >= 0 && isPoint(lower[variable], upper[variable]) {
        value[variable].value = lower[variable].value
        fix(row: row)
      }
    }
  }

  private mutating func confine(column: Int, slope greatest: Double) {
    let threshold = Tolerance.gradient * greatest
    let variable = Int(variableOfColumn[column])
    let here = value[variable]
    let own = ownSlopes(of: variable)
    let slope = gradient.slopes[column]
    var low = slope + own.below >= -threshold ? lower[variable] : here
    var high = slope + own.above <= threshold ? upper[variable] : here
    var hinge = Int(firstHinge[variable])
    while hinge >= 0 {
      let breakpoint = hinges[hinge].breakpoint
      if breakpoint < here, low < breakpoint { low = breakpoint }
      if here < breakpoint, breakpoint < high { high = breakpoint }
      hinge = Int(hinges[hinge].next)
    }
    if isPoint(low, high) { return fix(column: column) }
    lower[variable] = low
    upper[variable] = high
  }

  private mutating func confine(basic variable: Int, hinge: Int) {
    let breakpoint = hinges[hinge].breakpoint
    if hinges[hinge].side > 0 {
      if lower[variable] < breakpoint { lower[variable] = breakpoint }
    } else {
      if breakpoint < upper[variable] { upper[variable] = breakpoint }
    }
  }
}
