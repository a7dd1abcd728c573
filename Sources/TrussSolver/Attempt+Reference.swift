import TrussIR

extension Attempt {
  /// Solves a program in the dictionary alone, as it stands: no reduction, no trees, positions as they are written. The
  /// short way that the fast one is tested against. It does not look for ambiguity.
  init?(reference program: Program, _ free: FreeItems, without isBroken: [Bool]) {
    var core = Core(program, without: isBroken, for: .values)
    core.addColumns(of: free.defaultOrder)
    guard core.makeFeasible() else { return nil }
    core.minimizeLevels()
    for variable in free.defaultOrder {
      var sum = [Program.Term(variable: variable, coefficient: 1)]
      let origin = free.origin[Int(variable >> 2)]
      if Places.isPosition(variable), origin >= 0 {
        sum.append(Program.Term(variable: origin * 4 + (variable & 3), coefficient: -1))
      }
      core.bring(sum, near: 0)
    }
    var values = core.values
    free.place(&values)
    self.init(values: values, isComplete: core.isComplete)
  }
}
