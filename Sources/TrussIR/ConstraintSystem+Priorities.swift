extension ConstraintSystem {
  /// Changes the priority of a row that is not required.
  package mutating func changePriority(ofRow row: Int, _ change: (Priority) -> Priority) {
    if !rows[row].priority.isRequired { rows[row].priority = change(rows[row].priority) }
  }
}
