/// A font with only the glyphs that some texts need, for embedding in drawings.
///
/// The subset contains the tables that browsers require, by the [OpenType
/// specification](https://learn.microsoft.com/typography/opentype/spec/): the unchanged outlines, including composite
/// glyphs, without hints; a `cmap` table of format 12 with the characters; and a `kern` table with the kerning of the
/// pairs that occur in the texts, even if the font has it in `GPOS`. Characters of right-to-left scripts are omitted,
/// because joining them needs more tables.
struct FontSubset {
  private let font: FontFile
  /// The original numbers of the glyphs, in the order of the subset. The first glyph is the glyph for unknown
  /// characters.
  private var glyphs = [0]
  /// The number of each original glyph in the subset.
  private var numbers = [0: 0]
  private var characters: [(scalar: Unicode.Scalar, number: Int)] = []
  /// The kerning of pairs of glyphs, by `left << 16 | right` of their numbers in the subset.
  private var pairs: [Int: Int] = [:]

  init(of font: FontFile, for texts: some Sequence<String>) {
    self.font = font
    var glyphs: [Unicode.Scalar: Int] = [:]
    var neighbours: Set<[Int]> = []
    for text in texts {
      var left: Int?
      for scalar in text.unicodeScalars {
        let glyph = glyphs[scalar] ?? Self.glyph(of: scalar, in: font)
        glyphs[scalar] = glyph
        if let left, let glyph { neighbours.insert([left, glyph]) }
        left = glyph
      }
    }
    for (scalar, glyph) in glyphs.sorted(by: { $0.key < $1.key }) { characters.append((scalar, add(glyph))) }
    for pair in neighbours {
      let value = font.kerning(pair[0], pair[1])
      if value != 0 { pairs[add(pair[0]) << 16 | add(pair[1])] = value }
    }
    // The parts of composite glyphs follow, and then the parts of these parts.
    var next = 0
    while next < self.glyphs.count {
      for part in font.shapes.parts(of: self.glyphs[next]) { _ = add(part) }
      next += 1
    }
  }

  private static func glyph(of scalar: Unicode.Scalar, in font: FontFile) -> Int? {
    WritingDirection.isOfRightToLeftBlock(scalar) || HiddenScalar.contains(scalar) ? nil : font.glyph(of: scalar)
  }

  /// The number of a glyph in the subset. A new glyph is added.
  private mutating func add(_ glyph: Int) -> Int {
    if let number = numbers[glyph] { return number }
    numbers[glyph] = glyphs.count
    glyphs.append(glyph)
    return glyphs.count - 1
  }
}

// MARK: - Tables

extension FontSubset {
  /// The bytes of the subset as a font file; nil if the font has none of the characters, or if a table is missing or
  /// too short.
  func bytes() -> [UInt8]? {
    guard !characters.isEmpty, var head = font.directory["head"]?.part(0, count: 54)?.array,
      var hhea = font.directory["hhea"]?.part(0, count: 36)?.array,
      var maxp = font.directory["maxp"]?.part(0, count: 32)?.array, let style = font.directory["OS/2"]
    else { return nil }
    head.set(0, at: 8, bytes: 4)
    head.set(1, at: 50, bytes: 2)
    hhea.set(glyphs.count, at: 34, bytes: 2)
    maxp.set(glyphs.count, at: 4, bytes: 2)
    // maxZones is 2. All limits for instructions are 0, because instructions are omitted.
    maxp.set(2, at: 14, bytes: 2)
    for place in stride(from: 16, to: 28, by: 2) { maxp.set(0, at: place, bytes: 2) }
    var outlines: [UInt8] = []
    var places: [UInt8] = []
    var metrics: [UInt8] = []
    for glyph in glyphs {
      places.add(outlines.count, bytes: 4)
      outlines += font.shapes.bytes(of: glyph) { numbers[$0] ?? 0 }
      while outlines.count % 4 != 0 { outlines.append(0) }
      metrics.add(font.advance(of: glyph), bytes: 2)
      metrics.add(font.sideBearing(of: glyph), bytes: 2)
    }
    places.add(outlines.count, bytes: 4)
    // Format 3: glyphs have no names.
    var post = font.directory["post"]?.part(0, count: 16)?.array ?? Array(repeating: 0, count: 16)
    post.set(0x0003_0000, at: 0, bytes: 4)
    post += Array(repeating: 0, count: 16)
    var tables = [
      "OS/2": style.array, "cmap": characterTable, "glyf": outlines, "head": head, "hhea": hhea, "hmtx": metrics,
      "loca": places, "maxp": maxp, "post": post,
    ]
    // An empty table of names, because browsers require the table.
    tables["name"] = [0, 0, 0, 0, 0, 6]
    if !pairs.isEmpty { tables["kern"] = kerningTable }
    return Self.file(of: tables)
  }

  /// The characters in format 12. Consecutive characters with consecutive glyphs form a group.
  private var characterTable: [UInt8] {
    var groups: [(first: Int, last: Int, number: Int)] = []
    for (scalar, number) in characters {
      let code = Int(scalar.value)
      if let last = groups.last, last.last + 1 == code, last.number + code - last.first == number {
        groups[groups.count - 1].last = code
      } else {
        groups.append((code, code, number))
      }
    }
    var table: [UInt8] = []
    for (value, bytes) in [
      (0, 2), (1, 2), (3, 2), (10, 2), (12, 4), (12, 2), (0, 2), (16 + 12 * groups.count, 4), (0, 4),
      (groups.count, 4),
    ] {
      table.add(value, bytes: bytes)
    }
    for group in groups {
      for value in [group.first, group.last, group.number] { table.add(value, bytes: 4) }
    }
    return table
  }

  /// The kerned pairs in one subtable of format 0. They are limited to 10,000, because the table's length has 16 bits.
  private var kerningTable: [UInt8] {
    let sorted = pairs.sorted { $0.key < $1.key }.prefix(10_000)
    let (range, selector) = Self.search(sorted.count)
    var table: [UInt8] = []
    for value in [
      0, 1, 0, 14 + 6 * sorted.count, 1, sorted.count, 6 * range, selector, 6 * (sorted.count - range),
    ] {
      table.add(value, bytes: 2)
    }
    for (pair, value) in sorted {
      table.add(pair, bytes: 4)
      table.add(value, bytes: 2)
    }
    return table
  }

  /// The greatest power of two up to a number, and its exponent.
  private static func search(_ count: Int) -> (range: Int, selector: Int) {
    var selector = 0
    while 2 << selector <= count { selector += 1 }
    return (1 << selector, selector)
  }

  private static func file(of tables: [String: [UInt8]]) -> [UInt8] {
    let sorted = tables.sorted { $0.key < $1.key }
    let (range, selector) = search(sorted.count)
    var file: [UInt8] = []
    file.add(0x0001_0000, bytes: 4)
    for value in [sorted.count, 16 * range, selector, 16 * (sorted.count - range)] { file.add(value, bytes: 2) }
    var place = 12 + 16 * sorted.count
    var adjustment = 0
    for (name, table) in sorted {
      if name == "head" { adjustment = place + 8 }
      file += Array(name.utf8)
      for value in [table.checksum, place, table.count] { file.add(value, bytes: 4) }
      place += (table.count + 3) / 4 * 4
    }
    for (_, table) in sorted {
      file += table
      while file.count % 4 != 0 { file.append(0) }
    }
    file.set(0xB1B0_AFBA - file.checksum, at: adjustment, bytes: 4)
    return file
  }
}

extension FontFile {
  /// Returns the bytes of a font file with the glyphs for some texts; nil if the font has none of their characters.
  package func subset(for texts: some Sequence<String>) -> [UInt8]? { FontSubset(of: self, for: texts).bytes() }
}

// MARK: - Numbers

/// Numbers in font files are big-endian.
extension [UInt8] {
  fileprivate mutating func add(_ value: Int, bytes: Int) {
    for byte in (0..<bytes).reversed() { append(UInt8(truncatingIfNeeded: value >> (8 * byte))) }
  }

  fileprivate mutating func set(_ value: Int, at place: Int, bytes: Int) {
    for byte in 0..<bytes { self[place + byte] = UInt8(truncatingIfNeeded: value >> (8 * (bytes - 1 - byte))) }
  }

  /// The sum of the bytes as 32-bit numbers, padded with zeros.
  fileprivate var checksum: Int {
    var sum: UInt32 = 0
    for (place, byte) in enumerated() { sum &+= UInt32(byte) << (24 - 8 * UInt32(place % 4)) }
    return Int(sum)
  }
}
