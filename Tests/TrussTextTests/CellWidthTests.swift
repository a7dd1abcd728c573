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
      ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇩🇪", 2), ("🇩", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
      ("❤", 1), ("❤️", 2), ("❤︎", 1), ("1️⃣", 2), ("#️⃣", 2), ("©", 1), ("©️", 2), ("☝🏽", 2), ("⌚", 2),
      ("a\u{FE0F}", 1), ("\u{1F3FB}", 2), ("\u{1F3FF}", 2), ("\u{1F1E6}", 2), ("\u{1F1FF}", 2),
      ("\u{4DBF}", 2), ("\u{4DC0}", 2), ("\u{4DFF}", 2), ("\u{4E00}", 2), ("\u{2630}", 2), ("\u{1D300}", 2),
      ("\u{1BAA}", 0), ("\u{1BA1}", 0), ("\u{0BCB}", 0), ("\u{0BBE}", 0), ("\u{20DD}", 0), ("\u{0BA4}\u{0BCB}", 1),
      ("\u{115F}", 2), ("\u{1160}", 0), ("\u{1161}", 0), ("\u{11A8}", 0), ("\u{D7B0}", 0), ("\u{D7FB}", 0),
      ("\u{600}", 1), ("\u{6DD}", 1), ("\u{110BD}", 1), ("\u{61C}", 0), ("\u{2060}", 0), ("\u{E0001}", 0),
      ("\u{FFF9}", 0), ("\u{13430}", 0), ("\u{1D173}", 0),
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

  @Test("the tables agree with the properties that the standard library knows, for every scalar")
  func standardLibrary() {
    var disagreeing: [String] = []
    for value in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value), let expected = expectedWidth(of: scalar) else { continue }
      let width = CellWidth.of(Character(scalar))
      if !expected.contains(width) { disagreeing.append("\(String(value, radix: 16)): \(width)") }
    }
    #expect(disagreeing.isEmpty)
  }

  /// The widths that the properties of the standard library leave open, which has all but East_Asian_Width: that decides
  /// between one column and two. Nil for what it knows in a later version of Unicode than the tables, or not at all.
  private func expectedWidth(of scalar: Unicode.Scalar) -> ClosedRange<Int>? {
    let properties = scalar.properties
    if scalar == "\u{115F}" { return 2...2 }
    if properties.isDefaultIgnorableCodePoint { return 0...0 }
    guard let age = properties.age, (age.major, age.minor) <= (17, 0) else { return nil }
    switch properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark, .spacingMark, .lineSeparator, .paragraphSeparator:
      return 0...0
    case .format: return isPrependedConcatenationMark(scalar) ? 1...1 : 0...0
    default: break
    }
    if isVowelOrTailOfHangul(scalar) { return 0...0 }
    if properties.isEmojiPresentation || properties.isUnifiedIdeograph { return 2...2 }
    return scalar.isASCII ? 1...1 : 1...2
  }

  private func isPrependedConcatenationMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// The properties of the syllables' parts do not change any more.
  private func isVowelOrTailOfHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB: true
    default: false
    }
  }
}
