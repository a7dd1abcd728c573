import TestSupport
import Testing
import Truss

@testable import TrussDifferences
@testable import TrussTesting

/// What changed between two layouts, view by view.
struct FrameChangesTests {
  private func changes(_ old: String, _ new: String) -> [String] {
    FrameChanges(from: FrameList(parsing: old), to: FrameList(parsing: new)).description.split(separator: "\n")
      .map { String($0.dropFirst(2)) }
  }

  @Test func everyAttribute() {
    #expect(
      changes("Box \"a\" (1, 2, 3, 4.5)", "Box \"a\" (0.25, -2, 30, 4)") == [
        "\"a\".x 1 -> 0.25", "\"a\".y 2 -> -2", "\"a\".width 3 -> 30", "\"a\".height 4.5 -> 4",
      ])
    #expect(
      FrameChanges(from: FrameList(parsing: "Box (1, 2, 3, 4)"), to: FrameList(parsing: "Box (1, 2, 3, 4)")).isEmpty)
  }

  /// A text that changed is told where the frame is the same, and what is around the change where it is long.
  @Test func texts() {
    let long = String(repeating: "lorem ipsum ", count: 20)
    #expect(
      changes(
        """
        VStack (0, 0, 9, 9)
          Text "a" (0, 0, 1, 1) "one (1, 2, 3, 4)"
          Text (0, 0, 1, 1) "\(long)x\(long)"
          Field (0, 0, 1, 1)
          Button "b" (0, 0, 1, 1) "same"
          Field "c" (0, 0, 1, 1) "Mail" "x"
        """,
        """
        VStack (0, 0, 9, 9)
          Text "a" (0, 0, 1, 1) "two (1, 2, 3, 4)"
          Text (0, 0, 1, 1) "\(long)yz\(long)"
          Field (0, 0, 1, 1) "Mail"
          Button "b" (0, 0, 1, 2) "same"
          Field "c" (0, 0, 1, 1) "Mail" "\\"\\\\"
        """) == [
          "\"b\".height 1 -> 2", "\"a\".text \"one (1, 2, 3, 4)\" -> \"two (1, 2, 3, 4)\"",
          "VStack/Text[1].text …m ipsum lorem ipsum xlorem ipsum lorem ipsum lorem ipsum lorem ipsum l… -> "
            + "…m ipsum lorem ipsum yzlorem ipsum lorem ipsum lorem ipsum lorem ipsum …",
          "VStack/Field[1].text none -> \"Mail\"", "\"c\".text \"Mail\" \"x\" -> \"Mail\" \"\\\"\\\\\"",
        ])
  }

  /// What is drawn otherwise is told as an attribute of the view, and so is a view of another kind with the same name.
  @Test func looks() {
    #expect(
      changes(
        """
        VStack (0, 0, 9, 9) background: red
          Circle "dot" (0, 0, 1, 1) fill: red opacity: 0.5
          Text (0, 0, 1, 1) "a: (1, 2)" font: sans 13 bold link: "mailto:a (1, 2, 3, 4)"
          Text "b" (0, 0, 1, 1) "b"
        """,
        """
        VStack (0, 0, 9, 9)
          Capsule "dot" (0, 0, 1, 1) fill: green opacity: 0.5
          Text (0, 0, 1, 1) "a: (1, 2)" font: sans 13 link: "mailto:a (1, 2, 3, 4)"
          Text "b" (0, 0, 1, 1) "b" title: "x: \\\\" subtitle: "(1)"
        """) == [
          "VStack.background red -> none", "\"dot\".kind Circle -> Capsule", "\"dot\".fill red -> green",
          "VStack/Text[1].font sans 13 bold -> sans 13", "\"b\".title none -> \"x: \\\\\"",
          "\"b\".subtitle none -> \"(1)\"",
        ])
  }

  /// A view without a name is called by its kind and number in the nearest view that has one.
  @Test func placesOfNamelessViews() {
    let old = """
      VStack (0, 0, 9, 9)
        HStack "row" (0, 0, 9, 9)
          Text (0, 0, 1, 1)
          Box (1, 0, 1, 1)
          Text (2, 0, 1, 1)
        Text (0, 5, 1, 1)
      """
    #expect(
      changes(old, old.replacing("(2, 0, 1, 1)", with: "(2, 0, 4, 1)").replacing("(0, 5", with: "(0, 6")) == [
        "\"row\"/Text[2].width 1 -> 4", "VStack/Text[1].y 5 -> 6",
      ])
  }

  /// What moved with the view around it is counted there.
  @Test func whatIsCarriedAlong() {
    let old = """
      VStack "page" (0, 0, 100, 100)
        VStack "form" (8, 8, 50, 50)
          Text "title" (8, 8, 50, 16)
          HStack (8, 24, 50, 34)
            Field "email" (8, 24, 50, 34)
      """
    let new = """
      VStack "page" (0, 0, 100, 100)
        VStack "form" (9, 8, 50, 50)
          Text "title" (9, 8, 50, 16)
          HStack (9, 24, 50, 34)
            Field "email" (11, 24, 48, 34)
      """
    #expect(
      changes(old, new) == [
        "\"form\".x 8 -> 9, and with it 2 views inside", "\"email\".x 8 -> 11", "\"email\".width 50 -> 48",
      ])
  }

  @Test func viewsThatComeAndGo() {
    #expect(
      changes("VStack (0, 0, 9, 9)\n  Text \"a\" (0, 0, 1, 1)", "VStack (0, 0, 9, 9)\n  Text \"b\" (0, 0, 1, 1)") == [
        "added: Text \"b\" (0, 0, 1, 1)", "removed: Text \"a\" (0, 0, 1, 1)",
      ])
  }

  /// A named view is the same one wherever it stands.
  @Test func aNamedViewMayMoveToAnother() {
    #expect(
      changes(
        "A (0, 0, 9, 9)\n  B \"b\" (0, 0, 1, 1)\n    C \"c\" (0, 0, 1, 1)",
        "A (0, 0, 9, 9)\n  C \"c\" (0, 0, 2, 1)\n  B \"b\" (0, 0, 1, 1)")
        == ["\"c\".width 1 -> 2"])
  }

  @Test func manyChangesAreCounted() {
    let old = (0..<50).map { "Box \"\($0)\" (0, 0, 1, 1)" }.joined(separator: "\n")
    let lines = changes(old, old.replacing("1, 1)", with: "2, 1)"))
    #expect(lines.count == 21)
    #expect(lines.last == "and 30 more")
    let others = changes(old, old.replacing("Box \"", with: "Box \"n"))
    #expect(others.count == 21)
    #expect(others.last == "and 80 more")
  }

  /// What is written is read back, with names of any characters; a comment of a drawing has no two hyphens.
  @Test func framesAreReadBack() throws {
    let view = VStack(insets: Insets(all: 0.5)) {
      for name in [
        "plain", "two words", "a--b---", "-->", "\"quoted\" \\", "line\nbreak", "(1, 2, 3, 4)", "日本", "--\u{301}",
        "\u{301}mark", "\u{fffe}", "\"", "\\", "",
      ] {
        Text(name).id(ViewID(name))
      }
      HStack {
        Text("nameless"); Field("Mail", text: "a"); Image("cover"); Box("titled").border(title: "Around")
      }
      Generic<(Int) -> [String: Bool]>()
    }
    let layout = try view.layout(width: 100)
    let list = layout.frameList
    #expect(list.entries.count == layout.frames.count)
    #expect(FrameList(parsing: list.description) == list)
    let entry = try #require(list.entries.first { $0.kind == "Box" })
    #expect(entry.texts == "\"titled\"" && entry.attributes.map(\.name) == ["border", "title"])
    let comment = list.comment
    let inside = Array(comment.utf8.dropFirst(4).dropLast(4))
    #expect(!zip(inside, inside.dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: "-") })
    let read = try #require(FrameList(commentOf: layout.svg().document + comment))
    #expect(read == list)
    #expect(FrameList(commentOf: layout.svg().document) == nil)
  }

  /// A chain of 1,000 nameless views is told as quickly as others, and in a line that can be read.
  @Test(.processorTimeLimit(minutes: 1)) func deepTrees() {
    let old = (0..<1_000).map { "\(String(repeating: "  ", count: $0))V (0, 0, 1, 1)" }.joined(separator: "\n")
    let lines = changes(old, String(old.dropLast(5)) + ", 9, 9)")
    #expect(lines.allSatisfy { $0.count < 60 })
  }
}

/// A view whose kind is written with spaces and brackets.
private struct Generic<Content>: View {
  var body: some View { Text("generic") }
}
