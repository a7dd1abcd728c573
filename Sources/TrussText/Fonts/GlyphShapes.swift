/// The outlines of glyphs, from the tables `loca` and `glyf`. An outline is read only when it is drawn. A malformed
/// outline is blank.
struct GlyphShapes {
  private let places: FontBytes
  private let glyphs: FontBytes
  private let isLong: Bool
  private let count: Int

  /// The limits of composite glyphs. No real font approaches them.
  private enum Limits {
    static let parts = 256
    static let depth = 8
    static let points = 100_000
  }

  /// Checks the length of `loca`. Its offsets have four bytes if `isLong` is true, otherwise two.
  init(places: FontBytes, glyphs: FontBytes, isLong: Bool, count: Int) throws(FontFileError) {
    guard places.count >= (count + 1) * (isLong ? 4 : 2) else {
      throw .malformed(table: "loca", "it is shorter than its number of glyphs")
    }
    self.places = places
    self.glyphs = glyphs
    self.isLong = isLong
    self.count = count
  }

  /// The transformation of a part of a composite glyph. It scales and shears the part, and then moves it.
  private struct Transform {
    var xx = 1.0
    var xy = 0.0
    var yx = 0.0
    var yy = 1.0
    var dx = 0.0
    var dy = 0.0

    func apply(_ x: Double, _ y: Double) -> GlyphOutline.Point {
      GlyphOutline.Point(x: xx * x + yx * y + dx, y: xy * x + yy * y + dy)
    }

    /// The transformation that applies first `inner` and then this transformation.
    func after(_ inner: Transform) -> Transform {
      let moved = apply(inner.dx, inner.dy)
      return Transform(
        xx: xx * inner.xx + yx * inner.xy, xy: xy * inner.xx + yy * inner.xy,
        yx: xx * inner.yx + yx * inner.yy, yy: xy * inner.yx + yy * inner.yy, dx: moved.x, dy: moved.y)
    }
  }

  private struct Part {
    var glyph: Int
    var transform: Transform
    var depth: Int
  }

  /// The outline of a glyph, including the parts of a composite glyph; empty for a blank glyph and for malformed data.
  func outline(of glyph: Int) -> GlyphOutline {
    var outline = GlyphOutline()
    var open = [Part(glyph: glyph, transform: Transform(), depth: 0)]
    var parts = 0
    var points = 0
    while let part = open.popLast() {
      parts += 1
      guard parts <= Limits.parts, part.depth <= Limits.depth else { return GlyphOutline() }
      guard let data = data(of: part.glyph) else { continue }
      guard let contours = data.i16(0) else { return GlyphOutline() }
      if contours >= 0 {
        guard let found = Self.contours(data, contours, part.transform) else { return GlyphOutline() }
        points += found.reduce(0) { $0 + $1.count }
        guard points <= Limits.points else { return GlyphOutline() }
        for contour in found { outline.add(contour) }
      } else {
        guard let inner = Self.parts(data, of: part) else { return GlyphOutline() }
        // Reversed, because the last element is taken first, and the first part must be drawn first.
        open += inner.reversed()
      }
    }
    return outline
  }

  /// The data of a glyph in the file; nil for a glyph without an outline.
  private func data(of glyph: Int) -> FontBytes? {
    guard glyph >= 0, glyph < count else { return nil }
    let start = isLong ? places.u32(4 * glyph) : places.u16(2 * glyph).map { 2 * $0 }
    let end = isLong ? places.u32(4 * glyph + 4) : places.u16(2 * glyph + 2).map { 2 * $0 }
    guard let start, let end, start < end else { return nil }
    return glyphs.part(start, count: end - start)
  }
}

// MARK: - Copying

extension GlyphShapes {
  /// The component glyphs of a composite glyph; empty for a simple glyph and for malformed data.
  func parts(of glyph: Int) -> [Int] {
    guard let data = data(of: glyph), let contours = data.i16(0), contours < 0 else { return [] }
    return Self.records(of: data).map(\.glyph)
  }

  /// The data of a glyph without its instructions, with the numbers of its parts replaced; empty for malformed data.
  func bytes(of glyph: Int, _ number: (Int) -> Int) -> [UInt8] {
    guard let data = data(of: glyph), let contours = data.i16(0) else { return [] }
    var bytes = data.array
    if contours >= 0 {
      let place = 10 + 2 * contours
      guard let length = data.u16(place), place + 2 + length <= bytes.count else { return [] }
      bytes.removeSubrange(place + 2..<place + 2 + length)
      (bytes[place], bytes[place + 1]) = (0, 0)
      return bytes
    }
    let records = Self.records(of: data)
    for record in records {
      let number = number(record.glyph)
      // Clears WE_HAVE_INSTRUCTIONS (0x0100), because the instructions are removed.
      bytes[record.place] &= 0xFE
      bytes[record.place + 2] = UInt8(truncatingIfNeeded: number >> 8)
      bytes[record.place + 3] = UInt8(truncatingIfNeeded: number)
    }
    return Array(bytes.prefix(records.last?.end ?? 0))
  }

  /// For each part of a composite glyph, its glyph and the offsets of its record in the data; empty for malformed data.
  private static func records(of data: FontBytes) -> [(glyph: Int, place: Int, end: Int)] {
    var records: [(glyph: Int, place: Int, end: Int)] = []
    var place = 10
    while records.count < Limits.parts {
      guard let flags = data.u16(place), let glyph = data.u16(place + 2) else { return [] }
      let scale = flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      let end = place + (flags & 0x01 != 0 ? 8 : 6) + scale
      guard end <= data.count else { return [] }
      records.append((glyph, place, end))
      if flags & 0x20 == 0 { return records }
      place = end
    }
    return []
  }
}

// MARK: - Simple glyphs

extension GlyphShapes {
  private static func contours(
    _ data: FontBytes, _ count: Int, _ transform: Transform
  ) -> [[GlyphOutline.ContourPoint]]? {
    guard count > 0 else { return [] }
    var ends: [Int] = []
    for index in 0..<count {
      guard let end = data.u16(10 + 2 * index), end >= ends.last ?? 0 else { return nil }
      ends.append(end)
    }
    let points = (ends.last ?? 0) + 1
    guard let instructions = data.u16(10 + 2 * count) else { return nil }
    var place = 12 + 2 * count + instructions
    guard let flags = flags(data, points, &place), let xs = coordinates(data, flags, 0x02, 0x10, &place),
      let ys = coordinates(data, flags, 0x04, 0x20, &place)
    else { return nil }
    var first = 0
    return ends.map { end in
      defer { first = end + 1 }
      return (first..<max(first, end + 1)).map { index in
        GlyphOutline.ContourPoint(
          point: transform.apply(Double(xs[index]), Double(ys[index])), isOn: flags[index] & 1 != 0)
      }
    }
  }

  /// Reads the flags of the points, one byte each. A flag with the repeat bit is followed by the number of repetitions.
  private static func flags(_ data: FontBytes, _ count: Int, _ place: inout Int) -> [Int]? {
    var flags: [Int] = []
    while flags.count < count {
      guard let flag = data.u8(place) else { return nil }
      place += 1
      var times = 1
      if flag & 0x08 != 0 {
        guard let more = data.u8(place) else { return nil }
        place += 1
        times += more
      }
      flags += Array(repeating: flag, count: min(times, count - flags.count))
    }
    return flags
  }

  /// Reads the coordinates along one axis. Each coordinate is stored as the distance from the previous one: in one byte
  /// with its sign in the flags, in two bytes, or without a byte if it is 0.
  private static func coordinates(
    _ data: FontBytes, _ flags: [Int], _ short: Int, _ same: Int, _ place: inout Int
  ) -> [Int]? {
    var value = 0
    var values: [Int] = []
    for flag in flags {
      if flag & short != 0 {
        guard let step = data.u8(place) else { return nil }
        value += flag & same != 0 ? step : -step
        place += 1
      } else if flag & same == 0 {
        guard let step = data.i16(place) else { return nil }
        value += step
        place += 2
      }
      values.append(value)
    }
    return values
  }
}

// MARK: - Composite glyphs

extension GlyphShapes {
  /// The parts of a composite glyph. Parts that are positioned by matching points, which current fonts do not use, are
  /// not moved.
  private static func parts(_ data: FontBytes, of whole: Part) -> [Part]? {
    var place = 10
    var parts: [Part] = []
    while parts.count < Limits.parts {
      guard let flags = data.u16(place), let glyph = data.u16(place + 2) else { return nil }
      place += 4
      guard let transform = transform(data, flags, &place) else { return nil }
      parts.append(Part(glyph: glyph, transform: whole.transform.after(transform), depth: whole.depth + 1))
      if flags & 0x20 == 0 { return parts }
    }
    return nil
  }

  private static func transform(_ data: FontBytes, _ flags: Int, _ place: inout Int) -> Transform? {
    var transform = Transform()
    let isWide = flags & 0x01 != 0
    guard let first = isWide ? data.i16(place) : data.u8(place).map({ Int(Int8(truncatingIfNeeded: $0)) }),
      let second = isWide ? data.i16(place + 2) : data.u8(place + 1).map({ Int(Int8(truncatingIfNeeded: $0)) })
    else { return nil }
    place += isWide ? 4 : 2
    if flags & 0x02 != 0 { (transform.dx, transform.dy) = (Double(first), Double(second)) }
    func fraction() -> Double? {
      defer { place += 2 }
      return data.i16(place).map { Double($0) / 16384 }
    }
    if flags & 0x08 != 0 {
      guard let scale = fraction() else { return nil }
      (transform.xx, transform.yy) = (scale, scale)
    } else if flags & 0x40 != 0 {
      guard let x = fraction(), let y = fraction() else { return nil }
      (transform.xx, transform.yy) = (x, y)
    } else if flags & 0x80 != 0 {
      guard let xx = fraction(), let xy = fraction(), let yx = fraction(), let yy = fraction() else { return nil }
      (transform.xx, transform.xy, transform.yx, transform.yy) = (xx, xy, yx, yy)
    }
    return transform
  }
}

/// The outline of one or more glyphs, in font units. The y axis points upwards, and the origin is on the baseline.
package struct GlyphOutline: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case move(Point)
    case line(Point)
    case curve(control: Point, Point)
    case close
  }

  package struct Point: Equatable, Sendable {
    package var x: Double
    package var y: Double
  }

  /// The steps, one closed contour after the other.
  package private(set) var steps: [Step] = []

  /// A point of a contour. It is on the curve, or a control point off the curve.
  struct ContourPoint {
    var point: Point
    var isOn: Bool
  }

  /// Adds a closed contour of TrueType. In TrueType, there is an implicit on-curve point in the middle between two
  /// off-curve points.
  mutating func add(_ contour: [ContourPoint]) {
    guard let first = contour.first, let last = contour.last, contour.count > 1 else { return }
    let start =
      first.isOn ? first.point : last.isOn ? last.point : Self.middle(first.point, last.point)
    steps.append(.move(start))
    var control: Point?
    for point in first.isOn ? contour.dropFirst() : contour[...] {
      switch (control, point.isOn) {
      case (nil, true): steps.append(.line(point.point))
      case (nil, false): control = point.point
      case (let bend?, true):
        steps.append(.curve(control: bend, point.point))
        control = nil
      case (let bend?, false):
        steps.append(.curve(control: bend, Self.middle(bend, point.point)))
        control = point.point
      }
    }
    if let control { steps.append(.curve(control: control, start)) }
    steps.append(.close)
  }

  private static func middle(_ first: Point, _ second: Point) -> Point {
    Point(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
  }
}
