import Testing
import TrussText

@Suite("Escaped text")
struct EscapedTextTests {
  @Test(
    "what is not seen is spelled out",
    arguments: [
      ("", ""), ("Sign In.svg", "Sign In.svg"), ("naïve 世界 👨‍👩‍👧", "naïve 世界 👨‍👩‍👧"), ("a\nb\r\tc", #"a\nb\r\tc"#),
      ("\u{1B}[2J", #"\u{1B}[2J"#), ("\u{0}\u{7F}\u{9B}", #"\u{0}\u{7F}\u{9B}"#), (#"a\b"#, #"a\\b"#),
      ("a\u{202E}b\u{2066}", #"a\u{202E}b\u{2066}"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
      ("\u{200B}\u{200E}\u{AD}\u{FEFF}\u{61C}", #"\u{200B}\u{200E}\u{AD}\u{FEFF}\u{61C}"#),
      // A sign over digits is seen, and a mark is part of its letter.
      ("\u{600}12", "\u{600}12"), ("e\u{301}", "e\u{301}"), ("❤\u{FE0F}", "❤\u{FE0F}"),
    ])
  func escaped(text: String, expected: String) {
    #expect(EscapedText.of(text) == expected)
  }

  @Test(
    "in quotes a quote is escaped too",
    arguments: [("say \"hi\"", #""say \"hi\"""#), ("a\\", #""a\\""#), ("\u{202E}", #""\u{202E}""#), ("", "\"\"")])
  func quoted(text: String, expected: String) {
    #expect(EscapedText.quoted(text) == expected)
  }

  @Test("no scalar that drives a terminal or turns a text around is left")
  func allScalars() {
    let all = String(String.UnicodeScalarView((0...0x10_FFFF).compactMap { Unicode.Scalar($0 as UInt32) }))
    let left = EscapedText.of(all).unicodeScalars.filter { scalar in
      [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
        || HiddenScalar.contains(scalar)
    }
    #expect(left.isEmpty)
  }
}
