import Testing

@testable import TrussDifferences
@testable import TrussSnapshots
@testable import TrussTesting

/// Texts that are put in place of literals in source files.
struct InlineEditTests {
  /// Writes at the call whose opening bracket is marked with `‸`, as the compiler gives its column.
  private func edit(
    _ marked: String, _ text: String, replacing expected: String = ""
  ) throws -> String {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    let before = Array(parts[0].utf8)
    let line = before.count { $0 == .lineFeed } + 1
    let column = before.count - (before.lastIndex(of: .lineFeed) ?? -1)
    let source = Array(parts.joined().utf8)
    let index = try InlineCall.index(in: source, line: line, column: column)
    #expect(index == before.count)
    let edit = try InlineEdit(writing: text, to: source, at: index, replacing: expected)
    #expect(edit.change.undone(in: edit.source) == source)
    return String(decoding: edit.source, as: UTF8.self)
  }

  @Test func anEmptyLiteralOnOneLine() throws {
    let source = try edit("func a() {\n  try assertLayout‸(of: x, columns: 9) { \"\" }\n}\n", "one\n\n two")
    #expect(
      source == """
        func a() {
          try assertLayout(of: x, columns: 9) {
            \"""
            one

             two
            \"""
          }
        }

        """)
  }

  @Test func aLiteralOfSeveralLinesKeepsItsIndentation() throws {
    let source = try edit(
      """
          try assertLayout‸(
            of: x, columns: 9
          ) {
              \"""
              old
              lines
              \"""
          }  // end
      """, "new", replacing: "old\nlines")
    #expect(
      source == """
            try assertLayout(
              of: x, columns: 9
            ) {
                \"""
                new
                \"""
            }  // end
        """)
  }

  /// Arguments may hold brackets in strings, comments, closures and interpolations.
  @Test func argumentsOfAnyKind() throws {
    let call = ##"""
      try assertLayout‸(
        of: VStack { Text(")\"(" + #"\"#) ; Text("\(f(")", #"a\#(g("("))"#))") /* ( /* ) */ " */ },  // "(
        columns: 9, named: """
          ) "
          """) /* here */ { // and here
        ""
      }
      """##
    let source = try edit(call, "x")
    #expect(source == call.replacing("‸", with: "").replacing("  \"\"\n}", with: "  \"\"\"\n  x\n  \"\"\"\n}"))
  }

  @Test func tabsAndLineEndsOfTheFile() throws {
    let source = try edit("func a() {\r\n\ttry assertLayout‸(of: x) { \"\" }\r\n}\r\n", "1\n2")
    #expect(
      source
        == "func a() {\r\n\ttry assertLayout(of: x) {\r\n\t\t\"\"\"\r\n\t\t1\r\n\t\t2\r\n\t\t\"\"\"\r\n\t}\r\n}\r\n")
    let again = try edit(
      "func a() {\r\n\tassertLayout‸(of: x) {\r\n\t\t\"\"\"\r\n\t\t1\r\n\t\t2\r\n\t\t\"\"\"\r\n\t}\r\n}", "3",
      replacing: "1\n2")
    #expect(again == "func a() {\r\n\tassertLayout(of: x) {\r\n\t\t\"\"\"\r\n\t\t3\r\n\t\t\"\"\"\r\n\t}\r\n}")
  }

  /// Other calls of the file, before and behind, stay as they are.
  @Test func oneOfSeveral() throws {
    let source = try edit("a(b) { \"\" }\na‸(b) { \"\" }\na(b) { \"\" }", "x")
    #expect(source == "a(b) { \"\" }\na(b) {\n    \"\"\"\n    x\n    \"\"\"\n}\na(b) { \"\" }")
  }

  @Test(arguments: [
    ("assertLayout‸(of: x) { text }", InlineFault.noLiteral), ("assertLayout‸(of: x)", .noLiteral),
    ("assertLayout‸(of: x) { \"\" + \"\" }", .noLiteral), ("assertLayout‸(of: x) { /* note */ \"\" }", .noLiteral),
    ("assertLayout‸(of: x) { \"\\(a)\" }", .interpolation), ("assertLayout‸(of: x) { \"else\" }", .changed),
    ("let a = b‸", .noCall), ("assertLayout‸(of: \"", .noCall), ("assertLayout‸(of: x) { \"\"", .noLiteral),
    ("assertLayout‸ = 3", .noCall),
  ]) func whatIsNotWritten(source: String, fault: InlineFault) {
    #expect(throws: fault) { try edit(source, "x") }
  }

  @Test(arguments: [(0, 1), (1, 0), (3, 1), (1, 99), (-1, -1), (2, Int.max), (Int.max, Int.max)])
  func aPlaceOutsideOfTheFile(line: Int, column: Int) {
    #expect(throws: InlineFault.noCall) {
      try InlineCall.index(in: Array("a(b)\n".utf8), line: line, column: column)
    }
  }

  /// What is written is what the reader of literals finds, for texts of quotes, backslashes, marks and line ends.
  @Test func everyTextIsReadBack() throws {
    var random = RandomNumbers(seed: 11)
    let parts = [
      "\"", "\\", "#", "\n", "\r", "\t", " ", "a", "┌", "é", "\0", "(", "u{41}", "\u{7f}", "\u{202E}", "\u{AD}",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
      let source = try edit("  f‸(x) { \"\" }", text)
      let call = try InlineCall(in: Array(source.utf8), at: 3)
      let value = LiteralValue(Array(source.utf8)[call.literal], call.delimiter)
      #expect(value.bytes == Array(text.withoutFinalNewline.utf8), "\(source)")
    }
  }

  @Test func quotesAndBackslashes() {
    func literal(_ text: String) -> String { MultilineLiteral.source(text, indentation: "", newline: "\n") }
    #expect(literal("a \"b\" ''") == "\"\"\"\na \"b\" ''\n\"\"\"")
    #expect(literal("C:\\dir") == "#\"\"\"\nC:\\dir\n\"\"\"#")
    #expect(literal("\\#(x)") == "##\"\"\"\n\\#(x)\n\"\"\"##")
    #expect(literal("\"\"\"#") == "##\"\"\"\n\"\"\"#\n\"\"\"##")
    #expect(literal("a\rb") == "\"\"\"\na\\u{d}b\n\"\"\"")
    #expect(literal("a\u{202E}b\u{2028}\u{200B}") == "\"\"\"\na\\u{202e}b\\u{2028}\\u{200b}\n\"\"\"")
    #expect(literal("\\\u{2066}") == "#\"\"\"\n\\\\#u{2066}\n\"\"\"#")
    #expect(literal("👨‍👩‍👧") == "\"\"\"\n👨‍👩‍👧\n\"\"\"")
  }
}
