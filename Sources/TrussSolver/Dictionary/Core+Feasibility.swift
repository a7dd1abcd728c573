extension Core {
  /// Finds a point where all required rows hold; false if there is none.
  mutating func makeFeasible() -> Bool {
    guard fixPoints(), eliminateEquations() else { return false }
    for row in tableau.variableOfRow.indices where tableau.variableOfRow[row] >= 0 {
      tableau.shelveIfIdle(Int(tableau.variableOfRow[row]))
    }
    tableau.place()
    for lifted in tableau.liftViolatedBounds() {
      guard let outcome = tableau.restore(lifted) else { continue }
      if outcome != .stepLimit { return false }
      isComplete = false
      return true
    }
    return true
  }

  /// Fixes the variables whose bounds leave them no room; false if a lower bound is above the upper one.
  private mutating func fixPoints() -> Bool {
    for column in tableau.variableOfColumn.indices {
      let variable = Int(tableau.variableOfColumn[column])
      let (lower, upper) = (tableau.lower[variable], tableau.upper[variable])
      if tableau.tolerance.isBelow(upper.value, lower.value) { return false }
      guard tableau.isPoint(lower, upper) else { continue }
      tableau.value[variable] = Perturbed(lower.value)
      tableau.fix(column: column)
    }
    return true
  }

  /// Eliminates the required equations, the last first; false if one contradicts the others.
  ///
  /// A layout's positions are chains, `x2 = x1 + w1 + 8`, parents before children. From the end, each position is
  /// replaced by its neighbour before it is in other rows, and what is common cancels; from the beginning, each would
  /// become a sum of all before it.
  private mutating func eliminateEquations() -> Bool {
    for slack in equations.reversed() {
      let target = tableau.lower[slack]
      tableau.value[slack] = target
      if tableau.fix(row: Int(tableau.rowOf[slack])) { continue }
      let residual = tableau.value[slack].value
      if tableau.tolerance.isBelow(residual, target.value) || tableau.tolerance.isBelow(target.value, residual) {
        return false
      }
    }
    return true
  }
}
