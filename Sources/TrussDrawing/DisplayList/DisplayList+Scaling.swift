import TrussViews

extension DisplayList.Element {
  /// The same element so many times as large and then moved. Lines keep their width.
  func scaled(_ scaling: Scaling) -> DisplayList.Element {
    switch self {
    case .rectangle(let rect, var fill, let border, let radius):
      fill?.scale(scaling)
      return .rectangle(scaling.rect(rect), fill: fill, border: border, radius: radius * scaling.factor)
    case .line(let start, let end, let line, let color):
      return .line(from: scaling.point(start), to: scaling.point(end), line, color)
    case .cross(let rect, let color): return .cross(scaling.rect(rect), color)
    case .disc(let rect, let color): return .disc(scaling.rect(rect), color)
    case .path(var drawing):
      drawing.path = drawing.path.mapped(scaling.point)
      drawing.fill?.scale(scaling)
      return .path(drawing)
    case .text(var run):
      run.frame = scaling.rect(run.frame)
      run.baseline = run.baseline * scaling.factor + scaling.y
      run.font.size *= scaling.factor
      for number in run.parts.indices {
        run.parts[number].font.size *= scaling.factor
        run.parts[number].x *= scaling.factor
        run.parts[number].width *= scaling.factor
      }
      return .text(run)
    case .image(var drawing):
      drawing.rect = scaling.rect(drawing.rect)
      return .image(drawing)
    case .beginClip(let rect, let radius, let outline):
      return .beginClip(
        scaling.rect(rect), radius: radius * scaling.factor, outline: outline?.mapped(scaling.point))
    case .beginGroup, .endGroup, .endClip: return self
    }
  }
}

extension DisplayList.Fill {
  /// A gradient is in a box of its own where it is drawn row by row.
  fileprivate mutating func scale(_ scaling: Scaling) {
    if let cells = gradient?.cells { gradient?.cells = scaling.rect(cells) }
  }
}

/// A change of size about the origin, and a move after it.
struct Scaling {
  var factor: Double
  var x: Double
  var y: Double

  func point(_ point: Point) -> Point {
    Point(x: point.x * factor + x, y: point.y * factor + y)
  }

  func rect(_ rect: Rect) -> Rect {
    Rect(x: rect.x * factor + x, y: rect.y * factor + y, width: rect.width * factor, height: rect.height * factor)
  }
}

extension Rect {
  /// Makes a rectangle of its extents along an axis and across it.
  init(_ axis: Axis, along: Extent, across: Extent) {
    let (x, y) = axis == .horizontal ? (along, across) : (across, along)
    self.init(x: x.low, y: y.low, width: x.length, height: y.length)
  }
}
