import TrussViews

/// The distances that routes keep, in the unit of the medium.
struct RoutingMetrics {
  /// Whether lines run through the middles of cells.
  var isCells: Bool
  /// The least distance between a line and a view that it does not end at.
  var clearance: Double
  /// How much farther it is from a line that it runs beside, of which it would look like a part.
  var lineClearance: Double
  /// The distance that a line keeps from a view if there is space.
  var margin: Double
  /// The distance between lines that run side by side.
  var spacing: Double
  /// The distance between the ends of connectors on one side of a view, if there is space.
  var endSpacing: Double
  /// The least distance between such ends: those that have no space for it leave from other sides.
  var leastEndSpacing: Double
  /// The distance between ends for which they take more than the middle half of a side.
  var middleEndSpacing: Double
  /// How far a picture may grow on each side, where its size is not given, for lines and labels.
  var growth: Size
  /// The length of a line between a head and the next turn, the head's own with it.
  var headStub: Double
  /// The length of a line between an end without a head and the next turn.
  var stub: Double
  /// The part of a side next to a corner if no connector ends.
  var corner: Double
  /// The length of the shortest jog: a line that would have a shorter one is straight, and leaves the middle of a side.
  var leastJog: Double

  /// Those of SVG: a head is 10 points long.
  static let points = RoutingMetrics(
    isCells: false, clearance: 3, lineClearance: 4, margin: 16, spacing: 8, endSpacing: 20, leastEndSpacing: 12,
    middleEndSpacing: 12,
    growth: Size(width: 400, height: 200), headStub: 14, stub: 8, corner: 8, leastJog: 10)

  /// Those of text: a head takes a cell, a turn another.
  static let cells = RoutingMetrics(
    isCells: true, clearance: 0.25, lineClearance: 0, margin: 1.5, spacing: 1, endSpacing: 3, leastEndSpacing: 1,
    middleEndSpacing: 2,
    growth: Size(width: 80, height: 20), headStub: 1.5, stub: 0.5, corner: 1, leastJog: 2)

  /// The length of a line between an end and the next turn.
  func stub(of end: RouteEnd) -> Double { end.hasHead ? headStub + end.headExcess : stub }

  /// Of the coordinates where a line is sharp, the nearest one in a range; where the range has none, the nearest end.
  func snapped(_ coordinate: Double, in range: Extent) -> Double {
    let nearest = range.clamp(coordinate)
    let sharp = nearest.sharpLine
    return [sharp, sharp - 1, sharp + 1].first { range.clamp($0) == $0 } ?? nearest
  }

  /// The part of a side where connectors may end: without its corners, unless it is too short for them.
  func range(of side: Extent) -> Extent {
    let inset = min(corner, isCells ? ((side.length - 1) / 2).rounded(.down) : side.length / 4)
    let range = side.inset(by: max(0, inset))
    guard isCells else { return range }
    // A dot is in the first of two cells.
    if side.length <= 2 { return Extent(low: side.low + 0.5, high: side.low + 0.5) }
    guard range.length >= 1 else { return Extent(low: side.middle.sharpLine, high: side.middle.sharpLine) }
    return Extent(low: range.low + 0.5, high: range.high - 0.5)
  }
}
