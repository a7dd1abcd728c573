/// The drawing of a sequence diagram without its participants, in the positions that the layout computed.
package struct SequenceFigure: Leaf, Hashable {
  package enum Mark: Hashable, Sendable {
    /// Straight lines along the axes, each from one point to the next.
    case line([Point], Line)
    case text(String, Rect, TextAlignment, Font, Color)
    /// A head at the tip of a line that comes from another point.
    case head(Connector.Head, Point, from: Point, Line)
    /// A part of an activation bar, and whether the bar starts and ends with this part. If not, a text interrupts the
    /// bar there.
    case bar(Rect, startsHere: Bool, endsHere: Bool)
    /// The frame of a fragment, and the size of the tab in its corner, in points.
    case frame(Rect, tab: Size, isRightToLeft: Bool)
    case note(Rect)
  }

  package struct Line: Hashable, Sendable {
    package var color: Color
    package var style: StrokeStyle
    /// The characters of the line in text.
    package var glyphs: Border.Line

    package init(_ color: Color, _ style: StrokeStyle = StrokeStyle(), _ glyphs: Border.Line) {
      (self.color, self.style, self.glyphs) = (color, style, glyphs)
    }
  }

  package var marks: [Mark]

  package init(_ marks: [Mark] = []) { self.marks = marks }

  package func draw(in canvas: inout Canvas) {
    for mark in marks {
      switch mark {
      case .line(let points, let line): Self.draw(points, line, &canvas)
      case .text(let text, let rect, let alignment, let font, let color):
        canvas.draw(text, in: rect, alignment: alignment, font: font, color: color)
      case .head(let kind, let tip, let from, let line): Self.draw(kind, at: tip, from, line, &canvas)
      case .bar(let rect, let starts, let ends): Self.drawBar(rect, starts, ends, &canvas)
      case .frame(let rect, let tab, let isRightToLeft): Self.drawFrame(rect, tab, isRightToLeft, &canvas)
      case .note(let rect): Self.drawNote(rect, &canvas)
      }
    }
  }

  private static func draw(_ points: [Point], _ line: Line, _ canvas: inout Canvas) {
    if canvas.isText {
      canvas.line(through: points, Border(line.glyphs, color: line.color))
    } else {
      canvas.stroke(Path { $0.addLines(points) }, with: line.color, style: line.style)
    }
  }

  private static func draw(
    _ kind: Connector.Head, at tip: Point, _ from: Point, _ line: Line, _ canvas: inout Canvas
  ) {
    guard canvas.isText else {
      let head = ConnectorHead(kind, lineWidth: line.style.lineWidth)
      guard let outline = head.outline(at: tip, from: from) else { return }
      if outline.isFilled {
        canvas.fill(outline.path, with: line.color)
      } else {
        canvas.stroke(outline.path, with: line.color, lineWidth: line.style.lineWidth)
      }
      return
    }
    let isForward = tip.x < from.x
    for (number, glyph) in kind.glyphs(arrivingAt: .horizontal, isForward: isForward).enumerated() {
      let x = isForward ? tip.x + Double(number) : tip.x - Double(number) - 1
      let cell = Rect(x: x, y: tip.y - 0.5, width: 1, height: 1)
      canvas.draw(glyph.unicode, ascii: glyph.ascii, in: cell, font: .caption, color: line.color)
    }
  }

  private static func drawBar(_ rect: Rect, _ starts: Bool, _ ends: Bool, _ canvas: inout Canvas) {
    if canvas.isText {
      let x = rect.minX + 0.5
      canvas.line(from: Point(x: x, y: rect.minY), to: Point(x: x, y: rect.maxY), Border(.heavy, color: .edge))
    } else {
      // The outline is open where a text interrupts the bar.
      let inner = rect.inset(by: Insets(top: starts ? 0.5 : 0, left: 0.5, bottom: ends ? 0.5 : 0, right: 0.5))
      let (left, right, top, bottom) = (inner.minX, inner.maxX, inner.minY, inner.maxY)
      let (first, second) = (Point(x: left, y: top), Point(x: right, y: top))
      let (third, fourth) = (Point(x: right, y: bottom), Point(x: left, y: bottom))
      let outline: Path =
        switch (starts, ends) {
        case (true, true): Path(inner)
        case (true, false): Path { $0.addLines([fourth, first, second, third]) }
        case (false, true): Path { $0.addLines([first, fourth, third, second]) }
        case (false, false):
          Path {
            $0.addLines([first, fourth])
            $0.addLines([second, third])
          }
        }
      canvas.fill(inner, with: .surface)
      canvas.stroke(outline, with: .secondary)
    }
  }

  private static func drawFrame(_ rect: Rect, _ tab: Size, _ isRightToLeft: Bool, _ canvas: inout Canvas) {
    let (left, right, top, bottom) = (rect.minX + 0.5, rect.maxX - 0.5, rect.minY + 0.5, rect.maxY - 0.5)
    let outline = [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom), Point(x: left, y: bottom),
      Point(x: left, y: top),
    ]
    guard !canvas.isText else { return canvas.line(through: outline, Border(.light, color: .edge)) }
    let (start, sign) = isRightToLeft ? (right, -1.0) : (left, 1.0)
    let (end, low) = (start + sign * tab.width, top + tab.height)
    let corner = [
      Point(x: end, y: top), Point(x: end, y: low - 6), Point(x: end - sign * 6, y: low), Point(x: start, y: low),
    ]
    canvas.fill(
      Path {
        $0.addLines([Point(x: start, y: top)] + corner); $0.closeSubpath()
      }, with: .surface)
    canvas.stroke(Path { $0.addLines(corner) }, with: .edge)
    canvas.stroke(
      Path {
        $0.addLines(outline); $0.closeSubpath()
      }, with: .edge)
  }

  private static func drawNote(_ rect: Rect, _ canvas: inout Canvas) {
    let (left, right, top, bottom) = (rect.minX + 0.5, rect.maxX - 0.5, rect.minY + 0.5, rect.maxY - 0.5)
    if canvas.isText {
      canvas.line(
        through: [
          Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom), Point(x: left, y: bottom),
          Point(x: left, y: top),
        ], Border(.light, color: .edge))
      canvas.draw(
        "╲", ascii: "\\", in: Rect(x: right - 0.5, y: rect.minY, width: 1, height: 1), font: .caption, color: .edge)
      return
    }
    let fold = min(8, rect.width / 3, rect.height / 2)
    let outline = Path { path in
      path.addLines([
        Point(x: left, y: top), Point(x: right - fold, y: top), Point(x: right, y: top + fold),
        Point(x: right, y: bottom), Point(x: left, y: bottom),
      ])
      path.closeSubpath()
    }
    canvas.fill(outline, with: Color(0xFF_F8C5, dark: 0x27_2115))
    canvas.stroke(outline, with: .edge)
    canvas.stroke(
      Path {
        $0.addLines([
          Point(x: right - fold, y: top), Point(x: right - fold, y: top + fold), Point(x: right, y: top + fold),
        ])
      }, with: .edge)
  }
}
