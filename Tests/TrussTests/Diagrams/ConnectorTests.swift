import Foundation
import Testing
import Truss

@Suite("Connectors")
struct ConnectorTests {
  @Test("a line joins the borders of the boxes, and its head does not")
  func straight() throws {
    let row = HStack(spacing: 40) {
      Box("a").id("a")
      Box("b").id("b")
      Box("c").id("c")
    }
    .connectors {
      Connector(from: "a", to: "b")
      Connector(from: "b", to: "c", head: .none, tail: .openDiamond)
    }
    #expect(
      try row.text() == """
        ┌───┐        ┌───┐        ┌───┐
        │ a ├───────▶│ b │◇───────┤ c │
        └───┘        └───┘        └───┘
        """)
    #expect(
      try row.ascii() == """
        +---+        +---+        +---+
        | a +------->| b |o-------+ c |
        +---+        +---+        +---+
        """)
  }

  @Test("straight lines are in the middle of a pixel, where they are sharp", arguments: [0.0, 7, 13.5, 40])
  func sharpLines(shift: Double) throws {
    let column = VStack(align: .start, spacing: 40) {
      Box("a").width(60).id("a")
      HStack(justify: .start, insets: Insets(top: 0, left: shift, bottom: 0, right: 0)) { Box("b").width(40).id("b") }
    }
    .connectors { Connector(from: "a", to: "b") }
    let document = try column.svg(width: 100).document
    let line = try #require(document.firstMatch(of: /d="M([0-9.]+) [0-9.]+L([0-9.]+) [0-9.]+"[^>]*fill="none"/))
    #expect(line.1 == line.2 && line.1.hasSuffix(".5"), "\(document)")
  }

  @Test("a line turns, and runs around what is between its ends")
  func around() throws {
    let row = HStack(spacing: 40) {
      Box("a").id("a")
      Box("b")
      Box("c").id("c")
    }
    .padding(Insets(top: 0, left: 0, bottom: 48, right: 0))
    .connectors { Connector(from: "a", to: "c") }
    let text = try row.text().trimmingCharacters(in: .newlines)
    #expect(
      text == """
        ┌───┐        ┌───┐        ┌───┐
        │ a │        │ b │        │ c │
        └─┬─┘        └───┘        └───┘
          │                         ▲
          └─────────────────────────┘
        """, "\(text)")
  }

  @Test("lines that cross make a crossing, in SVG a bridge")
  func crossing() throws {
    let crossed = Grid(
      columns: Array(repeating: .fixed(64, align: .center), count: 3), spacing: 16, rowSpacing: 32
    ) {
      GridRow {
        Spacer()
        Box("n").id("n")
      }
      GridRow {
        Box("w").id("w")
        Spacer()
        Box("e").id("e")
      }
      GridRow {
        Spacer()
        Box("s").id("s")
      }
    }
    .connectors {
      Connector(from: "w", to: "e")
      Connector(from: "n", to: "s")
    }
    #expect(try crossed.text().contains("┼"))
    let svg = try crossed.svg().document
    // The bridge is the one curve.
    #expect(svg.components(separatedBy: "C").count == 2)
  }

  @Test("a name that no view has is an error with the connector's line, and the name that was meant")
  func unknownNames() throws {
    let view = VStack { Box("Server").id("server") }
      .connectors { Connector(from: "server", to: "sever", fileID: "App/Diagram.swift", line: 7) }
    let error = #expect(throws: LayoutError.self) { try view.layout() }
    #expect(
      error?.description
        == "App/Diagram.swift:7: error: VStack: a connector names \"sever\", but no view has this name; did you mean "
        + "\"server\"?")
  }

  @Test("a name that several views have is an error")
  func ambiguousNames() {
    let view = VStack {
      Port()
      Port()
      Box("x").id("x")
    }
    .connectors { Connector(from: "port", to: "x") }
    #expect(throws: LayoutError.self) { try view.layout() }
  }

  @Test("names are those of the component, and from outside paths")
  func scopes() throws {
    let view = VStack(spacing: 32) {
      Pair().id("first")
      Pair().id("second")
    }
    .connectors { Connector(from: ViewID("first")["left"], to: ViewID("second")["left"]) }
    let text = try view.text()
    #expect(text.components(separatedBy: "─▶│").count == 3)
    #expect(text.contains("▼"))
  }

  private struct Port: View { var body: some View { Box("p").id("port") } }

  private struct Pair: View {
    var body: some View {
      HStack(spacing: 40) {
        Box("l").id("left")
        Box("r").id("right")
      }
      .connectors { Connector(from: "left", to: "right") }
    }
  }

  @Test("connectors to views that are hidden or collapsed are not drawn")
  func unseenViews() throws {
    for hidden in [Box("b").hidden(), Box("b").collapsed(), VStack { Box("b") }.hidden()] {
      let row = HStack(spacing: 40) {
        Box("a").id("a")
        hidden.id("b")
      }
      .connectors { Connector(from: "a", to: "b") }
      #expect(try !row.text().contains("▶"))
    }
  }

  @Test("edges follow the layout direction")
  func rightToLeft() throws {
    let column = VStack(align: .start, spacing: 32) {
      Box("a").id("a")
      Box("b").id("b")
    }
    .padding(Insets(horizontal: 32, vertical: 0))
    .connectors { Connector(from: "a", .trailing, to: "b", .trailing) }
    let (left, right) = (
      try column.text(), try column.environment(\.layoutDirection, .rightToLeft).text()
    )
    #expect(left.contains("├─") && left.contains("│◀"))
    #expect(right.contains("─┤") && right.contains("▶│"))
  }

  @Test("labels lie on long lines, and beside short ones, and cover nothing")
  func labels() throws {
    for seed in 0..<60 {
      let diagram = RandomDiagram(seed: UInt64(seed))
      let text = try diagram.view.text()
      for label in diagram.labels {
        #expect(text.contains(label), "seed \(seed): \(label) is covered in\n\(text)")
      }
      for name in diagram.names { #expect(text.contains(" \(name) "), "seed \(seed): \(name) is covered in\n\(text)") }
    }
  }

  @Test("a connector changes no frame")
  func frames() throws {
    let plain = VStack(spacing: 20) {
      Box("a").id("a")
      Box("b").id("b")
    }
    let connected = plain.connectors { Connector(from: "a", to: "b", label: "a long label that is wider than both") }
    #expect(try plain.layout().frames.map(\.rect) == connected.layout().frames.map(\.rect))
  }

  @Test("a session draws the connectors of the view that it shows")
  func sessions() throws {
    func row(_ title: String, _ head: Connector.Head) -> some View {
      HStack(spacing: 40) {
        Box("a").id("a")
        Box(title).id("b")
      }
      .connectors { Connector(from: "a", to: "b", head: head, fileID: "F", line: 1) }
    }
    var session = try LayoutSession(row("b", .arrow))
    #expect(try session.layout.svg().document == row("b", .arrow).svg().document)
    try session.update(to: row("longer", .circle))
    #expect(try session.layout.svg().document == row("longer", .circle).svg().document)
  }

  @Test("the gap of a label lies around it on a slanted line too")
  func slantedLabels() throws {
    let view = ZStack(align: .topLeading) {
      Color.clear.frame(width: 30, height: 20).id("a").offset(x: 0, y: 0)
      Color.clear.frame(width: 30, height: 20).id("b").offset(x: 300, y: 200)
    }
    .frame(width: 330, height: 220)
    .connectors(.straight) { Connector(from: "a", to: "b", label: "label", head: .none) }
    let path = try #require(try view.svg().document.components(separatedBy: "<path d=\"").last)
    let numbers = path.prefix { $0 != "\"" }.split { "ML ".contains($0) }.compactMap { Double($0) }
    // Two lines, whose inner ends are as far from the middle of the whole.
    #expect(numbers.count == 8)
    #expect(
      abs(numbers[2] + numbers[4] - numbers[0] - numbers[6]) < 0.1
        && abs(numbers[3] + numbers[5] - numbers[1] - numbers[7]) < 0.1, "\(numbers)")
    #expect(numbers[4] - numbers[2] > 20 && numbers[4] - numbers[2] < 60, "\(numbers)")
  }

  @Test("a view deep inside others that it fills can be an end")
  func deepEnds() throws {
    var deep: any View = Box("a")
    for _ in 0..<300 { deep = AnyView(VStack { deep }) }
    let row = HStack(spacing: 40) {
      AnyView(deep).id("a")
      Box("b").id("b")
    }
    .connectors { Connector(from: "a", to: "b") }
    #expect(try row.text().contains("├───────▶│"))
  }
}
