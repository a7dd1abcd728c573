import TrussViews

/// The marks of a sequence diagram, from back to front.
struct SequenceMarks {
  typealias Mark = SequenceFigure.Mark
  typealias Line = SequenceFigure.Line

  var frames: [Mark] = []
  var lifelines: [Mark] = []
  var bars: [Mark] = []
  var notes: [Mark] = []
  private var lines: [Mark] = []
  private var heads: [Mark] = []
  private var texts: [Mark] = []

  func all(mirroredIn width: Double?) -> [Mark] {
    // Inner frames end first, so they are added first; outer frames have to be behind them.
    let marks = frames.reversed() + lifelines + bars + notes + lines + heads + texts
    return width.map { width in marks.map { $0.mirrored(in: width) } } ?? marks
  }

  static let lifeline = Line(.edge, StrokeStyle(dash: [5, 4]), .light)

  // MARK: - Texts

  mutating func write(
    _ lines: [String], in rect: Rect, _ alignment: TextAlignment, _ font: Font, _ color: Color
  ) {
    let height = rect.height / Double(lines.count)
    for (number, line) in lines.enumerated() {
      let place = Rect(x: rect.x, y: rect.y + Double(number) * height, width: rect.width, height: height)
      texts.append(.text(line, place, alignment, font, color))
    }
  }

  // MARK: - Lines

  private static func line(_ message: Connector) -> Line {
    Line(message.color ?? .secondary, message.style, message.style.glyphs)
  }

  /// Adds the line of a message and its heads. In cells an end without a head joins its lifeline.
  mutating func message(
    _ message: Connector, from start: Point, to end: Point, _ metrics: SequenceMetrics, _ source: Int?, _ target: Int?
  ) {
    let line = Self.line(message)
    let sign = start.x < end.x ? 1.0 : -1
    var tail = message.source.head
    let head = message.target.head
    if source == nil, tail == .none { tail = .circle }
    if target == nil {
      let disc = Point(x: end.x + sign * metrics.disc, y: end.y)
      heads.append(.head(.circle, disc, from: end, line))
    }
    heads.append(.head(tail, start, from: end, line))
    heads.append(.head(head, end, from: start, line))
    lines.append(
      .line(
        [
          Self.end(of: start, tail, toward: sign, line, metrics, isOpen: source == nil),
          Self.end(of: end, head, toward: -sign, line, metrics, isOpen: target == nil),
        ], line))
  }

  /// Returns the end of a line at a head whose tip is at `point`.
  private static func end(
    of point: Point, _ head: Connector.Head, toward sign: Double, _ line: Line, _ metrics: SequenceMetrics, isOpen: Bool
  ) -> Point {
    if metrics.isCells {
      // The line ends in the middle of the head's cell or, without a head, of the lifeline's cell.
      return point.offset(x: sign * (head == .none && !isOpen ? -0.5 : 0.5), y: 0)
    }
    return point.offset(x: sign * ConnectorHead(head, lineWidth: line.style.lineWidth).length, y: 0)
  }

  /// Adds a message from a participant to itself.
  mutating func loop(
    _ message: Connector, from start: Double, to end: Double, top: Double, bottom: Double, _ metrics: SequenceMetrics
  ) {
    var line = Self.line(message)
    if line.glyphs == .light { line.glyphs = .rounded }
    let (tail, head) = (message.source.head, message.target.head)
    let (first, last) = (Point(x: start, y: top), Point(x: start, y: bottom))
    let right = metrics.isCells ? end - 0.5 : end.rounded(.down) + 0.5
    heads.append(.head(tail, first, from: Point(x: end, y: top), line))
    heads.append(.head(head, last, from: Point(x: end, y: bottom), line))
    lines.append(
      .line(
        [
          Self.end(of: first, tail, toward: 1, line, metrics, isOpen: false), Point(x: right, y: top),
          Point(x: right, y: bottom), Self.end(of: last, head, toward: 1, line, metrics, isOpen: false),
        ], line))
  }

  mutating func cross(at middle: Point, isCells: Bool) {
    let line = Line(.secondary, StrokeStyle(lineWidth: isCells ? 1 : 1.5), .light)
    // A head's cross is in the middle of the 16 points after its tip, or in a cell.
    let reach = isCells ? 0.5 : 8 * (1 + line.style.lineWidth) / 2
    heads.append(.head(.cross, middle.offset(x: reach, y: 0), from: middle.offset(x: -reach, y: 0), line))
  }

  mutating func separator(at y: Double, width: Double, around text: Rect?, _ metrics: SequenceMetrics) {
    let rows = metrics.isCells ? [y] : [y - 1, y + 1]
    let gap = metrics.isCells ? 1.0 : 8
    for y in rows {
      var parts = [(start: 0.0, end: width)]
      if let text { parts = [(0, text.minX - gap), (text.maxX + gap, width)] }
      for (start, end) in parts where start < end {
        lines.append(.line([Point(x: start, y: y), Point(x: end, y: y)], Line(.edge, StrokeStyle(), .double)))
      }
    }
  }

  /// Adds the line above a further operand of a frame.
  mutating func operand(from start: Double, to end: Double, at y: Double, _ metrics: SequenceMetrics) {
    let inset = metrics.isCells ? 0.5 : 1
    frames.append(
      .line(
        [Point(x: start + inset, y: y), Point(x: end - inset, y: y)],
        Line(.edge, StrokeStyle(dash: [4, 3]), .dashed)))
  }
}

extension SequenceFigure.Mark {
  fileprivate func mirrored(in width: Double) -> SequenceFigure.Mark {
    func mirrored(_ point: Point) -> Point { Point(x: width - point.x, y: point.y) }
    return switch self {
    case .line(let points, let line): .line(points.map(mirrored), line)
    case .text(let text, let rect, let alignment, let font, let color):
      .text(text, rect.mirrored(in: width), alignment, font, color)
    case .head(let kind, let tip, let from, let line): .head(kind, mirrored(tip), from: mirrored(from), line)
    case .bar(let rect, let starts, let ends): .bar(rect.mirrored(in: width), startsHere: starts, endsHere: ends)
    case .frame(let rect, let tab, let isRightToLeft):
      .frame(rect.mirrored(in: width), tab: tab, isRightToLeft: isRightToLeft)
    case .note(let rect): .note(rect.mirrored(in: width))
    }
  }
}
