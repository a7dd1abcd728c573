import TrussIR

extension ConstraintSystem {
  /// The conflicts alone, as `solve()` reports them where it has to look for them once, and no values: for those who ask
  /// about many small systems whether they can hold.
  package func findConflicts() -> [Conflict] {
    let program = Program(self)
    var search = ConflictSearch(self, program, without: Array(repeating: false, count: program.rows.count))
    search.run()
    return program.contradictions.map { Conflict(constraints: [$0], broken: $0) } + search.conflicts
  }
}
