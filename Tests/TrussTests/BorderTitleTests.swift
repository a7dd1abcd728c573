import Testing
import Truss

struct BorderTitleTests {
  @Test func titlesStandOnTheUpperLine() throws {
    let view = VStack(insets: Insets(all: 5)) {
      Text("Ada")
    }.border(.rounded, title: "Account")
    #expect(
      try view.text(columns: 20) == """
        ╭ Account ─────────╮
        │                  │
        │ Ada              │
        │                  │
        ╰──────────────────╯
        """)
    #expect(
      try view.ascii(columns: 10) == """
        + Acc... +
        |        |
        | Ada    |
        |        |
        +--------+
        """)
  }

  @Test func leavesHaveThemToo() throws {
    #expect(
      try Box("b").border(.heavy, title: "世界").width(50).height(30).text() == """
        ┏ 世界 ━━┓
        ┃   b    ┃
        ┗━━━━━━━━┛
        """)
  }

  @Test(arguments: [0, 1, 2, 3, 4]) func thereIsNoRoom(columns: Int) throws {
    let text = try Box("").border(.light, title: "Account").width(Double(columns) * 5).height(30).text()
    #expect(!text.contains("A"))
  }

  @Test func inDrawingsTheyAreSmallAndOnTheGround() throws {
    let view = Rectangle().width(100).height(40).border(.light, title: "A < B").padding(10)
    let lines = try view.svg(scheme: .light).document.split(separator: "\n").map { $0.drop { $0 == " " } }
    let index = try #require(lines.firstIndex { $0.contains("A &lt; B") })
    #expect(lines[index].contains(#"font-size="11""#))
    #expect(lines[index - 1].contains(##"fill="#ffffff""##))
  }

  /// Half of a title is outside a border at the edge of the layout: the drawing has room for it, and the frames stay.
  @Test func titlesAtTheEdgeAreDrawnWhole() throws {
    let card = Box("a").width(80).height(40)
    let layout = try card.border(.rounded, title: "Title", subtitle: "1 of 2").layout()
    #expect(layout.size == Size(width: 80, height: 40))
    #expect(layout.svg().document.contains(#"width="80" height="54" viewBox="0 -7 80 54""#))
    #expect(layout.svg(theme: .readme).document.contains(#"viewBox="-16 -23 112 86""#))
    #expect(try card.border(.rounded, title: "T").padding(3).svg().document.contains(#"viewBox="0 -4 86 50""#))
    #expect(try card.border(.rounded, title: "T").padding(10).svg().document.contains(#"viewBox="0 0 100 60""#))
    let other = try card.layout()
    #expect(try Transition(from: other, to: layout).svg().document.contains(#"viewBox="0 -7 80 54""#))
    #expect(try Keyframes([layout, other]).svg().document.contains(#"viewBox="0 -7 80 54""#))
  }

  @Test func whatIsCutIsReported() throws {
    let view = Text("a").border(.light, title: "Account", subtitle: "3 of 12").id("box")
    let layout = try view.layout(columns: 8)
    #expect(layout.text == "┌ Acc… ┐\n│a     │\n└ 3 o… ┘")
    #expect(
      layout.diagnostics.map(\.message) == [
        #"the border of "box" has too little space for its title "Account", which is cut to "Acc…""#,
        #"the border of "box" has too little space for its subtitle "3 of 12", which is cut to "3 o…""#,
      ])
    #expect(layout.diagnostics.allSatisfy { $0.kind == .overflow && $0.location != nil })
    #expect(try view.layout(columns: 11).diagnostics.isEmpty)
    #expect(try view.layout(columns: 3).diagnostics.first?.message.hasSuffix("which is not drawn") == true)
    #expect(try view.layout(width: 40).diagnostics.count == 2 && view.layout(width: 90).diagnostics.isEmpty)
    #expect(try Text("a").border(.light, title: "One\ntwo").layout(columns: 12).diagnostics.count == 1)
  }
}
