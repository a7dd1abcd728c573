import Testing

@testable import Gallery

/// What a terminal is sent so that it shows a picture.
struct FramePainterTests {
  @Test func theFirstPictureIsSentWhole() {
    var painter = FramePainter()
    #expect(painter.update(to: ["a", "b"]) == "\u{1B}[2J\u{1B}[1;1H\u{1B}[Ka\u{1B}[2;1H\u{1B}[Kb")
  }

  @Test func thenOnlyTheLinesThatChange() {
    var painter = FramePainter()
    _ = painter.update(to: ["a", "b", "c"])
    #expect(painter.update(to: ["a", "d", "c"]) == "\u{1B}[2;1H\u{1B}[Kd")
    #expect(painter.update(to: ["a", "d", "c"]) == "")
  }

  @Test func whatIsNotKnownIsSentAnew() {
    var painter = FramePainter()
    let first = painter.update(to: ["a"])
    painter.invalidate()
    #expect(painter.update(to: ["a"]) == first)
  }

  @Test(arguments: [
    ("abcd", 1..<3, "a\u{1B}[7mbc\u{1B}[0md"), ("ab", 0..<4, "\u{1B}[7mab  \u{1B}[0m"),
    // A character of two columns.
    ("漢字x", 2..<4, "漢\u{1B}[7m字\u{1B}[0mx"),
    // Colours end before the columns, and go on after them.
    ("\u{1B}[31mab\u{1B}[0mc", 1..<3, "\u{1B}[31ma\u{1B}[0m\u{1B}[7mbc\u{1B}[0m"),
    ("\u{1B}[31mabc\u{1B}[0m", 0..<1, "\u{1B}[7ma\u{1B}[0m\u{1B}[31mbc\u{1B}[0m"),
  ])
  func columnsInReverseVideo(line: String, columns: Range<Int>, expected: String) {
    #expect(FramePainter.reversed(line, columns: columns) == expected)
  }
}
