import TrussViews

/// Takes what is drawn in one frame to the same place in another.
///
///     ┌──────────┐        ┌─────┐
///     │  ██      │   ->   │ █   │
///     └──────────┘        └─────┘
struct FrameMap {
  let source: Rect
  let target: Rect

  func point(_ point: Point) -> Point {
    Point(
      x: target.x + (point.x - source.x) * scale(source.width, target.width),
      y: target.y + (point.y - source.y) * scale(source.height, target.height))
  }

  func rect(_ rect: Rect) -> Rect {
    let origin = point(Point(x: rect.x, y: rect.y))
    return Rect(
      x: origin.x, y: origin.y, width: rect.width * scale(source.width, target.width),
      height: rect.height * scale(source.height, target.height))
  }

  /// Letters keep their size: the middle of the line moves, from side to side the point that it is anchored to.
  func run(_ run: DisplayList.TextRun) -> DisplayList.TextRun {
    let anchor = Point(x: SVGText.anchor(of: run), y: run.frame.midY)
    let moved = point(anchor)
    var result = run
    result.frame = run.frame.offset(x: moved.x - anchor.x, y: moved.y - anchor.y)
    result.baseline += moved.y - anchor.y
    return result
  }

  /// A knob keeps its size too, as it is to stay round.
  func disc(_ rect: Rect) -> Rect {
    let moved = point(Point(x: rect.midX, y: rect.midY))
    return rect.offset(x: moved.x - rect.midX, y: moved.y - rect.midY)
  }

  /// What has no extent has no places to scale between.
  private func scale(_ source: Double, _ target: Double) -> Double { source > 0 ? target / source : 1 }
}
