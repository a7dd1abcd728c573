import TrussText
import TrussViews

/// Texts as shapes: what they look like does not depend on the fonts of the viewer.
enum SVGOutlines {
  /// The data of a path.
  static func path(_ path: Path) -> String {
    func place(_ point: Point) -> String { "\(SVGNumber.string(point.x)) \(SVGNumber.string(point.y))" }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M\(place(point))"
      case .line(let point): "L\(place(point))"
      case .quadCurve(let point, let control): "Q\(place(control)) \(place(point))"
      case .curve(let point, let control1, let control2): "C\(place(control1)) \(place(control2)) \(place(point))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }

  /// The data of a path that draws some glyphs.
  ///
  /// - Parameters:
  ///   - x: where the text begins.
  ///   - baseline: the y of the text's baseline.
  ///   - size: the size of the em.
  static func path(_ glyphs: [FontFile.PlacedGlyph], _ font: FontFile, x: Double, baseline: Double, size: Double)
    -> String
  {
    let scale = size / Double(font.unitsPerEm)
    var data = ""
    for glyph in glyphs {
      let start = x + glyph.x * size
      func place(_ point: GlyphOutline.Point) -> String {
        "\(SVGNumber.string(start + point.x * scale)) \(SVGNumber.string(baseline - point.y * scale))"
      }
      for step in glyph.outline.steps {
        switch step {
        case .move(let point): data += "M\(place(point))"
        case .line(let point): data += "L\(place(point))"
        case .curve(let control, let point): data += "Q\(place(control)) \(place(point))"
        case .close: data += "Z"
        }
      }
    }
    return data
  }
}
