extension Tableau {
  /// Gives the nonbasic variables values within their bounds, as near as can be to where they are, and the basic ones
  /// what follows.
  mutating func place() {
    for column in variableOfColumn.indices where isLive[column] {
      let variable = Int(variableOfColumn[column])
      if value[variable] < lower[variable] { value[variable] = lower[variable] }
      if upper[variable] < value[variable] { value[variable] = upper[variable] }
    }
    for (row, place) in basicValues().enumerated() { value[Int(variableOfRow[row])] = place }
  }

  /// A variable whose bounds are not enforced yet.
  struct Lifted: Sendable {
    var variable: Int
    var lower: Perturbed
    var upper: Perturbed
  }

  /// Takes the bounds off the basic variables that are not within them, and returns these in the order of the rows.
  mutating func liftViolatedBounds() -> [Lifted] {
    var lifted: [Lifted] = []
    for row in variableOfRow.indices {
      let variable = Int(variableOfRow[row])
      if isWithin(lower[variable], upper[variable], variable) {
        enforce(lower[variable], upper[variable], on: variable)
      } else {
        lifted.append(Lifted(variable: variable, lower: lower[variable], upper: upper[variable]))
        lower[variable] = -.infinity
        upper[variable] = .infinity
        pending[variable] += 1
      }
    }
    return lifted
  }

  /// Brings a variable back into its bounds while all that are enforced hold, and enforces them: phase 1, one
  /// variable at a time. Where that cannot be, the variable comes as near as it can and its bounds stay lifted; then
  /// its row alone proves it, since every other variable in it is blocked.
  mutating func restore(_ lifted: Lifted) -> Outcome? {
    let variable = lifted.variable
    if !isWithin(lifted.lower, lifted.upper, variable) {
      let isBelow = value[variable].value < lifted.lower.value
      if isBelow { upper[variable] = lifted.upper } else { lower[variable] = lifted.lower }
      let outcome = minimizeAlone(
        Hinge(
          variable: Int32(variable), row: -1, breakpoint: isBelow ? lifted.lower : lifted.upper,
          up: isBelow ? 0 : 1, down: isBelow ? 1 : 0))
      if outcome == .stepLimit || !isWithin(lifted.lower, lifted.upper, variable) {
        lower[variable] = -.infinity
        upper[variable] = .infinity
        return outcome
      }
    }
    pending[variable] -= 1
    enforce(lifted.lower, lifted.upper, on: variable)
    return nil
  }

  /// Minimises one hinge, and keeps nothing of it but the point.
  mutating func minimizeAlone(_ hinge: Hinge, watching watch: Watch? = nil) -> Outcome {
    let index = hinges.count
    hinges.append(hinge)
    begin(CollectionOfOne(index))
    let outcome = minimize(slope: max(hinge.up, hinge.down), watching: watch)
    end(CollectionOfOne(index))
    hinges.removeLast()
    return outcome
  }

  private func isWithin(_ low: Perturbed, _ high: Perturbed, _ variable: Int) -> Bool {
    let here = value[variable].value
    return !tolerance.isBelow(here, low.value) && !tolerance.isBelow(high.value, here)
  }

  /// Sets the bounds of a variable that is within them but for its epsilon, which they then follow: how far bounds
  /// are perturbed outward is free.
  private mutating func enforce(_ low: Perturbed, _ high: Perturbed, on variable: Int) {
    let here = value[variable]
    lower[variable] = low
    upper[variable] = high
    if here.value <= low.value || tolerance.isTie(here.value, low.value) {
      lower[variable].epsilon = min(low.epsilon, here.epsilon)
    }
    if here.value >= high.value || tolerance.isTie(here.value, high.value) {
      upper[variable].epsilon = max(high.epsilon, here.epsilon)
    }
  }
}
