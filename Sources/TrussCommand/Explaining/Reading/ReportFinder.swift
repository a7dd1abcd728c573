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
      let read = LogLine(line, mostEntries: mostEntries + 1)
      finder.entryCount += read.entries.count
      guard finder.entryCount <= mostEntries else { throw TooManyEntries(line: finder.lineNumber) }
      finder.read(read)
    }
    finder.close()
    return finder.reports
  }

  private mutating func read(_ line: LogLine) {
    if line.isHeadline {
      close()
      current = ConflictReport(line: lineNumber)
      state = .heading
    } else if line.isRecovery {
      if current == nil { current = ConflictReport(line: lineNumber) }
      pending = []
      state = .breaking
    } else if line.entries.isEmpty {
      readOther(line)
    }
    for entry in line.entries { add(entry) }
    if !line.entries.isEmpty, line.closesList, state == .listing { state = .listed }
  }

  private mutating func add(_ text: String) {
    let entry = ConflictReport.Entry(line: lineNumber, text: text, constraint: EntryParser.constraint(text))
    if state == .breaking {
      markBroken(entry)
      close()
      return
    }
    if state == .listed { close() }
    if current == nil { current = ConflictReport(line: lineNumber) }
    state = .listing
    keepPending()
    current?.entries.append(entry)
  }

  private mutating func readOther(_ line: LogLine) {
    guard current != nil else { return }
    if line.text == "(" {
      if state != .heading { close() } else { state = .listing }
    } else if line.text.hasPrefix(")") {
      if state == .listing {
        keepPending()
        state = .listed
      }
    } else if state == .listing, !line.text.isEmpty {
      pending.append(ConflictReport.Entry(line: lineNumber, text: LogLine.unquoted(line.text)))
      if pending.count > Self.mostPending { close() }
    }
  }

  /// What is pending has the rest of a wrapped entry, or is of the list and not understood.
  private mutating func keepPending() {
    guard var report = current else { return }
    current = nil
    for line in pending {
      if let last = report.entries.last, last.constraint == nil, last.line + 3 >= line.line, report.unread.isEmpty,
        let joined = Self.joined(last, line)
      {
        report.entries[report.entries.count - 1] = joined
      } else {
        report.leaveUnread(line)
      }
    }
    pending = []
    current = report
  }

  /// An entry that goes on in the next line, where the two make a whole one.
  private static func joined(_ entry: ConflictReport.Entry, _ rest: ConflictReport.Entry) -> ConflictReport.Entry? {
    guard !entry.text.hasSuffix(">"), entry.text.utf8.count + rest.text.utf8.count <= EntryParser.longest else {
      return nil
    }
    for separator in [" ", ""] {
      let text = LogLine.trimmed(entry.text + separator + rest.text)
      if text.hasSuffix(">"), let constraint = EntryParser.constraint(text) {
        return ConflictReport.Entry(line: entry.line, text: text, constraint: constraint)
      }
    }
    return nil
  }

  /// The constraint that was given up is in the list too. Where the list was cut off before it, it is added there;
  /// where it was cut off in it, it is whole here.
  private mutating func markBroken(_ entry: ConflictReport.Entry) {
    guard var report = current else { return }
    current = nil
    let found =
      report.entries.firstIndex { $0.text == entry.text }
      ?? report.entries.firstIndex { known in
        guard let address = entry.constraint?.address, address.hasPrefix("0x") else { return false }
        return known.text.firstIndex(ofWord: address) != nil
          && (known.constraint == nil || known.constraint?.address == address)
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
    if let report = current, !report.entries.isEmpty { reports.append(report) }
    current = nil
    pending = []
    state = .heading
  }
}
