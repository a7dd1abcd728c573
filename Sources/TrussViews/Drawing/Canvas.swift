/// The canvas on which a custom leaf draws: lines, surfaces and texts, the later above the earlier.
///
/// Its origin is the view's top left corner, and its unit that of the medium: points in SVG, columns and rows in text.
/// Text has no curves: an outline is drawn with the dots of Braille characters, and a surface with the full cells whose
/// middle is inside it.
public struct Canvas: Sendable {
  /// The view's size.
  public let size: Size
  /// The medium of the drawing.
  public let medium: Medium
  /// The font of texts in the view, in the reader's size.
  public let font: Font
  /// The colour of texts in the view.
  public let foreground: Color
  /// Whether the layout direction around the view is from right to left.
  public let isRightToLeft: Bool

  /// The drawing, in order.
  package private(set) var marks: [Mark] = []

  /// Something drawn.
  package enum Mark: Equatable, Sendable {
    case fill(Path, Color)
    case stroke(Path, Color, StrokeStyle)
    case rectangle(Rect, Color, cornerRadius: Double)
    case line(Point, Point, Border)
    case lines([Point], Border)
    case text(String, ascii: String?, Rect, TextAlignment, Font, Color)
  }

  package init(size: Size, medium: Medium, font: Font, foreground: Color, isRightToLeft: Bool) {
    self.size = size
    self.medium = medium
    self.font = font
    self.foreground = foreground
    self.isRightToLeft = isRightToLeft
  }

  /// The whole of the view.
  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// Whether it is drawn as text, in cells.
  public var isText: Bool { medium.isCells }

  /// Fills the inside of a path; in the colour of texts by default.
  ///
  ///     canvas.fill(Path(ellipseIn: Rect(x: 0, y: 0, width: 8, height: 8)), with: .green)
  public mutating func fill(_ path: Path, with color: Color? = nil) {
    if path.isFinite { marks.append(.fill(path, color ?? foreground)) }
  }

  /// Fills a rectangle; in the colour of texts by default. One with a number that is not finite is not drawn. Corners
  /// are round by at most half of the shorter side, and square in text, which shows the parts of cells that the right
  /// and the upper edge leave in eighths: `██▌`, `▃`.
  ///
  ///     canvas.fill(Rect(x: 0, y: 0, width: 40, height: 4), with: .blue, cornerRadius: 2)
  public mutating func fill(_ rect: Rect, with color: Color? = nil, cornerRadius: Double = 0) {
    if rect.isFinite { marks.append(.rectangle(rect, color ?? foreground, cornerRadius: cornerRadius)) }
  }

  /// Draws a line along a path, a point wide and in the colour of texts by default. Text draws neither width nor
  /// dashes.
  ///
  ///     canvas.stroke(Path(ellipseIn: Rect(x: 0, y: 0, width: 8, height: 8)), style: StrokeStyle(dash: [2, 1]))
  public mutating func stroke(_ path: Path, with color: Color? = nil, style: StrokeStyle = StrokeStyle()) {
    if path.isFinite { marks.append(.stroke(path, color ?? foreground, style)) }
  }

  /// Draws a line along a path, its width in points.
  public mutating func stroke(_ path: Path, with color: Color, lineWidth: Double) {
    stroke(path, with: color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a straight horizontal or vertical line. In text it is made of the glyphs of borders, and joins the lines
  /// that it meets: its ends are on edges of cells along it, and in the middle of a cell across it.
  public mutating func line(from start: Point, to end: Point, _ border: Border = .light) {
    guard Rect(x: start.x, y: start.y, width: end.x, height: end.y).isFinite else { return }
    marks.append(.line(start, end, border))
  }

  /// Draws straight lines from each point to the next. In text, lines along the axes are made of the glyphs of borders.
  /// An end whose coordinate is the middle of a cell is drawn in that middle; one at the edge of a cell is drawn to the
  /// edge and joins the line in the next cell. If a number is not finite, nothing is drawn.
  ///
  ///     canvas.line(through: [Point(x: 0.5, y: 0), Point(x: 0.5, y: 0.5), Point(x: 3, y: 0.5)])  // └──
  public mutating func line(through points: [Point], _ border: Border = .light) {
    if points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) { marks.append(.lines(points, border)) }
  }

  /// Writes a line of text in the middle of a rectangle's height.
  ///
  /// - Parameters:
  ///   - text: the text; line breaks in it are not drawn.
  ///   - ascii: the text that ASCII shows instead; the same text by default.
  ///   - rect: the rectangle; it does not clip the text. One with a number that is not finite is not drawn.
  ///   - alignment: the horizontal position of the text; at the leading edge by default.
  ///   - font: the font; that of texts in the view by default.
  ///   - color: the colour; that of texts by default.
  public mutating func draw(
    _ text: String, ascii: String? = nil, in rect: Rect, alignment: TextAlignment = .leading, font: Font? = nil,
    color: Color? = nil
  ) {
    if rect.isFinite {
      marks.append(.text(text, ascii: ascii, rect, alignment, font ?? self.font, color ?? foreground))
    }
  }
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
