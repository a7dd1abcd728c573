import TrussDiagnostics
import TrussDrawing
import TrussIR
import TrussText
import TrussViews

package struct Explanation {
  let report: ConflictReport
  /// The lines of the log in which the report begins: several lines if the log repeats the report.
  let lines: [Int]
  /// The constraints in words, in the order of the list; nil for a constraint that is not understood.
  let clauses: [String?]
  /// The indices of the constraints in an irreducible set that cannot all hold; empty if all listed constraints can
  /// hold.
  let colliding: [Int]
  let why: String
  let fix: String

  /// Explains the reports in a log, each in words and as JSON. Returns nothing if the log has more constraints than the
  /// limit.
  package static func texts(ofLog bytes: [UInt8]) -> [String] {
    all(of: (try? ReportFinder.reports(in: bytes)) ?? []).flatMap { [$0.text, "\($0.json)"] }
  }

  /// Explains reports. A repeated report, even about other views of the same kind, is explained once.
  static func all(of reports: [ConflictReport]) -> [Explanation] {
    var lines: [ConflictReport.Form: [Int]] = [:]
    var first: [(ConflictReport.Form, ConflictReport)] = []
    for report in reports {
      let form = report.form
      if lines[form] == nil { first.append((form, report)) }
      lines[form, default: []].append(report.line)
    }
    return first.map { form, report in Explanation(report, lines: lines[form]) }
  }

  init(_ report: ConflictReport, lines: [Int]? = nil) {
    self.report = report
    self.lines = lines ?? [report.line]
    let system = ReportSystem(report.entries.map(\.constraint))
    let phrasing = Phrasing(names: ItemNames(system))
    let rows = Dictionary(grouping: system.rows, by: \.entry)
    clauses = report.entries.indices.map { entry in
      rows[entry]?.map { phrasing.clause($0.relation) + Self.priority($0.relation) }.listed
    }
    if let collision = Collision(system, broken: report.broken) {
      colliding = collision.entries
      let reason = Reason(collision: collision, phrasing: phrasing)
      why = ([Self.sentence(reason.text)] + Self.notes(report, colliding)).joined(separator: " ")
      fix = Self.sentence(Remedy(collision: collision, phrasing: phrasing).text)
    } else {
      colliding = []
      let open = OpenCase(report: report, system: system, phrasing: phrasing)
      why = ([Self.sentence(open.why)] + Self.notes(report, Array(report.entries.indices))).joined(separator: " ")
      fix = Self.sentence(open.fix)
    }
  }

  private static func priority(_ relation: Constraint) -> String {
    relation.priority.isRequired ? "" : " (priority \(short(relation.priority.value, digits: 3)))"
  }

  /// Capitalises the word `the` at the beginning of a text. Any other text is unchanged.
  private static func sentence(_ text: String) -> String {
    text.hasPrefix("the ") ? "The " + text.dropFirst(4) : text
  }

  private static func notes(_ report: ConflictReport, _ indexes: [Int]) -> [String] {
    var notes: [String] = []
    let constraints = indexes.compactMap { report.entries[$0].constraint }
    if constraints.contains(where: \.namesLeading), constraints.contains(where: \.namesLeft) {
      notes.append("(Leading is read as left here, and trailing as right; the constraints mix both kinds.)")
    }
    let notUnderstood = report.entries.filter { $0.constraint == nil }
    let count = notUnderstood.count + report.unreadCount
    if count > 0 {
      let shown = (notUnderstood + report.unread).sorted { $0.line < $1.line }.prefix(ConflictReport.mostUnread)
      let quotes = shown.map { "line \($0.line): \"\(quoted($0.text))\"" }
      let more = count > shown.count ? " and \(count - shown.count) more" : ""
      notes.append(
        "Ignored, because not understood: \(quotes.joined(separator: "; "))\(more).")
    }
    return notes
  }

  /// A line of the log in printable characters, cut to 300 characters.
  private static func quoted(_ text: String) -> String { Printable.text(text, most: 300) }
}

/// A report whose listed constraints can all hold.
struct OpenCase {
  let report: ConflictReport
  let system: ReportSystem
  let phrasing: Phrasing

  var why: String {
    if system.rows.count > Collision.mostRows {
      return "With \(report.entries.count) constraints the list is longer than any that the system prints; "
        + "it was not looked at."
    }
    if system.rows.isEmpty { return "None of the constraints in the list could be read." }
    let missing = unsized
    let part: String
    if let open = system.viewWithoutSuperview, let name = phrasing.names[open.view] {
      part = "perhaps the superview of \(name), which it does not name\(superview(of: open.view, open.candidates))"
    } else if missing.isEmpty {
      part = "a constraint that was cut off, a size of content, or less than the log's rounding"
    } else {
      part = "most likely \(missing.listed)"
    }
    return """
      The constraints of this list can all hold together, so the list alone does not decide. Something takes part \
      that is not in it: \(part).
      """
  }

  /// The most views that are tried as a view's superview.
  private static let mostCandidates = 8

  /// Words for the views of the list with which, as the superview of another, the constraints conflict.
  private func superview(of view: LogItem, _ candidates: [LogItem]) -> String {
    guard candidates.count <= Self.mostCandidates else { return "" }
    let found = candidates.filter { candidate in
      let assumed = ReportSystem(report.entries.map(\.constraint), assuming: [view.key: candidate])
      return Collision(assumed, broken: report.broken) != nil
    }
    let names = found.compactMap { phrasing.names[$0] }
    return names.isEmpty ? "" : "; if it is \(names.joined(separator: " or ")), they conflict"
  }

  /// The container sizes that no constraint of the list determines.
  private var unsized: [String] {
    let given = system.rows.filter { $0.entry != nil && $0.relation.right.terms.isEmpty }
    let sized = Set(given.compactMap(\.relation.onlyLeft))
    let outer = system.rows.compactMap(\.pin).filter { !$0.isBetween }.map { Anchor($0.outer, $0.axis.extent) }
    var met: Set<Anchor> = []
    return outer.filter { !sized.contains($0) && met.insert($0).inserted }.prefix(4).map(phrasing.place)
  }

  /// A view with constraints of the author and of its autoresizing mask, which rarely fit together.
  private var masked: Item.ID? {
    let own = Set(system.rows.filter { $0.origin == .author }.compactMap { $0.pin?.inner ?? $0.item })
    let masked = system.rows.filter { $0.origin == .autoresizingMask }.compactMap(\.item)
    return masked.first { own.contains($0) && !system.items[$0].isPlacedBySystem }
  }

  var fix: String {
    if !system.rows.isEmpty, let own = Remedy.system(report.entries.compactMap(\.constraint)) { return own }
    if let item = masked {
      return """
        Set translatesAutoresizingMaskIntoConstraints = false on \(phrasing.names[item]): it has constraints of its \
        own, and others from its frame.
        """
    }
    guard let row = system.rows.first(where: { $0.entry != nil && $0.entry == report.broken }) else {
      return "Print the sizes of these views when the log appears, and compare them with the constraints above."
    }
    let clause = phrasing.clause(row.relation)
    guard row.origin == .author else {
      return """
        The system gave up one of its own constraints (\(clause)). Lower one of yours on the same view to a priority \
        of 999.
        """
    }
    return """
      The system gave up this one: \(clause). If it need not always hold, give it a priority of 999; else print the \
      sizes of these views when the log appears, and compare.
      """
  }
}

extension Explanation {
  /// The explanation for a terminal.
  ///
  ///     Line 1: 2 of 3 constraints conflict.
  ///
  ///       line 7: UIView is 51 high  [0x600000289ab0]  <- broken
  ///       line 8: UIView is 0 high  [UISV-hiding 0x608000285e60]
  ///
  ///     Why: …
  ///
  ///     Fix: …
  var text: String {
    let isColliding = Set(colliding)
    let all = report.entries.indices
    let others = all.filter { !isColliding.contains($0) }
    var paragraphs = [headline]
    if !colliding.isEmpty { paragraphs.append(colliding.map(line(of:)).joined()) }
    paragraphs.append(Paragraph.wrapped("Why: " + why, indentation: ""))
    paragraphs.append(Paragraph.wrapped("Fix: " + fix, indentation: ""))
    if !others.isEmpty {
      let title = colliding.isEmpty ? "The list:\n" : "In the list, but not part of the conflict:\n"
      paragraphs.append(title + others.map(line(of:)).joined())
    }
    return paragraphs.joined(separator: "\n")
  }

  private var headline: String {
    let count = report.entries.count
    let noun = count == 1 ? "1 constraint" : "\(count) constraints"
    let verb = colliding.count == 1 ? "cannot hold" : "conflict"
    let some = colliding.count == count ? noun : "\(colliding.count) of \(noun)"
    let what = colliding.isEmpty ? "a report of \(noun)" : "\(some) \(verb)"
    return Paragraph.wrapped("Line \(report.line): \(what).\(again)", indentation: "")
  }

  /// How often the log contains the report, and in which lines.
  private var again: String {
    let others = lines.dropFirst()
    guard !others.isEmpty else { return "" }
    let shown = others.prefix(Self.mostLines).map(String.init)
    let rest = others.count - shown.count
    let places = (shown + (rest > 0 ? ["\(rest) more"] : [])).listed
    return " It comes \(lines.count) times: also at line\(others.count == 1 ? "" : "s") \(places)."
  }

  /// The maximum number of lines that are listed for a repeated report.
  private static let mostLines = 5

  /// A constraint in words, with the identifiers for finding it in the log and in the debugger.
  private func line(of index: Int) -> String {
    let entry = report.entries[index]
    let start = "  line \(entry.line): "
    let mark = report.broken == index ? "  <- broken" : ""
    guard let clause = clauses[index], let constraint = entry.constraint else {
      return Paragraph.wrapped(start + Self.quoted(entry.text) + mark, indentation: "    ")
    }
    let autoresizing = constraint.origin == .autoresizingMask ? "autoresizing mask" : nil
    let origin = constraint.source ?? constraint.identifier ?? autoresizing
    let tag = [origin, constraint.address].compactMap { $0 }.joined(separator: " ")
    return Paragraph.wrapped("\(start)\(clause)  [\(Printable.text(tag))]\(mark)", indentation: "    ")
  }
}

/// Breaks text into lines of at most 92 columns, except for longer words.
private enum Paragraph {
  private static let columns = 92

  /// Breaks a text at its spaces. Lines after the first are indented.
  static func wrapped(_ text: String, indentation: String) -> String {
    var lines = ""
    var line = String(text.prefix { $0 == " " })
    var width = line.utf8.count
    var hasWord = false
    for word in text.split(separator: " ", omittingEmptySubsequences: false).drop(while: \.isEmpty) {
      let wordWidth = CellWidth.of(word)
      if hasWord, !word.isEmpty, width + 1 + wordWidth > columns {
        while line.last == " " { line.removeLast() }
        lines += line + "\n"
        line = indentation + word
        width = indentation.utf8.count + wordWidth
      } else {
        if hasWord { line += " " }
        line += word
        width += (hasWord ? 1 : 0) + wordWidth
      }
      hasWord = true
    }
    return lines + line + "\n"
  }
}

extension Explanation {
  /// The explanation as JSON, with its keys in a fixed order. The page on conflicts documents it.
  var json: JSON {
    .object([
      ("lines", .array(lines.map { .number(Double($0)) })),
      ("constraints", .array(report.entries.map { .string($0.text) })),
      ("colliding", .array(colliding.map { .number(Double($0)) })),
      ("broken", .number(report.broken.map(Double.init) ?? .nan)),
      ("why", .string(why)),
      ("fix", .string(fix)),
    ])
  }
}
