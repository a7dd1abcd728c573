/// Finds the reports in a log, whatever else is in it, line by line.
///
///     2016-08-04 14:31:42 Top25[23475:3079180] [LayoutConstraints] Unable to simultaneously satisfy constraints.
///         Probably at least one of the constraints in the following list is one you don't want.
///     (
///         "<NSLayoutConstraint:0x600000289ab0 UIView:0x7fed2360c860.height == 51   (active)>",
///         "<NSLayoutConstraint:0x608000285e60 'UISV-hiding' UIView:0x7fed2360c860.height == 0   (active)>"
///     )
///
///     Will attempt to recover by breaking constraint
///     <NSLayoutConstraint:0x600000289ab0 UIView:0x7fed2360c860.height == 51   (active)>
///
/// Each of these marks may be missing. Constraints are enough to begin a report.
struct ReportFinder {
  private enum State {
    /// Behind the headline, before the list.
    case heading
    case listing
    /// Behind the list.
    case listed
    /// The next constraint is the one that was given up.
    case breaking
  }

  private var reports: [ConflictReport] = []
  private var current: ConflictReport?
  private var state = State.heading
  /// Lines that are in the list if more of it follows.
  private var pending: [ConflictReport.Entry] = []
  /// The last constraint, where it is not whole and may go on in the next lines.
  private var wrapped: WrappedEntry?
  private var lineNumber = 0
  private var entryCount = 0

  /// The most constraints that a log may have: what is kept of each is several times as large as its text.
  static let mostEntries = 100_000

  /// A log with more constraints than that.
  struct TooManyEntries: Error, Equatable {
    /// The line of the first that is too much.
    var line: Int
  }

  /// Beyond this many lines that are no constraints, a list that was not closed is held to be over.
  private static let mostPending = 100

  /// The reports of a log, in order.
  static func reports(
    in bytes: [UInt8], mostEntries: Int = mostEntries
  ) throws(TooManyEntries) -> [ConflictReport] {
    var finder = ReportFinder()
    var rest = bytes[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      finder.lineNumber += 1
      for plain in PlainLog.lines(line) {
        let read = LogLine(plain, mostParts: mostEntries + 1)
        finder.entryCount += read.parts.count
        guard finder.entryCount <= mostEntries else { throw TooManyEntries(line: finder.lineNumber) }
        finder.read(read)
      }
    }
    finder.close()
    return finder.reports
  }

  private mutating func read(_ line: LogLine) {
    read(line.head)
    for part in line.parts { add(part) }
  }

  /// Reads text that has no beginning of a constraint in it.
  private mutating func read(_ raw: String) {
    let text = LogLine.trimmed(raw)
    if text.firstIndex(ofWord: "imultaneously satisfy constraints") != nil {
      close()
      current = ConflictReport(line: lineNumber)
    } else if text.firstIndex(ofWord: "breaking constraint") != nil {
      if state == .breaking { close() }
      if current == nil { current = ConflictReport(line: lineNumber) }
      pending = []
      wrapped = nil
      state = .breaking
    } else if !goesOn(in: raw) {
      readOther(text)
    }
  }

  private mutating func add(_ part: LogLine.Part) {
    if state == .listed || wrapped != nil && state == .breaking { close() }
    if current == nil { current = ConflictReport(line: lineNumber) }
    let whole = WholeEntry(part)
    wrapped = whole == nil ? WrappedEntry(part, line: lineNumber) : nil
    if state == .breaking {
      // What is not whole waits for the next lines.
      guard let whole else { return }
      markBroken(whole.entry(line: lineNumber))
      close()
      return
    }
    state = .listing
    keepPending()
    current?.entries.append(whole?.entry(line: lineNumber) ?? WrappedEntry(part, line: lineNumber).cutOff)
    if let whole { read(whole.rest) }
  }

  /// Whether a text continues the last constraint, which may still be incomplete afterwards.
  private mutating func goesOn(in text: String) -> Bool {
    guard let last = wrapped, let longer = last.adding(text) else { return false }
    wrapped = longer
    guard let whole = longer.whole else { return state == .breaking }
    wrapped = nil
    pending = []
    let entry = whole.entry(line: last.line)
    if state == .breaking {
      markBroken(entry)
      close()
    } else if let count = current?.entries.count, count > 0 {
      current?.entries[count - 1] = entry
      read(whole.rest)
    }
    return true
  }

  private mutating func readOther(_ text: String) {
    guard current != nil else { return }
    if text == "(" {
      if state != .heading { close() } else { state = .listing }
    } else if text.hasPrefix(")") {
      if state == .listing {
        keepPending()
        state = .listed
      }
    } else if state == .listing, !text.isEmpty {
      pending.append(ConflictReport.Entry(line: lineNumber, text: LogLine.unquoted(text)))
      if pending.count > Self.mostPending { close() }
    }
  }

  /// Adds the pending lines to the report, as lines of its list that are not understood.
  private mutating func keepPending() {
    for line in pending { current?.leaveUnread(line) }
    pending = []
  }

  /// The constraint that was given up is in the list too. Where the list was cut off before it, it is added there;
  /// where it was cut off in it, it is whole here.
  private mutating func markBroken(_ entry: ConflictReport.Entry) {
    guard var report = current else { return }
    current = nil
    let found =
      report.entries.firstIndex { $0.text == entry.text }
      ?? report.entries.firstIndex { known in
        guard let address = EntryParser.address(of: entry.text) else { return false }
        return EntryParser.address(of: known.text) == address
      }
    if let found {
      if report.entries[found].constraint == nil { report.entries[found].constraint = entry.constraint }
      report.broken = found
    } else if !report.entries.isEmpty {
      report.broken = report.entries.count
      report.entries.append(entry)
    }
    current = report
  }

  private mutating func close() {
    if state == .breaking, let wrapped { markBroken(wrapped.cutOff) }
    wrapped = nil
    if let report = current, !report.entries.isEmpty { reports.append(report) }
    current = nil
    pending = []
    state = .heading
  }
}
