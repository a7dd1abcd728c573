import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// What a leaf of the user's draws, moved to its place.
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
      add(.path(DisplayList.PathDrawing(moved(path), fill: DisplayList.Fill(color, ink: .solid))))
    case .stroke(let path, let color, let style):
      add(.path(DisplayList.PathDrawing(moved(path), stroke: DisplayList.PathDrawing.Stroke(color, style))))
    case .rectangle(let rect, let color, let radius):
      let fill = DisplayList.Fill(color, ink: .eighths)
      add(.rectangle(rect.offset(x: frame.x, y: frame.y), fill: fill, border: nil, radius: radius))
    case .line(let start, let end, let border):
      add(
        .line(
          from: start.offset(x: frame.x, y: frame.y), to: end.offset(x: frame.x, y: frame.y), border.line, border.color)
      )
    case .lines(let points, let border):
      var stroke = DisplayList.PathDrawing.Stroke(border.color, SVGStroke.style(of: border.line))
      stroke.glyphs = border.line
      add(.path(DisplayList.PathDrawing(moved(Path { $0.addLines(points) }), stroke: stroke)))
    case .text(let text, let ascii, let rect, let alignment, let font, let color):
      let height = medium.lineHeight(font)
      var line = rect.offset(x: frame.x, y: frame.y)
      line.y = isCells ? (line.midY - 0.5).cellEdge : line.midY - height / 2
      line.height = height
      add(
        .text(
          DisplayList.TextRun(
            text, ascii: ascii, frame: line, alignment: context.alignment(alignment),
            baseline: line.y + medium.baseline(font),
            font: font, color: color
          ).ordered(isRightToLeft: context.isRightToLeft, medium)))
    }
  }
}
