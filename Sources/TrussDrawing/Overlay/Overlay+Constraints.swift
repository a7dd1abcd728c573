import TrussIR
import TrussViews

extension Overlay {
  /// Draws the constraints in the source of the layout. A line with a dot at each end connects the two edges of a
  /// constraint, with the constant and the priority. A size is a dimension line, with `=` if it equals another size.
  ///
  ///     ┌──────┐  8   ┌──────┐     ┌────────┐
  ///     │      •──────•      │     │        │
  ///     └──────┘ @750 └──────┘     └────────┘
  ///                                 |← 120 →|
  mutating func draw(_ ties: [OverlayConstraint]) {
    for tie in ties where tie.anchors.count == 1 {
      let line = line(of: tie.anchors[0])
      if tie.isSize { drawSize(line, tie.label) } else { addDot(line.middle) }
    }
    // Relations come after the dimension lines, because the labels of relations must keep clear of these lines.
    for tie in ties where tie.anchors.count == 2 {
      drawRelation(line(of: tie.anchors[0]), line(of: tie.anchors[1]), tie)
    }
  }

  private mutating func drawRelation(_ one: Line, _ other: Line, _ tie: OverlayConstraint) {
    let (start, end) = one.nearest(to: other)
    addDot(start)
    let distance = max(abs(start.x - end.x), abs(start.y - end.y))
    if distance > 1 {
      addDot(end)
      let style = StrokeStyle(dash: tie.priority.isRequired ? [] : [4, 3])
      add(.stroke(Path { $0.addLines(sharp(start, end)) }, OverlayInk.constraint.color, style), .constraint)
    }
    let isLevel = Axis(start, end) == .horizontal && distance > 1
    let (dx, dy) = isLevel ? (0, OverlayLabels.height / 2 + 3) : (OverlayLabels.width(tie.label) / 2 + 5, 0)
    addLabel(tie.label, from: start, to: end, at: [0.5, 0.25, 0.75], beside: [(dx, -dy), (-dx, dy)])
  }

  private mutating func drawSize(_ line: Line, _ label: String) {
    let axis = Axis(line.start, line.end)
    let path = Path { path in
      path.addLines(sharp(line.start, line.end))
      for point in [line.start, line.end] {
        let (along, across) = (point.coordinate(axis), point.coordinate(axis.cross))
        path.addLines(sharp(Point(axis, along, across - 4), Point(axis, along, across + 4)))
      }
    }
    add(.stroke(path, OverlayInk.constraint.color), .constraint)
    let width = OverlayLabels.width(label)
    let (dx, dy) = axis == .horizontal ? (0, OverlayLabels.height / 2 + 3) : (width / 2 + 3, 0)
    // The label is on the line, or on its outer or inner side. If a label beside a vertical line is wider than the
    // space up to the frame's edge, the inner side is tried first.
    let places = [(0, 0), (dx, dy), (-dx, -dy)]
    addLabel(
      label, from: line.start, to: line.end, at: [0.5, 0.2, 0.8],
      beside: axis == .vertical && width > 20 ? places.reversed() : places)
    labels.reserve([Rect(between: line.start, and: line.end).inset(by: Insets(all: -1))])
  }

  /// Writes a label at the first free place. For each share of the line's length, all distances from the line are
  /// tried.
  private mutating func addLabel(
    _ text: String, from start: Point, to end: Point, at shares: [Double], beside distances: [(Double, Double)]
  ) {
    guard !text.isEmpty else { return }
    let places = shares.flatMap { share in
      let place = Point(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
      return distances.map { place.offset(x: $0.0, y: $0.1) }
    }
    labels.add(text, .constraint, at: places, on: .ground)
  }

  /// The ends of a line. A line along an axis is moved to the middle of a pixel, where it is sharp.
  private func sharp(_ start: Point, _ end: Point) -> [Point] {
    [start, end].map { point in
      Point(
        x: start.x == end.x ? point.x.sharpLine : point.x, y: start.y == end.y ? point.y.sharpLine : point.y)
    }
  }

  private mutating func addDot(_ point: Point) {
    add(.disc(Rect(middle: point, 5, 5), OverlayInk.constraint.color), .constraint)
  }

  /// The line that represents an anchor: the edge, the centre or the baseline of a frame. For a size, it is a line
  /// inside the frame, or beside a small frame.
  private func line(of anchor: OverlayAnchor) -> Line {
    let (box, axis) = (scaling.rect(anchor.rect), anchor.axis)
    guard let position = anchor.position else {
      let across = box.extent(axis.cross)
      // The line is far enough from the frame's own edge not to look like a part of the edge.
      let distance = across.length >= 96 ? -24.0 : across.length >= 48 ? -12 : 6
      // The strokes at the line's ends are beside the frame's edges.
      return Line(axis, box.extent(axis).inset(by: 3), across.high + distance)
    }
    return Line(axis.cross, box.extent(axis.cross), scaling.point(Point(axis, position, 0)).coordinate(axis))
  }

  private struct Line {
    var start: Point
    var end: Point

    init(_ axis: Axis, _ along: Extent, _ across: Double) {
      (start, end) = (Point(axis, along.low, across), Point(axis, along.high, across))
    }

    var middle: Point { Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }

    /// The nearest points of two lines, in the middle of the range that the lines share.
    func nearest(to other: Line) -> (Point, Point) {
      func places(_ axis: Axis) -> (Double, Double) {
        let one = Extent(low: start.coordinate(axis), high: end.coordinate(axis))
        let two = Extent(low: other.start.coordinate(axis), high: other.end.coordinate(axis))
        let place = one.clamp(one.intersection(two).middle)
        return (place, two.clamp(place))
      }
      let ((x, otherX), (y, otherY)) = (places(.horizontal), places(.vertical))
      return (Point(x: x, y: y), Point(x: otherX, y: otherY))
    }
  }
}
