/// Which glyphs a rule of `GPOS` is about, and the classes that it puts them in, by
/// [OpenType's common table formats](https://learn.microsoft.com/typography/opentype/spec/chapter2).
enum GlyphClasses {
  /// The number of a glyph in a coverage table, or nil where it is not covered.
  static func coverage(_ table: FontBytes, of glyph: Int) -> Int? {
    guard let format = table.u16(0), let count = table.u16(2) else { return nil }
    switch format {
    case 1:
      let index = firstIndex(count) { (table.u16(4 + 2 * $0) ?? .max) >= glyph }
      return index < count && table.u16(4 + 2 * index) == glyph ? index : nil
    case 2:
      let index = firstIndex(count) { (table.u16(4 + 6 * $0 + 2) ?? .max) >= glyph }
      guard index < count, let first = table.u16(4 + 6 * index), let number = table.u16(4 + 6 * index + 4),
        first <= glyph
      else { return nil }
      return number + glyph - first
    default: return nil
    }
  }

  /// The class of a glyph; 0 where none is given.
  static func classNumber(_ table: FontBytes, of glyph: Int) -> Int {
    switch table.u16(0) {
    case 1:
      guard let first = table.u16(2), let count = table.u16(4), glyph >= first, glyph < first + count else { return 0 }
      return table.u16(6 + 2 * (glyph - first)) ?? 0
    case 2:
      let count = table.u16(2) ?? 0
      let index = firstIndex(count) { (table.u16(4 + 6 * $0 + 2) ?? .max) >= glyph }
      guard index < count, let first = table.u16(4 + 6 * index), first <= glyph else { return 0 }
      return table.u16(4 + 6 * index + 4) ?? 0
    default: return 0
    }
  }

  /// The first of some numbers for which a condition holds that then holds for all after it.
  static func firstIndex(_ count: Int, where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
