enum Outcome {
  case optimal
  case unbounded
  /// The watched variable moved by more than `Tolerance.ambiguity`.
  case moved
  /// The number of steps exceeded the limit. The point is feasible, but not proved to be optimal.
  case stepLimit
}

extension Tableau {
  /// A variable to watch, and its value before the first step.
  struct Watch {
    var variable: Int
    var start: Double
  }

  /// Minimises the cost of the hinges given to `begin`, within all bounds.
  ///
  /// Each step follows a column along which the cost falls, up to the breakpoint at which the cost stops falling. The
  /// step passes all earlier breakpoints (Fourer's long step).
  mutating func minimize(slope greatest: Double, watching watch: Watch? = nil) -> Outcome {
    let threshold = Tolerance.gradient * greatest
    let limit = patience.limit(lines: liveColumnCount + variableOfRow.count)
    var stalled = 0
    candidates.removeAll(keepingCapacity: true)
    for _ in 0..<limit {
      // Epsilons prevent steps of length 0. So a series of such steps comes from rounding, and Bland's rule (1977) ends
      // it.
      let isStalled = stalled > patience.stalledSteps
      let next = isStalled ? firstDirection(threshold) : steepestDirection(threshold)
      guard let direction = next else {
        if !isCareful || factors.matrix.replacementCount == 0 { return .optimal }
        if !renew() { return .stepLimit }
        continue
      }
      gather(column: direction.column)
      findBreakpoints(along: direction)
      guard let stop = stop(along: direction, threshold, first: isStalled) else {
        if watch != nil { return .unbounded }
        // No cost is negative, so a slope that falls without end is a rounding error of 0.
        level(direction)
        continue
      }
      if breakpoints[stop].row >= 0, mayBeRounding(gathered[Int(breakpoints[stop].row)]) {
        if !renew() { return .stepLimit }
        continue
      }
      let length = breakpoints[stop].length
      stalled = length.value == 0 && length.epsilon <= Tolerance.epsilon ? stalled + 1 : 0
      step(along: direction, to: stop)
      if !isSound { return .stepLimit }
      if let watch, abs(value[watch.variable].value - watch.start) > Tolerance.ambiguity { return .moved }
    }
    return .stepLimit
  }

  /// Factors the matrix again, and computes the values and the gradient from the original sums, without the rounding
  /// errors of the steps since. Returns false if the matrix is numerically singular.
  private mutating func renew() -> Bool {
    guard factor() else { return false }
    for (row, place) in basicValues().enumerated() { value[Int(variableOfRow[row])] = place }
    renewGradient()
    return true
  }

  /// The index in `breakpoints` at which to stop: the breakpoint at which the cost stops falling or, with Bland's rule,
  /// the first breakpoint. All breakpoints to pass come before it. Nil if nothing limits the step.
  private mutating func stop(along direction: Direction, _ threshold: Double, first: Bool) -> Int? {
    if nearestBound < .infinity { breakpoints.removeAll { $0.order > nearestBound } }
    if breakpoints.count > 1 { breakpoints.sort(by: <) }
    if first { return firstStop(along: direction) }
    var rate = direction.rate
    for index in breakpoints.indices {
      rate += breakpoints[index].gain
      if rate >= -threshold { return index }
    }
    return nil
  }

  /// Moves one of the nearest breakpoints to the front of the list: the breakpoint with the first variable.
  private mutating func firstStop(along direction: Direction) -> Int? {
    guard var best = breakpoints.indices.first else { return nil }
    let order = breakpoints[best].order
    for index in breakpoints.indices where breakpoints[index].order == order {
      if mover(of: breakpoints[index], direction) < mover(of: breakpoints[best], direction) { best = index }
    }
    breakpoints.swapAt(0, best)
    return 0
  }

  private func mover(of breakpoint: Breakpoint, _ direction: Direction) -> Int32 {
    breakpoint.row < 0 ? variableOfColumn[direction.column] : variableOfRow[Int(breakpoint.row)]
  }

  /// Moves the entering variable to a breakpoint. If a basic variable reaches the breakpoint, the two are exchanged.
  private mutating func step(along direction: Direction, to stop: Int) {
    let column = direction.column
    let entering = Int(variableOfColumn[column])
    let target = breakpoints[stop]
    let change = direction.sign * target.length
    value[entering] += change
    for row in gatheredRows { value[Int(variableOfRow[Int(row)])] += gathered[Int(row)] * change }
    for index in 0..<stop { pass(breakpoints[index]) }
    if target.row < 0 {
      value[entering] = place(of: target, for: entering, sign: direction.sign)
      addWeighedRowsToGradient()
      return
    }
    let row = Int(target.row)
    let leaving = Int(variableOfRow[row])
    let coefficient = gathered[row]
    value[leaving] = place(of: target, for: leaving, sign: direction.sign * coefficient)
    // The gradient loses the leaving variable's cost and gains the entering variable's cost. In terms of the new
    // columns, this is the row solved for the entering variable.
    weigh(row: row, by: -basicSlope(of: leaving))
    var slope = gradient.slopes[column] + basicSlope(of: entering)
    for other in weightedRows { slope += weights[Int(other)] * gathered[Int(other)] }
    weigh(row: row, by: -slope / coefficient)
    addWeighedRowsToGradient()
    gradient.set(column, to: slope / coefficient)
    gradient.touch(column)
    let factors = factors
    pivot(row: row, column: column)
    if factors !== self.factors { renewGradient() }
  }

  /// Sets the slope of the cost in a direction to 0.
  private mutating func level(_ direction: Direction) {
    let own = ownSlopes(of: Int(variableOfColumn[direction.column]))
    gradient.set(direction.column, to: direction.sign > 0 ? -own.above : -own.below)
  }

  /// Switches a hinge to the slope on the other side of its breakpoint. If the variable is basic, adds the change of
  /// the slope to the weight of its row.
  private mutating func pass(_ breakpoint: Breakpoint) {
    let hinge = Int(breakpoint.hinge)
    let before = hinges[hinge].slope
    hinges[hinge].side = -hinges[hinge].side
    if breakpoint.row >= 0 { weigh(row: Int(breakpoint.row), by: hinges[hinge].slope - before) }
  }

  private func place(of breakpoint: Breakpoint, for variable: Int, sign: Double) -> Perturbed {
    if breakpoint.hinge >= 0 { return hinges[Int(breakpoint.hinge)].breakpoint }
    return sign > 0 ? upper[variable] : lower[variable]
  }
}

extension Tableau {
  /// Sets the cost that `minimize` minimises to the hinges of a level. Hinges of settled variables are skipped, because
  /// their cost cannot change.
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

  /// Recomputes the gradient from the costs of all basic variables, to remove the rounding errors of its changes.
  mutating func renewGradient() {
    gradient.clear()
    for row in variableOfRow.indices { weigh(row: row, by: basicSlope(of: Int(variableOfRow[row]))) }
    addWeighedRowsToGradient()
  }

  /// Whether a value is below a breakpoint. If the breakpoint is infinite, the slope on one side continues without end.
  private func isBelow(_ here: Perturbed, _ breakpoint: Perturbed) -> Bool {
    breakpoint.isFinite ? tolerance.isBelow(here, breakpoint) : breakpoint.value > 0
  }

  /// Removes the hinges of a level from the cost.
  mutating func end(_ level: some Sequence<Int>) {
    for index in level {
      firstHinge[Int(hinges[index].variable)] = -1
      hinges[index].next = -1
    }
    gradient.reset()
  }

  func basicSlope(of variable: Int) -> Double {
    var slope = 0.0
    var hinge = Int(firstHinge[variable])
    while hinge >= 0 {
      slope += hinges[hinge].slope
      hinge = Int(hinges[hinge].next)
    }
    return slope
  }

  /// The slopes of a nonbasic variable's own cost just below and just above its value. The slopes differ if the value
  /// is a breakpoint. Nonbasic values are copies of breakpoints, so they are compared without tolerance.
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

extension Tableau {
  /// Confines every variable to the values at which the cost stays at the minimum found by `minimize`, and removes the
  /// cost. Variables with only one value left are fixed and deleted.
  ///
  /// This is complementary slackness. A point has the least cost exactly if each nonbasic variable stays where its
  /// slope (its own slope plus the gradient's) is 0, and each basic variable stays on its piece of the cost. So a level
  /// becomes bounds, and later levels ignore its cost.
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

/// A direction of a nonbasic variable in which the cost falls.
struct Direction {
  var column: Int
  var sign: Double
  /// The slope of the cost in this direction; negative.
  var rate: Double
}

extension Tableau {
  /// The direction in which the cost falls fastest (Dantzig's rule), among a few candidates (partial pricing).
  /// Candidates are collected cyclically from the columns; when none is left, the search continues. Nil if a whole
  /// cycle finds none, so that the cost is minimal.
  mutating func steepestDirection(_ threshold: Double) -> Direction? {
    if let best = steepestCandidate(threshold) { return best }
    let count = gradient.touched.count
    for _ in 0..<count {
      if gradient.next >= count { gradient.next = 0 }
      let column = gradient.touched[gradient.next]
      gradient.next += 1
      if direction(of: Int(column), threshold) == nil { continue }
      candidates.append(column)
      if candidates.count == Tableau.candidateLimit { break }
    }
    return steepestCandidate(threshold)
  }

  /// The maximum number of candidates: enough to choose from, few enough to examine in each step.
  private static let candidateLimit = 40

  /// The best of the candidates. Removes columns along which the cost no longer falls.
  private mutating func steepestCandidate(_ threshold: Double) -> Direction? {
    var best: Direction?
    var kept = 0
    for index in candidates.indices {
      let column = candidates[index]
      guard let direction = direction(of: Int(column), threshold) else { continue }
      candidates[kept] = column
      kept += 1
      if let best, best.rate <= direction.rate { continue }
      best = direction
    }
    candidates.removeSubrange(kept...)
    return best
  }

  /// The direction of the first variable along which the cost falls (Bland's rule); nil if the cost is minimal.
  func firstDirection(_ threshold: Double) -> Direction? {
    var best: Direction?
    for column in gradient.touched {
      guard let direction = direction(of: Int(column), threshold) else { continue }
      if let best, variableOfColumn[best.column] < variableOfColumn[Int(column)] { continue }
      best = direction
    }
    return best
  }

  /// The direction of a column in which the cost falls; nil if it falls in neither direction.
  @inline(__always)
  private func direction(of column: Int, _ threshold: Double) -> Direction? {
    let slope = gradient.slopes[column]
    let variable = Int(variableOfColumn[column])
    let hasHinges = firstHinge[variable] >= 0
    if (abs(slope) <= threshold && !hasHinges) || !isLive[column] { return nil }
    let own = hasHinges ? ownSlopes(of: variable) : (below: 0, above: 0)
    let up = slope + own.above
    let down = -slope - own.below
    if up < -threshold, value[variable] < upper[variable] {
      return Direction(column: column, sign: 1, rate: up)
    }
    if down < -threshold, lower[variable] < value[variable] {
      return Direction(column: column, sign: -1, rate: down)
    }
    return nil
  }
}

/// A row's coefficients, or the slopes of a level's cost along the columns, without the own costs of nonbasic
/// variables. Sparse, because most costs and rows affect few columns.
struct Gradient: Sendable {
  private(set) var slopes: [Double] = []
  /// The position in `touched` at which the next search for a direction starts.
  var next = 0
  /// The columns whose slopes may not be 0, or that have hinges, in the order in which they were added.
  private(set) var touched: [Int32] = []
  private var isTouched: [Bool] = []

  mutating func addColumn() {
    slopes.append(0)
    isTouched.append(false)
  }

  @inline(__always)
  mutating func touch(_ column: Int) {
    if isTouched[column] { return }
    isTouched[column] = true
    touched.append(Int32(column))
  }

  @inline(__always)
  mutating func add(_ slope: Double, to column: Int) {
    slopes[column] += slope
    touch(column)
  }

  @inline(__always)
  mutating func set(_ column: Int, to slope: Double) { slopes[column] = slope }

  mutating func clear() {
    for column in touched { slopes[Int(column)] = 0 }
  }

  mutating func reset() {
    for column in touched {
      slopes[Int(column)] = 0
      isTouched[Int(column)] = false
    }
    touched.removeAll(keepingCapacity: true)
    next = 0
  }
}
