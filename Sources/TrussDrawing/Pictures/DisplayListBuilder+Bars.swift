import TrussViews

extension DisplayListBuilder {
  /// How thick the tracks of sliders and progress bars are, in points.
  private static let track = 6.0

  /// A track with a knob, in the tint up to the knob; in cells `──●──`.
  mutating func drawSlider(_ value: Double, _ context: ViewContext) {
    let frame = context.inner
    guard frame.width > 0, frame.height > 0 else { return }
    let y = isCells ? context.middleRow + 0.5 : frame.midY
    let knob = isCells ? 1 : min(16, frame.height, frame.width)
    var x = frame.x + value * (frame.width - knob)
    if isCells {
      x = x.rounded()
      add(.line(from: Point(x: frame.minX, y: y), to: Point(x: frame.maxX, y: y), .light, .edge))
    } else {
      let height = min(Self.track, frame.height)
      var track = Rect(x: frame.x, y: y - height / 2, width: frame.width, height: height)
      add(.rectangle(track, fill: DisplayList.Fill(.separator), border: .light, radius: height / 2))
      track.width = x + knob / 2 - frame.x
      add(.rectangle(track, fill: DisplayList.Fill(context.tint), border: nil, radius: height / 2))
    }
    add(.disc(Rect(x: x, y: y - knob / 2, width: knob, height: knob), context.tint))
  }

  /// A bar that is filled as far as the work is done: `████░░`.
  mutating func drawProgress(_ value: Double, _ context: ViewContext) {
    let frame = context.inner
    guard frame.width > 0, frame.height > 0 else { return }
    let height = isCells ? 1 : min(Self.track, frame.height)
    let radius = isCells ? 0 : height / 2
    var bar = frame
    bar.y = isCells ? context.middleRow : frame.midY - height / 2
    bar.height = height
    // In points its edge distinguishes it from the ground.
    add(
      .rectangle(
        bar, fill: DisplayList.Fill(.separator, ink: .shade), border: isCells ? nil : .light, radius: radius))
    bar.width = isCells ? (value * bar.width).rounded() : value * bar.width
    guard bar.width > 0 else { return }
    add(.rectangle(bar, fill: DisplayList.Fill(context.tint, ink: .solid), border: nil, radius: radius))
  }

  /// A line along the longer side of the frame.
  mutating func drawDivider(_ context: ViewContext) {
    let frame = context.frame
    guard frame.width > 0, frame.height > 0 else { return }
    let isHorizontal = frame.width >= frame.height
    let from = Point(
      x: isHorizontal ? frame.minX : frame.midX, y: isHorizontal ? frame.midY : frame.minY)
    let to = Point(
      x: isHorizontal ? frame.maxX : frame.midX, y: isHorizontal ? frame.midY : frame.maxY)
    let (line, color) = (context.border?.line ?? .light, context.border?.color ?? .separator)
    guard isCells else { return add(.line(from: from, to: to, line, color)) }
    // Up to the edges, so that it joins a border around it.
    var stroke = DisplayList.PathDrawing.Stroke(color, StrokeStyle())
    stroke.glyphs = line
    add(.path(DisplayList.PathDrawing(Path { $0.addLines([from, to]) }, stroke: stroke)))
  }
}
