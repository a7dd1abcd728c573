import TrussViews

/// The distances between routes and other elements, in the unit of the medium.
struct RoutingMetrics {
  /// Whether lines run through the middles of cells.
  var isCells: Bool
  /// The minimum distance of a line from a view that is not at one of the line's ends.
  var clearance: Double
  /// The additional distance from a divider or border beside a line. Without it, the line would look like a part of the
  /// divider or border.
  var lineClearance: Double
  /// The distance of a line from a view, if there is space.
  var margin: Double
  /// The distance between parallel lines.
  var spacing: Double
  /// The distance between the ends of connectors on one side of a view, if there is space.
  var endSpacing: Double
  /// The minimum distance between ends on one side. If there is no space for it, a connector leaves from another side.
  var leastEndSpacing: Double
  /// The minimum distance between ends that stay within the middle half of a side.
  var middleEndSpacing: Double
  /// The margin by which a picture without a given size may grow on each side for lines and labels.
  var growth: Size
  /// The length of a line from an end with a head to the next turn, including the head.
  var headStub: Double
  /// The length of a line from an end without a head to the next turn.
  var stub: Double
  /// The distance from a corner of a view within which no connector ends.
  var corner: Double
  /// The length of the shortest jog. Instead of a shorter jog the line is straight, and not in the middle of a side.
  var leastJog: Double

  /// The distances in SVG. A head is 10 points long.
  static let points = RoutingMetrics(
    isCells: false, clearance: 3, lineClearance: 4, margin: 16, spacing: 8, endSpacing: 20, leastEndSpacing: 12,
    middleEndSpacing: 12,
    growth: Size(width: 400, height: 200), headStub: 16, stub: 8, corner: 8, leastJog: 10)

  /// The distances in cells. A head takes one cell, and so does a turn.
  static let cells = RoutingMetrics(
    isCells: true, clearance: 0.25, lineClearance: 0, margin: 1.5, spacing: 1, endSpacing: 3, leastEndSpacing: 1,
    middleEndSpacing: 2,
    growth: Size(width: 80, height: 20), headStub: 1.5, stub: 0.5, corner: 1, leastJog: 2)

  /// The length of a line from an end to the next turn.
  func stub(of end: RouteEnd) -> Double { end.hasHead ? headStub + end.headExcess : stub }

  /// The distance of a line from a view, in points: a wanted distance or, if there is too little room, half of the room.
  /// If the room is open, that is, ends at the edge of the picture, the line may be nearer to this edge than to the view.
  func distance(_ wanted: Double, in room: Double, isOpen: Bool) -> Double {
    min(wanted, isOpen ? max(room / 2, room - spacing) : room / 2)
  }

  /// The middle of a pixel or cell that is nearest to a coordinate within a range; the coordinate, clamped to the
  /// range, if the range contains no such middle.
  func snapped(_ coordinate: Double, in range: Extent) -> Double {
    let nearest = range.clamp(coordinate)
    let sharp = nearest.sharpLine
    return [sharp, sharp - 1, sharp + 1].first { range.clamp($0) == $0 } ?? nearest
  }

  /// The part of a side at which connectors may end: the side without its corners, unless the side is too short.
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
