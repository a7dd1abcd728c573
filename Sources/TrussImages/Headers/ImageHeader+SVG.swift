extension ImageHeader {
  private static let svgNamespace = "http://www.w3.org/2000/svg"

  /// Reads the root element of an SVG: its `width`, `height` and `viewBox`.
  ///
  /// Sizes in `style` and style sheets are not followed. The namespace must be SVG's, as browsers show the file only
  /// then.
  init(svg bytes: ImageBytes) throws(ImageFileError) {
    let encoding = XMLEncoding(bytes)
    guard encoding == .utf8 else { throw .unsupportedEncoding(encoding.rawValue) }
    let root = try Self.root(bytes)
    guard root.localName == "svg" else { throw .unknownFormat(beginning: "<\(Self.shortened(root.localName))>") }
    let declaration = root.prefix.isEmpty ? "xmlns" : "xmlns:" + root.prefix
    // A declared entity as `&ns_svg;` may stand for the namespace: Illustrator writes it.
    guard let namespace = root.attributes[declaration], namespace == Self.svgNamespace || namespace.contains("&") else {
      throw .malformed(.svg, "its root element is not in the namespace \(Self.svgNamespace)")
    }
    let width = root.attributes["width"].flatMap(SVGLength.pixels)
    let height = root.attributes["height"].flatMap(SVGLength.pixels)
    let viewBox = root.attributes["viewBox"].flatMap(SVGLength.viewBoxSize)
    for (width, height) in [(width ?? 1, height ?? 1), (viewBox?.width ?? 1, viewBox?.height ?? 1)]
    where width == 0 || height == 0 {
      throw .dimensionZero(width: Self.whole(width), height: Self.whole(height))
    }
    self.init(natural: NaturalDimensions(width: width, height: height, viewBox: viewBox))
  }

  private static func root(_ bytes: ImageBytes) throws(ImageFileError) -> XMLScanner.StartTag {
    var scanner = XMLScanner(bytes)
    do throws(XMLScanner.Failure) {
      return try scanner.root { name in
        name == "width" || name == "height" || name == "viewBox" || name == "xmlns" || name.hasPrefix("xmlns:")
      }
    } catch {
      switch error {
      case .truncated: throw .truncated(.svg)
      case .malformed(let reason): throw .malformed(.svg, reason)
      }
    }
  }

  /// A name of the file's own for a message, at most 24 characters of it.
  private static func shortened(_ name: String) -> String {
    let start = name.prefix(24)
    return start.endIndex == name.endIndex ? name : start + "…"
  }
}
