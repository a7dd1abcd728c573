/// The advances and the kerning of a face. They determine the width of a text, even if the machine has no fonts.
///
/// The faces are metric-compatible with the faces that browsers and SVG tools use. The tables in
/// `FontMetrics+Tables.swift` agree with a browser's shaping for every pair of printable ASCII characters. The type is
/// a class because copying a structure would retain and release its tables for each word.
package final class FontMetrics: Sendable {
  /// The advance of a narrow character outside the tables: the mean of `a` to `z`, in font units.
  let averageAdvance: Int
  /// The em, the height of lines, and the advances of U+0020 to U+007E with their kerning.
  package let ascii: ASCIIMetrics
  /// The advances of other characters, in the order of ``advancePlaces``; -1 for a character without a glyph. Empty if
  /// all characters have the average advance.
  private let advances: [Int16]

  /// Makes the metrics of a face from its tables. The key of a kerned pair of ASCII characters is `left * 128 + right`.
  init(
    unitsPerEm: Int, ascent: Int, descent: Int, averageAdvance: Int, asciiAdvances: [Int16], advances: [Int16],
    kerningPairs: [UInt16], kerningValues: [Int16]
  ) {
    self.averageAdvance = averageAdvance
    self.advances = advances
    let count = ASCIIMetrics.count
    var kerning = [Int16](repeating: 0, count: count * count)
    for (pair, value) in zip(kerningPairs, kerningValues) {
      kerning[(Int(pair / 128) - 0x20) * count + Int(pair % 128) - 0x20] = value
    }
    ascii = ASCIIMetrics(
      asciiAdvances.map(Int32.init), kerning: kerning, unitsPerEm: unitsPerEm, ascent: ascent, descent: descent)
  }

  /// The width of a text on one line, in the unit of `size`.
  ///
  /// It is the sum of the characters' advances and of the kerning of ASCII pairs. Characters outside the tables have
  /// the width of their ``ScriptEstimate``, if there is one. Other characters that are two columns wide take one em,
  /// and all others the average advance. Characters that take no column by ``CellWidth`` (marks, controls, line breaks)
  /// have no width.
  package func width(of text: some StringProtocol, size: Double) -> Double {
    // A substring shares the storage of `text`, and loops over it need not be generic.
    let text = Substring(text)
    return ascii.width(ascii.units(of: text) ?? units(of: text), size)
  }
}

extension FontMetrics {
  /// The width of any text in font units. This is slower than the width of ASCII, because it finds grapheme clusters.
  private func units(of text: Substring) -> Int {
    var units = 0
    var left: UInt8?
    for character in text {
      // The only ASCII character of two scalars is CR LF, which has no advance.
      if let code = character.asciiValue, let advance = ascii.advance(of: code) {
        units += advance + (left.map { ascii.kerning($0, code) } ?? 0)
        left = code
      } else {
        units += advance(of: character)
        left = nil
      }
    }
    return units
  }

  func advance(of character: Character) -> Int {
    let columns = CellWidth.of(character)
    guard columns > 0, let scalar = character.unicodeScalars.first else { return 0 }
    if let estimate = ScriptEstimate(of: scalar, columns: columns) {
      return estimate.hundredths(of: character) * ascii.unitsPerEm / 100
    }
    return columns == 2 ? ascii.unitsPerEm : tabulatedAdvance(of: scalar) ?? averageAdvance
  }

  private func tabulatedAdvance(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x00...0x7F: return ascii.advance(of: UInt8(scalar.value))
    case 0xA0...0x5EA:
      var start = Self.punctuation.count
      for block in Self.blocks {
        if block.contains(scalar.value) { return listedAdvance(start + Int(scalar.value - block.lowerBound)) }
        start += block.count
      }
      return nil
    case 0x1E00...0x1EFF: return tabulatedAdvance(of: Self.markedLetters[Int(scalar.value) - 0x1E00])
    default: return symbolAdvance(of: scalar.value)
    }
  }

  /// The advance of a character by its place in ``advancePlaces``.
  private func listedAdvance(_ place: Int) -> Int? {
    guard !advances.isEmpty else { return nil }
    let advance = Int(advances[Int(Self.advancePlaces[place])])
    return advance < 0 ? nil : advance
  }

  /// The advance of a symbol in the face or, if the face lacks the symbol, in DejaVu Sans, which browsers use on
  /// Debian. Nil if neither has it, or if all characters of the face have the same advance.
  private func symbolAdvance(of code: UInt32) -> Int? {
    let index = Self.punctuation.indices.partitioningIndex { Self.punctuation[$0] >= code }
    if Self.punctuation.indices.contains(index), Self.punctuation[index] == code,
      let advance = listedAdvance(index), advance > 0
    {
      return advance
    }
    let run = Self.symbolRuns.indices.partitioningIndex { Self.symbolRuns[$0] >> 12 > code }
    guard run > 0, !advances.isEmpty, Self.symbolRuns[run - 1] & 0xFFF > 0 else { return nil }
    return Int(Self.symbolRuns[run - 1] & 0xFFF) * ascii.unitsPerEm / 2048
  }
}

/// The width of a character in a script that the built-in faces lack. Browsers use another font for such a character.
///
/// The numbers are means over texts in the Noto fonts, and for Arabic in DejaVu Sans, which browsers use on Debian.
/// `Tests/Generators/script-advances.py` measures them, and prints the errors of the widths of its texts.
enum ScriptEstimate {
  case arabic
  case devanagari
  case thai
  case hangul
  case emoji

  /// Finds the script of a character from the character's first scalar and its width in columns; nil for a script
  /// without an estimate.
  init?(of scalar: Unicode.Scalar, columns: Int) {
    switch scalar.value {
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0xAC00...0xD7A3: self = .hangul
    // Keycaps begin with a digit, other emoji with a symbol.
    case 0...0xFF, 0x2000...0x2BFF, 0x1F000...0x1FAFF:
      guard columns == 2 else { return nil }
      self = .emoji
    default: return nil
    }
  }

  func hundredths(of character: Character) -> Int {
    switch self {
    case .arabic: 44
    case .thai: 54
    case .hangul: 92
    case .emoji: 125
    // Letters that are joined into one character are mostly side by side, so each letter counts.
    case .devanagari: 50 * max(1, character.unicodeScalars.count { !$0.isMark })
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar takes no space beside the letter before it.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
