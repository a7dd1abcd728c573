/// The em and line height of a font, the advances of its printable ASCII characters, and the kerning of each pair of
/// these characters. Most texts contain no other characters. The type is a class because copying a structure would
/// retain and release two tables for each word.
package final class ASCIIMetrics: Sendable {
  /// The number of printable ASCII characters, U+0020 to U+007E.
  static let count = 95

  let unitsPerEm: Int
  private let ascent: Int
  private let descent: Int
  /// The advances in font units; -1 for a character without a glyph.
  private let advances: [Int32]
  /// The kerning of each pair in font units: the number that it adds to the advance of the left character. The values
  /// of one left character, for all right characters, are consecutive.
  private let kerning: [Int16]

  init(_ advances: [Int32], kerning: [Int16], unitsPerEm: Int, ascent: Int, descent: Int) {
    precondition(advances.count == Self.count && kerning.count == Self.count * Self.count)
    self.advances = advances
    self.kerning = kerning
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent
    self.descent = descent
  }

  func width(_ units: Int, _ size: Double) -> Double { Double(units) / Double(unitsPerEm) * size }

  package func ascent(size: Double) -> Double { width(ascent, size) }

  package func descent(size: Double) -> Double { width(descent, size) }

  /// The width of printable ASCII on one line, in the unit of `size`; nil if `bytes` contains other bytes, or a
  /// character without a glyph.
  package func width(of bytes: UnsafeBufferPointer<UInt8>, size: Double) -> Double? {
    units(of: bytes).map { width($0, size) }
  }

  /// The kerning of a pair of ASCII characters, in the unit of `size`: the number that it adds to the advance of the
  /// left character; 0 for other bytes.
  @inline(__always) package func kerning(_ left: UInt8, _ right: UInt8, size: Double) -> Double {
    guard 0x20..<0x7F ~= left, 0x20..<0x7F ~= right else { return 0 }
    let units = kerning(left, right)
    return units == 0 ? 0 : width(units, size)
  }

  /// The width of printable ASCII in font units; nil if `bytes` contains other bytes, or a character without a glyph.
  @inline(__always)
  func units(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    advances.withUnsafeBufferPointer { advances in
      kerning.withUnsafeBufferPointer { kerning in
        var (units, row) = (0, 0)
        for place in bytes.indices {
          let code = Int(bytes[place] &- 0x20)
          guard code < Self.count, advances[code] >= 0 else { return nil }
          units &+= Int(advances[code])
          if place > 0 { units &+= Int(kerning[row &+ code]) }
          row = code &* Self.count
        }
        return units
      }
    }
  }

  /// The width of printable ASCII in font units; nil if the text contains other characters, or a character without a
  /// glyph.
  func units(of text: Substring) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { units(of: $0) } ?? nil
  }

  /// The advance of a character in font units; nil if the character is not printable ASCII or has no glyph.
  func advance(of byte: UInt8) -> Int? {
    let code = Int(byte) - 0x20
    guard code >= 0, code < Self.count, advances[code] >= 0 else { return nil }
    return Int(advances[code])
  }

  /// The kerning of a pair of printable ASCII characters, in font units: the number that it adds to the advance of the
  /// left character.
  func kerning(_ left: UInt8, _ right: UInt8) -> Int {
    Int(kerning[(Int(left) - 0x20) * Self.count + Int(right) - 0x20])
  }
}
