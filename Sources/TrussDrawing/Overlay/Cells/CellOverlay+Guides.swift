import TrussLayout
import TrussTree
import TrussViews

extension CellOverlay {
  /// The outlines of guides with their names, as far as cells are free.
  mutating func drawGuides() {
    for (name, rect) in layout.drawnGuides {
      let box = CellRect(snapping: rect)
      let width = CellOverlayLabels.width(name)
      let places = [
        (box.minX + 1, box.minY), (box.maxX, box.minY), (box.minX + 1, box.maxY - 1), (box.minX, seen.minY - 1),
        (box.maxX - width, seen.minY - 1), (box.minX, seen.maxY), (box.maxX - width, seen.maxY),
      ]
      let bounds = CellRect(minX: seen.minX, minY: seen.minY - 1, maxX: seen.maxX, maxY: seen.maxY + 1)
      labels.add(name, .guide, at: places, in: bounds)
      drawOutline(of: box)
    }
  }

  /// A guide may be but a line: then its cells are those beside the line.
  private mutating func drawOutline(of box: CellRect) {
    let (right, bottom) = (max(box.maxX, box.minX + 1), max(box.maxY, box.minY + 1))
    let columns = bottom - box.minY > 1 || right - box.minX == 1 ? Set([box.minX, right - 1]).sorted() : []
    let rows = right - box.minX > 1 ? Set([box.minY, bottom - 1]).sorted() : []
    let lines =
      columns.map { (CellRect(minX: $0, minY: box.minY, maxX: $0 + 1, maxY: bottom), Axis.vertical) }
      + rows.map { (CellRect(minX: box.minX, minY: $0, maxX: right, maxY: $0 + 1), Axis.horizontal) }
    for (cells, axis) in lines {
      let shown = cells.intersection(seen)
      if !shown.isEmpty { labels.addBrokenLine(CellOverlayLabels.Line(cells: shown, axis: axis, ink: .guide)) }
    }
  }
}
