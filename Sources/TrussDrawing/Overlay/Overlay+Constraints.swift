import TrussIR
import TrussLayout
import TrussViews

extension Overlay {
  /// The constraints that were written for the layout: a line between the edges that a constraint relates, with a dot at
  /// each end, its constant and its priority; a dimension line for a size, with `=` where it equals another's.
  ///
  ///     ┌──────┐  8   ┌──────┐     ┌────────┐
  ///     │      •──────•      │     │        │
  ///     └──────┘ @750 └──────┘     └────────┘
  ///                                 |← 120 →|
  mutating func drawConstraints() {
    let system = layout.constraints
    let ties = OverlayTie.all(of: layout, in: system, layout.rects + layout.guideRects(in: system))
    for tie in ties {
      switch tie.shape {
      case .size(let mark): addDimension(Mark(mark, scaling), tie.label)
      case .point(let mark): addDot(Mark(mark, scaling).middle)
      case .relation: break
      case .unknown: continue
      }
      used.insert(.constraint)
    }
    // After the dimension lines, which their labels keep off.
    for tie in ties {
      guard case .relation(let one, let other) = tie.shape else { continue }
      addRelation(Mark(one, scaling), Mark(other, scaling), tie.label, tie.priority)
    }
  }

  /// A line between two edges, where they are nearest to each other.
  private mutating func addRelation(_ one: Mark, _ other: Mark, _ label: String, _ priority: Priority) {
    let (start, end) = one.nearest(to: other)
    addDot(start)
    let distance = max(abs(start.x - end.x), abs(start.y - end.y))
    if distance > 1 {
      addDot(end)
      var style = StrokeStyle()
      if !priority.isRequired { style.dash = [4, 3] }
      let path = Path { $0.addLines(sharp(start, end)) }
      shapes.append(.path(.init(path, stroke: .init(OverlayInk.constraint.color, style))))
    }
    guard !label.isEmpty else { return }
    let (width, height) = (OverlayLabels.width(label), OverlayLabels.height)
    let isLevel = abs(start.y - end.y) <= abs(start.x - end.x)
    let (dx, dy) = isLevel && distance > 1 ? (0, height / 2 + 3) : (width / 2 + 5, 0)
    let places = [0.5, 0.25, 0.75].flatMap { share -> [Point] in
      let middle = Point(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
      return [middle.offset(x: dx, y: -dy), middle.offset(x: -dx, y: dy)]
    }
    labels.add(label, .constraint, at: places, on: .ground)
  }

  private mutating func addDimension(_ mark: Mark, _ label: String) {
    let color = OverlayInk.constraint.color
    let isLevel = mark.start.y == mark.end.y
    let path = Path { path in
      path.addLines(sharp(mark.start, mark.end))
      for point in [mark.start, mark.end] {
        let (dx, dy) = isLevel ? (0.0, 4.0) : (4.0, 0.0)
        path.addLines(sharp(point.offset(x: -dx, y: -dy), point.offset(x: dx, y: dy)))
      }
    }
    shapes.append(.path(.init(path, stroke: .init(color, StrokeStyle()))))
    defer {
      labels.reserve([
        Rect(
          x: mark.start.x - 1, y: mark.start.y - 1, width: mark.end.x - mark.start.x + 2,
          height: mark.end.y - mark.start.y + 2)
      ])
    }
    guard !label.isEmpty else { return }
    let (width, height) = (OverlayLabels.width(label), OverlayLabels.height)
    let places = [0.5, 0.2, 0.8].flatMap { share -> [Point] in
      let place = Point(
        x: mark.start.x + share * (mark.end.x - mark.start.x), y: mark.start.y + share * (mark.end.y - mark.start.y))
      // On the line, outside it, or inside the frame; a label that would reach over the frame's edge from its line is
      // inside it first.
      let (dx, dy) = isLevel ? (0, height / 2 + 3) : (width / 2 + 3, 0)
      let places = [place, place.offset(x: dx, y: dy), place.offset(x: -dx, y: -dy)]
      return !isLevel && width > 20 ? places.reversed() : places
    }
    labels.add(label, .constraint, at: places, on: .ground)
  }

  /// The ends of a line, moved across it to where it is sharp if it runs along an axis.
  private func sharp(_ start: Point, _ end: Point) -> [Point] {
    [start, end].map { point in
      Point(
        x: start.x == end.x ? point.x.sharpLine : point.x, y: start.y == end.y ? point.y.sharpLine : point.y)
    }
  }

  private mutating func addDot(_ point: Point) {
    shapes.append(.disc(Rect(x: point.x - 2.5, y: point.y - 2.5, width: 5, height: 5), OverlayInk.constraint.color))
  }

  /// An anchor in the drawing: the edge, the centre or the baseline of a frame, or for a size a line inside it, or beside a small one.
  private struct Mark {
    var start: Point
    var end: Point

    var middle: Point { Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }

    init(_ mark: OverlayMark, _ scaling: Scaling) {
      let box = scaling.rect(mark.rect)
      func upright(_ x: Double) -> (Point, Point) { (Point(x: x, y: box.minY), Point(x: x, y: box.maxY)) }
      func level(_ y: Double) -> (Point, Point) { (Point(x: box.minX, y: y), Point(x: box.maxX, y: y)) }
      (start, end) =
        switch mark.place {
        case .upright(let x): upright(x * scaling.factor + scaling.x)
        case .level(let y): level(y * scaling.factor + scaling.y)
        case .width: level(box.height >= 48 ? box.maxY - 12 : box.maxY + 6)
        case .height: upright(box.width >= 48 ? box.maxX - 12 : box.maxX + 6)
        }
    }

    /// A place on each of two lines: as near to each other as they can be, in the middle of where both are.
    func nearest(to other: Mark) -> (Point, Point) {
      func places(_ low: Double, _ high: Double, _ start: Double, _ end: Double) -> (Double, Double) {
        let middle = (max(low, start) + min(high, end)) / 2
        let from = max(low, min(high, middle))
        return (from, max(start, min(end, from)))
      }
      let (x, otherX) = places(start.x, end.x, other.start.x, other.end.x)
      let (y, otherY) = places(start.y, end.y, other.start.y, other.end.y)
      return (Point(x: x, y: y), Point(x: otherX, y: otherY))
    }
  }
}
