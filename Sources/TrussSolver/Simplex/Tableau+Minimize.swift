extension Tableau {
  /// How a minimisation ended.
  enum Outcome {
    case optimal
    /// The cost has no least value.
    case unbounded
    /// The watched variable moved as far as was asked.
    case moved
    /// The number of steps went past what is plausible. The point is feasible, not optimal.
    case stepLimit
  }

  /// A variable to watch, and where it was.
  struct Watch {
    var variable: Int
    var start: Double
  }

  /// Finds the least cost of the hinges begun, within all bounds.
  ///
  /// Each step follows a column along which the cost falls, past the breakpoints where it still falls (Fourer's long
  /// step), to where it stops falling.
  mutating func minimize(slope greatest: Double, watching watch: Watch? = nil) -> Outcome {
    let threshold = Tolerance.gradient * greatest
    let limit = patience.limit(lines: liveColumnCount + variableOfRow.count)
    var stalled = 0
    candidates.removeAll(keepingCapacity: true)
    for _ in 0..<limit {
      // Epsilons keep steps from being 0, so a run of them is rounding's work; Bland's rule (1977) ends it.
      let isStalled = stalled > patience.stalledSteps
      let next = isStalled ? firstDirection(threshold) : steepestDirection(threshold)
      guard let direction = next else { return .optimal }
      gather(column: direction.column)
      findBreakpoints(along: direction)
      guard let stop = stop(along: direction, threshold, first: isStalled) else {
        if watch != nil { return .unbounded }
        // No cost is negative, so a slope that falls for ever is rounding, and in truth 0.
        level(direction)
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

  /// The breakpoint to stop at: where the cost stops falling, or with Bland's rule the first. Puts it behind those
  /// that are passed. Nil if nothing is in the way.
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

  /// Among the breakpoints at the first place, moved to the front, that of the first variable.
  private mutating func firstStop(along direction: Direction) -> Int? {
    guard var best = breakpoints.indices.first else { return nil }
    let order = breakpoints[best].order
    for index in breakpoints.indices where breakpoints[index].order == order {
      if mover(of: breakpoints[index], direction) < mover(of: breakpoints[best], direction) { best = index }
    }
    breakpoints.swapAt(0, best)
    return 0
  }

  /// The variable that reaches a breakpoint.
  private func mover(of breakpoint: Breakpoint, _ direction: Direction) -> Int32 {
    breakpoint.row < 0 ? variableOfColumn[direction.column] : variableOfRow[Int(breakpoint.row)]
  }

  /// Moves the entering variable to a breakpoint. If a basic variable reaches it, the two exchange their places.
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
    // The gradient without the leaving variable's cost, and with the entering one's in terms of the new columns: the
    // row solved for the entering variable.
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

  /// Makes the cost neither rise nor fall in a direction.
  private mutating func level(_ direction: Direction) {
    let own = ownSlopes(of: Int(variableOfColumn[direction.column]))
    gradient.set(direction.column, to: direction.sign > 0 ? -own.above : -own.below)
  }

  /// Takes a hinge to its other side.
  private mutating func pass(_ breakpoint: Breakpoint) {
    let hinge = Int(breakpoint.hinge)
    let before = hinges[hinge].slope
    hinges[hinge].side = -hinges[hinge].side
    if breakpoint.row >= 0 { weigh(row: Int(breakpoint.row), by: hinges[hinge].slope - before) }
  }

  /// The exact value that a variable has at a breakpoint.
  private func place(of breakpoint: Breakpoint, for variable: Int, sign: Double) -> Perturbed {
    if breakpoint.hinge >= 0 { return hinges[Int(breakpoint.hinge)].breakpoint }
    return sign > 0 ? upper[variable] : lower[variable]
  }
}
