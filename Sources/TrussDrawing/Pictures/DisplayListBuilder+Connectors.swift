import TrussLayout
import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// The lines, heads and labels of a view's connectors. Lines come first, so that they cover no heads and labels.
  mutating func connectors(of index: Int) -> [DisplayList.Element] {
    let plan = connectorPlan ?? ConnectorPlan(layout)
    connectorPlan = plan
    guard let range = plan.ranges[index] else { return [] }
    let drawings = plan.connectors[range].map { isCells ? inCells($0, plan.headCells) : inPoints($0) }
    return drawings.map(\.line) + drawings.flatMap(\.marks)
  }

  private typealias Drawing = (line: DisplayList.Element, marks: [DisplayList.Element])

  private func labels(of planned: ConnectorPlan.Planned) -> [DisplayList.Element] {
    planned.labels.flatMap { label -> [DisplayList.Element] in
      guard let (form, place) = label.placed else { return [] }
      var rect = place.rect
      rect.height /= Double(form.lines.count)
      return form.lines.enumerated().map { number, text in
        line(
          text, in: rect.offset(x: 0, y: Double(number) * rect.height), font: ConnectorLabel.font,
          color: planned.connector.ink, isRightToLeft: false)
      }
    }
  }

  private func inPoints(_ planned: ConnectorPlan.Planned) -> Drawing {
    let connector = planned.connector
    let color = connector.ink
    var line = Route.Line(points: planned.route.points, crossings: planned.crossings, cuts: planned.cuts)
    line.drawn = planned.trunkPart
    let trunk = planned.route.trunk
    var marks: [DisplayList.Element] = []
    let points = line.points
    for head in planned.heads {
      let (end, next) = (points[head.end], points[head.next])
      let shape = ConnectorHead(head.kind, lineWidth: connector.style.lineWidth)
      line.points[head.end] = end.moved(toward: next, by: shape.length)
      if let trunk, !trunk.isLead, trunk.isSource == (head.end == 0) { continue }
      if head.kind == .circle {
        marks.append(
          .disc(Rect(middle: end.moved(toward: next, by: shape.length / 2), shape.length, shape.length), color))
        continue
      }
      guard let outline = shape.outline(at: end, from: next) else { continue }
      marks.append(
        outline.isFilled
          ? .path(DisplayList.PathDrawing(path: outline.path, fill: DisplayList.Fill(color)))
          : .stroke(outline.path, color, StrokeStyle(lineWidth: connector.style.lineWidth)))
    }
    return (.stroke(line.path, color, connector.style), marks + labels(of: planned))
  }

  private func inCells(_ planned: ConnectorPlan.Planned, _ headCells: Set<Rect>) -> Drawing {
    let connector = planned.connector
    let color = connector.ink
    var points = planned.route.points
    var marks: [DisplayList.Element] = []
    for head in planned.heads {
      guard let cell = head.cells.first, headCells.contains(cell) else { continue }
      // The line ends in the middle of a head's cell, so that it does not join the border beside it.
      points[head.end] = Point(x: cell.midX, y: cell.midY)
      for (cell, glyph) in zip(head.cells, head.glyphs) {
        marks.append(.text(DisplayList.TextRun(glyph.unicode, ascii: glyph.ascii, frame: cell, color: color)))
      }
    }
    let line = Route.Line(points: points, crossings: planned.crossings, cuts: planned.cuts, cornerRadius: 0)
    return (
      .stroke(line.path, color, connector.style, glyphs: connector.style.glyphs), marks + labels(of: planned)
    )
  }
}

extension Point {
  /// The point, moved by a length toward another point, but not beyond that point.
  func moved(toward other: Point, by length: Double) -> Point {
    let distance = distance(to: other)
    guard distance > 0 else { return self }
    let share = min(1, length / distance)
    return Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
