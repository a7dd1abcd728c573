/// The glyphs of characters: the table `cmap`, of which format 12 (all of Unicode) is read before format 4 (its first
/// 65,536 characters).
struct CharacterMap {
  /// Characters that follow each other.
  private struct Segment {
    var first: Int
    var last: Int
    /// What is added to a character, or to what the array of glyphs holds.
    var delta: Int
    /// Of format 4, the place in the table of the first character's glyph; nil where glyphs are counted on.
    var place: Int?
  }

  private let table: FontBytes
  /// Sorted by their last characters.
  private var segments: [Segment] = []
  private let isFormat4: Bool

  init(_ table: FontBytes) throws(FontFileError) {
    guard let found = Self.subtable(of: table) else {
      throw .malformed(table: "cmap", "it has no map of Unicode in format 4 or 12")
    }
    self.table = found.table
    isFormat4 = found.format == 4
    if isFormat4 { try readFormat4() } else { try readFormat12() }
    for (segment, next) in zip(segments, segments.dropFirst()) where next.first <= segment.last {
      throw .malformed(table: "cmap", "its segments are not in order")
    }
  }

  /// The map with the most characters.
  private static func subtable(of cmap: FontBytes) -> (table: FontBytes, format: Int)? {
    var best: (table: FontBytes, format: Int)?
    for index in 0..<(cmap.u16(2) ?? 0) {
      let record = 4 + 8 * index
      guard let platform = cmap.u16(record), let encoding = cmap.u16(record + 2), let offset = cmap.u32(record + 4),
        platform == 0 && encoding != 5 || platform == 3 && (encoding == 1 || encoding == 10),
        let table = cmap.part(from: offset), let format = table.u16(0), format == 4 || format == 12
      else { continue }
      if best.map({ $0.format < format }) ?? true { best = (table, format) }
    }
    return best
  }

  private mutating func readFormat4() throws(FontFileError) {
    let count = (table.u16(6) ?? 0) / 2
    for index in 0..<count {
      let end = 14 + 2 * index
      let (start, delta, range) = (end + 2 * count + 2, end + 4 * count + 2, end + 6 * count + 2)
      guard let last = table.u16(end), let first = table.u16(start), let step = table.u16(delta),
        let offset = table.u16(range), first <= last
      else { throw .malformed(table: "cmap", "a segment of format 4 is cut short or ends before it begins") }
      // The last segment of all is for a character that there is not.
      if first == 0xFFFF { continue }
      segments.append(
        Segment(first: first, last: last, delta: step, place: offset == 0 || offset == 0xFFFF ? nil : range + offset))
    }
  }

  private mutating func readFormat12() throws(FontFileError) {
    guard let count = table.u32(12), count <= table.count / 12 else {
      throw .malformed(table: "cmap", "it has fewer groups than it says")
    }
    for index in 0..<count {
      let group = 16 + 12 * index
      guard let first = table.u32(group), let last = table.u32(group + 4), let glyph = table.u32(group + 8),
        first <= last, last <= 0x10_FFFF
      else { throw .malformed(table: "cmap", "a group of format 12 is cut short or ends before it begins") }
      segments.append(Segment(first: first, last: last, delta: glyph - first, place: nil))
    }
  }

  /// The glyph of a character, or 0 where there is none.
  func glyph(of scalar: Unicode.Scalar) -> Int {
    let code = Int(scalar.value)
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].last < code { low = middle + 1 } else { high = middle }
    }
    guard low < segments.count, segments[low].first <= code else { return 0 }
    let segment = segments[low]
    guard let place = segment.place else {
      return isFormat4 ? (code + segment.delta) & 0xFFFF : code + segment.delta
    }
    guard let glyph = table.u16(place + 2 * (code - segment.first)), glyph != 0 else { return 0 }
    return (glyph + segment.delta) & 0xFFFF
  }
}
