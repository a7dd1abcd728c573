/// A TrueType font file, for measuring texts and for drawing them as outlines.
///
///     let inter = try FontFile(contentsOfFile: "Inter.ttf")
///     let title = Text("Sign in").font(Font(inter, size: 17))
///     try title.svg(outlines: true)
///
/// These parts of the file are used: advances, kerning (`GPOS`, or else `kern`), characters (`cmap` of format 4 and
/// 12), outlines, and joined forms of Arabic letters (`GSUB`). All other scripts are set like Latin: one glyph per
/// character, kerned, without ligatures. A character without a glyph has the same width as without a font file, and so
/// has every Arabic character if the font has no joined forms. The file stays in memory while the font is used.
///
/// Two fonts are equal if they are the same object.
public final class FontFile: Sendable {
  /// The family of the font, as in CSS's `font-family`; empty if the file contains no name.
  public let family: String
  /// The weight from 1 to 1000, as in CSS's `font-weight`; 400 is regular.
  public let weight: Int
  /// Whether the font is italic.
  public let isItalic: Bool
  /// Whether drawings contain the glyphs that they use, instead of only naming the font.
  public let isEmbedded: Bool
  package var unitsPerEm: Int { ascii.unitsPerEm }
  private let glyphCount: Int
  private let metrics: FontBytes
  private let metricCount: Int
  private let characters: CharacterMap
  private let pairs: KerningPairs?
  private let positioning: PairPositioning?
  private let arabic: ArabicForms?
  private let arabicPairs: PairPositioning?
  let shapes: GlyphShapes
  /// All tables, for `FontSubset`.
  let directory: FontDirectory
  /// The glyphs of U+0020 to U+007E. `ascii` contains their metrics.
  private let asciiGlyphs: [Int]
  package let ascii: ASCIIMetrics

  /// Reads a font.
  ///
  /// - Parameters:
  ///   - bytes: all bytes of a `.ttf` file, or of an `.otf` file with TrueType outlines.
  ///   - embedded: whether drawings contain the glyphs that they use, so that browsers without the font can draw them;
  ///     by default drawings only name the font.
  /// - Throws: `FontFileError` if the data is not such a font or is malformed, or if the font is to be embedded and its
  ///   licence bits forbid that.
  public init(bytes: [UInt8], embedded: Bool = false) throws(FontFileError) {
    let directory = try FontDirectory(FontBytes(bytes[...]))
    // The bits mean: the font is restricted, may not be subset, or may only be embedded as bitmaps.
    let licence = directory["OS/2"]?.u16(8) ?? 0
    if embedded, licence & 0xF == 2 || licence & 0x300 != 0 { throw .notEmbeddable }
    (self.directory, isEmbedded) = (directory, embedded)
    let head = try directory.required("head")
    guard let unitsPerEm = head.u16(18), (16...16384).contains(unitsPerEm), let format = head.u16(50), format < 2 else {
      throw .malformed(table: "head", "it is cut short, or its units are not between 16 and 16384 in an em")
    }
    let hhea = try directory.required("hhea")
    guard let ascent = hhea.i16(4), let descent = hhea.i16(6), let metricCount = hhea.u16(34), metricCount > 0 else {
      throw .malformed(table: "hhea", "it is cut short, or has no metrics")
    }
    guard let glyphCount = try directory.required("maxp").u16(4), glyphCount >= metricCount else {
      throw .malformed(table: "maxp", "there are fewer glyphs than metrics")
    }
    metrics = try directory.required("hmtx")
    guard metrics.count >= 4 * metricCount else {
      throw .malformed(table: "hmtx", "it is shorter than its number of metrics")
    }
    shapes = try GlyphShapes(
      places: directory.required("loca"), glyphs: directory.required("glyf"), isLong: format == 1, count: glyphCount)
    characters = try CharacterMap(directory.required("cmap"))
    let positioning = directory["GPOS"].map { PairPositioning($0, scripts: ["latn", "DFLT"]) }.flatMap {
      $0.isEmpty ? nil : $0
    }
    arabic = directory["GSUB"].flatMap(ArabicForms.init)
    arabicPairs = directory["GPOS"].map { PairPositioning($0, scripts: ["arab", "DFLT"]) }
    let pairs = positioning == nil ? directory["kern"].map(KerningPairs.init) : nil
    (self.positioning, self.pairs) = (positioning, pairs)
    (self.metricCount, self.glyphCount) = (metricCount, glyphCount)
    family = directory["name"].flatMap(FontNames.family) ?? ""
    let style = directory["OS/2"]
    weight = min(1000, max(1, style?.u16(4) ?? 400))
    isItalic = (style?.u16(62) ?? 0) & 1 != 0

    let glyphs = (0..<ASCIIMetrics.count).map { [characters] in
      characters.glyph(of: Unicode.Scalar(UInt8(0x20 + $0)))
    }
    asciiGlyphs = glyphs
    ascii = ASCIIMetrics(
      glyphs.map { [metrics] glyph in
        guard glyph > 0, glyph < glyphCount else { return -1 }
        return Int32(metrics.u16(4 * min(glyph, metricCount - 1)) ?? 0)
      },
      kerning: glyphs.flatMap { left in
        glyphs.map { right in
          left == 0 || right == 0
            ? 0
            : Int16(clamping: positioning?.kerning(left, right) ?? pairs?.kerning(left, right) ?? 0)
        }
      }, unitsPerEm: unitsPerEm, ascent: ascent, descent: -descent)
  }

  func glyph(of scalar: Unicode.Scalar) -> Int? {
    let code = Int(scalar.value) - 0x20
    let glyph = asciiGlyphs.indices.contains(code) ? asciiGlyphs[code] : characters.glyph(of: scalar)
    return glyph > 0 && glyph < glyphCount ? glyph : nil
  }

  func advance(of glyph: Int) -> Int { metrics.u16(4 * min(glyph, metricCount - 1)) ?? 0 }

  /// The distance from a glyph's origin to its outline. The bearings of glyphs that share the last advance are in a
  /// list after the advances.
  func sideBearing(of glyph: Int) -> Int {
    metrics.i16(glyph < metricCount ? 4 * glyph + 2 : 4 * metricCount + 2 * (glyph - metricCount)) ?? 0
  }

  func kerning(_ left: Int, _ right: Int) -> Int {
    positioning?.kerning(left, right) ?? pairs?.kerning(left, right) ?? 0
  }
}

extension FontFile: Hashable {
  /// Whether two fonts are the same object.
  public static func == (left: FontFile, right: FontFile) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: - Measuring

extension FontFile {
  /// The width of a text on one line, in the unit of `size`.
  ///
  /// A character without a glyph in the font has the width of the built-in sans or of its script's ``ScriptEstimate``,
  /// because a browser draws it in another font.
  package func width(of text: some StringProtocol, size: Double) -> Double {
    let text = Substring(text)
    return ascii.width(ascii.units(of: text) ?? units(of: text), size)
  }

  private func units(of text: Substring) -> Int {
    var units = 0
    var left: Int?
    var word: [ArabicForms.Letter] = []
    for character in text {
      let glyphs = glyphs(of: character)
      if arabic != nil, let glyphs, ArabicForms.contains(glyphs.first?.scalar ?? " ") {
        word += glyphs.map { ArabicForms.Letter($0.scalar, glyph: $0.glyph) }
        left = nil
        continue
      }
      units += self.units(of: word)
      word = []
      guard let glyphs else {
        units += estimate(of: character)
        left = nil
        continue
      }
      for (scalar, glyph) in glyphs where !scalar.isMark {
        units += advance(of: glyph) + (left.map { kerning($0, glyph) } ?? 0)
        left = glyph
      }
    }
    return units + self.units(of: word)
  }

  private func units(of word: [ArabicForms.Letter]) -> Int {
    guard let arabic, !word.isEmpty else { return 0 }
    var units = 0
    var left: Int?
    for letter in arabic.joined(word) where letter.kind == .letter || letter.kind == .tatweel {
      units += advance(of: letter.glyph) + (left.map { arabicPairs?.kerning($0, letter.glyph) ?? 0 } ?? 0)
      left = letter.glyph
    }
    return units
  }

  /// The glyphs of a character, without invisible scalars; nil if a browser draws the character in another font.
  private func glyphs(of character: Character) -> [(scalar: Unicode.Scalar, glyph: Int)]? {
    guard let first = character.unicodeScalars.first else { return [] }
    // Browsers use their own font for emoji. Arabic needs joined forms.
    let isEmoji = ScriptEstimate(of: first, columns: CellWidth.of(character)) == .emoji
    if isEmoji || arabic == nil && ArabicForms.contains(first) { return nil }
    var glyphs: [(scalar: Unicode.Scalar, glyph: Int)] = []
    for scalar in character.unicodeScalars where !HiddenScalar.contains(scalar) {
      if let glyph = glyph(of: scalar) {
        glyphs.append((scalar, glyph))
      } else if CellWidth.of(Character(scalar)) > 0 || !scalar.properties.isDefaultIgnorableCodePoint {
        return nil
      }
    }
    return glyphs
  }

  private func estimate(of character: Character) -> Int {
    FontMetrics.sans.advance(of: character) * unitsPerEm / FontMetrics.sans.ascii.unitsPerEm
  }
}

// MARK: - Outlines

extension FontFile {
  package struct PlacedGlyph: Equatable, Sendable {
    /// The distance from the beginning of the text, in ems.
    package var x: Double
    package var outline: GlyphOutline
  }

  /// The glyphs of a text; nil if the font lacks a glyph, or if the text contains scalars of right-to-left scripts,
  /// which need more than one glyph per character.
  package func glyphs(of text: String) -> [PlacedGlyph]? {
    var placed: [PlacedGlyph] = []
    var units = 0
    var left: Int?
    for scalar in text.unicodeScalars where !HiddenScalar.contains(scalar) {
      if CellWidth.of(Character(scalar)) == 0, scalar.properties.isDefaultIgnorableCodePoint { continue }
      guard !WritingDirection.isOfRightToLeftBlock(scalar), let glyph = glyph(of: scalar) else { return nil }
      units += left.map { kerning($0, glyph) } ?? 0
      placed.append(PlacedGlyph(x: Double(units) / Double(unitsPerEm), outline: shapes.outline(of: glyph)))
      units += advance(of: glyph)
      left = glyph
    }
    return placed
  }
}

/// A reason why a font file cannot be used.
public enum FontFileError: Error, Equatable, Sendable {
  /// The file is not a TrueType font: it does not begin with a TrueType signature.
  case notTrueType
  /// The file is a font of another kind: its outlines are cubic (`CFF`), it is compressed (`WOFF`), or it is a
  /// collection of several fonts.
  case unsupported(String)
  /// A required table is missing.
  case missingTable(String)
  /// A table has impossible contents.
  case malformed(table: String, String)
  /// The font was to be embedded, but its licence bits (`fsType` in the table `OS/2`) forbid it.
  case notEmbeddable
}

extension FontFileError: CustomStringConvertible {
  /// The error as a message, such as `the font's table hmtx is malformed: it is shorter than its number of metrics`.
  public var description: String {
    switch self {
    case .notTrueType: "this is not a TrueType font; TrueType outlines can be read, in .ttf and .otf files"
    case .unsupported(let kind): "\(kind) cannot be read; TrueType outlines can, in .ttf and .otf files"
    case .missingTable(let table): "the font has no table \(table)"
    case .notEmbeddable: "the font's licence bits forbid that drawings contain it"
    case .malformed(let table, let reason): "the font's table \(table) is malformed: \(reason)"
    }
  }
}

enum FontNames {
  /// The name of the typographic family or, if there is none, of the family with at most four styles; nil if neither is
  /// in UTF-16.
  static func family(_ table: FontBytes) -> String? {
    guard let count = table.u16(2), let storage = table.u16(4) else { return nil }
    var names: [Int: String] = [:]
    for index in 0..<count {
      let record = 6 + 12 * index
      guard let platform = table.u16(record), platform == 0 || platform == 3, let name = table.u16(record + 6),
        name == 1 || name == 16, names[name] == nil, let length = table.u16(record + 8),
        let offset = table.u16(record + 10), let text = table.part(storage + offset, count: length)
      else { continue }
      let units = (0..<text.count / 2).map { UInt16(text.u16(2 * $0) ?? 0) }
      names[name] = String(decoding: units, as: UTF16.self)
    }
    return names[16] ?? names[1]
  }
}
