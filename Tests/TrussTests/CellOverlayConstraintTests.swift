import Testing
import Truss
@testable import TrussDrawing

/// Constraints over the picture of a layout in cells: lines between what they relate, and notes for the others.
struct CellOverlayConstraintTests {
  private let card = ZStack(align: nil) {
    Rectangle().id("photo").width(60).height(60)
    Text("Ada Lovelace").id("title")
    Text("Mathematician").id("role")
    Button("Profile").id("profile")
  }
  .id("card").border(.rounded)
  .constraints {
    ViewID("photo").left == ViewID("card").left + 20
    ViewID("photo").top == ViewID("card").top + 20
    ViewID("title").left == ViewID("photo").right + 30
    ViewID("title").top == ViewID("photo").top
    ViewID("role").left == ViewID("title").left
    ViewID("role").top == ViewID("title").bottom + 10 ~ .high
    ViewID("profile").right == ViewID("card").right - 60 ~ .high
    ViewID("profile").bottom == ViewID("photo").bottom
    ViewID("profile").width == ViewID("photo").width * 1.5
    ViewID("card").bottom >= ViewID("photo").bottom + 30
  }

  @Test func constraintsAreLines() throws {
    let lines = try card.layout(columns: 60).text(.overlay(.constraints)).split(separator: "\n")
    #expect(
      lines.prefix(12).joined(separator: "\n") == """
           ├─────────────────────────── 60 ───────────────────────────┤
         ┬ ╭──────────────────────────────────────────────────────────╮
         │ │        │ 2               c1                              │
         │ │   ┌──────────┐├ 6 ─┤Ada Lovelace                         │
         │ │   │          │      •    ╎ 1 @750                        │
         │ │├4┤│          │      Mathematician                        │
        11 │   │          │                                           │
         │ │   │├── 12 ──┤│                                           │
         │ │   └──────────┘•────────────•(    Profile     )├ 12 @750 ┤│
         │ │        ┬ ≥ 3                ├─── 1.5 × 12 ───┤           │
         │ │        ┴                                                 │
         ┴ ╰──────────────────────────────────────────────────────────╯
        """)
    let note = lines.dropFirst(12).map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(note.wholeMatch(of: /c1 TrussTests\/.*\.swift:\d+: title\.top == photo\.top/) != nil)
    let ascii = try card.layout(columns: 60).text(.overlay(.constraints), ascii: true)
    #expect(ascii.contains(")+ 12 @750 +|"))
    #expect(ascii.contains("+--- 1.5 x 12 ---+") && ascii.contains("+ >= 3") && ascii.contains("*------------*"))
  }

  /// Each constraint is drawn or has a note, and no constraint of a rule has either.
  @Test func nothingIsLeftOut() throws {
    let crowded = ZStack(align: nil) {
      Box("a").id("a")
      Box("b").id("b")
    }
    .id("all")
    .constraints {
      for name in [ViewID("a"), ViewID("b")] {
        name.left == ViewID("all").left
        name.top == ViewID("all").top
        name.right == ViewID("all").right
        name.bottom == ViewID("all").bottom
        name.width >= 25 ~ 600
      }
    }
    let text = try crowded.layout(columns: 12).text(.overlay(.constraints)).replacing(/\n +/, with: " ")
    for name in ["a", "b"] {
      for edge in ["left", "top", "right", "bottom"] {
        #expect(text.contains(": \(name).\(edge) == all.\(edge)"), "\(text)")
      }
    }
    let (drawn, noted) = (text.ranges(of: "≥ 5 @600").count, text.ranges(of: ".width >= 5 priority:600").count)
    #expect(drawn + noted == 2)
    let many = ZStack(align: nil) { Box("a").id("a") }.id("all").constraints {
      for _ in 0..<30 { ViewID("a").left == ViewID("all").left }
    }
    let lines = try many.layout(columns: 200).text(.overlay(.constraints)).split(separator: "\n")
    #expect(lines.count { $0.contains("a.left == all.left") } == 20)
    #expect(lines.last == "and 10 more constraints")
    #expect(try !card.layout(columns: 60).text(.overlay([.frames, .gaps])).contains("c1"))
  }

  /// What a scroll view hides is not drawn beside it.
  @Test func hiddenConstraintsHaveNotes() throws {
    let list = ScrollView {
      VStack(spacing: 10) {
        Box("one").id("one").height(30)
        Box("two").id("two").height(30)
      }
    }
    .height(30).constraints { ViewID("two").height == ViewID("one").height }
    let text = try list.layout(columns: 60).text(.overlay(.constraints))
    #expect(text.replacing(/\n +/, with: " ").contains(": two.height == one.height"))
  }

  /// A constraint's marks are in its own colour.
  @Test func constraintsHaveAColor() throws {
    let text = try card.layout(columns: 60).text(.overlay(.constraints), colors: .ansi16)
    #expect(text.contains("\u{1B}[36mc1"))
  }
}
