import TrussLayout
import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// Draws the fill and the stroke of a shape, with the view's border. In cells a surface is filled with glyphs, unless
  /// it is a background or has letters on it. Over other views, a surface that is not opaque keeps their letters
  /// visible.
  mutating func drawShape(_ shape: Attributes.ShapeStyle, _ context: ViewContext) {
    let paint = shape.fill.map(context.inherited.resolved)
    let style = paint == nil ? context.inherited.foregroundGradient : paint?.gradient
    let isFree = style?.stops.isEmpty ?? false || paint == nil && shape.stroke != nil
    if !isFree {
      let color = paint?.color ?? context.foreground ?? .primary
      var fill = DisplayList.Fill(color, gradient: style.map { gradient($0, in: context.frame) })
      if isCells { fill.letterBackground = letterBackground(shape.outline, context) }
      if context.layer != .behind { fill = shaded(fill, .solid) }
      if isCells, isFaint(fill), shape.outline == .rectangle { return }
      fill.leavesLetters = context.layer == .over && fill.ink != .solid
      fillShape(shape.outline, fill, context)
    }
    if let stroke = shape.stroke, stroke.style.lineWidth > 0 { strokeShape(shape.outline, stroke, context) }
  }

  /// The look of a surface with letters on it. A background with square corners or an outline of its own is blank.
  private func letterBackground(
    _ outline: Attributes.ShapeStyle.Outline, _ context: ViewContext
  ) -> DisplayList.Fill.LetterBackground? {
    switch outline {
    case .rectangle where context.radius > 0, .ellipse, .circle: .round
    case .rounded(let radius) where radius > 0: .round
    case .custom(let shape) where shape.isRounded: .round
    case .rectangle, .rounded: context.layer == .behind ? nil : .square
    case .custom: context.layer == .behind ? nil : .path
    }
  }

  /// Whether a surface is a gradient from nothing to a faint shade. Such a gradient darkens the content beneath it for
  /// letters over it; in cells it would hide the content.
  private func isFaint(_ fill: DisplayList.Fill) -> Bool {
    fill.ink == .light && fill.gradient?.style.stops.contains { $0.color.isClear } ?? false
  }

  /// The fill with the given ink or, if it is translucent or a light grey, with a shade (`░`, `▒`, `▓`). In cells, white
  /// and the system's backgrounds are blank. The opacities of the view and of the views around it count, too. For a
  /// gradient, the mean of its colours counts.
  private func shaded(_ fill: DisplayList.Fill, _ ink: DisplayList.Fill.Ink) -> DisplayList.Fill {
    var fill = fill
    fill.ink = ink
    let colors = fill.gradient?.style.stops.map(\.color) ?? [fill.color]
    if isCells, opacity >= 1, colors.allSatisfy({ $0.isBlank && $0.alpha >= 1 }) {
      fill.ink = .none
      return fill
    }
    guard let shade = shade(of: colors) else { return fill }
    fill.ink = shade
    if isCells { fill.color = fill.letterBackground == nil ? fill.color.opaque : fill.color.opacity(opacity) }
    return fill
  }

  /// The shade that shows colours in cells; nil if they are shown by full cells.
  private func shade(of colors: [Color]) -> DisplayList.Fill.Ink? {
    let alphas = colors.map { $0.alpha * $0.darkness }
    return .shade(ofOpacity: opacity * alphas.reduce(0, +) / Double(alphas.count))
  }

  private mutating func fillShape(
    _ outline: Attributes.ShapeStyle.Outline, _ fill: DisplayList.Fill, _ context: ViewContext
  ) {
    switch outline {
    case .rectangle: addBox(context.frame, fill: fill, border: context.border, radius: context.radius)
    case .rounded(let radius): addBox(context.frame, fill: fill, border: context.border, radius: radius)
    case .ellipse: drawEllipse(context.frame, fill)
    case .circle: if let frame = circle(in: context.frame) { drawEllipse(frame, fill) }
    case .custom(let shape): addPath(shape.path(in: context.frame, unit: medium.unit), fill: fill)
    }
  }

  func gradient(_ style: AnyGradient, in box: Rect) -> DisplayList.Fill.Gradient {
    DisplayList.Fill.Gradient(style: style, box: isCells || style.isAngular ? box : nil, cell: medium.unit)
  }

  /// Strokes an outline. In cells, a rectangle is drawn as a border. Around a view that is one row high the outline may
  /// be drawn as two brackets, as in `(MIT)`.
  private mutating func strokeShape(
    _ outline: Attributes.ShapeStyle.Outline, _ stroke: Attributes.ShapeStyle.Stroke, _ context: ViewContext
  ) {
    let paint = stroke.paint.map(context.inherited.resolved)
    let color = paint?.color ?? context.foreground ?? .primary
    // A line in the background colour separates surfaces; in cells it is invisible.
    if isCells, color == .ground { return }
    let gradient = paint == nil ? context.inherited.foregroundGradient : paint?.gradient
    var line = DisplayList.PathDrawing.Stroke(
      color: color, gradient: gradient.map { self.gradient($0, in: context.frame) }, style: stroke.style)
    line.isFaint = isCells && shade(of: gradient?.stops.map(\.color) ?? [color]) == .light
    // In cells, a line cannot be moved by half of its width.
    let inset = stroke.isInside && !isCells ? stroke.style.lineWidth / 2 : 0
    let frame = context.frame.inset(by: Insets(all: inset))
    guard frame.width >= 0, frame.height >= 0 else { return }
    if isCells, context.layer != .plain, context.frame.height == 1, let ends = outline.ends {
      // There is only space for the outline at the ends of the view's row.
      var run = DisplayList.TextRun(ends, frame: context.frame, color: color)
      run.leavesLetters = true
      return add(.text(run))
    }
    switch outline {
    case .rectangle where isCells:
      add(.rectangle(context.frame, fill: nil, border: Border(stroke.style.glyphs, color: color)))
    case .rounded where isCells:
      // There are no glyphs for round corners of dashed borders.
      let line: Border.Line = stroke.style.dash.isEmpty ? .rounded : .dashed
      add(.rectangle(context.frame, fill: nil, border: Border(line, color: color)))
    case .rectangle: addPath(Path(frame), stroke: line)
    case .rounded(let radius): addPath(Path(roundedRect: frame, cornerRadius: radius - inset), stroke: line)
    case .ellipse: addPath(Path(ellipseIn: frame), stroke: line)
    case .circle: if let circle = circle(in: frame) { addPath(Path(ellipseIn: circle), stroke: line) }
    case .custom(let shape):
      let path = shape.path(in: frame, unit: medium.unit)
      guard isCells, let points = path.lineAlongAxis(in: frame) else { return addPath(path, stroke: line) }
      add(.stroke(Path { $0.addLines(points) }, color, stroke.style, glyphs: stroke.style.glyphs))
    }
  }

  private mutating func addPath(
    _ path: Path, fill: DisplayList.Fill? = nil, stroke: DisplayList.PathDrawing.Stroke? = nil
  ) {
    if path.isFinite { add(.path(DisplayList.PathDrawing(path: path, fill: fill, stroke: stroke))) }
  }

  private func circle(in frame: Rect) -> Rect? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    return medium.snapped(Image.ContentMode.fit.box(ofRatio: medium.ratio(1), in: frame))
  }

  /// Draws an ellipse. In cells, a small one is a dot.
  private mutating func drawEllipse(_ frame: Rect, _ fill: DisplayList.Fill) {
    let isDisc = !isCells || frame.height <= 1 && frame.width <= 2 && fill.ink == .solid
    // A path can have a gradient, a disc cannot.
    if isDisc, fill.gradient == nil { return add(.disc(frame, fill.color)) }
    addPath(Path(ellipseIn: frame), fill: fill)
  }
}

extension Color {
  /// The colour of the dots of a shade, through which the background shows. Dots mixed with the background would
  /// hardly be visible.
  var opaque: Color { isClear ? self : Color(light, dark: dark) }

  /// Whether the colour is white in light drawings, or that of a system background: a light grey that in dark
  /// drawings is black or the ground.
  fileprivate var isBlank: Bool {
    light == 0xFF_FFFF || darkness < 1 && (dark == 0 || dark == Color.ground.dark)
  }

  /// The share of a cell that ink of this colour fills: less than 1 for a light grey, otherwise 1.
  fileprivate var darkness: Double {
    let channels = [light >> 16 & 0xFF, light >> 8 & 0xFF, light & 0xFF]
    guard let low = channels.min(), let high = channels.max(), high - low < 0x20 else { return 1 }
    return low >= 0xC8 ? 0.25 : low >= 0xA0 ? 0.5 : 1
  }
}

extension Attributes.ShapeStyle.Outline {
  /// The characters at the left and the right end of a row; nil for a custom outline.
  fileprivate var ends: String? {
    switch self {
    case .rectangle: "[]"
    case .rounded, .ellipse, .circle: "()"
    case .custom: nil
    }
  }
}

extension Path {
  /// The ends of a path that is a single line along an axis, moved across the axis to the middle of cells; nil for
  /// other paths.
  fileprivate func lineAlongAxis(in frame: Rect) -> [Point]? {
    guard elements.count == 2, case .move(let start) = elements[0], case .line(let end) = elements[1],
      start.x == end.x || start.y == end.y, start != end
    else { return nil }
    func middle(_ value: Double, _ last: Double) -> Double { min(value.rounded(.down), last - 1) + 0.5 }
    return [start, end].map { point in
      start.y == end.y
        ? Point(x: point.x.rounded(), y: middle(point.y, frame.maxY))
        : Point(x: middle(point.x, frame.maxX), y: point.y.rounded())
    }
  }
}

// MARK: - Leaves

extension DisplayListBuilder {
  mutating func drawLeaf(_ leaf: any Leaf, _ context: ViewContext) {
    let frame = context.inner
    guard frame.width > 0, frame.height > 0 else { return }
    var canvas = Canvas(
      size: frame.size, medium: medium, font: context.font, foreground: context.foreground ?? .primary,
      isRightToLeft: context.isRightToLeft)
    leaf.draw(in: &canvas)
    for mark in canvas.marks { draw(mark, at: frame, context) }
  }

  private mutating func draw(_ mark: Canvas.Mark, at frame: Rect, _ context: ViewContext) {
    func moved(_ path: Path) -> Path { path.mapped { $0.offset(x: frame.x, y: frame.y) } }
    switch mark {
    case .fill(let path, let color):
      add(.path(DisplayList.PathDrawing(path: moved(path), fill: shaded(DisplayList.Fill(color), .solid))))
    case .stroke(let path, let color, let style):
      add(.stroke(moved(path), color, style))
    case .rectangle(let rect, let color, let radius):
      let fill = shaded(DisplayList.Fill(color), .eighths)
      add(.rectangle(rect.offset(x: frame.x, y: frame.y), fill: fill, border: nil, radius: radius))
    case .line(let start, let end, let border):
      add(
        .line(
          from: start.offset(x: frame.x, y: frame.y), to: end.offset(x: frame.x, y: frame.y), border.line, border.color)
      )
    case .lines(let points, let border):
      let path = moved(Path { $0.addLines(points) })
      add(.stroke(path, border.color, SVGStroke.style(of: border), glyphs: border.line))
    case .text(let text, let ascii, let rect, let alignment, let font, let color):
      let height = medium.lineHeight(font)
      var line = rect.offset(x: frame.x, y: frame.y)
      line.y = isCells ? (line.midY - 0.5).cellEdge : line.midY - height / 2
      line.height = height
      let isRightToLeft = context.isRightToLeft
      let alignment = context.alignment(alignment)
      add(self.line((text, ascii), in: line, alignment, font: font, color: color, isRightToLeft: isRightToLeft))
    }
  }
}
