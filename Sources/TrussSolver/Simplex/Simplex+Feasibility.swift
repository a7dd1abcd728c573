extension Simplex {
  /// Finds a point where all required rows hold; false if there is none.
  mutating func makeFeasible() -> Bool {
    tableau.beginWithSlacks()
    guard fixPoints(), eliminateEquations() else { return false }
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
  private mutating func eliminateEquations() -> Bool {
    for slack in equations { tableau.value[slack] = tableau.lower[slack] }
    for slack in tableau.fixTriangle(of: equations).reversed() {
      let target = tableau.value[slack]
      let row = Int(tableau.rowOf[slack])
      if tableau.fix(row: row) { continue }
      let residual = tableau.settledValue(ofRow: row)
      if tableau.tolerance.isBelow(residual, target.value) || tableau.tolerance.isBelow(target.value, residual) {
        return false
      }
    }
    return true
  }
}
