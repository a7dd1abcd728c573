import TrussViews

/// The distances that routes keep, in the unit of the medium.
struct RoutingMetrics {
  /// Whether lines run through the middles of cells.
  var isCells: Bool
  /// The minimum distance between a line and a view at which it does not end.
  var clearance: Double
  /// The additional distance from a divider or border beside a line, which would otherwise look like a part of it.
  var lineClearance: Double
  /// The distance from a view that a line keeps if there is space.
  var margin: Double
  /// The distance between lines that run side by side.
  var spacing: Double
  /// The distance between the ends of connectors on one side of a view, if there is space.
  var endSpacing: Double
  /// The minimum distance between such ends: if there is no space for it, a connector leaves from another side.
  var leastEndSpacing: Double
  /// The minimum distance between ends that are kept within the middle half of a side.
  var middleEndSpacing: Double
  /// How far a picture without a given size may grow on each side for lines and labels.
  var growth: Size
  /// The length of a line between an end with a head and the next turn, including the head.
  var headStub: Double
  /// The length of a line between an end without a head and the next turn.
  var stub: Double
  /// The part of a side next to a corner at which no connector ends.
  var corner: Double
  /// The length of the shortest jog: instead of a shorter one the line is straight, and leaves the middle of a side.
  var leastJog: Double

  /// The distances in SVG: a head is 10 points long.
  static let points = RoutingMetrics(
    isCells: false, clearance: 3, lineClearance: 4, margin: 16, spacing: 8, endSpacing: 20, leastEndSpacing: 12,
    middleEndSpacing: 12,
    growth: Size(width: 400, height: 200), headStub: 14, stub: 8, corner: 8, leastJog: 10)

  /// The distances in text: a head takes one cell, and a turn another one.
  static let cells = RoutingMetrics(
    isCells: true, clearance: 0.25, lineClearance: 0, margin: 1.5, spacing: 1, endSpacing: 3, leastEndSpacing: 1,
    middleEndSpacing: 2,
    growth: Size(width: 80, height: 20), headStub: 1.5, stub: 0.5, corner: 1, leastJog: 2)

  /// The length of a line between an end and the next turn.
  func stub(of end: RouteEnd) -> Double { end.hasHead ? headStub + end.headExcess : stub }

  /// The nearest middle of a pixel or cell in a range; the nearest end of a range that contains none.
  func snapped(_ coordinate: Double, in range: Extent) -> Double {
    let nearest = range.clamp(coordinate)
    let sharp = nearest.sharpLine
    return [sharp, sharp - 1, sharp + 1].first { range.clamp($0) == $0 } ?? nearest
  }

  /// The part of a side where connectors may end: without its corners, unless the side is too short for them.
  func range(of side: Extent) -> Extent {
    let inset = min(corner, isCells ? ((side.length - 1) / 2).rounded(.down) : side.length / 4)
    let range = side.inset(by: max(0, inset))
    guard isCells else { return range }
    // A side of one or two cells has its connectors at the first cell.
    if side.length <= 2 { return Extent(low: side.low + 0.5, high: side.low + 0.5) }
    guard range.length >= 1 else { return Extent(low: side.middle.sharpLine, high: side.middle.sharpLine) }
    return Extent(low: range.low + 0.5, high: range.high - 0.5)
  }
}
