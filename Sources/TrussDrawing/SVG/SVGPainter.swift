import TrussViews

/// Draws one element after the other into the body of a document.
struct SVGPainter {
  private(set) var palette: SVGPalette
  private var identifiers: SVGIdentifiers
  private var body = XMLWriter(depth: 1)
  /// Whether each group and clip that is open has an element of its own; a group without a name has none.
  private var brackets: [Bool] = []

  init(identifiers: SVGIdentifiers, palette: SVGPalette) {
    self.identifiers = identifiers
    self.palette = palette
  }

  /// Draws what the figure stands on.
  mutating func drawGround(_ size: Size) {
    drawSurface(Rect(x: 0, y: 0, width: size.width, height: size.height), .ground)
  }

  mutating func draw(_ element: DisplayList.Element) {
    switch element {
    case .rectangle(let rect, let fill, let border): drawRectangle(rect, fill: fill?.color, border: border)
    case .line(let start, let end, let line, let color): drawLine(from: start, to: end, line, color)
    case .cross(let rect, let color): drawCross(rect, color)
    case .disc(let rect, let color): drawDisc(rect, color)
    case .text(let run): drawText(run)
    case .beginGroup(let name): beginGroup(name)
    case .beginClip(let rect): beginClip(rect)
    case .endGroup, .endClip: endBracket()
    }
  }

  /// The body, with what is still open closed.
  mutating func finish() -> XMLWriter {
    body.closeAll()
    return body
  }
}

// MARK: - Groups and clips

extension SVGPainter {
  private mutating func beginGroup(_ name: String?) {
    brackets.append(name != nil)
    guard let name else { return }
    body.open("g", [("id", identifiers.view(name))])
  }

  /// A clip inside another shows what lies in both, as groups with a clip path do by themselves.
  private mutating func beginClip(_ rect: Rect) {
    brackets.append(true)
    let id = identifiers.nextClip()
    body.open("clipPath", [("id", id)])
    body.element("rect", frame(rect))
    body.close()
    body.open("g", [("clip-path", "url(#\(id))")])
  }

  private mutating func endBracket() {
    if brackets.popLast() == true { body.close() }
  }
}

// MARK: - Shapes

extension SVGPainter {
  /// Draws a surface and a border inside its edge, as one element where one will do.
  ///
  ///     light, dashed, rounded    heavy    double
  ///              1                  2      1, and 1 more after a gap of 1
  private mutating func drawRectangle(_ rect: Rect, fill: Color?, border: Border?) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard let border else {
      if let fill { drawSurface(rect, fill) }
      return
    }
    let thickness = SVGStroke.width(of: border.line)
    guard min(rect.width, rect.height) > 2 * thickness else {
      // The strokes of opposite sides would meet.
      return drawSurface(rect, border.color)
    }
    let outline = rect.inset(by: Insets(all: thickness / 2))
    let radius = border.line == .rounded ? min(SVGStroke.radius, outline.width / 2, outline.height / 2) : nil
    body.element(
      "rect",
      frame(outline) + [("rx", radius.map(SVGNumber.string))] + palette.stroke(border.color, fill: fill)
        + SVGStroke.attributes(of: border.line))
    let inner = outline.inset(by: Insets(all: SVGStroke.gap))
    if border.line == .double, inner.width > 0, inner.height > 0 {
      body.element("rect", frame(inner) + palette.stroke(border.color))
    }
  }

  private mutating func drawSurface(_ rect: Rect, _ color: Color) {
    body.element("rect", frame(rect) + palette.fill(color))
  }

  private mutating func drawLine(
    from start: DisplayList.Point, to end: DisplayList.Point, _ line: Border.Line, _ color: Color
  ) {
    guard line == .double else {
      return drawStroke(from: start, to: end, line, color)
    }
    let isHorizontal = abs(end.x - start.x) >= abs(end.y - start.y)
    for offset in [-SVGStroke.gap / 2, SVGStroke.gap / 2] {
      let dx = isHorizontal ? 0 : offset
      let dy = isHorizontal ? offset : 0
      drawStroke(
        from: DisplayList.Point(x: start.x + dx, y: start.y + dy),
        to: DisplayList.Point(x: end.x + dx, y: end.y + dy), line, color)
    }
  }

  private mutating func drawStroke(
    from start: DisplayList.Point, to end: DisplayList.Point, _ line: Border.Line, _ color: Color
  ) {
    body.element(
      "line",
      [
        ("x1", SVGNumber.string(start.x)), ("y1", SVGNumber.string(start.y)),
        ("x2", SVGNumber.string(end.x)), ("y2", SVGNumber.string(end.y)),
      ] + palette.stroke(color) + SVGStroke.attributes(of: line))
  }

  private mutating func drawCross(_ rect: Rect, _ color: Color) {
    guard rect.width > 0, rect.height > 0 else { return }
    let left = SVGNumber.string(rect.minX)
    let right = SVGNumber.string(rect.maxX)
    let top = SVGNumber.string(rect.minY)
    let bottom = SVGNumber.string(rect.maxY)
    let path = "M\(left) \(top)L\(right) \(bottom)M\(left) \(bottom)L\(right) \(top)"
    body.element("path", [("d", path)] + palette.stroke(color))
  }

  private mutating func drawDisc(_ rect: Rect, _ color: Color) {
    guard rect.width > 0, rect.height > 0 else { return }
    body.element(
      "ellipse",
      [
        ("cx", SVGNumber.string(rect.midX)), ("cy", SVGNumber.string(rect.midY)),
        ("rx", SVGNumber.string(rect.width / 2)), ("ry", SVGNumber.string(rect.height / 2)),
      ] + palette.fill(color))
  }

  /// The attributes of a rectangle's place and size.
  private func frame(_ rect: Rect) -> [XMLWriter.Attribute] {
    [
      ("x", SVGNumber.string(rect.x)), ("y", SVGNumber.string(rect.y)),
      ("width", SVGNumber.string(max(0, rect.width))), ("height", SVGNumber.string(max(0, rect.height))),
    ]
  }
}

// MARK: - Text

extension SVGPainter {
  /// A text is placed by its anchor alone, which all viewers honour.
  private mutating func drawText(_ run: DisplayList.TextRun) {
    let string = SVGText.visible(run.string)
    guard string.contains(where: { $0 != " " }) else { return }
    body.element(
      "text",
      [
        ("x", SVGNumber.string(SVGText.anchor(of: run))), ("y", SVGNumber.string(run.baseline)),
        ("direction", run.isRightToLeft ? "rtl" : nil), ("text-anchor", SVGText.anchorName(of: run)),
        ("font-family", SVGText.families(of: run.font.face)), ("font-size", SVGNumber.string(run.font.size)),
        ("font-weight", run.font.face == .sansBold ? "bold" : nil),
        ("xml:space", SVGText.needsPreservedSpaces(string) ? "preserve" : nil),
      ] + palette.fill(run.color), text: string)
  }
}
