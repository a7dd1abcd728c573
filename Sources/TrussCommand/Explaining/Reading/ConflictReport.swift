/// One message of the system about constraints that cannot all hold, as a log has it.
struct ConflictReport {
  struct Entry {
    /// The line of the log.
    var line: Int
    /// From `<` to `>`, and so far as there is more, what is there.
    var text: String
    /// Its meaning, or nil where that is not understood.
    var constraint: LogConstraint?
  }

  /// The line at which it begins.
  var line: Int
  /// The list, in its order.
  var entries: [Entry] = []
  /// The first of the lines within the list that are no constraints.
  private(set) var unread: [Entry] = []
  /// How many there are.
  private(set) var unreadCount = 0
  /// The index of the constraint that the system gave up, or nil where the log does not tell.
  var broken: Int?

  init(line: Int) { self.line = line }

  /// Keeps a line that is no constraint; there may be millions, of which a few are shown.
  mutating func leaveUnread(_ entry: Entry) {
    unreadCount += 1
    if unread.count < Self.mostUnread { unread.append(entry) }
  }

  /// How many lines that are no constraints are shown.
  static let mostUnread = 5
}
