import TrussIR

extension Attempt {
  /// Solves a program in the dictionary alone, as it stands: no reduction, no trees, positions as they are written. The
  /// short way that the fast one is tested against. It does not look for ambiguity.
  init?(reference program: Program, _ free: FreeItems, without isBroken: [Bool], isDoubtful: inout Bool) {
    var core = Core(program, without: isBroken, for: .values)
    defer { isDoubtful = core.tableau.isDoubtful }
    core.addColumns(of: free.defaultOrder)
    guard core.makeFeasible() else { return nil }
    core.minimizeLevels()
    for variable in free.defaultOrder { core.bring(free.sum(settledFor: variable), near: 0) }
    var values = core.values
    free.place(&values)
    self.init(values: values, isComplete: core.isComplete)
  }
}
