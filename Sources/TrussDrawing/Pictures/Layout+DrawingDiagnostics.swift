import TrussIR
package import TrussLayout
import TrussText
import TrussTree
import TrussViews

extension Layout {
  /// The layout, its diagnostics with those of what finds no place in its drawing.
  package func reportingDrawing() -> Layout {
    var layout = self
    layout.drawingDiagnostics = { layout in
      let views = layout.tree.seenViews
      return layout.viewsWithoutSize(views) + layout.cutLines(views) + layout.cutTitles(views)
        + layout.textsOutside(views)
        + (views.contains(where: layout.hasConnectors) ? ConnectorPlan(layout).diagnostics : [])
    }
    return layout
  }

  /// A container and an axis along which views in it have no length.
  private struct Shortage: Hashable {
    var container: Int?
    var axis: Axis
  }

  /// One diagnostic for the views of a container that are drawn and have no length along an axis, unless the author set it
  /// to 0. What has a diagnostic is not reported again.
  private func viewsWithoutSize(_ views: [Int]) -> [Diagnostic] {
    var (order, found): ([Shortage], [Shortage: [Int]]) = ([], [:])
    let reported = reportedViews
    for index in views where !reported.contains(index) {
      let entry = tree.entries[index]
      guard entry.traits.contains(.isDrawn), entry.inherited.decorationDepth == 0 else { continue }
      if case .leaf(.text("")) = entry.content { continue }
      // A line may have no height.
      if case .custom = entry.address.shape?.outline { continue }
      for axis in Axis.allCases where hasNone(index, axis) && !isSetToZero(index, axis) {
        let shortage = Shortage(container: entry.parent, axis: axis)
        if found[shortage] == nil { order.append(shortage) }
        found[shortage, default: []].append(index)
      }
    }
    return order.compactMap { shortage in
      guard let views = found[shortage] else { return nil }
      let length = shortage.axis == .horizontal ? "width" : "height"
      let (have, them) = views.count > 1 ? ("and \(views.count - 1) more beside it have", "them") : ("has", "it")
      return Diagnostic(
        kind: .overflow,
        message:
          "\(tree.title(of: views[0])) \(have) no \(length), so nothing is seen of \(them): write .\(length)(40), "
          + "or whatever it should be",
        location: tree.entries[views[0]].attributes.location, views: views)
    }
  }

  private func hasNone(_ index: Int, _ axis: Axis) -> Bool { rects[index].size.length(axis) < 0.01 }

  /// Whether the author set a length of a view, or of the frame around it, to 0.
  private func isSetToZero(_ index: Int, _ axis: Axis) -> Bool {
    func hasZero(_ view: Int) -> Bool {
      tree.entries[view].attributes.sizes.contains { $0.axis == axis && $0.value == 0 }
    }
    if hasZero(index) { return true }
    guard let parent = tree.entries[index].parent else {
      return (axis == .horizontal ? given.width : given.height) == 0
    }
    guard case .framed(let box) = tree.entries[parent].content else { return false }
    return box.bounds[axis]?.greatest == 0 || hasZero(parent)
  }

  /// The texts without room for all of their lines, and the buttons and boxes with titles of several lines, of which they
  /// show the first.
  private func cutLines(_ views: [Int]) -> [Diagnostic] {
    views.compactMap { index in
      let entry = tree.entries[index]
      guard !entry.inherited.textStyle.isLimited, case .leaf(let leaf) = entry.content else { return nil }
      if hasNone(index, .horizontal) || hasNone(index, .vertical) { return nil }
      let (taken, shown, verb): (Int, Int, String)
      switch leaf {
      case .text(let text):
        if entry.attributes.rare.compression.vertical != nil { return nil }
        let room = medium.snapped(rects[index]).inset(by: medium.boxInsets(of: entry))
        let extent = TextBlock(text, in: entry, medium).extent(width: room.width, height: room.height)
        (taken, shown, verb) = (extent.taken, extent.shown, "has room for")
      case .button(let title), .box(let title):
        let hasRoom = title.isEmpty || medium.snapped(rects[index]).height >= medium.lineHeight(entry.font) / 2
        (taken, shown) = (1 + title.count { $0.isNewline }, hasRoom ? 1 : 0)
        verb = hasRoom ? "shows no more than" : "has room for"
      default: return nil
      }
      guard shown < taken else { return nil }
      return Diagnostic(
        kind: .overflow,
        message: "\(tree.title(of: index)) \(verb) \(shown) of its \(taken) line\(taken == 1 ? "" : "s")",
        location: entry.attributes.location, views: [index])
    }
  }

  /// The texts and titles that the picture shows in part: those of decorations and callouts, as what sticks out of a
  /// container has a diagnostic. What its author moved, clips or put outside may be out of sight.
  private func textsOutside(_ views: [Int]) -> [Diagnostic] {
    let (picture, reported) = (medium.snapped(rects[0]), reportedViews)
    var hiddenEnd = 0
    return views.compactMap { index in
      let entry = tree.entries[index]
      if entry.outline.isMoved || entry.traits.contains(.clips) { hiddenEnd = max(hiddenEnd, entry.end) }
      guard index >= hiddenEnd, entry.traits.contains(.holdsLetters) else { return nil }
      let rect = medium.snapped(rects[index])
      guard let seen = rect.intersection(picture)?.size, seen.width > 0, seen.height > 0 else { return nil }
      let out = max(rect.width - seen.width, rect.height - seen.height)
      // The widths of letters are estimates.
      guard out >= 1, !sequence(first: index, next: { tree.entries[$0].parent }).contains(where: reported.contains)
      else { return nil }
      return Diagnostic(
        kind: .overflow, message: "\(tree.title(of: index)) sticks out of the picture by \(medium.words(for: out))",
        location: entry.attributes.location, views: [index])
    }
  }

  /// The views that diagnostics of frames name.
  private var reportedViews: Set<Int> { Set(frameDiagnostics.flatMap(\.views)) }

  /// The titles of borders that are cut or left out.
  private func cutTitles(_ views: [Int]) -> [Diagnostic] {
    views.flatMap { index -> [Diagnostic] in
      guard tree.entries[index].address.pointee.outline.hasAppearance else { return [] }
      let attributes = tree.entries[index].attributes
      guard let border = attributes.appearance.border, let titles = attributes.rare.borderTitle else { return [] }
      let frame = medium.snapped(rects[index])
      let upper = border.edges.contains(.top) ? titles.title : ""
      let lower = border.edges.contains(.bottom) ? titles.subtitle ?? "" : ""
      return [("title", upper), ("subtitle", lower)].compactMap { word, text -> Diagnostic? in
        let shown = medium.borderTitle(text, in: frame)?.unicode ?? ""
        if shown == text { return nil }
        let cut = shown.isEmpty ? "not drawn" : "cut to \(EscapedText.quoted(shown))"
        return Diagnostic(
          kind: .overflow,
          message: "the border of \(tree.title(of: index)) has no room for its \(word) \(EscapedText.quoted(text)), "
            + "which is \(cut)",
          location: attributes.location, views: [index])
      }
    }
  }
}
