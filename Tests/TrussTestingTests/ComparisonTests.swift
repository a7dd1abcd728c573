import Testing
import Truss

@testable import TrussSnapshots
@testable import TrussTesting

/// Which layouts are the same as their snapshots, what is written, and what a failure says.
struct ComparisonTests {
  private func compare(_ actual: String, _ expected: String?, _ mode: RecordMode = .missing) -> Comparison {
    Comparison(of: actual, with: expected, form: .text, mode: mode)
  }

  @Test(arguments: RecordMode.allCases) func modes(mode: RecordMode) {
    let same = compare("a", "a", mode)
    #expect(same.isSame && same.failure == nil)
    #expect(same.writes == (mode == .all))

    let other = compare("a", "b", mode)
    #expect(!other.isSame && other.failure != nil)
    #expect(other.writes == (mode == .all || mode == .failed))

    let missing = compare("a", nil, mode)
    #expect(!missing.isSame && missing.failure == "there is no snapshot of this layout")
    #expect(missing.writes == (mode != .never))
  }

  /// One newline at the end makes no difference; anything else does, to the byte.
  @Test func bytes() {
    #expect(compare("a", "a\n").isSame && compare("a\n", "a").isSame && compare("", "\n").isSame)
    #expect(compare("a\n\n", "a\n").isSame && compare("a\n", "a\n\n").isSame)
    #expect(!compare("a", "a\n\n").isSame)
    #expect(!compare("a", "a ").isSame && !compare("a\nb", "a\r\nb").isSame && !compare("a", "a\r\n").isSame)
    #expect(!compare("\u{e9}", "e\u{301}").isSame, "equal as strings, not as bytes")
  }

  /// One point, in one view, planted in the code: the message says which view, which attribute, and both values.
  @Test(arguments: [PointForm.frames, .svg]) func onePoint(form: PointForm) throws {
    func view(left: Double) -> some View {
      VStack {
        Text("Sign in").id("title")
        HStack(insets: Insets(top: 0, left: left, bottom: 0, right: 0)) { Field().id("email") }.id("row")
      }
    }
    let form = SnapshotForm(form)
    let (old, new) = (
      form.string(try view(left: 8).layout(width: 200)), form.string(try view(left: 9).layout(width: 200))
    )
    let failure = try #require(Comparison(of: new, with: old, form: form, mode: .never).failure)
    let words = """
      the layout differs from the snapshot

      what changed:
        "email".x 8 -> 9
        "email".width 192 -> 191
      """
    // The lines of a drawing's document tell less than the words.
    let isWhole = form == .svg ? failure == words : failure.hasPrefix("\(words)\n\n- is expected, + was laid out:\n")
    #expect(isWhole, "\(failure)")
  }

  /// Pictures tell no frames: a failure has what changed of their words, and a difference of lines.
  @Test func aTextTellsWordsAndLines() throws {
    let failure = try #require(compare("┌──┐\n│ a│\n└──┘", "┌──┐\n│a │ \n└──┘").failure)
    #expect(
      failure == """
        the layout differs from the snapshot

        what changed:
          "a" 1 column to the right

        - is expected, + was laid out, · is a space at the end of a line:
          ┌──┐
        - │a │·
        + │ a│
          └──┘
        """)
  }
}
