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
      return layout.cutTitles + (hasConnectors ? ConnectorPlan(layout).diagnostics : [])
    }
    return layout
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
