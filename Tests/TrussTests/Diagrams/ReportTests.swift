import Testing
import Truss

@Suite("Bars, graphs, trees and lists")
struct ReportTests {
  @Test(
    "a bar is as long as its value, in eighths of a cell",
    arguments: [
      (0.0, ""), (0.0625, "▌"), (0.1, "▊"), (0.5, "████"), (0.578, "████▋"), (1.0, "████████"), (7.0, "████████"),
      (-1.0, ""),
    ])
  func bars(value: Double, text: String) throws {
    #expect(try Bar(value).frame(width: 40, height: 11).text() == text)
  }

  @Test("a bar of a range begins at its lower end, and a number that is none is empty")
  func barRanges() throws {
    #expect(try Bar(15, in: 10...20).frame(width: 40, height: 11).text() == "████")
    #expect(try Bar(.nan).frame(width: 40, height: 11).text() == "")
    #expect(try Bar(3, in: 3...3).frame(width: 40, height: 11).text() == "")
    #expect(try Bar(0.5).frame(width: 40, height: 11).ascii() == "####")
  }

  @Test("a bar begins at the right where text does")
  func barsFromRightToLeft() throws {
    let bar = Bar(0.5).frame(width: 40, height: 11).environment(\.layoutDirection, .rightToLeft)
    #expect(try bar.text() == "    ████")
  }

  @Test("a graph has a column for each value, of one to eight eighths")
  func sparklines() throws {
    #expect(try Sparkline([0, 1, 2, 3, 4, 5, 6, 7, 8]).text() == "▁▁▂▃▄▅▆▇█")
    #expect(try Sparkline([5, 5, 5]).text() == "▄▄▄")
    #expect(try Sparkline([1, .nan, 3]).text() == "▁ █")
    #expect(try Sparkline([0, 4, 8], in: 0...16).text() == "▁▂▄")
    #expect(try Sparkline([]).text() == "")
    #expect(try Sparkline([0, 3, 6, 8]).ascii() == ".:##")
  }

  @Test("a graph that is too narrow shows means")
  func narrowSparklines() throws {
    #expect(try Sparkline([0, 2, 4, 4, 8, 8]).frame(width: 15, height: 11).text() == "▁▄█")
  }

  @Test("a graph in SVG is a line with a gap where there is no value")
  func sparklinesInSVG() throws {
    let path = try Sparkline([0, 1, .infinity, 1, 0]).svg().document
    #expect(path.contains(#"d="M1 19L5.5 1M14.5 1L19 19""#), "\(path)")
  }

  private struct Entry {
    var name: String
    var entries: [Entry]?
  }

  @Test("a tree joins an element with those inside it, and texts of several lines too")
  func trees() throws {
    let root = Entry(
      name: "root", entries: [Entry(name: "a\nb", entries: [Entry(name: "c")]), Entry(name: "d", entries: [])])
    let tree = OutlineGroup([root, Entry(name: "e")], children: \.entries) { Text($0.name) }
    #expect(
      try tree.text() == """
        root
        ├── a
        │   b
        │   └── c
        └── d
        e
        """)
    #expect(
      try tree.ascii() == """
        root
        +-- a
        |   b
        |   +-- c
        +-- d
        e
        """)
    #expect(
      try tree.environment(\.layoutDirection, .rightToLeft).text() == """
             root
            a ──┤
            b   │
        c ──┘   │
            d ──┘
                e
        """)
  }

  @Test("an element that is inside itself, as far as can be seen, ends")
  func deepTrees() throws {
    struct Endless {
      var depth = 0
      var inside: [Endless] { [Endless(depth: depth + 1)] }
    }
    let text = try OutlineGroup([Endless()], children: \.inside) { Text("\($0.depth)") }.text()
    #expect(text.split(separator: "\n").count == 257)
  }

  @Test("lists put a marker before each view, numbers in a column of their own")
  func lists() throws {
    let list = OrderedList(start: 9) {
      Text("a")
      UnorderedList(marker: "-") { Text("b") }
    }
    #expect(try list.text() == " 9.  a\n10.  -  b")
    #expect(
      try OrderedList(start: .max) {
        Text("a"); Text("b")
      }.text().hasPrefix(" 9223372036854775807.  a"))
  }

  @Test("a line along an axis is made of the glyphs of borders and joins them")
  func lines() throws {
    let box = HStack { Line().stroke(.red).flex() }.border().frame(width: 30, height: 33)
    #expect(
      try box.text() == """
        ┌────┐
        ├────┤
        └────┘
        """)
    let dashed = Line(from: .top, to: .bottom).stroke(.red, style: StrokeStyle(dash: [2, 2]))
    #expect(try dashed.frame(width: 5, height: 22).text() == "╎\n╎")
    #expect(try Line(from: .topLeading, to: .bottomTrailing).frame(width: 20, height: 22).text().contains("⠑"))
    #expect(
      try Line().frame(width: 20, height: 10).svg(scheme: .light).document.contains(
        ##"d="M0 5L20 5" fill="none" stroke="#1f2328""##))
  }

  @Test("a border has a subtitle at the end of its lower line")
  func subtitles() throws {
    let box = Text("text").frame(width: 75).border(.light, title: "Title", subtitle: "3 of 12")
    #expect(
      try box.text() == """
        ┌ Title ──────┐
        │    text     │
        └──── 3 of 12 ┘
        """)
    #expect(
      try box.environment(\.layoutDirection, .rightToLeft).text() == """
        ┌────── Title ┐
        │    text     │
        └ 3 of 12 ────┘
        """)
  }
}
