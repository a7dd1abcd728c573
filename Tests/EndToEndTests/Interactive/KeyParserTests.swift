import Testing

@testable import Gallery

/// Keys from the bytes that terminals send for them.
struct KeyParserTests {
  @Test(arguments: [
    ("\u{1B}[A", [Key.up]), ("\u{1B}OB", [.down]), ("\u{1B}[1;2C\u{1B}[1;2D", [.shiftRight, .shiftLeft]),
    ("\u{1B}[D\u{1B}[D", [.left, .left]),
    // With Ctrl held, with Ctrl and Shift.
    ("\u{1B}[1;5C\u{1B}[1;6C", [.right, .shiftRight]),
    ("\u{1B}[5~\u{1B}[6~\u{1B}[6;5~", [.pageUp, .pageDown, .pageDown]),
    ("\r\n\u{7F}\u{8}\u{1B}[3~", [.enter, .enter, .backspace, .backspace, .backspace]),
    ("\u{1B}[H\u{1B}[4~", [.home, .end]), ("\u{1B}[Z\t", [.backTab, .tab]), ("aZ0 ", "aZ0 ".map { .character($0) }),
    ("\u{3}\u{4}\u{1A}", [.control("c"), .control("d"), .control("z")]),
    // F5, a report of the cursor, a mouse's sequence: no keys here.
    ("\u{1B}[15~\u{1B}[2;5R\u{1B}[<0;1;1Mq", [.character("q")]),
    // Alt and a letter, an umlaut.
    ("\u{1B}q", [.character("q")]), ("\u{E4}q", [.character("q")]),
    // A sequence that another cuts off.
    ("\u{1B}[1\u{1B}[A", [.up]),
    // The least integer, which is no mask of modifiers.
    ("\u{1B}[1;-9223372036854775808C", [.shiftRight]),
  ])
  func keys(bytes: String, keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.read(bytes.utf8) == keys)
    #expect(!parser.isWaiting)
    // The same a byte at a time.
    #expect(bytes.utf8.flatMap { parser.read([$0]) } == keys)
  }

  @Test func escapeIsAKeyWhereNothingFollows() {
    var parser = KeyParser()
    #expect(parser.read([0x1B]) == [])
    #expect(parser.isWaiting)
    #expect(parser.flush() == [.escape])
    #expect(parser.read("q".utf8) == [.character("q")])
  }

  @Test func aSequenceThatDoesNotEndIsDropped() {
    var parser = KeyParser()
    #expect(parser.read("\u{1B}[12".utf8) == [])
    #expect(parser.flush() == [])
    #expect(parser.read("\u{1B}[\(String(repeating: "1", count: 100))q".utf8).last == .character("q"))
  }
}
