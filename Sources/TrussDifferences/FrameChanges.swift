import TrussViews

/// The changes of frames, texts and drawing attributes between two layouts, view by view:
///
///     "email".x 8 -> 9
///     "dot".fill red -> green
///     "form"/Text[2].height 16 -> 32
///     "title".text "Sign in" -> "Sign up"
///
/// A view that moved by the same distance as its container has no line: the container's line counts it.
package struct FrameChanges: CustomStringConvertible {
  package enum Kind: String, Sendable {
    case moved, resized, text, style, added, removed
  }

  package struct Change {
    package var kind: Kind
    /// The view's index in the new list or, if it was removed, in the old list.
    package var view: Int
    /// The changed number of the frame, 0 to 3 for x, y, width and height; nil for any other change.
    package var number: Int?
    package var title: String
    /// The change as a line of text.
    package var words: String
  }

  private struct NumberChange {
    var view: Int
    var attribute: Int
    var old: Double
    var new: Double
    /// The number of views inside that moved by the same distance.
    var carried = 0
  }

  /// The maximum number of lines that are listed. Further lines are only counted.
  private static let limit = 20
  private static let attributes = ["x", "y", "width", "height"]

  private let old: FrameList
  private let new: FrameList
  private let views: [FrameIdentities.View]
  private let oldViews: [FrameIdentities.View]
  /// For each view of the new list, its index in the old list; nil if it was added.
  package let places: [Int?]
  private var numbers: [NumberChange] = []
  /// The texts and attributes that changed. An empty string means a missing value.
  private var looks: [(view: Int, name: String, old: String, new: String)] = []
  private let removed: [Int]

  package init(from old: FrameList, to new: FrameList) {
    var identities = FrameIdentities()
    let before = identities.identify(old)
    views = identities.identify(new)
    self.old = old
    self.new = new
    let indexes = Dictionary(zip(before.map(\.id), before.indices)) { first, _ in first }
    places = views.map { indexes[$0.id] }
    let ids = Set(views.map(\.id))
    removed = before.indices.filter { !ids.contains(before[$0].id) }
    oldViews = before
    var reports: [[Int?]] = []
    for (index, place) in places.enumerated() {
      if let place { compareLooks(index, with: old.entries[place]) }
      reports.append(place.map { compare(index, with: old.entries[$0], reports) } ?? [nil, nil])
    }
  }

  /// Records the changes of a view.
  ///
  /// - Parameter reports: for each earlier view and each axis, the index in `numbers` of the change that reports the
  ///   view's movement.
  /// - Returns: the two indices for this view.
  private mutating func compare(_ index: Int, with old: FrameList.Entry, _ reports: [[Int?]]) -> [Int?] {
    var own: [Int?] = [nil, nil]
    for attribute in Self.attributes.indices {
      let change = NumberChange(
        view: index, attribute: attribute, old: old.numbers[attribute], new: new.entries[index].numbers[attribute])
      guard change.old != change.new else { continue }
      if attribute < 2 {
        if let parent = views[index].parent, let carrier = reports[parent][attribute],
          numbers[carrier].new - numbers[carrier].old == change.new - change.old
        {
          numbers[carrier].carried += 1
          own[attribute] = carrier
          continue
        }
        own[attribute] = numbers.count
      }
      numbers.append(change)
    }
    return own
  }

  private mutating func compareLooks(_ index: Int, with old: FrameList.Entry) {
    let new = new.entries[index]
    func note(_ name: String, _ old: String?, _ new: String?) {
      if old != new { looks.append((index, name, old ?? "", new ?? "")) }
    }
    note("kind", old.kind, new.kind)
    note("text", old.texts, new.texts)
    let names = old.attributes.map(\.name)
    for name in names + new.attributes.map(\.name).filter({ !names.contains($0) }) {
      note(name, old.attributes.first { $0.name == name }?.value, new.attributes.first { $0.name == name }?.value)
    }
  }

  package var isEmpty: Bool { numbers.isEmpty && looks.isEmpty && removed.isEmpty && !places.contains(nil) }

  /// The changes of frames, then of texts and drawing attributes, then added and removed views.
  package var changes: [Change] {
    numbers.map {
      Change(
        kind: $0.attribute < 2 ? .moved : .resized, view: $0.view, number: $0.attribute, title: title(of: $0.view),
        words: line($0))
    }
      + looks.map {
        Change(
          kind: $0.name == "text" || $0.name == "title" ? .text : .style, view: $0.view, title: title(of: $0.view),
          words: lookLine($0))
      }
      + places.indices.filter { places[$0] == nil }.map {
        Change(kind: .added, view: $0, title: title(of: $0), words: "added: \(new.entries[$0].line)")
      }
      + removed.map {
        Change(
          kind: .removed, view: $0, title: Self.title(of: $0, in: old, oldViews),
          words: "removed: \(old.entries[$0].line)")
      }
  }

  /// A line for each change, without a newline at the end.
  package var description: String { Self.listed(changes.map(\.words)) }

  /// The first lines, indented, and the number of further lines.
  package static func listed(_ lines: [String]) -> String {
    let more = lines.count - limit
    return (lines.prefix(limit) + (more > 0 ? ["and \(more) more"] : [])).map { "  \($0)" }.joined(separator: "\n")
  }

  private func line(_ change: NumberChange) -> String {
    let carried =
      change.carried == 0 ? "" : ", and with it \(change.carried) \(change.carried == 1 ? "view" : "views") inside"
    return "\(title(of: change.view)).\(Self.attributes[change.attribute]) \(shortest(change.old)) -> "
      + "\(shortest(change.new))\(carried)"
  }

  /// Describes a changed text or attribute. Long texts are shortened to an excerpt around the first difference.
  private func lookLine(_ change: (view: Int, name: String, old: String, new: String)) -> String {
    let same = zip(change.old, change.new).prefix { $0 == $1 }.count
    let (before, after) = (Self.excerpt(change.old, around: same), Self.excerpt(change.new, around: same))
    return "\(title(of: change.view)).\(change.name) \(before) -> \(after)"
  }

  private static func excerpt(_ texts: String, around place: Int) -> String {
    if texts.isEmpty { return "none" }
    let start = place > 30 ? place - 20 : 0
    let end = max(start, place) + 50
    let middle = texts.dropFirst(start).prefix(end - start)
    // If the excerpt has an opening quote without its closing quote, a quote is added.
    let quotes = middle.count { $0 == "\"" }.isMultiple(of: 2) ? "" : "\""
    return (start > 0 ? "…" : "") + middle + (end < texts.count ? "…\(start > 0 ? "" : quotes)" : "")
  }

  /// The view's name, or its place in the nearest named view around it: `"form"/VStack[1]/Text[2]`. Long paths lose
  /// their middle.
  package func title(of index: Int) -> String { Self.title(of: index, in: new, views) }

  private static func title(of index: Int, in list: FrameList, _ views: [FrameIdentities.View]) -> String {
    var parts: [String] = []
    var next: Int? = index
    while let view = next {
      if let name = list.entries[view].name {
        parts.append("\"\(name)\"")
        break
      }
      parts.append(
        views[view].parent == nil ? list.entries[view].kind : "\(list.entries[view].kind)[\(views[view].number)]")
      next = views[view].parent
    }
    if parts.count > 6 { parts.replaceSubrange(3..<(parts.count - 2), with: ["…"]) }
    return parts.reversed().joined(separator: "/")
  }
}
