import TestSupport
import Testing

@testable import TrussDifferences
@testable import TrussTesting

/// The difference of two texts, as a reader of a failed test sees it.
struct LineDifferenceTests {
  private func difference(_ old: String, _ new: String) -> [String] {
    LineDifference(from: old, to: new).description.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  @Test func threeLinesAround() {
    let old = (1...20).map(String.init)
    var new = old
    new[9] = "ten"
    new.remove(at: 18)
    #expect(
      difference(old.joined(separator: "\n"), new.joined(separator: "\n")) == [
        "- is expected, + was laid out:", "  …", "  7", "  8", "  9", "- 10", "+ ten", "  11", "  12", "  13", "  …",
        "  16", "  17", "  18", "- 19", "  20",
      ])
  }

  @Test func whatIsNotSeenIsMarked() {
    #expect(
      difference("a  \n\tb\nc\r\nd\u{a0}e\u{200b}", "a\nb\nc\nde") == [
        "- is expected, + was laid out, · is a space at the end of a line, → is a tab, ␍ is a carriage return:",
        "- a··", "- →b", "- c␍", "- d<U+00A0>e<U+200B>", "+ a", "+ b", "+ c", "+ de",
      ])
    #expect(LineDifference.showingInvisibles("a \r") == "a·␍")
  }

  @Test func emptyTextsAndLines() {
    #expect(difference("", "a") == ["- is expected, + was laid out:", "- ", "+ a"])
    #expect(difference("a\n\nb", "a\n\n\nb") == ["- is expected, + was laid out:", "  a", "", "+ ", "  b"])
  }

  /// What stands with `-` and what stands with neither is the old text, what stands with `+` and neither the new one.
  @Test func bothTextsCanBeReadFromIt() {
    var random = RandomNumbers(seed: 7)
    for _ in 0..<200 {
      let old = (0..<Int.random(in: 1...8, using: &random)).map { _ in ["a", "b", "c"].randomElement(using: &random)! }
      let new = (0..<Int.random(in: 1...8, using: &random)).map { _ in ["a", "b", "c"].randomElement(using: &random)! }
      guard old != new else { continue }
      let lines = difference((old + ["x"]).joined(separator: "\n"), (new + ["x"]).joined(separator: "\n")).dropFirst()
      guard !lines.contains("  …") else { continue }
      func text(without sign: String) -> [String] {
        lines.filter { !$0.hasPrefix(sign) }.map { String($0.dropFirst(2)) }
      }
      #expect(text(without: "+") == old + ["x"])
      #expect(text(without: "-") == new + ["x"])
    }
  }

  /// Texts of 20,000 lines with nothing in common are told at once, and not in full.
  @Test(.processorTimeLimit(minutes: 1)) func longTexts() {
    let old = (0..<20_000).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<20_000).map { "new \($0)" }.joined(separator: "\n")
    let lines = difference(old, new)
    #expect(lines.count == 122)
    #expect(lines.last == "and 39880 more lines")
  }
}

/// A generator that gives the same numbers in each run: SplitMix64.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
