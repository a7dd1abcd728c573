import TrussText
import TrussViews

/// A shape of a document: its outline and its paint.
///
/// It contains numbers, not formatted attributes, because a movement compares the numbers of its start and its end.
struct SVGShape {
  enum Outline {
    case rectangle(Rect, radius: Double?)
    case ellipse(Rect)
    case line(Point, Point)
    case path(String)
    indirect case image(DisplayList.ImageDrawing)
    /// A text, and its visible characters.
    indirect case text(DisplayList.TextRun, String)
    indirect case parts(DisplayList.TextRun, [SVGPalette.Paint])
  }

  var outline: Outline
  /// The colours; nil for an image, and for the outline of a clip.
  var paint: SVGPalette.Paint?
  var stroke = StrokeStyle()
  /// The class of the shape's movement; nil if it does not move.
  var movement: String?
  var link: String?
  /// Whether the shape is invisible at the end of its movement.
  var vanishes = false
}

// MARK: - Writing

extension SVGShape {
  /// - Parameter fonts: the fonts of the document; nil for a shape that is not a text.
  func write(in fonts: SVGFonts? = nil, to body: inout XMLWriter) {
    if let link { body.openLink(to: link) }
    defer { if link != nil { body.close() } }
    begin(in: fonts, &body)
    if let movement {
      body.attribute("class", paint?.classes.map { "\($0) \(movement)" } ?? movement)
      if let paint { body.attributes(paint.colors) }
    } else if let paint {
      body.attributes(paint.attributes)
    }
    SVGStroke.writeAttributes(of: stroke, to: &body)
    if vanishes { body.attribute("opacity", 0) }
    switch outline {
    case .text(let run, let string): body.end("text", text: SVGText.written(string, of: run))
    case .parts(let run, let paints):
      body.endInlineTag()
      SVGText.writeParts(of: run, paints, in: fonts, to: &body)
      body.endInline("text")
      body.endLine()
    case .rectangle, .ellipse, .line, .path, .image: body.end()
    }
  }

  private func begin(in fonts: SVGFonts?, _ body: inout XMLWriter) {
    switch outline {
    case .rectangle: body.begin("rect")
    case .ellipse: body.begin("ellipse")
    case .line: body.begin("line")
    case .path: body.begin("path")
    case .image: body.begin("image")
    case .text, .parts: body.begin("text")
    }
    eachNumber { body.attribute($0, $1) }
    switch outline {
    case .rectangle, .ellipse, .line: break
    case .path(let data): body.attribute("d", data)
    case .image(let drawing):
      body.attribute("preserveAspectRatio", "none")
      if !drawing.alt.isEmpty { body.attribute("aria-label", drawing.alt) }
      body.source(drawing.source)
    case .text(let run, let string): SVGText.writeAttributes(of: run, string, in: fonts, to: &body)
    case .parts(let run, _): SVGText.writeAttributes(of: run, "", in: fonts, to: &body)
    }
  }

  /// Visits the numbers of the shape's position and size, with the names of their attributes. Except for lines, these
  /// attributes are also CSS properties; movements list the properties in this order.
  func eachNumber(_ body: (StaticString, Double) -> Void) {
    func each(of rect: Rect) {
      body("x", rect.x)
      body("y", rect.y)
      body("width", max(0, rect.width))
      body("height", max(0, rect.height))
    }
    switch outline {
    case .rectangle(let rect, let radius):
      each(of: rect)
      if let radius { body("rx", radius) }
    case .image(let drawing): each(of: drawing.rect)
    case .ellipse(let rect):
      body("cx", rect.midX)
      body("cy", rect.midY)
      body("rx", rect.width / 2)
      body("ry", rect.height / 2)
    case .line(let start, let end):
      body("x1", start.x)
      body("y1", start.y)
      body("x2", end.x)
      body("y2", end.y)
    case .path, .text, .parts: break
    }
  }
}

enum SVGStroke {
  /// The radius of a rounded corner, if the rectangle is large enough.
  static let radius = 6.0

  /// The distance between the middles of a double line's strokes.
  static let gap = 2.0

  /// The distances from a border's edge to the middles of its strokes.
  static func insets(of border: Border) -> [Double] {
    let inset = style(of: border).lineWidth / 2
    return border.line == .double ? [inset, inset + gap] : [inset]
  }

  static func radius(of line: Border.Line) -> Double { line == .rounded ? radius : 0 }

  /// The radius at the outer edge of a border along all edges; nil for a border with square corners.
  static func outerRadius(of border: Border) -> Double? {
    border.line == .rounded && border.edges == .all ? radius + style(of: border).lineWidth / 2 : nil
  }

  /// The stroke style of a border. The border's line width takes precedence over the width of its kind of line.
  static func style(of border: Border) -> StrokeStyle {
    border.lineWidth.map { StrokeStyle(lineWidth: $0) } ?? style(of: border.line)
  }

  static func style(of line: Border.Line) -> StrokeStyle {
    switch line {
    case .light, .rounded, .double: StrokeStyle()
    case .heavy: StrokeStyle(lineWidth: 2)
    case .dashed: StrokeStyle(dash: [4, 3])
    }
  }

  /// Writes the attributes of a stroke, except for its colour. SVG's defaults, such as a width of 1, are omitted.
  static func writeAttributes(of style: StrokeStyle, to body: inout XMLWriter) {
    if style.lineWidth != 1 { body.attribute("stroke-width", style.lineWidth) }
    if style.lineCap != .butt { body.attribute("stroke-linecap", style.lineCap.rawValue) }
    if style.lineJoin != .miter { body.attribute("stroke-linejoin", style.lineJoin.rawValue) }
    if style.dashPhase != 0, !style.dash.isEmpty { body.attribute("stroke-dashoffset", style.dashPhase) }
    if !style.dash.isEmpty {
      body.attribute("stroke-dasharray", style.dash.map(SVGNumber.string).joined(separator: " "))
    }
  }
}

/// Makes path data of paths, and of texts as outlines, which look the same whatever fonts the viewer has.
enum SVGOutlines {
  static func path(_ path: Path) -> String {
    path.data { "\(SVGNumber.string($0.x)) \(SVGNumber.string($0.y))" }
  }

  static func path(
    _ glyphs: [FontFile.PlacedGlyph], _ font: FontFile, x: Double, baseline: Double, size: Double, tracking: Double = 0
  ) -> String {
    let scale = size / Double(font.unitsPerEm)
    var outline = Path()
    for (number, glyph) in glyphs.enumerated() {
      let start = x + glyph.x * size + Double(number) * tracking
      func place(_ point: GlyphOutline.Point) -> Point {
        Point(x: start + point.x * scale, y: baseline - point.y * scale)
      }
      for step in glyph.outline.steps {
        switch step {
        case .move(let point): outline.move(to: place(point))
        case .line(let point): outline.addLine(to: place(point))
        case .curve(let control, let point): outline.addQuadCurve(to: place(point), control: place(control))
        case .close: outline.closeSubpath()
        }
      }
    }
    return path(outline)
  }
}
