import TrussViews

/// A rectangle of whole cells: the columns `minX..<maxX` of the rows `minY..<maxY`.
struct CellRect: Equatable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }
  var isEmpty: Bool { minX >= maxX || minY >= maxY }
  var columns: Range<Int> { minX..<max(minX, maxX) }
  var rows: Range<Int> { minY..<max(minY, maxY) }

  var rect: Rect { Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height)) }

  func range(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : rows }

  func contains(column: Int, row: Int) -> Bool {
    minX <= column && column < maxX && minY <= row && row < maxY
  }

  func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  var interior: CellRect {
    CellRect(minX: minX + 1, minY: minY + 1, maxX: maxX - 1, maxY: maxY - 1)
  }
}

extension CellRect {
  init(_ axis: Axis, _ along: Range<Int>, _ across: Range<Int>) {
    let (columns, rows) = axis == .horizontal ? (along, across) : (across, along)
    self.init(minX: columns.lowerBound, minY: rows.lowerBound, maxX: columns.upperBound, maxY: rows.upperBound)
  }

  /// Makes the rectangle of the cells between the edges of `rect`. Each edge is rounded separately.
  init(snapping rect: Rect) {
    self.init(
      minX: Self.snap(rect.minX), minY: Self.snap(rect.minY),
      maxX: Self.snap(rect.maxX), maxY: Self.snap(rect.maxY))
  }

  static func snap(_ coordinate: Double) -> Int { whole(coordinate.cellEdge) }

  static func cell(at coordinate: Double) -> Int { whole(coordinate.rounded(.down)) }

  /// The greatest coordinate. It is beyond any picture, and so small that an area fits an `Int`.
  private static let farthest = 1_000_000_000

  private static func whole(_ coordinate: Double) -> Int {
    max(-farthest, min(farthest, Int(clamping: coordinate)))
  }
}
