/// Kerning by the table `kern`: pairs of glyphs in subtables of format 0.
struct KerningPairs {
  /// What is added to the advance of the first glyph, by the two glyphs: `left << 16 | right`.
  private var values: [Int: Int] = [:]

  init(_ table: FontBytes) {
    // Apple's form of the table has another head; its fonts have pairs in GPOS too.
    guard table.u16(0) == 0 else { return }
    var offset = 4
    for _ in 0..<(table.u16(2) ?? 0) {
      guard let length = table.u16(offset + 2), let coverage = table.u16(offset + 4), length >= 6 else { return }
      var end = offset + length
      // Horizontal, and neither least values nor across the line; format 0.
      if coverage & 0xFF07 == 1 {
        // The length of a large subtable does not fit its field, so the number of pairs counts.
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

  /// What is added to the advance of the first glyph of a pair.
  func kerning(_ left: Int, _ right: Int) -> Int { values[left << 16 | right] ?? 0 }
}
