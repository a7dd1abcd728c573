import Testing
import Truss

@Suite("Nodes")
struct NodeTests {
  @Test("in text each outline is told apart from a rectangle, and the title is whole")
  func outlines() throws {
    let rectangle = try Node("a", "Title", shape: .rectangle).text()
    for outline in Node.Outline.allCases {
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

  @Test("a title that is wider than 200 points, or 40 columns, breaks into lines", arguments: Node.Outline.allCases)
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
}
