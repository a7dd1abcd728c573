/// One message of the system about constraints that cannot all hold, as a log has it.
struct ConflictReport {
  struct Entry {
    /// The line of the log.
    var line: Int
    /// From `<` to `>`, and so far as there is more, what is there.
    var text: String
    /// What it says, or nil where that is not understood.
    var constraint: LogConstraint?
  }

  /// The line at which it begins.
  var line: Int
  /// The list, in its order.
  var entries: [Entry] = []
  /// Lines within the list that are no constraints.
  var unread: [Entry] = []
  /// The index of the constraint that the system gave up, or nil where the log does not tell.
  var broken: Int?
}
