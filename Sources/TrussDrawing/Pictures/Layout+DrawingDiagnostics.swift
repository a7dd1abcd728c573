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
      let hasConnectors = layout.tree.entries.indices.contains { layout.hasConnectors($0) }
      return layout.viewsWithoutSize + layout.cutLines + layout.cutTitles
        + (hasConnectors ? ConnectorPlan(layout).diagnostics : [])
    }
    return layout
  }

  /// The views that would draw something and have no width or no height, though nobody gave them none: those of one
  /// container together. What has a diagnostic is not reported again.
  private var viewsWithoutSize: [Diagnostic] {
    var found: [[Int]: [Int]] = [:]
    let reported = Set(frameDiagnostics.flatMap(\.views))
    for index in tree.seenViews where !reported.contains(index) {
      let entry = tree.entries[index]
      guard entry.traits.contains(.isDrawn), !entry.content.isText, entry.inherited.decorationDepth == 0 else {
        continue
      }
      // A line may have no height.
      if case .custom = entry.address.shape?.outline { continue }
      for axis in Axis.allCases where rects[index].size.length(axis) < 0.01 && !isGivenNone(index, axis) {
        found[[entry.parent ?? -1, axis == .horizontal ? 0 : 1], default: []].append(index)
      }
    }
    return found.sorted { ($0.value[0], $0.key[1]) < ($1.value[0], $1.key[1]) }.map {
      let (views, length) = ($1, $0[1] == 0 ? "width" : "height")
      let (have, them) = views.count > 1 ? ("and \(views.count - 1) more beside it have", "them") : ("has", "it")
      return Diagnostic(
        kind: .overflow,
        message:
          "\(tree.title(of: views[0])) \(have) no \(length), so nothing is seen of \(them): write .\(length)(40), "
          + "or whatever it should be",
        location: tree.entries[views[0]].attributes.location, views: views)
    }
  }

  /// Whether a view, or the frame around it, was given a length of 0.
  private func isGivenNone(_ index: Int, _ axis: Axis) -> Bool {
    func isGivenNone(_ view: Int) -> Bool {
      tree.entries[view].attributes.sizes.contains { $0.axis == axis && $0.value == 0 }
    }
    if isGivenNone(index) { return true }
    guard let parent = tree.entries[index].parent else {
      return (axis == .horizontal ? given.width : given.height) == 0
    }
    guard case .framed(let box) = tree.entries[parent].content else { return false }
    return box.bounds[axis]?.greatest == 0 || isGivenNone(parent)
  }

  /// The texts that are lower than their lines, and the controls with lines behind the first, which is all they show.
  private var cutLines: [Diagnostic] {
    tree.seenViews.compactMap { index in
      let entry = tree.entries[index]
      guard entry.inherited.textStyle.lineLimit == nil, case .leaf(let leaf) = entry.content else { return nil }
      var (taken, shown) = (0, 1)
      switch leaf {
      case .text(let text):
        if entry.attributes.rare.compression.vertical != nil { return nil }
        let room = medium.snapped(rects[index]).inset(by: medium.boxInsets(of: entry))
        let extent = TextBlock(text, in: entry, medium).extent(width: room.width, height: room.height)
        (taken, shown) = (extent.taken, extent.shown)
      case .button(let title), .box(let title): taken = 1 + title.count { $0.isNewline }
      default: return nil
      }
      guard shown < taken else { return nil }
      return Diagnostic(
        kind: .overflow,
        message: "\(tree.title(of: index)) has room for \(shown) of its \(taken) line\(taken == 1 ? "" : "s")",
        location: entry.attributes.location, views: [index])
    }
  }

  /// The titles on borders of which letters are cut.
  private var cutTitles: [Diagnostic] {
    tree.seenViews.flatMap { index -> [Diagnostic] in
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
