import TrussViews

extension DisplayList.Fill.Gradient {
  /// The colour in the middle of a cell, `0xRRGGBB`; nil where there is none.
  func color(column: Int, row: Int, _ inks: TextInks) -> UInt32? {
    guard let box = cells, box.width > 0, box.height > 0, let first = line.stops.first else { return nil }
    let x = (Double(column) + 0.5 - box.x) / box.width - line.startPoint.x
    let y = (Double(row) + 0.5 - box.y) / box.height - line.startPoint.y
    let (dx, dy) = (line.endPoint.x - line.startPoint.x, line.endPoint.y - line.startPoint.y)
    let length = dx * dx + dy * dy
    // SVG paints all of a line without a length in the last colour.
    let share = length > 0 ? (x * dx + y * dy) / length : 1
    var before = first
    for stop in line.stops {
      guard stop.location <= share else {
        let span = stop.location - before.location
        let part = span > 0 ? max(0, share - before.location) / span : 0
        return Self.mixed(inks.value(of: before.color), inks.value(of: stop.color), part)
      }
      before = stop
    }
    return inks.value(of: before.color)
  }

  /// A colour at a part of the way to another, in sRGB as SVG mixes them.
  static func mixed(_ first: UInt32, _ second: UInt32, _ part: Double) -> UInt32 {
    [16, 8, 0].reduce(0) { color, shift in
      let (from, to) = (Double(first >> shift & 255), Double(second >> shift & 255))
      return color | UInt32(truncatingIfNeeded: Int(clamping: (from + (to - from) * part).rounded())) << shift
    }
  }
}
