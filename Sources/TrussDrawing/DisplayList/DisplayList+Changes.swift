import TrussViews

// MARK: - Colours

extension DisplayList.Element {
  func recolored(_ color: (Color) -> Color) -> DisplayList.Element {
    switch self {
    case .rectangle(let rect, var fill, var border, let radius):
      fill?.recolor(color)
      if let old = border { border?.color = color(old.color) }
      return .rectangle(rect, fill: fill, border: border, radius: radius)
    case .line(let start, let end, let line, let old): return .line(from: start, to: end, line, color(old))
    case .cross(let rect, let old): return .cross(rect, color(old))
    case .disc(let rect, let old): return .disc(rect, color(old))
    case .path(var drawing):
      drawing.fill?.recolor(color)
      if let old = drawing.stroke {
        drawing.stroke?.color = color(old.color)
        if let style = old.gradient?.style { drawing.stroke?.gradient?.style = style.recolored(color) }
      }
      return .path(drawing)
    case .text(var run):
      run.color = color(run.color)
      if let style = run.gradient?.style { run.gradient?.style = style.recolored(color) }
      run.lines.recolor(color)
      for number in run.parts.indices { run.parts[number].recolor(color) }
      for number in run.asciiParts.indices { run.asciiParts[number].recolor(color) }
      return .text(run)
    case .beginGroup(let name, let link, let opacity, let effects):
      return .beginGroup(name: name, link: link, opacity: opacity, effects: effects.map { $0.recolored(color) })
    case .image, .endGroup, .beginClip, .endClip: return self
    }
  }
}

extension DisplayList.Fill {
  fileprivate mutating func recolor(_ color: (Color) -> Color) {
    self.color = color(self.color)
    if let style = gradient?.style { gradient?.style = style.recolored(color) }
  }
}

extension DisplayList.TextRun.Part {
  fileprivate mutating func recolor(_ color: (Color) -> Color) {
    self.color = color(self.color)
    lines.recolor(color)
  }
}

extension DisplayList.TextRun.Lines {
  fileprivate mutating func recolor(_ color: (Color) -> Color) {
    if let old = under?.color { under?.color = color(old) }
  }
}

extension Color {
  /// The opaque colour that results from fading toward the background colour. `share` is the share of the original
  /// colour.
  func faded(to share: Double, dark darkShare: Double? = nil) -> Color {
    Color(
      Color.mixed(Color.ground.light, light, share), dark: Color.mixed(Color.ground.dark, dark, darkShare ?? share))
  }

  /// Mixes two colours `0xRRGGBB` in sRGB, as SVG does. `part` is the share of the second colour.
  static func mixed(_ first: UInt32, _ second: UInt32, _ part: Double) -> UInt32 {
    [16, 8, 0].reduce(0) { color, shift in
      let (from, to) = (Double(first >> shift & 255), Double(second >> shift & 255))
      return color | UInt32(truncatingIfNeeded: Int(clamping: (from + (to - from) * part).rounded())) << shift
    }
  }
}

// MARK: - Places and sizes

extension DisplayList.Element {
  func mapped(by map: FrameTransform) -> DisplayList.Element {
    switch self {
    case .rectangle(let rect, var fill, let border, let radius):
      fill?.map(by: map)
      return .rectangle(map.rect(rect), fill: fill, border: border, radius: map.radius(radius))
    case .line(let start, let end, let line, let color):
      return .line(from: map.point(start), to: map.point(end), line, color)
    case .cross(let rect, let color): return .cross(map.rect(rect), color)
    case .disc(let rect, let color): return .disc(map.disc(rect), color)
    case .path(var drawing):
      drawing.path = drawing.path.mapped(map.point)
      drawing.fill?.map(by: map)
      drawing.stroke?.gradient?.map(by: map)
      return .path(drawing)
    case .text(let run): return .text(map.run(run))
    case .image(var drawing):
      drawing.rect = map.rect(drawing.rect)
      return .image(drawing)
    case .beginClip(let rect, let radius, let outline):
      return .beginClip(map.rect(rect), radius: map.radius(radius), outline: outline?.mapped(map.point))
    case .beginGroup(let name, let link, let opacity, let effects):
      return .beginGroup(name: name, link: link, opacity: opacity, effects: effects.map { $0.mapped(by: map) })
    case .endGroup, .endClip: return self
    }
  }
}

extension DisplayList.Fill {
  fileprivate mutating func map(by map: FrameTransform) { gradient?.map(by: map) }
}

extension DisplayList.Fill.Gradient {
  fileprivate mutating func map(by map: FrameTransform) { box = box.map(map.rect) }
}

/// A map that moves and scales a drawing. Line widths do not change.
struct FrameTransform {
  private var source = Point.zero
  private let target: Point
  private let scale: Size
  /// Whether letters, knobs and corner radii are scaled, too.
  private let scalesAll: Bool

  /// Makes a map that scales about the origin and then moves.
  init(factor: Double = 1, x: Double, y: Double) {
    (target, scale, scalesAll) = (Point(x: x, y: y), Size(width: factor, height: factor), true)
  }

  /// Makes the map from one frame to another. Shapes keep their position and size relative to the frame; texts and
  /// knobs keep only their relative position.
  init(from source: Rect, to target: Rect) {
    (self.source, self.target) = (Point(x: source.x, y: source.y), Point(x: target.x, y: target.y))
    // An axis on which the source is empty has no distances to scale.
    scale = Size(
      width: source.width > 0 ? target.width / source.width : 1,
      height: source.height > 0 ? target.height / source.height : 1)
    scalesAll = false
  }

  func point(_ point: Point) -> Point {
    Point(
      x: target.x + (point.x - source.x) * scale.width, y: target.y + (point.y - source.y) * scale.height)
  }

  func rect(_ rect: Rect) -> Rect {
    let origin = point(Point(x: rect.x, y: rect.y))
    return Rect(x: origin.x, y: origin.y, width: rect.width * scale.width, height: rect.height * scale.height)
  }

  /// Maps the rectangle of a knob. If knobs keep their size, only the middle is moved, so that the knob stays round.
  func disc(_ rect: Rect) -> Rect {
    if scalesAll { return self.rect(rect) }
    let moved = point(Point(x: rect.midX, y: rect.midY))
    return rect.offset(x: moved.x - rect.midX, y: moved.y - rect.midY)
  }

  func radius(_ radius: Double) -> Double { scalesAll ? radius * scale.width : radius }

  /// Maps a line of text. If letters keep their size, only the anchor along the line and the middle of the line's
  /// height are moved.
  func run(_ run: DisplayList.TextRun) -> DisplayList.TextRun {
    var result = run
    guard scalesAll else {
      let anchor = Point(x: run.anchor, y: run.frame.midY)
      let moved = point(anchor)
      result.frame = run.frame.offset(x: moved.x - anchor.x, y: moved.y - anchor.y)
      result.baseline += moved.y - anchor.y
      if let box = run.gradient?.box {
        result.gradient?.box = box.offset(x: moved.x - anchor.x, y: moved.y - anchor.y)
      }
      return result
    }
    result.frame = rect(run.frame)
    result.baseline = point(Point(x: 0, y: run.baseline)).y
    result.font.size *= scale.width
    if let box = run.gradient?.box { result.gradient?.box = rect(box) }
    for number in run.parts.indices {
      result.parts[number].font.size *= scale.width
      result.parts[number].x *= scale.width
      result.parts[number].width *= scale.width
    }
    return result
  }
}

extension Rect {
  init(middle: Point, _ width: Double, _ height: Double) {
    self.init(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  /// Makes the rectangle of a line. Its width or height is negative if the line runs to the left or up.
  init(between start: Point, and end: Point) {
    self.init(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  init(_ axis: Axis, along: Extent, across: Extent) {
    let (x, y) = axis == .horizontal ? (along, across) : (across, along)
    self.init(x: x.low, y: y.low, width: x.length, height: y.length)
  }
}
