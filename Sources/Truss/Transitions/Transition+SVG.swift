import TrussDrawing
import TrussLayout
public import TrussTree
public import TrussViews

extension Transition {
  /// Draws the transition as an animated SVG, as large as the layout at its end.
  ///
  ///     try session.transition(duration: 0.2).svg(title: "Recovering a password").write(toFile: "recover.svg")
  ///
  /// It moves by CSS alone, in an `<img>` too. Viewers that know no CSS animation, and readers who ask for reduced
  /// motion, see the layout at the end, as `Layout.svg` draws it.
  ///
  /// - Parameters:
  ///   - title: the title of the drawing, which screen readers read aloud; `Layout` by default.
  ///   - description: a description of the drawing, which screen readers read aloud.
  ///   - id: the id of the root element, which all others begin with. Drawings inlined in one page need ids that
  ///     differ.
  ///   - scheme: whether it is drawn for light mode, dark mode, or both.
  ///   - theme: the colours that it is drawn in; those of the views by default.
  ///   - outlines: whether texts in a font file are drawn as its outlines, which look the same everywhere but are no
  ///     text to select or search; as text by default.
  ///   - repeats: whether it runs forth three times and back in between, with a rest of 1.5 seconds at each end, as a
  ///     figure in a page does; once by default.
  /// - Throws: `LayoutError` for a duration without meaning, and for layouts of two media.
  public func svg(
    title: String = "Layout", description: String? = nil, id: String = "truss", scheme: SVG.Scheme = .automatic,
    theme: Theme = .plain, outlines: Bool = false, repeats: Bool = false
  ) throws(LayoutError) -> SVG {
    let renderer = SVGRenderer(
      title: title, description: description, id: id, colorScheme: scheme.colorScheme, theme: theme,
      drawsOutlines: outlines)
    let timing = SVGTiming(duration: duration, curve: curve.rawValue, repeats: repeats)
    return SVG(document: renderer.render(try tweens(), timing))
  }
}
