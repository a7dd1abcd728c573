import Testing
import Truss

@Suite("Heads")
struct HeadTests {
  private func row(_ head: Connector.Head, spacing: Double = 50) -> some View {
    HStack(spacing: spacing) {
      Box("a").id("a")
      Box("b").id("b")
    }
    .connectors { Connector(from: "a", to: "b", head: head, tail: head, fileID: "App/D.swift", line: 1) }
  }

  @Test(
    "in text an end of an entity relation has a cell or two, and its toes are at the box",
    arguments: [
      (Connector.Head.one, "│ a │╫────────╫│ b │", "| a ||--------|| b |"),
      (.zeroOrOne, "│ a │┼○──────○┼│ b │", "| a ||o------o|| b |"),
      (.many, "│ a │>────────<│ b │", "| a |>--------<| b |"),
      (.oneOrMany, "│ a │>┼──────┼<│ b │", "| a |>|------|<| b |"),
      (.zeroOrMany, "│ a │>○──────○<│ b │", "| a |>o------o<| b |"),
      (.cross, "│ a │╳────────╳│ b │", "| a |x--------x| b |"),
      (.circledPlus, "│ a │⊕────────⊕│ b │", "| a |+--------+| b |"),
      (.socket, "│ a │)────────(│ b │", "| a |)--------(| b |"),
    ])
  func text(_ head: Connector.Head, line: String, ascii: String) throws {
    #expect(try row(head).text().split(separator: "\n")[1] == line)
    #expect(try row(head).ascii().split(separator: "\n")[1] == ascii)
    #expect(try row(head).layout(columns: nil).diagnostics.isEmpty)
  }

  @Test("from above, a head has its cells below each other")
  func upright() throws {
    let column = VStack(spacing: 60) {
      Box("a").id("a")
      Box("b").id("b")
    }
    .connectors { Connector(from: "a", to: "b", head: .zeroOrMany, tail: .one) }
    #expect(
      try column.text() == """
        ┌───┐
        │ a │
        └───┘
          ╪
          │
          │
          │
          ○
          ∧
        ┌───┐
        │ b │
        └───┘
        """)
  }

  @Test("a head that has no room for its second cell is reported")
  func short() throws {
    let layout = try row(.zeroOrMany, spacing: 15).layout(columns: nil)
    #expect(layout.text.split(separator: "\n")[1] == "│ a │>○<│ b │")
    #expect(layout.diagnostics.map(\.kind) == [.connector])
    #expect(layout.diagnostics.first?.message.hasSuffix("has too little space for its head at \"b\"") == true)
  }

  @Test("a diagram leaves room for long heads", arguments: Diagram.Direction.allCases)
  func diagram(_ direction: Diagram.Direction) throws {
    let diagram = Diagram(direction: direction) {
      Node("order", "Order")
      Node("item", "Item")
      Arrow("order", "item", head: .zeroOrMany, tail: .oneOrMany)
    }
    let layout = try diagram.layout(columns: 40)
    #expect(layout.diagnostics.isEmpty)
    #expect(layout.text.count { $0 == "○" } == 1 && layout.text.count { $0 == "┼" } == 1)
    #expect(try diagram.layout(width: 400).diagnostics.isEmpty)
  }
}
