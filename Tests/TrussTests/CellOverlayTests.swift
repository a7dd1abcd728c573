import Testing
import Truss

/// What explains a layout in cells: numbers, marks and notes in and around its picture.
struct CellOverlayTests {
  private let card = HStack(align: .center, spacing: 10) {
    Box("ab").width(30).id("box")
    VStack(spacing: 10) {
      Text("Cold Water")
      Text("Lazer")
    }
    Spacer()
    Button("Play")
  }
  .padding(10)
  .border(.rounded)

  /// Two views that have no room, and one of two widths.
  private let crowded = HStack(spacing: 10, insets: Insets(all: 5)) {
    Box("one").width(60).width(80).id("one")
    Box("two").width(60)
    Text("three")
  }

  @Test func numbersAreInTheGapsAndAtTheEdges() throws {
    let layout = try card.layout(columns: 40)
    #expect(
      layout.text(.overlay) == """
          ├───────────────── 40 ─────────────────┤
        ┬ ╭──────────────────────────────────────╮
        │ │                  1                   │
        │ │  ┌────┐  Cold Water                  │
        7 │2 │ ab │2     1     ├─ 8 ──┤( Play ) 2│
        │ │  └────┘  Lazer                       │
        │ │                  1                   │
        ┴ ╰──────────────────────────────────────╯
        """)
    #expect(
      layout.text(.overlay([.gaps, .problems]), ascii: true) == """
          +----------------- 40 -----------------+
        + +--------------------------------------+
        | |                                      |
        | |  +----+  Cold Water                  |
        7 |  | ab |2     1     +- 8 --+( Play )  |
        | |  +----+  Lazer                       |
        | |                                      |
        + +--------------------------------------+
        """)
  }

  @Test func namesAndSizesAreAtCorners() throws {
    let view = VStack(spacing: 10) {
      Box().width(80).height(30).id("box")
      Rectangle().width(40).height(40)
    }
    #expect(
      try view.layout(columns: nil).text(.overlay(.frames)) == """
          ├───── 16 ─────┤
        ┬ ┌──────────────┐
        │ │      box 16×3│
        │ └──────────────┘
        8
        │ ┌──────┐
        │ │      │
        │ │   8×4│
        ┴ └──────┘
        """)
  }

  @Test func whatIsWrongHasAMarkAndANote() throws {
    let text = try crowded.layout(columns: 30).text(.overlay)
    #expect(
      text.hasPrefix(
        """
          ├──────────── 30 ────────────┤!!!!!!!!
                                       1
        ┬               1
        │  ┌──────────────┐  ┌──────────┐  three
        5 1│     one    !1│2 │   two    │2   !2
        │  └──────────────┘  └──────────┘    5×3
        ┴               1

        !1 TrussTests/CellOverlayTests.swift:20: conflict: broken:
           one.width == 12.
        """))
    #expect(text.contains("\n!2 TrussTests/CellOverlayTests.swift:19: overflow: the\n   content of HStack is 9 cells"))
    #expect(try !crowded.layout(columns: 30).text(.overlay([.gaps, .frames])).contains("!"))
  }

  /// What overflows upwards or to the left is shown too, and marked there.
  @Test func whatSticksOutIsShown() throws {
    let view = HStack(justify: .end) { Text("abcdef").width(30) }.border()
    #expect(
      try view.layout(columns: 6).text(.overlay(.problems)).hasPrefix(
        """
          !├ 6 ─┤
        ┬  ┌────┐
        3 abcdef│ !1
        ┴  └────┘
        """))
  }

  @Test func onlyTheFirstDiagnosticsHaveAMark() throws {
    let view = VStack { ForEach(0..<11) { Text("n").width(5).width(40).id("v\($0)") } }
    let lines = try view.layout(columns: 12).text(.overlay(.problems)).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("!") }.count == 9)
    #expect(lines[9] == " │ n     !9" && lines[10] == " │ n")
    #expect(lines.last == "and 2 more")
  }

  @Test func numbersKeepOffWords() throws {
    let words = HStack(spacing: 5) { ForEach(["ok", "3", "plain", "汉字"]) { Text($0) } }
    #expect(
      try words.layout(columns: nil).text(.overlay) == """
          ├──── 15 ─────┤
            1 1     1
        1 ok 3 plain 汉字
        """)
    // There is no edge near the gaps of the middle row.
    let rows = VStack(spacing: 40) {
      Text("aaaaaaaaaaaaaaa")
      words
      Text("bbbbbbbbbbbbbbb")
    }
    #expect(try !rows.layout(columns: nil).text(.overlay(.gaps)).contains("1 1"))
  }

  @Test func longGapsHaveALine() throws {
    let view = VStack(spacing: 40) {
      Text("top")
      HStack(spacing: 60) { ForEach(["a", "b"]) { Box($0) } }
    }
    #expect(
      try view.padding(.top, 30).layout(columns: nil).text(.overlay([.gaps, .insets])) == """
           ├──────── 22 ────────┤
         ┬           ┬
         │           3
         │           ┴
         │ top
         │           ┬
        11           4
         │           │
         │           ┴
         │ ┌───┐            ┌───┐
         │ │ a │├─── 12 ───┤│ b │
         ┴ └───┘            └───┘
        """)
  }

  @Test func whatAScrollViewHidesHasNoNumbers() throws {
    let list = ScrollView {
      VStack(spacing: 20) { ForEach(0..<6) { Button("row \($0)").id("row \($0)") } }
    }
    .border()
    #expect(
      try list.layout(columns: 20, rows: 7).text(.overlay) == """
          ├─────── 20 ───────┤
        ┬ ┌──────────────────┐
        │ │(     row 0      )│
        │ │        2         │
        7 │                  │
        │ │(     row 1      )│
        │ │        2         │
        ┴ └──────────────────┘
        """)
  }

  @Test func guidesAreDashed() throws {
    let form = VStack(spacing: 10) {
      Text("Name").id("name")
      Text("Mail")
    }
    .id("form").guides("column")
    .constraints {
      ViewID("column").leading == ViewID("form").leading + 30
      ViewID("column").width == 5
      ViewID("column").edges(.top, .bottom) == ViewID("form").edges
    }
    let layout = try form.layout(columns: 16)
    #expect(
      layout.text(.overlay(.guides)) == """
          ├───── 16 ─────┤
        ┬ Name  ╎column
        3       ╎
        ┴ Mail  ╎
        """)
    #expect(layout.text(.overlay(.guides), ascii: true).contains("3       |"))
  }

  @Test func smallLayouts() throws {
    #expect(try Text("").layout(columns: nil).text(.overlay) == "  0\n1")
    #expect(try Group {}.layout(columns: nil).text(.overlay) == "  0")
    #expect(try Text("a").layout(columns: 3, rows: 2).text(.overlay([])) == "   3\n2 a\n")
  }

  /// As without an overlay, a point is a cell.
  @Test func layoutsInPoints() throws {
    #expect(
      try Rectangle().layout(width: 6, height: 4).text(.overlay) == """
          ├ 6 ─┤
        ┬ ┌────┐
        4 │    │
        │ │ 6×4│
        ┴ └────┘
        """)
    #expect(try Rectangle().layout(width: 2e5, height: 3).text(.overlay).utf8.count < 3_000_000)
  }

  @Test func thePictureIsFaded() throws {
    let badge = Text("3").foreground(.red).background(.surface).padding(.leading, 15)
    // The number keeps its colour; the surface of controls is left to the terminal, as without an overlay.
    #expect(
      try badge.layout(columns: nil).text(.overlay(.insets), colors: .trueColor)
        == "   4\n1  \u{1B}[38;2;126;231;135m3 \u{1B}[38;2;182;91;87m3\u{1B}[0m")
    #expect(
      try badge.layout(columns: nil).text(colors: .trueColor) == "   \u{1B}[38;2;255;123;114m3\u{1B}[0m")
  }

  /// A label is on the terminal's ground whatever is behind it, and a gradient moves with the picture.
  @Test func backgrounds() throws {
    let text = try Text("a").padding(.leading, 25).background(.red).layout(columns: nil)
      .text(.overlay(.insets), colors: .ansi16)
    #expect(text.hasSuffix("\n1 \u{1B}[92m├ 5 ┤\u{1B}[37;41ma\u{1B}[0m"))
    let fade = Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    let layout = try fade.width(20).height(10).layout(columns: nil)
    #expect(layout.text(colors: .trueColor).hasPrefix("\u{1B}[38;2;232;126;131m█\u{1B}[38;2;185;132;164m█"))
    // Seven tenths of these, the rest is the ground's.
    #expect(
      layout.text(.overlay([]), colors: .trueColor)
        .hasSuffix(
          "\n1 \u{1B}[38;2;166;93;99m█\u{1B}[38;2;133;97;122m█\u{1B}[38;2;101;102;146m█\u{1B}[38;2;68;106;169m█\u{1B}[0m"
        ))
  }
}
