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
  public func solve() -> Solution { solve(by: .trees) }

  /// How a system is solved.
  package enum Method {
    /// Trees as trees, the rest in the dictionary.
    case trees
    /// All in the dictionary, without ambiguity: what the other is tested against.
    case dictionary
    /// All in twice the digits, of a system of any size.
    case precise
  }

  /// Solves the system by a method, a small one in twice the digits where that does not come to its end. All give the
  /// same values.
  package func solve(by method: Method) -> Solution {
    let program = Program(self)
    let first = solve(program, by: method)
    if first.isComplete || method == .precise || !program.isSmall { return first }
    let second = solve(program, by: .precise)
    return second.isComplete ? second : first
  }

  private func solve(_ program: Program, by method: Method) -> Solution {
    var conflicts = program.contradictions.map { Conflict(constraints: [$0], broken: $0) }
    var isBroken = Array(repeating: false, count: program.rows.count)
    let free = FreeItems(self, program)
    func attempt() -> Attempt? { Attempt(program, free, without: isBroken, by: method) }
    var result = attempt()
    while result == nil {
      var search = ConflictSearch(self, program, without: isBroken)
      search.run()
      if search.conflicts.isEmpty {
        // What was taken for a conflict was rounding if the rows as they are written have none.
        var isDoubtful = false
        result = Attempt(reference: program, free, without: isBroken, isDoubtful: &isDoubtful)
        break
      }
      conflicts += search.conflicts
      isBroken = search.isBroken
      result = attempt()
    }
    var values = result?.values ?? Array(repeating: 0, count: variableCount)
    let isFinite = values.allSatisfy(\.isFinite)
    for index in values.indices where !values[index].isFinite { values[index] = 0 }
    var solution = Solution(self, values: values, program)
    solution.conflicts = conflicts
    solution.ambiguous = result?.ambiguous ?? []
    solution.isComplete =
      result?.isComplete == true && isFinite && solution.keepsRequiredRows(of: self, program.tolerance)
    return solution
  }
}
