/// Finds Auto Layout's reports of conflicts in a log, line by line, and skips all other text.
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
/// The headline, the parentheses and the last part are optional: a constraint by itself begins a report.
struct ReportFinder {
  private enum State {
    /// Outside a report, or between its headline and its list.
    case heading
    case listing
    case listed
    /// After `breaking constraint`: the next constraint is the broken constraint.
    case breaking
  }

  private var reports: [ConflictReport] = []
  private var current: ConflictReport?
  private var state = State.heading
  /// Lines that are not constraints. If another constraint or `)` follows, they are unread lines of the list; otherwise
  /// they are not part of the list.
  private var pending: [ConflictReport.Entry] = []
  /// The last constraint, if its end is missing. The next lines may continue it.
  private var wrapped: WrappedEntry?
  /// The text before the constraint in the last line with one, without digits.
  private var head = ""
  private var lineNumber = 0
  private var entryCount = 0

  /// The maximum number of constraints in a log. It limits memory: a parsed entry is several times as large as its
  /// text.
  static let mostEntries = 100_000

  /// The error for a log with more than `mostEntries` constraints.
  struct TooManyEntries: Error, Equatable {
    /// The line of the first constraint beyond the limit.
    var line: Int
  }

  /// The maximum number of consecutive lines in a list that are not constraints. After more such lines, a list without
  /// `)` has ended.
  private static let mostPending = 100

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
    let head = line.parts.isEmpty ? "" : LogLine.trimmed(line.head).filter { !$0.isNumber }
    // What precedes each constraint, such as a time and a process, is not part of the list.
    let isPrefix = state == .listing && wrapped == nil && !head.isEmpty && head == self.head
    if !line.parts.isEmpty { self.head = head }
    if !isPrefix { read(line.head) }
    for part in line.parts { add(part) }
  }

  /// Reads text outside constraints.
  private mutating func read(_ raw: String) {
    let text = LogLine.trimmed(raw)
    // The first letter is left out, so that the text also matches with a capital letter.
    if text.utf8.firstIndex(ofText: "imultaneously satisfy constraints") != nil {
      close()
      current = ConflictReport(line: lineNumber)
    } else if text.utf8.firstIndex(ofText: "breaking constraint") != nil {
      if state == .breaking { close() }
      if current == nil { current = ConflictReport(line: lineNumber) }
      pending = []
      wrapped = nil
      state = .breaking
    } else if !continueWrapped(with: raw) {
      readOther(text)
    }
  }

  /// Reads a constraint: the next constraint of the list or, after `breaking constraint`, the broken constraint.
  private mutating func add(_ part: LogLine.Part) {
    // A constraint after the list, or after a broken constraint that was cut off, begins another report.
    if state == .listed || (wrapped != nil && state == .breaking) { close() }
    if current == nil { current = ConflictReport(line: lineNumber) }
    let whole = WholeEntry(part)
    wrapped = whole == nil ? WrappedEntry(part, line: lineNumber) : nil
    if state == .breaking {
      // The end is missing. Either `continueWrapped` adds the next lines, or `close` takes the entry as it is.
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

  /// Adds a text to the last constraint, if its end is missing and the text can continue it. Returns false if the text
  /// must be read as something else.
  private mutating func continueWrapped(with text: String) -> Bool {
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

  /// Reads a line that is neither a headline nor part of a constraint: a parenthesis, or a pending line of the list.
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

  /// Adds the pending lines to the report, as unread lines of its list.
  private mutating func keepPending() {
    for line in pending { current?.leaveUnread(line) }
    pending = []
  }

  /// Marks the broken constraint in the list: the entry with the same text or, if there is none, with the same address.
  /// If the list was cut off before the constraint, adds it. If the entry was cut off, and the broken constraint begins
  /// with it, completes the entry.
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
      if report.entries[found].constraint == nil, report.entries[found].isBeginning(of: entry) {
        (report.entries[found].text, report.entries[found].constraint) = (entry.text, entry.constraint)
      }
      report.broken = found
    } else if !report.entries.isEmpty {
      report.broken = report.entries.count
      report.entries.append(entry)
    }
    current = report
  }

  /// Ends the current report. Keeps it if it contains a constraint.
  private mutating func close() {
    if state == .breaking, let wrapped { markBroken(wrapped.cutOff) }
    wrapped = nil
    if let report = current, !report.entries.isEmpty { reports.append(report) }
    current = nil
    pending = []
    state = .heading
  }
}

extension ConflictReport.Entry {
  /// Whether another entry begins with this one. White space is left out of the comparison: a console that wraps lines
  /// adds or removes it.
  fileprivate func isBeginning(of other: Self) -> Bool {
    other.text.lazy.filter { !$0.isWhitespace }.starts(with: text.lazy.filter { !$0.isWhitespace })
  }
}
