public import TrussIR

extension ConstraintSystem {
  /// Solves the system.
  ///
  /// The required constraints hold, save those of a conflict. Among the layouts in which they do, the sum of the
  /// violations at the highest priority is least, then that at the next, and so on: no number of constraints outweighs
  /// one of higher priority. Then each optional constraint's violation is least in turn, by priority and by order. What
  /// is still free is settled by defaults, in the order of the items: sizes as small as can be, then positions nearest
  /// the parent's origin. Items that no constraint is about stand at their parent's origin without size.
  ///
  ///     let solution = system.solve()
  ///     let width = solution[Variable(item, .width)]
  ///
  /// The same system gives the same bits on every run. Nothing in it traps: what makes no sense is named in
  /// `Solution.invalidRows`.
  public func solve() -> Solution {
    let program = Program(self)
    var conflicts = program.contradictions.map { Conflict(constraints: [$0], broken: $0) }
    var isBroken = Array(repeating: false, count: program.rows.count)
    var core = Core(program, without: isBroken, for: .values)
    var isFeasible = core.makeFeasible()
    while !isFeasible {
      var search = ConflictSearch(self, program, without: isBroken)
      search.run()
      if search.conflicts.isEmpty { break }
      conflicts += search.conflicts
      isBroken = search.isBroken
      core = Core(program, without: isBroken, for: .values)
      isFeasible = core.makeFeasible()
    }
    let free = FreeItems(self, program)
    var ambiguous: [Variable] = []
    if isFeasible {
      core.minimizeLevels()
      ambiguous = core.ambiguous(among: free.unsettledVariables)
      for sum in free.defaults { core.minimizeMagnitude(of: sum) }
    }
    var values = core.values
    let isFinite = values.allSatisfy(\.isFinite)
    for index in values.indices where !values[index].isFinite { values[index] = 0 }
    free.place(&values)
    var solution = Solution(self, values: values, invalidRows: program.invalid)
    solution.conflicts = conflicts
    solution.ambiguous = ambiguous
    solution.isComplete = core.isComplete && isFeasible && isFinite
    return solution
  }
}
