import Foundation
import Testing

/// What was given to the program cannot drive the terminal that its messages are shown on.
struct EscapedArgumentsTests {
  private static let hostile = "\u{1B}]0;x\u{7}\u{9B}1m\u{202E}\n\r\u{2028}"
  private static let escaped = #"\u{1B}]0;x\u{7}\u{9B}1m\u{202E}\n\r\u{2028}"#

  @Test(arguments: [
    [Self.hostile], ["solve", "--\(Self.hostile)"], ["explain", "-\(Self.hostile)"], ["solve", Self.hostile],
    ["explain", Self.hostile], ["solve", "/dev/null/\(Self.hostile)"],
  ])
  func arguments(arguments: [String]) {
    let outcome = truss(arguments)
    #expect(outcome.code != 0)
    #expect(outcome.errors.contains(Self.escaped))
    #expect(isPlain(outcome.errors))
  }

  @Test func namesOfFiles() throws {
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)\u{1B}[2J\n"
    let shown = path.dropLast(5) + #"\u{1B}[2J\n"#
    try Data("a.width =".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let solved = truss("solve", path)
    #expect(solved.errors.hasPrefix("\(shown):1:"))
    #expect(isPlain(solved.errors))
    let explained = truss("explain", path)
    #expect(explained.errors.hasPrefix("\(shown): error: no report"))
    #expect(isPlain(explained.errors))
  }

  private func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0 == "\n" || ![.control, .format, .lineSeparator].contains($0.properties.generalCategory)
    }
  }
}
