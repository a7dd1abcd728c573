import Testing
import TrussDrawing
import TrussViews

@Suite("Text, marks and clips in text")
struct TextPictureTests {
  @Test("a run is placed in its frame; the odd column more is on the right of a centred one")
  func alignment() {
    #expect(picture(8, 1, [text("abc", 0, 0, width: 8)]) == "abc")
    #expect(picture(8, 1, [text("abc", 0, 0, width: 8, .center)]) == "  abc")
    #expect(picture(8, 1, [text("abc", 0, 0, width: 8, .trailing)]) == "     abc")
  }

  @Test("a run longer than its frame overflows it, up to the edge of the canvas")
  func overflow() {
    #expect(picture(8, 1, [text("abcdef", 2, 0, width: 3)]) == "  abcdef")
    #expect(picture(8, 1, [text("abcdef", 4, 0, width: 3)]) == "    abcd")
    #expect(picture(8, 1, [text("abcdef", 2, 0, width: 3, .center)]) == "abcdef")
    #expect(picture(8, 1, [text("abcdef", 2, 0, width: 3, .trailing)]) == "bcdef")
  }

  @Test("a title's spaces interrupt the border")
  func title() {
    #expect(
      picture(12, 3, [box(0, 0, 12, 3, .rounded), text(" Title ", 2, 0)]) == """
        ╭─ Title ──╮
        │          │
        ╰──────────╯
        """)
  }

  @Test("every row is a line, trimmed of its trailing spaces")
  func lines() {
    #expect(picture(3, 3, []) == "\n\n")
    #expect(picture(0, 0, []) == "")
    #expect(picture(5, 3, [text("a  ", 0, 1)]) == "\na\n")
  }

  @Test("an ASCII picture takes a run's stand-in, and leaves the user's own text as it is")
  func lockFile() {
    #expect(picture(5, 1, .ascii, [text("✓", ascii: "x", 0, 0), text("né", 2, 0)]) == "x né")
    #expect(picture(5, 1, [text("✓", ascii: "x", 0, 0), text("né", 2, 0)]) == "✓ né")
  }

  @Test("surfaces, knobs and placeholders")
  func marks() {
    let elements = [
      surface(0, 0, 2, 1, .solid), surface(2, 0, 2, 1, .light),
      line(5, 0.5, 10, 0.5), .disc(rect(7, 0, 1, 1), .accent),
      .cross(rect(0, 1, 10, 5), .secondary),
    ]
    #expect(
      picture(10, 6, elements) == """
        ██░░ ──●──
         ╲      ╱
           ╲  ╱
            ╳
           ╱  ╲
         ╱      ╲
        """)
    #expect(
      picture(10, 6, .ascii, elements) == #"""
        ##.. --o--
         \      /
           \  /
            X
           /  \
         /      \
        """#)
    #expect(picture(3, 1, [.cross(rect(0, 0, 3, 1), .secondary)]) == " ╳")
    #expect(picture(3, 1, [.cross(rect(0, 0, 0, 1), .secondary), .disc(rect(0, 0, 1, 0), .accent)]) == "")
  }

  @Test("clips nest, and end")
  func clips() {
    #expect(
      picture(
        8, 3,
        [
          .beginClip(rect(1, 0, 5, 3)), .beginClip(rect(0, 1, 4, 9)), surface(0, 0, 8, 3, .light), .endClip,
          text("abcdefgh", 0, 0), .endClip, text("abcdefgh", 0, 2),
        ]) == """
           bcdef
           ░░░
          abcdefgh
          """)
    #expect(
      picture(
        6, 4, [.beginClip(rect(1, 1, 4, 2)), box(0, 0, 6, 4), line(0, 1.5, 6, 1.5), .endClip]) == """

           ────


          """)
  }

  @Test("clips that share nothing hide all; an end without its beginning is passed over")
  func oddClips() {
    #expect(
      picture(3, 1, [.beginClip(rect(0, 0, 1, 1)), .beginClip(rect(2, 0, 1, 1)), text("abc", 0, 0)]) == "")
    #expect(picture(3, 1, [.endClip, .endGroup, text("abc", 0, 0)]) == "abc")
  }

  @Test("a wide character cut by a clip or by the canvas leaves a space")
  func cutWideCharacters() {
    #expect(picture(5, 1, [text("世界人", 0, 0)]) == "世界")
    #expect(picture(5, 1, [text("世界人", -1, 0)]) == " 界人")
    let clipped: [Element] = [
      text("........", 0, 0), .beginClip(rect(1, 0, 4, 1)), text("世界人", 0, 0), .endClip,
    ]
    #expect(picture(8, 1, clipped) == ". 界 ...")
  }

  @Test("half of a wide character that is overwritten takes the other half with it")
  func halvedWideCharacters() {
    #expect(picture(4, 1, [text("世界", 0, 0), text("x", 1, 0)]) == " x界")
    #expect(picture(4, 1, [text("世界", 0, 0), text("x", 2, 0)]) == "世x")
    #expect(picture(4, 1, [text("世界", 0, 0), text("人", 1, 0)]) == " 人")
    // A line leaves letters, both halves of them.
    #expect(picture(5, 1, [text("世界", 0, 0), line(1, 0.5, 5, 0.5)]) == "世界─")
    #expect(picture(4, 1, [text("世界", 0, 0), surface(0, 0, 2, 1, .none)]) == "  界")
    #expect(picture(4, 1, [text("世界", 0, 0), text("人", 0, 0)]) == "人界")
  }

  @Test("a cluster of several scalars stays in its cells")
  func clusters() {
    #expect(picture(6, 1, [text("e\u{301}👨‍👩‍👧🇩🇪x", 0, 0)]) == "e\u{301}👨‍👩‍👧🇩🇪x")
    #expect(picture(6, 1, [text("e\u{301}x", 0, 0, width: 6, .trailing)]) == "    e\u{301}x")
  }

  @Test(
    "what has no width does not reach the output",
    arguments: [
      ("a\u{1B}[31mb", "a[31mb"), ("a\tb\r\nc\u{7F}", "abc"), ("a\u{85}\u{9B}b", "ab"),
      ("a\u{202E}b\u{2066}c\u{2069}", "abc"), ("a\u{2028}b\u{2029}c", "abc"), ("a\u{200B}b\u{FEFF}", "ab"),
      ("\u{301}a", "a"), ("\u{200D}a", "a"), ("\u{0}", ""),
    ])
  func hostile(string: String, expected: String) {
    for charset in TextRenderer.Charset.allCases {
      #expect(picture(12, 1, charset, [text(string, 0, 0)]) == expected)
      #expect(
        picture(12, 1, charset, [text(string, 0, 0, width: 12, .trailing), text("|", 11, 0)]).hasSuffix("|"))
    }
  }

  @Test("no control, line separator or bidi control reaches the output, whatever stands beside it")
  func everyControl() {
    let ranges: [ClosedRange<UInt32>] = [
      0x00...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200B...0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F,
      0xFEFF...0xFEFF,
    ]
    for control in ranges.joined().compactMap(Unicode.Scalar.init) {
      for neighbor in ["a", "世", "\u{301}", "👩\u{200D}", "\r"] {
        let output = picture(9, 1, [text("x\(neighbor)\(control)\(neighbor)", 0, 0)])
        #expect(!output.unicodeScalars.contains(control))
        #expect(!output.unicodeScalars.contains("\r"))
      }
    }
  }

  @Test("an ASCII picture without text of the user's own is ASCII")
  func pureASCII() {
    let inks = DisplayList.Fill.Ink.allCases.enumerated().map { index, ink in
      surface(Double(index) * 3, 0, 2, 1, ink)
    }
    let boxes = Border.Line.allCases.enumerated().flatMap { index, line in
      [box(Double(index) * 5, 1, 6, 4, line), box(Double(index) * 5, 3, 6, 4, line)]
    }
    let marks: [Element] = [.cross(rect(1, 2, 4, 2), .primary), .disc(rect(7, 2, 1, 1), .accent)]
    let output = picture(30, 8, .ascii, inks + boxes + marks)
    #expect(output.utf8.allSatisfy { $0 < 0x80 })
    #expect(output.contains("o"))
  }

  @Test("sizes and places that are no numbers, or far out, draw nothing and do no harm")
  func extremes() {
    let values = [Double.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude]
    for value in values {
      let elements: [Element] = [
        box(value, 0, 3, 3), box(0, 0, value, value, fill: .light), line(0, value, value, 0),
        .cross(rect(0, 0, value, value), .primary), .disc(rect(value, value, value, value), .primary),
        text("abc", value, value, width: value, .center), .beginClip(rect(value, 0, value, 2)),
        text("abc", 0, 0),
      ]
      #expect(picture(4, 2, elements).split(separator: "\n", omittingEmptySubsequences: false).count == 2)
    }
    #expect(picture(-3, .nan, [text("abc", 0, 0)]) == "")
  }
}
