import Testing
import TrussIR

struct ListingErrorTests {
  private static let faults: [(String, String, String)] = [
    ("a.width 5", "        ^", "`<=`, `==` or `>=`"),
    ("a.width = 5", "        ^", "`<=`, `==` or `>=`"),
    ("a.width ==", "          ^", "a number or an anchor"),
    ("a.width == # 5", "           ^", "a number or an anchor"),
    ("a == 5", " ^", "`.` and an attribute"),
    ("a.wide == 5", "  ^", "an attribute (left, right, leading,"),
    ("a.b.wide == 5", "    ^", "an attribute"),
    ("a. == 5", "  ^", "an attribute"),
    ("\"a\".wide == 5", "    ^", "an attribute"),
    ("\"a\" == 5", "   ^", "`.` and an attribute"),
    ("\"a == 5", "       ^", "a closing quote"),
    ("\"\\x\".width == 5", "  ^", "one of \" \\ n r t u{…}"),
    ("\"\\u{110000}\".width == 5", "    ^", "a Unicode scalar"),
    ("\"\\u{}\".width == 5", "    ^", "a Unicode scalar"),
    ("a.width == 5 6", "             ^", "`priority:`, `label:`"),
    ("a.width == 2b.width", "            ^", "`priority:`, `label:`"),
    ("a.width == 2*", "             ^", "the name of an item"),
    ("a.width == 2*3", "             ^", "the name of an item"),
    ("a.width + == 2", "          ^", "a number or an anchor"),
    ("a.width == 1e999", "           ^", "a number that is finite"),
    ("a.width == nan", "              ^", "`.` and an attribute"),
    ("a.width == 1e308 + 1e308", "                   ^", "a sum that is finite"),
    ("1e308 == -1e308", "^", "sums that are finite"),
    ("a.width == 5 priority:0", "                      ^", "a priority above 0 and at most 1000"),
    ("a.width == 5 priority:-1", "                      ^", "a priority above 0"),
    ("a.width == 5 priority:1000.5", "                      ^", "a priority above 0"),
    ("a.width == 5 priority:1e999", "                      ^", "a priority above 0"),
    ("a.width == 5 priority", "                     ^", "`:`"),
    ("a.width == 5 priority:1 priority:2", "                        ^", "each word once"),
    ("a.width == 5 label:", "                   ^", "a name"),
    ("a.width >= 5 Hug:1", "^", "`item.width == number`"),
    ("a.left == 5 Hug:1", "^", "`item.width == number`"),
    ("a.width == 5 Hug:1 priority:2", "^", "`item.width == number`"),
    ("H:[a]-(8)-|", "          ^", "an item, as the header does not define `|`"),
    ("H:[a]-8-[b]", "      ^", "`(`"),
    ("H:[a]-(8)", "         ^", "`-`"),
    ("H:[a]-(x)-[b]", "       ^", "a number"),
    ("H:[a.top]-(8)-[b]", "     ^", "a place on the horizontal axis (left, right,"),
    ("V:[a]-(8)-[b.width]", "             ^", "a place on the vertical axis"),
    ("H:[a-(8)-[b]", "    ^", "`]`"),
    ("H:a", "  ^", "`|` or `[`"),
    ("[a]-(8)-[b]-(8)-[c]", "           ^", "`priority:`"),
    ("Spacing | :", "          ^", "the name of an item"),
    ("Spacing | a.top:", "           ^", "the end of the item's name"),
    ("Spacing | a: b.width == 3", "             ^", "`:` or the end of the line"),
    ("?", "^", "a number or an anchor"),
  ]

  /// A caret in the second line of the picture marks the fault.
  @Test(arguments: faults)
  func pointsAtTheFault(text: String, caret: String, expected: String) throws {
    let error = try #require(throws: ListingError.self) { try Listing("# first\r\n\(text)\r\n last.wrong") }
    #expect(error.line == 2)
    #expect(error.column == caret.count)
    #expect(error.text == text)
    #expect(error.expected.hasPrefix(expected), "\(error.expected)")
    #expect(error.excerpt == "\(text)\n\(caret)")
    #expect(error.description == "line 2, column \(caret.count): expected \(error.expected)\n\(error.excerpt)")
  }

  @Test func bothSidesOfAGapMayNotBeTheContainer() throws {
    let error = try #require(throws: ListingError.self) { try Listing("S | p\nH:|-(8)-|") }
    #expect(error.column == 9)
  }

  /// A tab is one character and one column, a wide character one character and two columns.
  @Test func theCaretStandsUnderTheFault() throws {
    let tabs = try #require(throws: ListingError.self) { try Listing("\ta.width\t5") }
    #expect(tabs.column == 10)
    #expect(tabs.excerpt == " a.width 5\n         ^")
    let wide = try #require(throws: ListingError.self) { try Listing("\"宽👩‍👩‍👧e\u{301}\".width 5") }
    #expect(wide.column == 13)
    #expect(wide.excerpt == "\"宽👩‍👩‍👧e\u{301}\".width 5\n              ^")
    let marked = try #require(throws: ListingError.self) { try Listing("\u{FEFF}a.width 5") }
    #expect(marked.column == 9)
  }

  @Test func aLongLineIsCutAroundTheFault() throws {
    let sum = Array(repeating: "a.width", count: 1000).joined(separator: " + ")
    let error = try #require(throws: ListingError.self) { try Listing("\(sum) + ? + \(sum)") }
    #expect(error.column == sum.count + 4)
    let lines = error.excerpt.split(separator: "\n")
    #expect(lines[0].count == 122)
    #expect(lines[0].hasPrefix("…") && lines[0].hasSuffix("…"))
    #expect(Array(lines[0])[lines[1].count - 1] == "?")
  }

  @Test func bytesThatAreNoUTF8() throws {
    let error = try #require(throws: ListingError.self) {
      try Listing(utf8: Array("a.width == 1\n# é ".utf8) + [0xC3, 0x28])
    }
    #expect((error.line, error.column) == (2, 5))
    #expect(error.expected == "UTF-8")
  }
}
