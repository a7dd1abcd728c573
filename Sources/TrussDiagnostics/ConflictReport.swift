package import TrussIR
package import TrussSolver
package import TrussTree
package import TrussViews

/// A conflict in the user's terms: the smallest set as a table, the reason why it cannot hold, and proposed changes.
///
///     these constraints cannot all be satisfied
///       player.height == 51                     Row.swift:12   .height(51)
///       player.height == 0   UISV-hiding        Row.swift:20   .collapsed(true)
///       broken: player.height == 51. To keep both, give it a priority below 1000, say .height(51, priority: 999)
package struct ConflictReport {
  package struct Member {
    package var row: Int
    package var constraint: Constraint
    /// The constraint in the syntax of a listing.
    var line: String
    var written: WrittenForm

    /// Whether the author wrote the constraint, rather than a stack's rule or the layout.
    package var isOwn: Bool {
      switch constraint.category {
      case .size, .aspectRatio, .proportion, .constraints, .visualFormat: true
      default: false
      }
    }
  }

  /// The constraints of the conflict: the author's own, then the others, each in the order of the system.
  package let members: [Member]
  package let broken: Int
  let names: [String]
  package let items: [Item]
  package let tree: ViewTree
  let medium: Medium
  /// The views in the constraints; the views of the broken constraint come first.
  let views: [Int]
  /// The title of the table row that contains the broken constraint's view, as the view may have no name; nil outside
  /// of tables.
  let place: String?

  /// The required constraints that relate only items in the conflict, including the conflict's own constraints, with
  /// their row numbers in the system.
  let nearby: [(row: Int, constraint: Constraint)]

  /// Makes the report of a conflict. The caller creates `names` (the names of all items) and `index` (the rows by their
  /// items) once for all conflicts.
  init(
    _ conflict: Conflict, lines: ArraySlice<String>, names: [String], near index: NearbyRows = NearbyRows(),
    _ constraints: ConstraintSystem, _ tree: ViewTree, _ medium: Medium
  ) {
    nearby = index.rows(around: conflict, constraints).map { ($0, constraints.constraints[$0]) }
    let found = zip(conflict.constraints, lines).map { row, line in
      let constraint = constraints.constraints[row]
      return Member(
        row: row, constraint: constraint, line: line, written: WrittenForm(of: constraint, in: tree, medium))
    }
    members = found.filter(\.isOwn) + found.filter { !$0.isOwn }
    broken = conflict.broken
    self.names = names
    self.tree = tree
    self.medium = medium
    let owner = constraints.constraints[broken].left.terms.first.map { Int($0.anchor.item.index) } ?? -1
    place = tree.entries.indices.contains(owner) ? tree.entries[owner].row.map(tree.title) : nil
    items = constraints.items
    var views: [Int] = []
    var known: Set<Int> = []
    for row in [conflict.broken] + conflict.constraints {
      let constraint = constraints.constraints[row]
      for term in constraint.terms {
        let view = Int(term.anchor.item.index)
        if tree.entries.indices.contains(view), known.insert(view).inserted { views.append(view) }
      }
    }
    self.views = views
  }

  package static func reports(
    _ conflicts: [Conflict], _ constraints: ConstraintSystem, _ tree: ViewTree, _ medium: Medium
  ) -> [ConflictReport] {
    if conflicts.isEmpty { return [] }
    let names = constraints.itemSpellings
    let index = NearbyRows(constraints)
    let conflicts = conflicts.map { $0.preferringExtents(among: index.rows(around: $0, constraints), in: constraints) }
    let lines = constraints.lines(ofRows: conflicts.flatMap(\.constraints))
    var start = 0
    return conflicts.map { conflict in
      let end = start + conflict.constraints.count
      defer { start = end }
      return ConflictReport(
        conflict, lines: lines[start..<end], names: names, near: index, constraints, tree, medium)
    }
  }

  package var cures: [ConflictCure] { ConflictAdvice(report: self).cures }

  func member(_ row: Int) -> Member? { members.first { $0.row == row } }

  /// Returns the arranged stack (with UIStackView's rules) at an index; nil for any other view.
  func stack(_ index: Int) -> ArrangedStack? {
    if case .arranged(let stack) = tree.entries[index].content { stack } else { nil }
  }

  func isView(_ item: Item.ID, in stack: Int) -> Bool {
    let index = Int(item.index)
    return tree.entries.indices.contains(index) && tree.entries[index].parent == stack
  }

  package var diagnostic: Diagnostic {
    let member = members.first { $0.row == broken }
    let what = members.count == 1 ? "this cannot hold" : "these constraints cannot all be satisfied"
    let head = place.map { "in \($0), \(what)" } ?? what
    let why = ConflictReason(report: self).text.map { "\n  why: \($0)" } ?? ""
    let advice = ConflictAdvice(report: self).text.map { ". \($0)" } ?? ""
    return Diagnostic(
      kind: .conflict,
      message: "\(head)\n\(Self.table(members))\(why)\n  broken: \(member?.line ?? "")\(advice)",
      location: member?.constraint.origin, views: views)
  }

  /// The rows of the table that follow from the author's code: constraints, sizes, and modifiers that hide views.
  var ownTable: String {
    let hiding: [TrussIR.Category] = [.collapsing, .stackHiding]
    return Self.table(members.filter { $0.isOwn || hiding.contains($0.constraint.category) })
  }

  /// Formats a table with aligned columns: the constraint, with its category if the author did not write it; its place
  /// in the source; its source text.
  private static func table(_ members: [Member]) -> String {
    let firsts = members.map { member in
      member.isOwn ? member.line : "\(member.line)   \(member.constraint.category.name)"
    }
    let places = members.map { $0.constraint.origin.map(shortPlace) ?? "" }
    let first = firsts.map(\.count).max() ?? 0
    let second = places.map(\.count).max() ?? 0
    return members.indices.map { index in
      var line = "  " + padded(firsts[index], first) + "   " + padded(places[index], second)
      if let text = members[index].written.text { line += "   " + text }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// A source line without its module, to keep tables narrow: `Row.swift:20`.
  static func shortPlace(_ location: SourceLine) -> String {
    "\(location.fileID.split(separator: "/").last ?? ""):\(location.line)"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension Conflict {
  /// The conflict without the minimum sizes that the author wrote for views, where it suffices that no size is negative,
  /// which always holds. The broken constraint stays.
  ///
  /// - Parameter nearby: the rows that relate only items of the conflict.
  fileprivate func preferringExtents(among nearby: [Int], in system: ConstraintSystem) -> Conflict {
    func isMinimum(_ constraint: Constraint) -> Bool {
      constraint.relation == .greaterThanOrEqual && constraint.right.terms.isEmpty && constraint.right.constant > 0
        && constraint.left.terms.count == 1 && constraint.left.terms[0].anchor.attribute.isSize
    }
    var result = self
    for row in constraints where row != broken && isMinimum(system.constraints[row]) {
      guard let size = system.constraints[row].left.terms.first, size.coefficient > 0,
        let extent = nearby.first(where: { other in
          system.constraints[other].category == .extent && system.constraints[other].left.terms == [size]
            && system.constraints[other].right.terms.isEmpty && !result.constraints.contains(other)
        })
      else { continue }
      let rows = result.constraints.filter { $0 != row } + [extent]
      var part = ConflictSubsystem(of: system.items, hasExtents: false)
      for row in rows { part.add(system.constraints[row]) }
      let found = part.system.findConflicts().first.map { $0.constraints.map { rows[$0] }.sorted() }
      if let found, found.contains(broken) { result = Conflict(constraints: found, broken: broken) }
    }
    return result
  }
}
