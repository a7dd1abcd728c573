import TrussTree
import TrussText
import TrussViews

struct SVGPainter {
  private(set) var palette: SVGPalette
  private var identifiers: SVGIdentifiers
  private var body = XMLWriter(depth: 1)
  /// The number of XML elements that each open group or clip added. A group adds one for a name or an opacity, one for
  /// a link, and one for each effect.
  private var brackets: [Int] = []
  private(set) var hasLinks = false
  /// Whether any text is in the font of a file.
  private(set) var hasFontFiles = false
  /// The shapes that are drawn but not yet written.
  private var shapes: [SVGShape] = []
  /// Whether shapes without extent are drawn, too, in the same XML elements as larger shapes. Such shapes occur at the
  /// start or the end of a movement.
  private var keepsThin = false
  private let drawsOutlines: Bool
  private let fonts: SVGFonts
  private var gradients: [SVGGradient: String] = [:]
  private(set) var animations: SVGAnimations

  init(identifiers: SVGIdentifiers, palette: SVGPalette, fonts: SVGFonts, drawsOutlines: Bool) {
    self.identifiers = identifiers
    self.drawsOutlines = drawsOutlines
    self.palette = palette
    self.fonts = fonts
    animations = SVGAnimations(scope: identifiers.root)
  }

  mutating func drawGround(_ ground: Theme.Ground, _ rect: Rect, _ color: Color) {
    switch ground {
    case .filled: draw(.surface(rect, color))
    case .clear: break
    case .card:
      draw(
        .rectangle(rect, fill: DisplayList.Fill(color), border: Border(.light, color: .separator), radius: 12))
    }
  }

  mutating func draw(_ element: DisplayList.Element) {
    drawShapes(element)
    writeShapes()
  }

  /// Draws an element in its state at the end, with the animation of its movement.
  mutating func draw(_ tween: Tween) {
    guard tween.start != tween.end || tween.fade != .none else { return draw(tween.end) }
    if case .beginClip = tween.end { return beginClip(tween.end, tween) }
    // The start is drawn only for comparison with the end, so the palette must not keep its colours.
    let light = palette
    let first = shapes(of: tween.start, keepingThin: true)
    palette = light
    let last = shapes(of: tween.end, keepingThin: tween.fade.isVanishing)
    for (number, shape) in last.enumerated() {
      shapes.append(animations.animated(shape, from: number < first.count ? first[number] : shape, tween))
    }
    writeShapes()
  }

  private mutating func shapes(of element: DisplayList.Element, keepingThin: Bool) -> [SVGShape] {
    keepsThin = keepingThin
    drawShapes(element)
    defer {
      keepsThin = false
      shapes = []
    }
    return shapes
  }

  private mutating func writeShapes() {
    for shape in shapes { shape.write(in: fonts, to: &body) }
    shapes.removeAll(keepingCapacity: true)
  }

  private mutating func drawShapes(_ element: DisplayList.Element) {
    switch element {
    case .rectangle(let rect, let fill, let border, let radius):
      drawRectangle(rect, fill: fill.map { surface(of: $0, in: rect) }, border: border, radius: radius)
    case .line(let start, let end, let line, let color): drawLine(from: start, to: end, line, color)
    case .cross(let rect, let color): drawCross(rect, color)
    case .disc(let rect, let color): if isSeen(rect) { add(.ellipse(rect), palette.fill(color)) }
    case .path(let drawing): drawPath(drawing)
    case .text(let run): drawText(run)
    case .beginGroup(let name, let link, let opacity, let effects): beginGroup(name, link, opacity, effects)
    case .image(let drawing): if isSeen(drawing.rect) { shapes.append(SVGShape(outline: .image(drawing))) }
    case .beginClip: beginClip(element)
    case .endGroup, .endClip: endBracket()
    }
  }

  /// Whether a shape with this bounding box is drawn.
  private func isSeen(_ rect: Rect) -> Bool { keepsThin || rect.width > 0 && rect.height > 0 }

  /// The body, after closing all open elements.
  mutating func finish() -> XMLWriter {
    body.closeAll()
    return body
  }
}

// MARK: - Groups and clips

extension SVGPainter {
  private mutating func beginGroup(
    _ name: String?, _ link: String?, _ opacity: Double?, _ effects: [DisplayList.GroupEffect]
  ) {
    brackets.append((name == nil && opacity == nil ? 0 : 1) + (link == nil ? 0 : 1) + effects.count)
    for effect in effects.reversed() { open(effect) }
    if let link {
      hasLinks = true
      body.openLink(to: link)
    }
    guard name != nil || opacity != nil else { return }
    body.open("g", [("id", name.map { identifiers.view($0) }), ("opacity", opacity.map(SVGNumber.string))])
  }

  private mutating func open(_ effect: DisplayList.GroupEffect) {
    switch effect {
    case .shadow(let color, _, _, _, _): body.open(effect, id: identifiers.next("filter"), palette.flood(color))
    case .blur: body.open(effect, id: identifiers.next("filter"))
    case .rotation, .scale, .blend: body.open(effect, id: "")
    case .cutout(let elements, let box):
      let id = identifiers.next("mask")
      // A line around the drawing reaches beyond its box.
      let region = box.inset(by: Insets(horizontal: -box.width / 2, vertical: -box.height / 2))
      body.openMask(id, of: region)
      for element in [.surface(region, .white)] + elements { draw(element) }
      body.close()
      body.open("g", [("mask", "url(#\(id))")])
    }
  }

  /// Begins a clip. Inside another clip, it shows only the intersection of the two, as nested groups with clip paths
  /// do.
  private mutating func beginClip(_ clip: DisplayList.Element, _ tween: Tween? = nil) {
    guard var shape = Self.outline(of: clip) else { return }
    brackets.append(1)
    let id = identifiers.next("clip")
    body.open("clipPath", [("id", id)])
    if let tween, let first = Self.outline(of: tween.start) {
      shape = animations.animated(shape, from: first, Tween(start: tween.start, end: tween.end))
    }
    shape.write(to: &body)
    body.close()
    body.open("g", [("clip-path", "url(#\(id))")])
  }

  private static func outline(of clip: DisplayList.Element) -> SVGShape? {
    guard case .beginClip(let rect, let radius, let path) = clip else { return nil }
    return SVGShape(
      outline: path.map { .path(SVGOutlines.path($0)) } ?? .rectangle(rect, radius: drawn(radius, in: rect)))
  }

  /// Draws the pictures of a step of a movement. They are visible only during this step; without animation, only the
  /// last step is visible.
  mutating func draw(_ list: TweenList, as step: SVGTiming.Step) {
    let name = animations.begin(step)
    body.open(
      "g", [("class", name), ("opacity", step.isLast ? nil : "0"), ("aria-hidden", step.isLast ? nil : "true")])
    for tween in step.isLast ? list.tweens : list.withoutNames.tweens { draw(tween) }
    body.close()
  }

  private mutating func endBracket() {
    for _ in 0..<(brackets.popLast() ?? 0) { body.close() }
  }
}

// MARK: - Shapes

extension SVGPainter {
  /// The fill of a surface. `box` is the box of a gradient.
  private mutating func surface(of fill: DisplayList.Fill, in box: Rect) -> SVGPalette.Surface {
    fill.gradient.map { .element(id(of: SVGGradient($0, in: box))) } ?? .color(fill.color)
  }

  /// The id of a gradient. The gradient is written before its first use.
  private mutating func id(of gradient: SVGGradient) -> String {
    if let id = gradients[gradient] { return id }
    let id = identifiers.next("gradient")
    gradients[gradient] = id
    gradient.open(id, in: &body)
    if gradient.style.isAngular {
      for wedge in gradient.wedges {
        SVGShape(outline: .path(SVGOutlines.path(wedge.outline)), paint: palette.fill(wedge.color)).write(to: &body)
      }
    } else {
      for stop in gradient.style.stops {
        body.begin("stop")
        body.attribute("offset", stop.location)
        body.attributes(palette.stop(stop.color))
        body.end()
      }
    }
    body.close()
    return id
  }

  /// Draws a surface and a border inside its edge. They are a single element if possible.
  ///
  ///     light, dashed, rounded    heavy    double
  ///              1                  2      1, and 1 more after a gap of 1
  private mutating func drawRectangle(_ rect: Rect, fill: SVGPalette.Surface?, border: Border?, radius: Double) {
    guard isSeen(rect) else { return }
    guard let border else {
      if let fill { drawSurface(rect, fill, radius: radius) }
      return
    }
    let style = SVGStroke.style(of: border)
    let thickness = style.lineWidth
    guard keepsThin || min(rect.width, rect.height) > 2 * thickness else {
      // The strokes of opposite sides would meet, so the border's colour fills the rectangle.
      return drawSurface(rect, .color(border.color), radius: radius)
    }
    let outline = rect.inset(by: Insets(all: thickness / 2))
    let middle = radius > 0 ? radius - thickness / 2 : SVGStroke.radius(of: border.line)
    add(
      .rectangle(outline, radius: Self.drawn(middle, in: outline)), palette.stroke(border.color, fill: fill), style)
    let inner = outline.inset(by: Insets(all: SVGStroke.gap))
    if border.line == .double, isSeen(inner) {
      add(.rectangle(inner, radius: Self.drawn(middle - SVGStroke.gap, in: inner)), palette.stroke(border.color))
    }
  }

  private mutating func drawSurface(_ rect: Rect, _ surface: SVGPalette.Surface, radius: Double) {
    add(.rectangle(rect, radius: Self.drawn(radius, in: rect)), palette.fill(surface))
  }

  /// The corner radius of a rectangle, at most half of its shorter side; nil if the corners are square.
  private static func drawn(_ radius: Double, in rect: Rect) -> Double? {
    radius > 0 ? min(radius, rect.width / 2, rect.height / 2) : nil
  }

  private mutating func drawLine(
    from start: Point, to end: Point, _ line: Border.Line, _ color: Color
  ) {
    let axis = Axis(start, end)
    for offset in line == .double ? [-SVGStroke.gap / 2, SVGStroke.gap / 2] : [0] {
      let move = Point(axis, 0, offset)
      let (start, end) = (start.offset(x: move.x, y: move.y), end.offset(x: move.x, y: move.y))
      add(.line(start, end), palette.stroke(color), SVGStroke.style(of: line))
    }
  }

  private mutating func drawCross(_ rect: Rect, _ color: Color) {
    guard isSeen(rect) else { return }
    let cross = Path { path in
      path.addLines([Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY)])
      path.addLines([Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.minY)])
    }
    add(.path(SVGOutlines.path(cross)), palette.stroke(color))
  }

  private mutating func drawPath(_ drawing: DisplayList.PathDrawing) {
    let data = SVGOutlines.path(drawing.path)
    guard !data.isEmpty else { return }
    guard let stroke = drawing.stroke else {
      if let fill = drawing.fill { add(.path(data), palette.fill(surface(of: fill, in: drawing.path.box))) }
      return
    }
    let line = stroke.gradient.map {
      SVGPalette.Surface.element(
        id(of: SVGGradient($0, ofLinesIn: drawing.path.box, width: stroke.style.lineWidth)))
    }
    let paint = palette.stroke(
      line ?? .color(stroke.color), fill: drawing.fill.map { surface(of: $0, in: drawing.path.box) })
    add(.path(data), paint, stroke.style)
  }

  private mutating func add(
    _ outline: SVGShape.Outline, _ paint: SVGPalette.Paint, _ style: StrokeStyle = StrokeStyle()
  ) {
    shapes.append(SVGShape(outline: outline, paint: paint, stroke: style))
  }
}

// MARK: - Text

extension SVGPainter {
  private mutating func drawText(_ run: DisplayList.TextRun) {
    if run.font.file != nil || run.parts.contains(where: { $0.font.file != nil }) { hasFontFiles = true }
    guard run.parts.isEmpty else { return drawParts(of: run) }
    let string = SVGText.visible(run.string)
    guard string.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else { return }
    if drawsOutlines, drawOutlines(run, string) { return }
    add(.text(run, string), palette.fill(surface(of: run.color, in: run)))
    drawLines(of: run, width: run.font.width(of: string))
  }

  /// The paint of letters in a colour. This is the line's gradient if the colour is the gradient's first colour.
  private mutating func surface(of color: Color, in run: DisplayList.TextRun) -> SVGPalette.Surface {
    guard let gradient = run.gradient, gradient.style.stops.first?.color == color else { return .color(color) }
    return .element(id(of: SVGGradient(gradient, in: run.frame)))
  }

  /// Draws a line of several parts: as one element, unless a part may be drawn as outlines.
  private mutating func drawParts(of run: DisplayList.TextRun) {
    if run.parts.contains(where: { $0.link != nil }) { hasLinks = true }
    let hasOutlines = drawsOutlines && run.parts.contains { $0.font.file != nil }
    guard hasOutlines else {
      let paints = run.parts.map { palette.fill(surface(of: $0.color, in: run)) }
      shapes.append(
        SVGShape(outline: .parts(run, paints), paint: palette.fill(surface(of: run.color, in: run))))
      for part in run.parts { drawLines(of: run.line(of: part), width: part.width) }
      return
    }
    for part in run.parts {
      let count = shapes.count
      drawText(run.line(of: part))
      for number in count..<shapes.count { shapes[number].link = part.link }
    }
  }

  /// Draws the lines along a text as shapes, because viewers draw the lines of `text-decoration` at different heights,
  /// or not at all.
  private mutating func drawLines(of run: DisplayList.TextRun, width: Double) {
    guard run.lines != .none, width > 0 else { return }
    // The lines are in whole pixels, so that they are sharp. They are about where fonts specify them, relative to the
    // font size.
    let thickness = max(1, (run.font.size / 16).rounded())
    let line = Rect(x: run.start(ofWidth: width), y: run.lettersBaseline, width: width, height: thickness)
    if let style = run.lines.under {
      let place = line.offset(x: 0, y: max(1, (run.font.size * 0.1).rounded()))
      drawUnderline(place, style.pattern, style.color ?? run.color)
    }
    if run.lines.isThrough {
      let place = line.offset(x: 0, y: -(run.font.size * 0.28).rounded())
      add(.rectangle(place, radius: nil), palette.fill(run.color))
    }
  }

  /// Draws a line under a text in a pattern. `line` is the rectangle of the solid line.
  private mutating func drawUnderline(_ line: Rect, _ pattern: Text.LineStyle.Pattern, _ color: Color) {
    let thickness = line.height
    func addDashes(_ dash: [Double]) {
      let (start, end) = (Point(x: line.minX, y: line.midY), Point(x: line.maxX, y: line.midY))
      let style = StrokeStyle(lineWidth: thickness, dash: dash.map { $0 * thickness })
      add(.line(start, end), palette.stroke(color), style)
    }
    switch pattern {
    case .solid: add(.rectangle(line, radius: nil), palette.fill(color))
    case .double:
      add(.rectangle(line, radius: nil), palette.fill(color))
      add(.rectangle(line.offset(x: 0, y: 2 * thickness), radius: nil), palette.fill(color))
    case .dash: addDashes([4, 2])
    case .dot: addDashes([1, 2])
    case .wavy:
      let path = SVGOutlines.path(Path(wavesAlong: line))
      add(.path(path), palette.stroke(color), StrokeStyle(lineWidth: thickness))
    }
  }

  /// Draws a text as outlines from its font file. Returns false if its font has no file, or the file lacks a character.
  private mutating func drawOutlines(_ run: DisplayList.TextRun, _ string: String) -> Bool {
    guard let file = run.font.file, let glyphs = file.glyphs(of: string) else { return false }
    let width = run.font.width(of: string)
    let data = SVGOutlines.path(
      glyphs, file, x: run.start(ofWidth: width), baseline: run.lettersBaseline, size: run.font.size,
      tracking: run.font.tracking)
    if !data.isEmpty { add(.path(data), palette.fill(run.color)) }
    drawLines(of: run, width: width)
    return true
  }
}
