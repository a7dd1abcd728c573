import Foundation
import Testing
import TrussDrawing

struct JSONTests {
  @Test(arguments: [
    "", "plain", "quote \" backslash \\", "\r\n\t\0\u{1B}\u{7F}\u{9F}\u{2028}", "é e\u{301} 👩‍👩‍👧 \u{10FFFF}",
  ])
  func stringsReadBack(string: String) throws {
    let text = JSON.object([(string, .array([.string(string)]))]).description
    let read = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [String]])
    #expect(read.keys.map { Array($0.utf8) } == [Array(string.utf8)])
    #expect(read.values.map { Array(($0.first ?? "").utf8) } == [Array(string.utf8)])
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (5, "5"), (-2.5, "-2.5"), (1e22, "1e+22"), (1e-7, "1e-07"), (.infinity, "null"),
    (.nan, "null"),
  ])
  func numbersAreShort(number: Double, text: String) throws {
    #expect(JSON.number(number).description == text)
    _ = try JSONSerialization.jsonObject(with: Data("[\(text)]".utf8))
  }
}
