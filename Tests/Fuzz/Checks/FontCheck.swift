import TrussText

/// Reads a font file: it is refused, or it measures and draws texts, each time alike.
enum FontCheck {
  private static let text = "AV To. éÅ…Ж世e\u{301} سلام لا"

  static func run(_ bytes: [UInt8]) throws(Finding) {
    guard let font = try? FontFile(bytes: bytes) else { return }
    let width = font.width(of: text, size: 13)
    try Finding.unless(width.isFinite, "a text is \(width) wide")
    for character in text {
      let glyphs = font.glyphs(of: String(character))
      try Finding.unless(glyphs == font.glyphs(of: String(character)), "a glyph, drawn twice, differs")
    }
  }
}
