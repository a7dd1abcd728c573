import TrussIR

/// What there is to tell of a report, whatever the form.
struct Explanation {
  let report: ConflictReport
  /// Each constraint in words, or nil where it is not understood.
  let clauses: [String?]
  /// The indexes of a smallest set that cannot all hold; empty where the list alone does not decide.
  let colliding: [Int]
  let why: String
  let fix: String

  init(_ report: ConflictReport) {
    self.report = report
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
  static func quoted(_ text: String) -> String {
    let plain = Printable.text(text)
    return plain.count <= 300 ? plain : plain.prefix(299) + "…"
  }
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
    for row in system.rows {
      guard case .entry = row.source else { continue }
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
