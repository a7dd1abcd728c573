extension Simplex {
  /// The variables among some that have not come to one value, though all optional rows are done. Where that looks,
  /// errors grow, so it looks in a copy.
  func movable(among candidates: [Int32]) -> [Bool] {
    guard isComplete, tableau.liveColumnCount > 0 else { return candidates.map { _ in false } }
    var probe = self
    probe.tableau.factor()
    guard probe.tableau.isSound else { return candidates.map { _ in false } }
    return candidates.map { probe.canMove(Int($0)) }
  }

  /// Whether a variable's range is wider than a point.
  private mutating func canMove(_ variable: Int) -> Bool {
    guard tableau.isInside(variable) else { return false }
    if tableau.rowOf[variable] >= 0, tableau.entries(ofRow: Int(tableau.rowOf[variable])).isEmpty { return false }
    let watch = Tableau.Watch(variable: variable, start: tableau.value[variable].value)
    for (breakpoint, up, down) in [(Perturbed.infinity, 0.0, 1.0), (-.infinity, 1.0, 0.0)] {
      let end = Hinge(variable: Int32(variable), row: -1, breakpoint: breakpoint, up: up, down: down)
      switch tableau.minimizeAlone(end, watching: watch) {
      case .unbounded, .moved: return true
      case .optimal: continue
      case .stepLimit: isComplete = false
      }
    }
    return false
  }

  /// Settles what is still free: a variable comes as near to a value as it can.
  mutating func bring(_ variable: Int, near target: Double) {
    guard isComplete, tableau.liveColumnCount > 0, tableau.isInside(variable) else { return }
    let hinge = tableau.hinges.count
    tableau.hinges.append(
      Hinge(variable: Int32(variable), row: -1, breakpoint: Perturbed(target), up: 1, down: 1))
    minimize(CollectionOfOne(hinge), slope: 1)
    tableau.hinges.removeLast()
  }
}
