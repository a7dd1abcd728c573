import TrussViews

/// Draws one element after the other into cells.
///
/// What is drawn covers what lies beneath it, with one exception: lines that share a cell are joined. So boxes that
/// share an edge, boxes without a surface that cross, and dividers that end in a border make one net of lines:
///
///     ┌───┬───┐      ┌─────┐
///     │   │   │      │  ┌──┼──┐
///     ├───┼───┤      └──┼──┘  │
///     └───┴───┘         └─────┘
///
/// A box with a surface lies on top. It covers what is inside it, and interrupts a line that would run into it; a
/// line that merely ends at its edge, or runs along it, is joined:
///
///     ┌─────┐
///     │  ┌─────┐
///     └──│     │
///        └─────┘
struct TextPainter {
  var canvas: CellCanvas
  let charset: TextRenderer.Charset
  /// What colours become; nil for a picture without.
  var inks: TextInks?

  /// The cells that may be drawn on.
  private(set) var clip: CellRect
  /// The clips around the innermost one, the outermost first.
  private var outerClips: [CellRect] = []

  init(canvas: CellCanvas, charset: TextRenderer.Charset) {
    self.canvas = canvas
    self.charset = charset
    clip = canvas.bounds
  }

  mutating func draw(_ element: DisplayList.Element) {
    switch element {
    case .rectangle(let rect, let fill?, nil, _) where fill.ink == .eighths:
      drawEighths(rect, with: fill)
    case .rectangle(let rect, let fill, let border, _):
      drawRectangle(CellRect(snapping: rect), fill: fill, border: border)
    case .line(let start, let end, let line, let color):
      drawLine(from: start, to: end, line: line, color)
    case .cross(let rect, let color):
      drawCross(CellRect(snapping: rect), color)
    case .disc(let rect, let color):
      drawDisc(CellRect(snapping: rect), color)
    case .path(let drawing):
      drawPath(drawing)
    case .text(let run):
      drawText(run)
    case .beginClip(let rect, _, _):
      outerClips.append(clip)
      clip = clip.intersection(CellRect(snapping: rect))
    case .endClip:
      clip = outerClips.popLast() ?? clip
    case .image, .beginGroup, .endGroup:
      break
    }
  }
}
