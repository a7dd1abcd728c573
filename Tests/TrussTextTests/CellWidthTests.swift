import Testing
import TrussText

@Suite("Cell widths")
struct CellWidthTests {
  @Test(
    "a character's columns",
    arguments: [
      ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("…", 1), ("●", 1), ("─", 1), ("α", 1),
      ("世", 2), ("ア", 2), ("ｱ", 1), ("Ａ", 2), ("\u{3000}", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("が", 2), ("か\u{3099}", 2), ("का", 1), ("\u{20000}", 2), ("\u{3FFFD}", 2),
      ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇩🇪", 2), ("🇩", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
      ("❤", 1), ("❤️", 2), ("❤︎", 1), ("1️⃣", 2), ("#️⃣", 2), ("©", 1), ("©️", 2), ("☝🏽", 2), ("⌚", 2),
      ("a\u{FE0F}", 1),
      ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0), ("\u{202E}", 0),
      ("\u{2028}", 0), ("\u{0}", 0), ("\u{1B}", 0), ("\t", 0), ("\n", 0), ("\r\n", 0), ("\u{7F}", 0),
      ("\u{9B}", 0),
    ] as [(Character, Int)])
  func characters(character: Character, width: Int) {
    #expect(CellWidth.of(character) == width)
  }

  @Test(
    "a text's columns are the sum of its characters'",
    arguments: [("", 0), ("Sign In", 7), ("naïve 世界", 10), ("\u{1B}[0m", 3), ("a👨‍👩‍👧b", 4)])
  func texts(text: String, width: Int) {
    #expect(CellWidth.of(text) == width)
    #expect(CellWidth.of(text[...]) == width)
  }

  @Test("the tables agree with the standard library's data, for what Unicode 15.0 has assigned")
  func standardLibrary() {
    var disagreeing: [String] = []
    for value in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value), let expected = expectedWidth(of: scalar) else { continue }
      if CellWidth.of(Character(scalar)) != expected { disagreeing.append(String(value, radix: 16)) }
    }
    #expect(disagreeing.isEmpty)
  }

  /// The width that follows from the properties the standard library knows, or nil where it knows too little.
  private func expectedWidth(of scalar: Unicode.Scalar) -> Int? {
    let properties = scalar.properties
    guard let age = properties.age, age.major <= 15 else { return nil }
    // The filler of a lead consonant stands for one, and regional indicators are half of a flag each.
    if scalar == "\u{115F}" { return 2 }
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 1 }
    switch properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark, .spacingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default: break
    }
    if properties.isDefaultIgnorableCodePoint { return 0 }
    if properties.isEmojiPresentation || properties.isIdeographic && scalar.value > 0x2E80 {
      // Of the ideographic, a few of old scripts and marks of counting are neutral.
      return properties.isEmojiPresentation || properties.isUnifiedIdeograph ? 2 : nil
    }
    return nil
  }
}
