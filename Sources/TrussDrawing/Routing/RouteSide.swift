import TrussViews

/// A side of a view, at which a connector can end, or a side of a cell.
enum RouteSide: Int, CaseIterable {
  // The order decides between equally good routes: connectors preferably leave sideways and arrive from above.
  case right
  case left
  case bottom
  case top

  var axis: Axis { self == .right || self == .left ? .horizontal : .vertical }

  var isForward: Bool { self == .right || self == .bottom }

  /// 1 for the sides in the direction of growing coordinates, otherwise -1.
  var sign: Int { isForward ? 1 : -1 }

  /// The cell beside a given cell, at this side.
  func neighbor(column: Int, row: Int) -> (column: Int, row: Int) {
    axis == .horizontal ? (column + sign, row) : (column, row + sign)
  }

  var opposite: RouteSide {
    switch self {
    case .right: .left
    case .left: .right
    case .bottom: .top
    case .top: .bottom
    }
  }
}

extension Axis {
  /// The axis of the line between two points. For a slanted line, the axis of its longer extent.
  init(_ from: Point, _ to: Point) { self = abs(from.x - to.x) >= abs(from.y - to.y) ? .horizontal : .vertical }

  /// The sides to which a line along the axis leads.
  var sides: (back: RouteSide, forth: RouteSide) { self == .horizontal ? (.left, .right) : (.top, .bottom) }
}

struct Extent: Equatable {
  var low: Double
  var high: Double

  var length: Double { high - low }
  var middle: Double { (low + high) / 2 }

  func contains(_ value: Double) -> Bool { low <= value && value <= high }

  func clamp(_ value: Double) -> Double { max(low, min(high, value)) }

  func intersection(_ other: Extent) -> Extent { Extent(low: max(low, other.low), high: min(high, other.high)) }

  func union(_ other: Extent) -> Extent { Extent(low: min(low, other.low), high: max(high, other.high)) }

  func inset(by length: Double) -> Extent { Extent(low: low + length, high: high - length) }
}

extension Extent {
  init(between one: Double, _ other: Double) { self.init(low: min(one, other), high: max(one, other)) }
}

extension Rect {
  func extent(_ axis: Axis) -> Extent {
    axis == .horizontal ? Extent(low: minX, high: maxX) : Extent(low: minY, high: maxY)
  }

  /// The coordinate of a side, on the axis along which a connector leaves the side.
  func edge(_ side: RouteSide) -> Double {
    let extent = extent(side.axis)
    return side.isForward ? extent.high : extent.low
  }

  func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension Point {
  init(_ axis: Axis, _ along: Double, _ across: Double) {
    self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  func coordinate(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
}
