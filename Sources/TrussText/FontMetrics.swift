/// The advances and the kerning of a face, which tell how wide a text is without a font on the machine.
///
/// The faces are metric-compatible with those that browsers and the SVG tools of an operating system have, and the
/// tables equal a browser's shaping for every pair of printable ASCII characters. They are in
/// `FontMetrics+Tables.swift`. A class, as a copy of its tables would count six references at each word.
package final class FontMetrics: Sendable {
  /// The font units in one em.
  let unitsPerEm: Int
  /// The distance from the baseline up to the line's top, in font units.
  let ascent: Int
  /// The distance from the baseline down to the line's bottom, in font units.
  let descent: Int
  /// The advance of a narrow character that the tables do not hold: the mean of `a` to `z`.
  let averageAdvance: Int
  /// The advances of U+0020 to U+007E.
  let asciiAdvances: [Int16]
  /// The advances of U+00A0 to U+017F.
  let latinAdvances: [Int16]
  /// The advances of the Hebrew letters, U+05D0 to U+05EA.
  let hebrewAdvances: [Int16]
  /// The advances of ``punctuation``.
  let punctuationAdvances: [Int16]
  /// The kerned pairs of ASCII characters, sorted, each as `left * 128 + right`.
  let kerningPairs: [UInt16]
  /// What each of `kerningPairs` adds to the advance of its left character.
  let kerningValues: [Int16]

  init(
    unitsPerEm: Int, ascent: Int, descent: Int, averageAdvance: Int, asciiAdvances: [Int16], latinAdvances: [Int16],
    hebrewAdvances: [Int16], punctuationAdvances: [Int16], kerningPairs: [UInt16], kerningValues: [Int16]
  ) {
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent
    self.descent = descent
    self.averageAdvance = averageAdvance
    self.asciiAdvances = asciiAdvances
    self.latinAdvances = latinAdvances
    self.hebrewAdvances = hebrewAdvances
    self.punctuationAdvances = punctuationAdvances
    self.kerningPairs = kerningPairs
    self.kerningValues = kerningValues
  }

  /// The width of a text on one line, in the unit of `size`.
  ///
  /// A character takes its advance, and a pair of ASCII characters its kerning. Of what the tables do not hold,
  /// characters two columns wide (CJK, emoji) take one em, others the average advance. What has no column by
  /// ``CellWidth`` (marks, controls) has no width here either.
  ///
  /// - Parameters:
  ///   - text: the text; a line break in it has no width.
  ///   - size: the size of the em.
  package func width(of text: some StringProtocol, size: Double) -> Double {
    // A substring shares its text's storage, and its loops need not be generic.
    let text = Substring(text)
    let units = unitsOfASCII(text.utf8) ?? units(of: text)
    return Double(units) / Double(unitsPerEm) * size
  }

  /// The distance from the baseline up to the line's top.
  package func ascent(size: Double) -> Double { Double(ascent) / Double(unitsPerEm) * size }

  /// The distance from the baseline down to the line's bottom.
  package func descent(size: Double) -> Double { Double(descent) / Double(unitsPerEm) * size }
}

extension FontMetrics {
  /// The width of printable ASCII, or nil where there is anything else.
  private func unitsOfASCII(_ text: Substring.UTF8View) -> Int? {
    var units = 0
    var left: UInt8?
    for code in text {
      guard let advance = asciiAdvance(of: code) else { return nil }
      units += advance + kerning(left, code)
      left = code
    }
    return units
  }

  /// The width of any text, which takes the search for grapheme clusters.
  private func units(of text: Substring) -> Int {
    var units = 0
    var left: UInt8?
    for character in text {
      // The only ASCII character of two scalars is CR LF, which has no advance.
      if let code = character.asciiValue, let advance = asciiAdvance(of: code) {
        units += advance + kerning(left, code)
        left = code
      } else {
        units += advance(of: character)
        left = nil
      }
    }
    return units
  }

  private func advance(of character: Character) -> Int {
    switch CellWidth.of(character) {
    case 0: 0
    case 2: unitsPerEm
    default: character.unicodeScalars.first.flatMap(tabulatedAdvance) ?? averageAdvance
    }
  }

  private func tabulatedAdvance(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x00...0x7F: return asciiAdvance(of: UInt8(scalar.value))
    case 0xA0...0x17F: return Int(latinAdvances[Int(scalar.value) - 0xA0])
    case 0x5D0...0x5EA: return Int(hebrewAdvances[Int(scalar.value) - 0x5D0])
    default: return index(of: scalar.value, in: Self.punctuation).map { Int(punctuationAdvances[$0]) }
    }
  }

  private func asciiAdvance(of code: UInt8) -> Int? {
    guard 0x20 <= code, code < 0x7F else { return nil }
    return Int(asciiAdvances[Int(code) - 0x20])
  }

  private func kerning(_ left: UInt8?, _ right: UInt8) -> Int {
    guard let left else { return 0 }
    let pair = UInt16(left) * 128 + UInt16(right)
    return index(of: pair, in: kerningPairs).map { Int(kerningValues[$0]) } ?? 0
  }

  /// The place of a value in a sorted array.
  private func index<Value: Comparable>(of value: Value, in sorted: [Value]) -> Int? {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low] == value ? low : nil
  }
}
