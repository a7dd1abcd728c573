import Testing
import Truss

/// Those with a title inside.
private let titledOutlines = Node.Outline.allCases.filter { ![.start, .end, .choice, .fork].contains($0) }

@Suite("Nodes")
struct NodeTests {
  @Test("in text each outline is told apart from a rectangle, and the title is whole")
  func outlines() throws {
    let rectangle = try Node("a", "Title", shape: .rectangle).text()
    for outline in titledOutlines {
      let node = Node("a", "Title", shape: outline)
      let (text, ascii) = (try node.text(), try node.ascii())
      #expect(text.contains("Title") && ascii.contains("Title"), "\(outline)")
      #expect(outline == .rectangle || text != rectangle, "\(outline)")
      #expect(ascii.allSatisfy { $0.isASCII }, "\(outline)")
      #expect(try node.layout(columns: nil).diagnostics.isEmpty, "\(outline)")
      #expect(try node.svg().document.contains(">Title<"), "\(outline)")
    }
  }

  @Test("a person has a head, a package a tab, a note a folded corner")
  func pictures() throws {
    #expect(
      try Node("a", "User", shape: .person).text() == """
            ╭─╮
        ╭───┴─┴──╮
        │  User  │
        ╰────────╯
        """)
    #expect(
      try Node("a", "Types", shape: .package).text() == """
        ┌───┐
        ├───┴───┐
        │ Types │
        └───────┘
        """)
    #expect(
      try Node("a", "Jobs", shape: .queue).text() == """
        ╭────────┬╮
        │  Jobs  ││
        ╰────────┴╯
        """)
  }

  @Test("several views are below each other", arguments: [.rectangle, .rounded] as [Node.Outline])
  func severalViews(_ outline: Node.Outline) throws {
    let rows = try Node("n", shape: outline) {
      Text("alpha"); Text("beta")
    }.text().split(separator: "\n")
    #expect(rows.dropFirst().dropLast() == ["│  alpha  │", "│  beta   │"])
  }

  @Test("a title that is wider than 200 points, or 40 columns, breaks into lines", arguments: titledOutlines)
  func longTitles(_ outline: Node.Outline) throws {
    let node = Node("a", "The service that takes orders, keeps them, and hands them on", shape: outline)
    let text = try node.text()
    #expect(["The service that takes", "them on"].allSatisfy { text.contains($0) })
    #expect(try node.layout(width: nil).size.width < 300)
    // A word is not broken.
    let word = String(repeating: "x", count: 60)
    #expect(try Node("a", word, shape: outline).text().contains(word))
    #expect(try Node("a", word, shape: outline).layout(columns: nil).diagnostics.isEmpty)
  }

  @Test("lines end at the outline", arguments: Node.Outline.allCases)
  func lines(_ outline: Node.Outline) throws {
    let diagram = Diagram {
      Node("top", "Top")
      Node("a", "Middle", shape: outline)
      Node("bottom", "Bottom")
      Arrow("top", "a")
      Arrow("a", "bottom")
    }
    #expect(try diagram.layout(width: nil).diagnostics.isEmpty)
    #expect(try diagram.layout(columns: nil).diagnostics.isEmpty)
  }

  @Test("A start, an end, a choice and a fork are signs without a title, which lines touch")
  func marks() throws {
    let diagram = Diagram {
      Node("s", shape: .start)
      Node("f", shape: .fork)
      Node("a", "A")
      Node("b", "B")
      Node("c", shape: .choice)
      Node("e", shape: .end)
      Arrow("s", "f")
      Arrow("f", "a")
      Arrow("f", "b")
      Arrow("a", "c")
      Arrow("c", "e")
      Arrow("b", "e")
    }
    #expect(try diagram.layout(width: nil).diagnostics.isEmpty)
    #expect(try diagram.layout(columns: nil).diagnostics.isEmpty)
    #expect(
      try diagram.text() == """
                    ●
                    │
                    ▼
                ━━━┯━┯━━━
             ┌─────┘ └─────┐
             ▼             ▼
        ┌─────────┐   ┌─────────┐
        │    A    │   │    B    │
        └────┬────┘   └────┬────┘
             │             │
             ▼             │
             ◇             │
             └─────────────┤
                           ▼
                           ◉
        """)
    // A title that is given is beside the sign, in the way of no line.
    #expect(try Node("s", "Begin", shape: .start).text() == "  Begin\n●")
    #expect(try Node("s", shape: .start).text() == "●")
    let held = try Node("s", shape: .start) { Text("Begin") }.text().split(separator: "\n")
    #expect(held.map { $0.trimmingCharacters(in: .whitespaces) } == ["Begin", "●"])
  }

  @Test("Heads touch a sign wherever edges point", arguments: Diagram.Direction.allCases)
  func headsAtMarks(_ direction: Diagram.Direction) throws {
    for mark in [Node.Outline.start, .end, .choice] {
      let diagram = Diagram(direction: direction) {
        Node("a", "A")
        Node("m", shape: mark)
        Arrow("a", "m")
      }
      let rows = try diagram.text().split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
      let signs = Set("●◉◇")
      let row = try #require(rows.firstIndex { $0.contains(where: signs.contains) })
      let column = try #require(rows[row].firstIndex(where: signs.contains))
      let (x, y): (Int, Int) =
        switch direction {
        case .down: (0, -1)
        case .up: (0, 1)
        case .right: (-1, 0)
        case .left: (1, 0)
        }
      #expect("▶◀▲▼".contains(rows[row + y][column + x]), "\(mark)")
      // In points the line ends at the disc.
      let layout = try diagram.layout(width: nil)
      let frame = try #require(layout.frame(of: "m"))
      #expect(DiagramSVGPicture(layout.svg(scheme: .light).document).heads(.arrow, at: frame) == 1, "\(mark)")
    }
  }
}
