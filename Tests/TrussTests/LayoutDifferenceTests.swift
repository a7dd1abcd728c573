import Testing
import Truss

/// `layout.difference(from:)`.
struct LayoutDifferenceTests {
  private struct Form: View {
    var note = "Forgot your password?"
    var width = 160.0
    var hasCode = false
    var tint = Color.blue

    var body: some View {
      VStack(spacing: 8) {
        Text("Sign in").id("title")
        Text(note).foreground(tint).width(width).id("note")
        if hasCode { Field("Code").id("code") }
        HStack { Button("Go on").id("go") }
      }
    }
  }

  private func changes(_ old: Form, _ new: Form, width: Double = 200) throws -> LayoutDifference {
    try new.layout(width: width).difference(from: old.layout(width: width))
  }

  @Test func nothingChanges() throws {
    let difference = try changes(Form(), Form())
    #expect(difference.isEmpty && difference.description.isEmpty)
  }

  @Test func aTextWrapsAndWhatIsBelowMoves() throws {
    let difference = try changes(Form(), Form(width: 100))
    #expect(
      difference.description == """
        VStack.height 72 -> 88
        "note".width 160 -> 100
        "note".height 16 -> 32
        VStack/HStack[1].y 48 -> 64, and with it 1 view inside
        "note" rewrapped: "Forgot your password?" -> "Forgot your"
        """)
    #expect(difference.changes.map(\.kind) == [.resized, .resized, .resized, .moved, .rewrapped])
    #expect(difference.changes.last?.view == "\"note\"")
  }

  /// The same number of lines, at other places.
  @Test func aTextBreaksElsewhere() throws {
    let note = "aaa bbb ccc ddd eee"
    let difference = try changes(Form(note: note, width: 80), Form(note: note, width: 105))
    #expect(difference.changes.map(\.kind) == [.resized, .rewrapped])
  }

  @Test func textsColorsAndViewsChange() throws {
    let difference = try changes(Form(), Form(note: "Help", hasCode: true, tint: .red))
    let kinds = difference.changes.map(\.kind)
    #expect(kinds.contains(.text) && kinds.contains(.style) && kinds.contains(.added))
    #expect(difference.description.contains("\"note\".text \"Forgot your password?\" -> \"Help\""))
    #expect(difference.description.contains("\"note\".foreground blue -> red"))
    #expect(difference.description.contains("added: Field \"code\" "))
    let back = try changes(Form(hasCode: true), Form())
    #expect(back.changes.last?.kind == .removed && back.changes.last?.view == "\"code\"")
  }

  /// The picture is a document with the new drawing in it, as large as the larger of the two.
  @Test func aPictureHasBoth() throws {
    let (old, new) = (try Form(width: 190).layout(width: 300), try Form().layout(width: 200))
    let document = new.difference(from: old).svg(title: "A & B", id: "form").document
    #expect(document.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"300\" height=\"72\""))
    #expect(document.contains("aria-label=\"A &amp; B\"") && document.contains("id=\"form\""))
    #expect(document.contains("class=\"old\" x=\"0.5\" y=\"24.5\" width=\"189\""))
    #expect(document.contains("class=\"new\" x=\"0.5\" y=\"24.5\" width=\"159\""))
    let cells = try Form().layout(columns: 40).difference(from: Form().layout(columns: 30)).svg().document
    #expect(cells.contains("width=\"320\""), "a column takes 8 points")
  }
}
