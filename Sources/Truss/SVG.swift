import Foundation
import TrussDrawing
public import TrussLayout
public import TrussTree
public import TrussViews

/// A drawing as an SVG document.
public struct SVG: Equatable, Sendable {
  /// The document; it ends with a line feed. The same view gives the same characters, always.
  public let document: String

  /// The colour scheme for which a drawing is made.
  public enum Scheme: String, CaseIterable, Sendable {
    /// Light or dark, as the reader's system is set.
    case automatic
    /// Light.
    case light
    /// Dark.
    case dark
  }

  /// Writes the document to a file.
  ///
  /// - Throws: Foundation's error if the file cannot be written.
  public func write(toFile path: String) throws {
    try Data(document.utf8).write(to: URL(fileURLWithPath: path))
  }
}

extension SVG: CustomStringConvertible {
  /// The document.
  public var description: String { document }
}

extension View {
  /// Draws the view as SVG, laid out in points.
  ///
  ///     try header.svg(width: 390, title: "A form's header").write(toFile: "header.svg")
  ///
  /// - Parameters:
  ///   - drawing: the parts that are drawn: the views, or also an overlay that explains their frames.
  ///   - width: the width in points, or nil to fit it to the content.
  ///   - height: the height in points, or nil to fit it to the content.
  ///   - title: the title of the drawing, which screen readers read aloud; `Layout` by default.
  ///   - description: a description of the drawing, which screen readers read aloud.
  ///   - id: the id of the root element, which all others begin with. Drawings inlined in one page need ids that
  ///     differ.
  ///   - scheme: whether it is drawn for light mode, dark mode, or both.
  ///   - theme: the colours that it is drawn in; those of the views by default.
  ///   - outlines: whether texts in a font file are drawn as its outlines, which look the same everywhere but are no
  ///     text to select or search; as text by default.
  ///   - environment: the environment in which it is laid out.
  ///   - strict: whether any diagnostic is an error, as `Layout.strict()` throws it.
  /// - Throws: `LayoutError` for input that has no meaning.
  public func svg(
    _ drawing: SVG.Drawing = .views, width: Double? = nil, height: Double? = nil, title: String = "Layout",
    description: String? = nil, id: String = "truss", scheme: SVG.Scheme = .automatic, theme: Theme = .plain,
    outlines: Bool = false, environment: EnvironmentValues = EnvironmentValues(), strict: Bool = false
  ) throws(LayoutError) -> SVG {
    try layout(for: drawing, width: width, height: height, environment: environment, strict: strict).svg(
      drawing, title: title, description: description, id: id, scheme: scheme, theme: theme, outlines: outlines)
  }
}

extension View {
  /// The layout that a drawing is made of.
  package func layout(
    for drawing: SVG.Drawing, width: Double?, height: Double?, environment: EnvironmentValues, strict: Bool = false
  ) throws(LayoutError) -> Layout {
    guard drawing.isInCells else {
      return try layout(width: width, height: height, environment: environment, strict: strict)
    }
    return try layout(
      columns: width.map { Medium.cells.count($0, .horizontal) },
      rows: height.map { Medium.cells.count($0, .vertical) },
      environment: environment, strict: strict)
  }
}

extension Medium {
  /// The nearest number of cells to a length in points. A length that is no number of cells is 0, which a layout refuses.
  package func count(_ points: Double, _ axis: Axis) -> Int {
    let cells = extent(points, axis)
    return cells.isFinite && abs(cells) <= LayoutError.Limits.length ? Int(clamping: cells) : 0
  }
}

extension Layout {
  /// Draws the layout as SVG; the parameters are those of the view's method.
  public func svg(
    _ drawing: SVG.Drawing = .views, title: String = "Layout", description: String? = nil, id: String = "truss",
    scheme: SVG.Scheme = .automatic, theme: Theme = .plain, outlines: Bool = false
  ) -> SVG {
    let renderer = SVGRenderer(
      title: title, description: description, id: id, colorScheme: scheme.colorScheme, theme: theme,
      drawsOutlines: outlines)
    return SVG(document: renderer.render(drawing.list(of: self)))
  }
}

extension SVG.Scheme {
  var colorScheme: ColorScheme? {
    switch self {
    case .automatic: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
