import TrussViews

/// An element of a document that holds no others: what it outlines, and how that is painted.
///
/// It is a value of numbers, not of attributes: most shapes are written and forgotten, and those that move are compared
/// by their numbers.
struct SVGShape {
  enum Outline {
    case rectangle(Rect, radius: Double?)
    case ellipse(Rect)
    case line(Point, Point)
    case path(String)
    indirect case image(DisplayList.ImageDrawing)
    /// A text with what is drawn of it.
    indirect case text(DisplayList.TextRun, String)
    /// A line of text in parts, with their colours.
    indirect case parts(DisplayList.TextRun, [SVGPalette.Paint])
  }

  var outline: Outline
  /// The colours; nil where none are seen.
  var paint: SVGPalette.Paint?
  /// How its stroke looks.
  var stroke = StrokeStyle()
  /// The class of its movement.
  var movement: String?
  /// Where it leads.
  var link: String?
  /// Whether the movement ends where nothing is seen of it.
  var vanishes = false
}

// MARK: - Writing

extension SVGShape {
  func write(to body: inout XMLWriter) {
    if let link { body.openLink(to: link) }
    defer { if link != nil { body.close() } }
    begin(&body)
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
      SVGText.writeParts(of: run, paints, to: &body)
      body.endInline("text")
      body.endLine()
    case .rectangle, .ellipse, .line, .path, .image: body.end()
    }
  }

  /// Writes the name, and where the shape is.
  private func begin(_ body: inout XMLWriter) {
    switch outline {
    case .rectangle(let rect, let radius):
      body.begin("rect")
      body.attribute("x", rect.x)
      body.attribute("y", rect.y)
      body.attribute("width", max(0, rect.width))
      body.attribute("height", max(0, rect.height))
      if let radius { body.attribute("rx", radius) }
    case .ellipse(let rect):
      body.begin("ellipse")
      body.attribute("cx", rect.midX)
      body.attribute("cy", rect.midY)
      body.attribute("rx", rect.width / 2)
      body.attribute("ry", rect.height / 2)
    case .line(let start, let end):
      body.begin("line")
      body.attribute("x1", start.x)
      body.attribute("y1", start.y)
      body.attribute("x2", end.x)
      body.attribute("y2", end.y)
    case .path(let data):
      body.begin("path")
      body.attribute("d", data)
    case .image(let drawing):
      body.begin("image")
      body.attribute("x", drawing.rect.x)
      body.attribute("y", drawing.rect.y)
      body.attribute("width", max(0, drawing.rect.width))
      body.attribute("height", max(0, drawing.rect.height))
      body.attribute("preserveAspectRatio", "none")
      if !drawing.alt.isEmpty { body.attribute("aria-label", drawing.alt) }
      body.source(drawing.source)
    case .text(let run, let string):
      body.begin("text")
      SVGText.writeAttributes(of: run, string, to: &body)
    case .parts(let run, _):
      body.begin("text")
      SVGText.writeAttributes(of: run, "", to: &body)
    }
  }
}

// MARK: - Movement

extension SVGShape {
  /// The attributes that CSS has as properties, in the order in which movements name them.
  var properties: [(name: String, value: Double)] {
    switch outline {
    case .rectangle(let rect, let radius):
      [("x", rect.x), ("y", rect.y), ("width", max(0, rect.width)), ("height", max(0, rect.height))]
        + (radius.map { [("rx", $0)] } ?? [])
    case .ellipse(let rect):
      [("cx", rect.midX), ("cy", rect.midY), ("rx", rect.width / 2), ("ry", rect.height / 2)]
    case .image(let drawing):
      [
        ("x", drawing.rect.x), ("y", drawing.rect.y), ("width", max(0, drawing.rect.width)),
        ("height", max(0, drawing.rect.height)),
      ]
    case .line, .path, .text, .parts: []
    }
  }
}
