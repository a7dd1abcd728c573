struct FontDirectory {
  private var tables: [String: FontBytes] = [:]

  init(_ file: FontBytes) throws(FontFileError) {
    switch file.tag(0) {
    case "\u{0}\u{1}\u{0}\u{0}", "true": break
    case "OTTO": throw .unsupported("a font with CFF outlines")
    case "ttcf": throw .unsupported("a collection of fonts")
    case "wOFF", "wOF2": throw .unsupported("a compressed font")
    default: throw .notTrueType
    }
    guard let count = file.u16(4) else { throw .malformed(table: "directory", "it is cut short") }
    for index in 0..<count {
      let record = 12 + 16 * index
      guard let name = file.tag(record), let offset = file.u32(record + 8), let length = file.u32(record + 12) else {
        throw .malformed(table: "directory", "it is cut short")
      }
      guard let table = file.part(offset, count: length) else {
        throw .malformed(table: name, "it lies outside of the file")
      }
      tables[name] = table
    }
  }

  subscript(_ name: String) -> FontBytes? { tables[name] }

  func required(_ name: String) throws(FontFileError) -> FontBytes {
    guard let table = tables[name] else { throw .missingTable(name) }
    return table
  }
}

/// A part of a font file, read by offset. Numbers are big-endian. Reading outside the part returns nil.
struct FontBytes {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  var array: [UInt8] { Array(bytes) }

  /// The part of `length` bytes from an offset; nil if the bytes extend beyond this part.
  func part(_ offset: Int, count length: Int) -> FontBytes? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    return FontBytes(bytes.dropFirst(offset).prefix(length))
  }

  func part(from offset: Int) -> FontBytes? { part(offset, count: count - offset) }

  /// The part that begins at the 16-bit offset stored at `offset`.
  func linked(at offset: Int) -> FontBytes? { u16(offset).flatMap { part(from: $0) } }

  func u8(_ offset: Int) -> Int? {
    guard offset >= 0, offset < count else { return nil }
    return Int(bytes[bytes.startIndex + offset])
  }

  func u16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    let place = bytes.startIndex + offset
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  func i16(_ offset: Int) -> Int? { u16(offset).map { Int(Int16(truncatingIfNeeded: $0)) } }

  func u32(_ offset: Int) -> Int? {
    guard let high = u16(offset), let low = u16(offset + 2) else { return nil }
    return high << 16 | low
  }

  func tag(_ offset: Int) -> String? {
    part(offset, count: 4).map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

/// The glyphs of characters: the table `cmap`, in format 12 (all of Unicode) or else in format 4 (code points up to
/// U+FFFF).
struct CharacterMap {
  /// A range of code points that are mapped to glyphs in the same way.
  private struct Segment {
    var first: Int
    var last: Int
    /// The number that is added to a code point, or to its entry in `glyphIdArray`: `idDelta` of format 4.
    var delta: Int
    /// In format 4, the offset of the first character's entry in `glyphIdArray`; nil if the glyph is the code point
    /// plus `delta`.
    var place: Int?
  }

  private let table: FontBytes
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

  /// The first Unicode subtable in format 12 or, if there is none, the first in format 4.
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
      let (startOffset, deltaOffset, rangeOffset) = (end + 2 * count + 2, end + 4 * count + 2, end + 6 * count + 2)
      guard let last = table.u16(end), let first = table.u16(startOffset), let delta = table.u16(deltaOffset),
        let range = table.u16(rangeOffset), first <= last
      else { throw .malformed(table: "cmap", "a segment of format 4 is cut short or ends before it begins") }
      // The required final segment maps no character.
      if first == 0xFFFF { continue }
      segments.append(
        Segment(
          first: first, last: last, delta: delta, place: range == 0 || range == 0xFFFF ? nil : rangeOffset + range))
    }
  }

  private mutating func readFormat12() throws(FontFileError) {
    guard let count = table.u32(12), count <= table.count / 12 else {
      throw .malformed(table: "cmap", "it has fewer groups than its header declares")
    }
    for index in 0..<count {
      let group = 16 + 12 * index
      guard let first = table.u32(group), let last = table.u32(group + 4), let glyph = table.u32(group + 8),
        first <= last, last <= 0x10_FFFF
      else { throw .malformed(table: "cmap", "a group of format 12 is cut short or ends before it begins") }
      segments.append(Segment(first: first, last: last, delta: glyph - first, place: nil))
    }
  }

  /// The glyph of a character, or 0 if there is none.
  func glyph(of scalar: Unicode.Scalar) -> Int {
    let code = Int(scalar.value)
    let next = segments.indices.partitioningIndex { segments[$0].last >= code }
    guard next < segments.count, segments[next].first <= code else { return 0 }
    let segment = segments[next]
    guard let place = segment.place else {
      return isFormat4 ? (code + segment.delta) & 0xFFFF : code + segment.delta
    }
    guard let glyph = table.u16(place + 2 * (code - segment.first)), glyph != 0 else { return 0 }
    return (glyph + segment.delta) & 0xFFFF
  }
}
