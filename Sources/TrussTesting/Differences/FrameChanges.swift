import TrussViews

/// What changed between the frames, texts and looks of two layouts, view by view:
///
///     "email".x 8 -> 9
///     "dot".fill red -> green
///     "form"/Text[2].height 16 -> 32
///     "title".text "Sign in" -> "Sign up"
///
/// A view that moved as far as the view around it is counted there and not reported again.
struct FrameChanges: CustomStringConvertible {
  /// A number of a frame that changed.
  private struct Change {
    var view: Int
    var attribute: Int
    var old: Double
    var new: Double
    /// The number of views inside that moved as far.
    var carried = 0
  }

  /// The number of lines that are reported; the others are counted.
  private static let limit = 20
  private static let attributes = ["x", "y", "width", "height"]

  private let old: FrameList
  private let new: FrameList
  private let views: [FrameIdentities.View]
  private var changes: [Change] = []
  /// Texts and attributes that changed, by their views; a text that is empty was not there, or is no more.
  private var looks: [(view: Int, name: String, old: String, new: String)] = []
  private var added: [Int] = []
  private var removed: [Int] = []

  init(from old: FrameList, to new: FrameList) {
    var identities = FrameIdentities()
    let before = identities.identify(old).map(\.id)
    views = identities.identify(new)
    self.old = old
    self.new = new
    let places = Dictionary(zip(before, before.indices)) { first, _ in first }
    var told: [[Int?]] = []
    for (index, view) in views.enumerated() {
      let place = places[view.id]
      if let place {
        compareLooks(index, with: old.entries[place])
      } else {
        added.append(index)
      }
      told.append(place.map { compare(index, with: old.entries[$0], told) } ?? [nil, nil])
    }
    let ids = Set(views.map(\.id))
    removed = before.indices.filter { !ids.contains(before[$0]) }
  }

  /// Notes what changed of a view.
  ///
  /// - Parameter told: for the views before it, by axis, the change that reports how they moved.
  /// - Returns: the same for this view.
  private mutating func compare(_ index: Int, with old: FrameList.Entry, _ told: [[Int?]]) -> [Int?] {
    var own: [Int?] = [nil, nil]
    for attribute in Self.attributes.indices {
      let change = Change(
        view: index, attribute: attribute, old: old.numbers[attribute], new: new.entries[index].numbers[attribute])
      guard change.old != change.new else { continue }
      if attribute < 2 {
        if let parent = views[index].parent, let carrier = told[parent][attribute],
          changes[carrier].new - changes[carrier].old == change.new - change.old
        {
          changes[carrier].carried += 1
          own[attribute] = carrier
          continue
        }
        own[attribute] = changes.count
      }
      changes.append(change)
    }
    return own
  }

  /// Notes what changed of a view besides its frame.
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

  /// Whether all views look the same, and have the same frames.
  var isEmpty: Bool { changes.isEmpty && looks.isEmpty && added.isEmpty && removed.isEmpty }

  /// A line for each change, then what is new and what is gone; no newline at the end.
  var description: String {
    let limit = Self.limit
    var lines = changes.prefix(limit).map(line)
    lines += looks.prefix(limit).map(lookLine)
    lines += added.prefix(limit).map { "added: \(new.entries[$0].line)" }
    lines += removed.prefix(limit).map { "removed: \(old.entries[$0].line)" }
    let more = changes.count + looks.count + added.count + removed.count - min(lines.count, limit)
    lines = lines.prefix(limit).map { "  \($0)" }
    if more > 0 { lines.append("  and \(more) more") }
    return lines.joined(separator: "\n")
  }

  private func line(_ change: Change) -> String {
    let carried =
      change.carried == 0 ? "" : ", and with it \(change.carried) \(change.carried == 1 ? "view" : "views") inside"
    return "\(title(of: change.view)).\(Self.attributes[change.attribute]) \(shortest(change.old)) -> "
      + "\(shortest(change.new))\(carried)"
  }

  /// Of long texts, what is around the first difference.
  private func lookLine(_ change: (view: Int, name: String, old: String, new: String)) -> String {
    let same = zip(change.old, change.new).prefix { $0 == $1 }.count
    let (before, after) = (Self.excerpt(change.old, around: same), Self.excerpt(change.new, around: same))
    return "\(title(of: change.view)).\(change.name) \(before) -> \(after)"
  }

  private static func excerpt(_ texts: String, around place: Int) -> String {
    if texts.isEmpty { return "none" }
    let start = place > 30 ? place - 20 : 0
    let end = max(start, place) + 30
    let middle = texts.dropFirst(start).prefix(end - start)
    return (start > 0 ? "…" : "") + middle + (end < texts.count ? "…" : "")
  }

  /// The view's name, or its place in the nearest view around it that has one: `"form"/VStack[1]/Text[2]`. Long paths
  /// lose their middle.
  private func title(of index: Int) -> String {
    var parts: [String] = []
    var next: Int? = index
    while let view = next {
      if let name = new.entries[view].name {
        parts.append("\"\(name)\"")
        break
      }
      parts.append(
        views[view].parent == nil ? new.entries[view].kind : "\(new.entries[view].kind)[\(views[view].number)]")
      next = views[view].parent
    }
    if parts.count > 6 { parts.replaceSubrange(3..<(parts.count - 2), with: ["…"]) }
    return parts.reversed().joined(separator: "/")
  }
}
