/// Kerning by the table `GPOS`: the lookups of the feature `kern` that adjust pairs of glyphs.
struct PairPositioning {
  private let feature: FeatureLookups

  var isEmpty: Bool { feature.lookups.isEmpty }

  /// Reads the kerning for the first script in `scripts` that the font has.
  init(_ table: FontBytes, scripts: [String]) {
    feature = FeatureLookups("kern", in: table, scripts: scripts, kind: 2, extended: 9)
  }

  /// The number that a pair adds to the advance of its first glyph. In each lookup the first subtable that covers the
  /// pair applies.
  func kerning(_ left: Int, _ right: Int) -> Int {
    feature.lookups.reduce(0) { sum, lookup in
      for table in lookup.subtables {
        if let value = Self.value(in: table, left, right) { return sum + value }
      }
      return sum
    }
  }

  private static func value(in table: FontBytes, _ left: Int, _ right: Int) -> Int? {
    guard let format = table.u16(0), let coverage = table.linked(at: 2), let first = table.u16(4),
      let second = table.u16(6), let number = GlyphClasses.coverage(coverage, of: left)
    else { return nil }
    let record = 2 * (first.nonzeroBitCount + second.nonzeroBitCount)
    // In a record, the x advance comes after the x and the y placement. Each of these numbers is optional.
    let advance: Int? = first & 4 == 0 ? nil : 2 * (first & 3).nonzeroBitCount
    switch format {
    case 1:
      guard let set = table.linked(at: 10 + 2 * number), number < table.u16(8) ?? 0,
        let count = set.u16(0)
      else { return nil }
      let index = (0..<count).partitioningIndex { (set.u16(2 + $0 * (2 + record)) ?? .max) >= right }
      let place = 2 + index * (2 + record)
      guard index < count, set.u16(place) == right else { return nil }
      return advance.map { set.i16(place + 2 + $0) ?? 0 } ?? 0
    case 2:
      guard let firstClasses = table.linked(at: 8), let secondClasses = table.linked(at: 10),
        let rows = table.u16(12), let columns = table.u16(14)
      else { return nil }
      let row = GlyphClasses.classNumber(firstClasses, of: left)
      let column = GlyphClasses.classNumber(secondClasses, of: right)
      guard row < rows, column < columns else { return nil }
      let place = 16 + (row * columns + column) * record
      return advance.map { table.i16(place + $0) ?? 0 } ?? 0
    default: return nil
    }
  }
}

/// Kerning by the table `kern`: pairs of glyphs in subtables of format 0.
struct KerningPairs {
  /// The number that each pair adds to the advance of its first glyph. The key is `left << 16 | right`.
  private var values: [Int: Int] = [:]

  init(_ table: FontBytes) {
    // Apple's version of the table has a different header. Fonts with this version also have the pairs in GPOS.
    guard table.u16(0) == 0 else { return }
    var offset = 4
    for _ in 0..<(table.u16(2) ?? 0) {
      guard let length = table.u16(offset + 2), let coverage = table.u16(offset + 4), length >= 6 else { return }
      var end = offset + length
      // Reads only horizontal subtables of format 0 that contain neither minimum values nor cross-stream kerning.
      if coverage & 0xFF07 == 1 {
        // The length of a large subtable does not fit into its field, so the number of pairs is used instead.
        let count = min(table.u16(offset + 6) ?? 0, (table.count - offset) / 6)
        end = max(end, offset + 14 + 6 * count)
        for index in 0..<count { addPair(table, at: offset + 14 + 6 * index) }
      }
      offset = end
    }
  }

  private mutating func addPair(_ table: FontBytes, at place: Int) {
    guard let pair = table.u32(place), let value = table.i16(place + 4) else { return }
    values[pair, default: 0] += value
  }

  /// The number that a pair adds to the advance of its first glyph.
  func kerning(_ left: Int, _ right: Int) -> Int { values[left << 16 | right] ?? 0 }
}

/// The glyphs that a rule of `GPOS` or `GSUB` covers, and their classes, by [OpenType's common table
/// formats](https://learn.microsoft.com/typography/opentype/spec/chapter2).
enum GlyphClasses {
  /// The coverage index of a glyph; nil if the glyph is not covered.
  static func coverage(_ table: FontBytes, of glyph: Int) -> Int? {
    guard let format = table.u16(0), let count = table.u16(2) else { return nil }
    switch format {
    case 1:
      let index = (0..<count).partitioningIndex { (table.u16(4 + 2 * $0) ?? .max) >= glyph }
      return index < count && table.u16(4 + 2 * index) == glyph ? index : nil
    case 2: return range(in: table, of: glyph).map { $0.number + glyph - $0.first }
    default: return nil
    }
  }

  /// The class of a glyph; 0 if the table assigns no class.
  static func classNumber(_ table: FontBytes, of glyph: Int) -> Int {
    switch table.u16(0) {
    case 1:
      guard let first = table.u16(2), let count = table.u16(4), glyph >= first, glyph < first + count else { return 0 }
      return table.u16(6 + 2 * (glyph - first)) ?? 0
    case 2: return range(in: table, of: glyph)?.number ?? 0
    default: return 0
    }
  }

  /// The range of format 2 that contains a glyph: its first glyph, and its start coverage index or class.
  private static func range(in table: FontBytes, of glyph: Int) -> (first: Int, number: Int)? {
    let count = table.u16(2) ?? 0
    let place = 4 + 6 * (0..<count).partitioningIndex { (table.u16(4 + 6 * $0 + 2) ?? .max) >= glyph }
    guard place < 4 + 6 * count, let first = table.u16(place), let number = table.u16(place + 4), first <= glyph else {
      return nil
    }
    return (first, number)
  }
}
