public import TrussLayout
public import TrussViews

extension SVG {
  /// A drawing for light and one for dark mode, as two files. DocC shows `name.svg` and `name~dark.svg` as one image
  /// `name`; other pages need them for viewers without style sheets.
  ///
  ///     try header.layout(width: 390).svgPair(title: "A form's header")
  ///       .write(toDirectory: "Sources/App/App.docc/Resources", name: "header")
  public struct Pair: Equatable, Sendable {
    /// The drawing for light mode.
    public let light: SVG
    /// The drawing for dark mode.
    public let dark: SVG

    /// Writes `<name>.svg` and `<name>~dark.svg`.
    ///
    /// - Parameters:
    ///   - directory: the path of a directory that exists.
    ///   - name: the name of the image, without an ending.
    /// - Throws: Foundation's error if a file cannot be written.
    public func write(toDirectory directory: String, name: String) throws {
      try light.write(toFile: "\(directory)/\(name).svg")
      try dark.write(toFile: "\(directory)/\(name)~dark.svg")
    }
  }
}

extension Layout {
  /// Draws the layout as a pair of SVG documents, for light and for dark mode; the parameters are those of
  /// `svg`, and the theme is DocC's by default.
  public func svgPair(
    _ drawing: SVG.Drawing = .views, title: String = "Layout", description: String? = nil, id: String = "truss",
    theme: Theme = .docC, outlines: Bool = false
  ) -> SVG.Pair {
    func drawn(_ scheme: SVG.Scheme) -> SVG {
      svg(drawing, title: title, description: description, id: id, scheme: scheme, theme: theme, outlines: outlines)
    }
    return SVG.Pair(light: drawn(.light), dark: drawn(.dark))
  }
}
