extension Simplex {
  /// Minimises the optional rows: level after level the sum of their violations, then each violation that the sums
  /// leave open.
  mutating func minimizeLevels() {
    var open: [Int] = []
    for level in levels {
      guard isComplete, tableau.liveColumnCount > 0 else { return }
      minimize(level.hinges, slope: level.slope)
      for hinge in level.hinges {
        if canVary(hinge) { open.append(hinge) } else { leave(hinge) }
      }
    }
    // Hinges are in the order of priority, then of rows.
    for hinge in open {
      guard isComplete, tableau.liveColumnCount > 0 else { return }
      if canVary(hinge) {
        let slope = max(tableau.hinges[hinge].up, tableau.hinges[hinge].down)
        minimize(CollectionOfOne(hinge), slope: slope)
      }
      leave(hinge)
    }
  }

  /// Minimises some hinges and confines the program to where their cost is least.
  mutating func minimize(_ level: some Sequence<Int>, slope: Double) {
    tableau.begin(level)
    if tableau.minimize(slope: slope) == .stepLimit {
      tableau.end(level)
      isComplete = false
      return
    }
    tableau.confine(to: level, slope: slope)
  }

  /// Whether the cost of a hinge is not the same all over where its variable can be.
  private func canVary(_ index: Int) -> Bool {
    let hinge = tableau.hinges[index]
    let variable = Int(hinge.variable)
    let breakpoint = hinge.breakpoint.value
    guard tableau.isInside(variable) else { return false }
    return hinge.up > 0 && tableau.tolerance.isBelow(breakpoint, tableau.upper[variable].value)
      || hinge.down > 0 && tableau.tolerance.isBelow(tableau.lower[variable].value, breakpoint)
  }

  /// No level will look at a hinge again.
  private mutating func leave(_ hinge: Int) {
    let variable = Int(tableau.hinges[hinge].variable)
    tableau.pending[variable] -= 1
  }
}
