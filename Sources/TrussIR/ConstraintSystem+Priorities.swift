extension ConstraintSystem {
  /// The least priority that scaling leaves.
  private static let leastPriority = 1e-9

  /// Multiplies the priorities of the last rows by a factor below 1, all but the required ones: what the rows say
  /// comes to matter less than what others do, and keeps its own order.
  package mutating func scalePriorities(ofRowsFrom first: Int, by factor: Double) {
    for index in rows.indices.dropFirst(first) where !rows[index].priority.isRequired {
      rows[index].priority = Priority(max(Self.leastPriority, rows[index].priority.value * factor))
    }
  }
}
