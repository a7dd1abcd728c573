import TrussDrawing
import TrussIR
import TrussText

/// What there is to tell of a report, whatever the form.
struct Explanation {
  let report: ConflictReport
  /// The lines at which the report begins: more than one where it comes again.
  let lines: [Int]
  /// Each constraint in words, or nil where it is not understood.
  let clauses: [String?]
  /// The indexes of a smallest set that cannot all hold; empty where the list alone does not decide.
  let colliding: [Int]
  let why: String
  let fix: String

  /// Explains reports, each once however often it comes, be it for other views of the same kind.
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
    let constraints = report.entries.map(\.constraint)
    let phrasing = Phrasing(names: ItemNames(constraints))
    clauses = constraints.map { constraint in
      guard let constraint else { return nil }
      return Reason.list(constraint.relations.map { phrasing.clause($0) + Self.priority($0) })
    }
    let system = ReportSystem(constraints)
    if let collision = Collision(system, broken: report.broken) {
      colliding = collision.entries
      let reason = Reason(collision: collision, constraints: constraints, phrasing: phrasing)
      why = ([Self.sentence(reason.text)] + Self.notes(report, colliding)).joined(separator: " ")
      fix = Self.sentence(Remedy(report: report, collision: collision, phrasing: phrasing).text)
    } else {
      colliding = []
      let open = OpenCase(report: report, system: system, phrasing: phrasing)
      why = ([Self.sentence(open.why)] + Self.notes(report, Array(constraints.indices))).joined(separator: " ")
      fix = Self.sentence(open.fix)
    }
  }

  private static func priority(_ relation: LogRelation) -> String {
    relation.priority >= 1000 ? "" : " (priority \(short(relation.priority, digits: 3)))"
  }

  /// A text that begins with a capital, unless it begins with a name.
  private static func sentence(_ text: String) -> String {
    text.hasPrefix("the ") ? "The " + text.dropFirst(4) : text
  }

  /// What the reader has to know of how the report was read.
  private static func notes(_ report: ConflictReport, _ indexes: [Int]) -> [String] {
    var notes: [String] = []
    let relations = indexes.flatMap { report.entries[$0].constraint?.relations ?? [] }
    let places = relations.flatMap { ($0.left + $0.right).map(\.place) }
    let edges = places.filter { $0.attribute == .left || $0.attribute == .right }
    let hasPlainAnchor = relations.contains { relation in
      relation.container == nil
        && (relation.left + relation.right).contains {
          ($0.place.attribute == .left || $0.place.attribute == .right) && !$0.place.isDirectional
        }
    }
    if edges.contains(where: \.isDirectional), hasPlainAnchor {
      notes.append("(Leading is read as left here, and trailing as right; the constraints mix both kinds.)")
    }
    let notUnderstood = report.entries.filter { $0.constraint == nil }
    let count = notUnderstood.count + report.unreadCount
    if count > 0 {
      let shown = (notUnderstood + report.unread).sorted { $0.line < $1.line }.prefix(ConflictReport.mostUnread)
      let quotes = shown.map { "line \($0.line): \"\(quoted($0.text))\"" }
      let more = count > shown.count ? " and \(count - shown.count) more" : ""
      notes.append(
        "Left aside, as not understood: \(quotes.joined(separator: "; "))\(more).")
    }
    return notes
  }

  /// A line of the log, as far as one can read it.
  private static func quoted(_ text: String) -> String { Printable.text(text, most: 300) }
}

/// A report whose constraints can all hold as far as they are listed.
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
    let sizes =
      missing.isEmpty
      ? "a constraint that was cut off, a size of content, or less than the log's rounding"
      : "most likely \(Reason.list(missing))"
    return """
      The constraints of this list can all hold together, so the list alone does not decide. Something takes part \
      that is not in it: \(sizes).
      """
  }

  /// The sizes of items' containers that no constraint of the list gives.
  private var unsized: [String] {
    var outer: [LogPlace] = []
    var sized: Set<LogPlace> = []
    for row in system.rows where row.entry != nil {
      if row.relation.right.isEmpty, let place = row.relation.singleLeft?.place { sized.insert(place) }
      if let pin = Pin(row.relation), !pin.isBetween {
        outer.append(LogPlace(item: pin.outer, attribute: pin.axis.size))
      }
    }
    var met: Set<LogPlace> = []
    return outer.filter { !sized.contains($0) && met.insert($0).inserted }.prefix(4).map(phrasing.place)
  }

  /// A view that has constraints of its own and others from its autoresizing mask, which seldom go together.
  private var masked: LogItem? {
    let constraints = report.entries.compactMap(\.constraint)
    let own = Set(constraints.filter { $0.origin == .author }.flatMap(\.relations).compactMap { Pin($0)?.inner })
    let masked = constraints.filter { $0.origin == .autoresizingMask }.flatMap(\.relations)
    return masked.compactMap { $0.left.first?.place.item }.first { own.contains($0) && !$0.isPlacedBySystem }
  }

  var fix: String {
    if !system.rows.isEmpty, let own = Remedy.system(report.entries.compactMap(\.constraint)) { return own }
    if let item = masked {
      return """
        Set translatesAutoresizingMaskIntoConstraints = false on \(phrasing.names[item]): it has constraints of its \
        own, and others from its frame.
        """
    }
    guard let broken = report.broken, let constraint = report.entries[broken].constraint,
      let relation = constraint.relations.first
    else {
      return "Print the sizes of these views when the log appears, and compare them with the constraints above."
    }
    let clause = phrasing.clause(relation)
    guard constraint.origin == .author else {
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

  /// How often it comes again, and where.
  private var again: String {
    let others = lines.dropFirst()
    guard !others.isEmpty else { return "" }
    let shown = others.prefix(Self.mostLines).map(String.init)
    let rest = others.count - shown.count
    let places = Reason.list(shown + (rest > 0 ? ["\(rest) more"] : []))
    return " It comes \(lines.count) times: also at line\(others.count == 1 ? "" : "s") \(places)."
  }

  /// Of a report that comes again so many lines are shown.
  private static let mostLines = 5

  /// A constraint in words, with what finds it in the log and in the debugger.
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

/// Text in lines of at most 92 columns, where words allow.
private enum Paragraph {
  private static let columns = 92

  /// Breaks a text at its spaces; lines after the first are indented.
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
  /// The explanation with its keys in a fixed order; the page on conflicts shows it.
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
