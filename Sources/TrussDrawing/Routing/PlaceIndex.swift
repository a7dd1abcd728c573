import TrussViews

/// Finds the rectangles that overlap a given rectangle, in time that hardly depends on the number of rectangles.
///
/// Each rectangle is stored in the cell of its upper left corner, in a grid whose cells are at least as large as the
/// rectangle. So a search needs to examine only the neighbouring cells in each grid.
struct PlaceIndex<Place> {
  private struct Grid {
    var width: Double
    var height: Double
    var cells: [SIMD2<Int>: [Int]] = [:]
    var all: [Int] = []
  }

  private var places: [(rect: Rect, place: Place)] = []
  private var grids: [Grid] = []
  /// The greatest coordinate and length, far beyond any picture. Rectangles beyond it are not found.
  private static var farthest: Double { 1e12 }

  mutating func insert(_ place: Place, at rect: Rect) {
    guard abs(rect.x) < Self.farthest, abs(rect.y) < Self.farthest, rect.width < Self.farthest,
      rect.height < Self.farthest
    else { return }
    let (width, height) = (Self.side(of: rect.width), Self.side(of: rect.height))
    let known = grids.firstIndex { $0.width == width && $0.height == height }
    let grid = known ?? grids.count
    if known == nil { grids.append(Grid(width: width, height: height)) }
    let cell = SIMD2(Int(clamping: (rect.x / width).rounded(.down)), Int(clamping: (rect.y / height).rounded(.down)))
    grids[grid].cells[cell, default: []].append(places.count)
    grids[grid].all.append(places.count)
    places.append((rect, place))
  }

  /// The side of a grid's cells for a rectangle's length: a power of 2, at least 4 and at least `length`.
  private static func side(of length: Double) -> Double {
    var side = 4.0
    while side < length { side *= 2 }
    return side
  }

  func forEach(in rect: Rect, _ visit: (Rect, Place) -> Void) {
    _ = first(in: rect) { place, value in
      visit(place, value)
      return false
    }
  }

  func first(in rect: Rect, where isAsked: (Rect, Place) -> Bool) -> (rect: Rect, place: Place)? {
    guard !rect.minX.isNaN, !rect.maxX.isNaN, !rect.minY.isNaN, !rect.maxY.isNaN else { return nil }
    for grid in grids {
      let (left, right) = Self.cells(from: rect.minX, to: rect.maxX, grid.width)
      let (top, bottom) = Self.cells(from: rect.minY, to: rect.maxY, grid.height)
      func found(_ indices: [Int]) -> (rect: Rect, place: Place)? {
        for index in indices where places[index].rect.overlaps(rect) {
          if isAsked(places[index].rect, places[index].place) { return places[index] }
        }
        return nil
      }
      if (right - left + 1) * (bottom - top + 1) > Double(grid.all.count) {
        if let place = found(grid.all) { return place }
        continue
      }
      for row in Int(clamping: top)...Int(clamping: bottom) {
        for column in Int(clamping: left)...Int(clamping: right) {
          if let indices = grid.cells[SIMD2(column, row)], let place = found(indices) { return place }
        }
      }
    }
    return nil
  }

  /// The range of cells whose rectangles may reach into an extent.
  private static func cells(from low: Double, to high: Double, _ side: Double) -> (first: Double, last: Double) {
    func cell(_ place: Double) -> Double { (max(-farthest, min(place, farthest)) / side).rounded(.down) }
    return (cell(low) - 1, max(cell(high), cell(low) - 1))
  }
}

extension PlaceIndex where Place == Void {
  init(_ rects: [Rect]) { for rect in rects { insert((), at: rect) } }

  /// The edge nearest to an extent on a side of it, among the edges that `edge` finds of the rectangles there; nil if there
  /// is none within the bounds.
  ///
  /// - Parameters:
  ///   - own: the extent, along the axis of the side.
  ///   - side: the direction in which to look.
  ///   - across: the extent, across this axis, in which to look.
  ///   - bounds: the extent, along this axis, in which to look.
  ///   - edge: the edge of a rectangle toward the extent; nil if the rectangle does not count.
  func nearest(
    to own: Extent, _ side: RouteSide, within across: Extent, in bounds: Extent, edge: (Rect) -> Double?
  ) -> Double? {
    let (sign, start) = (Double(side.sign), side.isForward ? own.high : own.low)
    let room = sign * ((side.isForward ? bounds.high : bounds.low) - start)
    var reach = 64.0
    while true {
      var least = Double.infinity
      let along = Extent(between: start - sign, start + sign * reach)
      forEach(in: Rect(side.axis, along: along, across: across.inset(by: -1))) { rect, _ in
        if let edge = edge(rect) { least = min(least, sign * (edge - start)) }
      }
      // What is not found yet is farther away.
      if least <= reach { return start + sign * least }
      if reach >= room { return nil }
      reach *= 4
    }
  }
}
