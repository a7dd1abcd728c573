import TrussIR

extension ConstraintSystem {
  /// The conflicts alone, as `solve()` reports them where it has to look for them once, and no values: for those who
  /// ask about many small systems whether they can hold.
  package func findConflicts() -> [Conflict] {
    var required = RequiredRows(self, Program(self))
    _ = required.breakConflicts()
    return required.conflicts
  }
}
