/// The canvas on which a custom leaf draws lines, surfaces and texts, each over the earlier elements.
///
/// The origin is the view's top left corner. The unit is the medium's: points in SVG, columns and rows in text. Text
/// output has no curves: an outline is drawn with the dots of Braille characters, and a surface with full cells where
/// the middle of the cell is inside.
public struct Canvas: Sendable {
  /// The view's size.
  public let size: Size
  /// The medium for which the view is drawn.
  public let medium: Medium
  /// The font of texts in the view, scaled to the reader's text size.
  public let font: Font
  /// The colour of texts in the view.
  public let foreground: Color
  /// Whether the layout direction of the view is from right to left.
  public let isRightToLeft: Bool

  package private(set) var marks: [Mark] = []

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

  /// The rectangle of the whole view.
  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// Whether the drawing is text, in cells.
  public var isText: Bool { medium.isCells }

  /// Fills the inside of a path, by default in the colour of texts.
  ///
  ///     canvas.fill(Path(ellipseIn: Rect(x: 0, y: 0, width: 8, height: 8)), with: .green)
  public mutating func fill(_ path: Path, with color: Color? = nil) {
    if path.isFinite { marks.append(.fill(path, color ?? foreground)) }
  }

  /// Fills a rectangle, by default in the colour of texts. A rectangle with a number that is not finite is not drawn.
  /// The corner radius is at most half of the shorter side. In text corners are square, and cells that are partly
  /// filled at the right and the upper edge are drawn in eighths: `██▌`, `▃`.
  ///
  ///     canvas.fill(Rect(x: 0, y: 0, width: 40, height: 4), with: .blue, cornerRadius: 2)
  public mutating func fill(_ rect: Rect, with color: Color? = nil, cornerRadius: Double = 0) {
    if rect.isFinite { marks.append(.rectangle(rect, color ?? foreground, cornerRadius: cornerRadius)) }
  }

  /// Draws a line along a path, by default a point wide and in the colour of texts. In text, width and dashes are
  /// ignored.
  ///
  ///     canvas.stroke(Path(ellipseIn: Rect(x: 0, y: 0, width: 8, height: 8)), style: StrokeStyle(dash: [2, 1]))
  public mutating func stroke(_ path: Path, with color: Color? = nil, style: StrokeStyle = StrokeStyle()) {
    if path.isFinite { marks.append(.stroke(path, color ?? foreground, style)) }
  }

  /// Draws a line along a path, with a width in points.
  public mutating func stroke(_ path: Path, with color: Color, lineWidth: Double) {
    stroke(path, with: color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a straight horizontal or vertical line. In text the line uses the box-drawing characters of borders, and
  /// joins lines that it meets. The line begins and ends at edges of cells, and runs in the middle of a row or a
  /// column.
  public mutating func line(from start: Point, to end: Point, _ border: Border = .light) {
    guard Rect(x: start.x, y: start.y, width: end.x, height: end.y).isFinite else { return }
    marks.append(.line(start, end, border))
  }

  /// Draws straight lines from each point to the next. In text, lines along the axes use the box-drawing characters of
  /// borders. An end in the middle of a cell is drawn up to that middle; an end at the edge of a cell joins the line in
  /// the next cell. If a number is not finite, nothing is drawn.
  ///
  ///     canvas.line(through: [Point(x: 0.5, y: 0), Point(x: 0.5, y: 0.5), Point(x: 3, y: 0.5)])  // └──
  public mutating func line(through points: [Point], _ border: Border = .light) {
    if points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) { marks.append(.lines(points, border)) }
  }

  /// Writes a line of text, centred vertically in a rectangle.
  ///
  /// - Parameters:
  ///   - text: the text; line breaks in it are ignored.
  ///   - ascii: the text that is shown if the medium supports only ASCII; `text` by default.
  ///   - rect: the rectangle; it does not clip the text. A text in a rectangle with a number that is not finite is not
  ///     drawn.
  ///   - alignment: the horizontal position of the text; at the leading edge by default.
  ///   - font: the font; by default the font of texts in the view.
  ///   - color: the colour; by default the colour of texts in the view.
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
