import Testing

@testable import TrussText

/// Fonts of the glyphs that some texts need, read again: what is read of fonts is tested beside HarfBuzz and fontTools.
struct FontSubsetTests {
  /// The fonts that have these letters.
  private static let names = ["positioned", "paired"]
  private static let texts = ["AVATAR", "To. Type", "éÅ… a", "", "VA"]

  @Test(arguments: Self.names) func aSubsetIsTheFontForItsTexts(name: String) throws {
    let bytes = try FontFileTests.bytes(name)
    let font = try FontFile(bytes: bytes, embedded: true)
    let subset = try #require(font.subset(for: Self.texts))
    let read = try FontFile(bytes: subset)
    #expect(subset.count < bytes.count)
    #expect((read.unitsPerEm, read.weight, read.isItalic) == (font.unitsPerEm, font.weight, font.isItalic))
    for text in Self.texts {
      #expect(read.width(of: text, size: 1000) == font.width(of: text, size: 1000), "\(text)")
      #expect(read.glyphs(of: text) == font.glyphs(of: text), "\(text)")
    }
    // What the texts do not have is not there.
    #expect(read.glyphs(of: "W") == nil)
    #expect(try font.subset(for: Self.texts) == FontFile(bytes: bytes).subset(for: Self.texts))
  }

  /// The checksum of a whole file is the same number for all fonts, and tables begin at multiples of four.
  @Test(arguments: Self.names) func checksumsAreRight(name: String) throws {
    let subset = try #require(FontFile(bytes: FontFileTests.bytes(name)).subset(for: Self.texts))
    let file = FontBytes(subset[...])
    let sum = stride(from: 0, to: subset.count, by: 4).reduce(0) { ($0 + (file.u32($1) ?? 0)) & 0xFFFF_FFFF }
    #expect(sum == 0xB1B0_AFBA)
    for table in 0..<(file.u16(4) ?? 0) { #expect((file.u32(12 + 16 * table + 8) ?? 1).isMultiple(of: 4)) }
  }

  @Test func textsWithoutACharacterOfTheFontNeedNone() throws {
    let font = try FontFile(bytes: FontFileTests.bytes("paired"))
    #expect(font.subset(for: []) == nil)
    #expect(font.subset(for: ["漢", "שלום"]) == nil)
  }

  @Test func aLicenceMayForbidIt() throws {
    var bytes = try FontFileTests.bytes("positioned")
    let tables = 0..<(FontBytes(bytes[...]).u16(4) ?? 0)
    let record = try #require(tables.map { 12 + 16 * $0 }.first { FontBytes(bytes[...]).tag($0) == "OS/2" })
    let style = try #require(FontBytes(bytes[...]).u32(record + 8))
    for (licence, isAllowed) in [(0x0002, false), (0x0008, true), (0x0108, false), (0x0200, false), (0x0004, true)] {
      (bytes[style + 8], bytes[style + 9]) = (UInt8(licence >> 8), UInt8(licence & 0xFF))
      #expect(throws: Never.self) { try FontFile(bytes: bytes) }
      if isAllowed {
        #expect(try FontFile(bytes: bytes, embedded: true).isEmbedded)
      } else {
        #expect(throws: FontFileError.notEmbeddable) { try FontFile(bytes: bytes, embedded: true) }
      }
    }
  }
}
