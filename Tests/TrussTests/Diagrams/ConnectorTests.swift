import Foundation
import TestSupport
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
    let line = try #require(document.firstMatch(of: /d="(M[^"]*)"[^>]*fill="none"/)).1
    let points = line.matches(of: /[ML]([0-9.]+) ([0-9.]+)/).map { (x: $0.1, y: $0.2) }
    #expect(points.count > 1)
    for (from, to) in zip(points, points.dropFirst()) where from.x == to.x || from.y == to.y {
      #expect((from.x == to.x ? from.x : from.y).hasSuffix(".5"), "\(document)")
    }
  }

  /// Boxes in a row with a gap between them.
  private static func row(_ names: String..., spacing: Double = 60) -> some View {
    HStack(spacing: spacing) { for name in names { Box(name).id(ViewID(name)) } }
  }

  @Test("connectors there and back share a line with both heads, or have one each where they have labels")
  func thereAndBack() throws {
    let shared = Self.row("a", "b").connectors {
      Connector(from: "a", to: "b")
      Connector(from: "b", to: "a")
    }
    #expect(
      try shared.text() == """
        ┌───┐            ┌───┐
        │ a │◀──────────▶│ b │
        └───┘            └───┘
        """)
    #expect(try shared.layout(columns: nil).diagnostics.isEmpty)
    // The picture grows for the second line, as its size is not given.
    let labelled = Self.row("a", "b").connectors {
      Connector(from: "a", to: "b", label: "ask")
      Connector(from: "b", to: "a", label: "answer")
    }
    #expect(
      try labelled.text() == """
        ┌───┐            ┌───┐
        │ a ├──── ask ──▶│ b │
        └───┘            └─┬─┘
          ▲                │
          └──── answer ────┘
        """)
  }

  @Test("connectors that find no line of their own, or no room for a head, are reported with their lines")
  func crowdedLines() throws {
    let cases: [(view: any View, rows: Int, lines: [Int], problem: String)] = [
      (
        Self.row("a", "b").connectors {
          Connector(from: "a", to: "b", fileID: "App/D.swift", line: 1)
          Connector(from: "a", to: "b", fileID: "App/D.swift", line: 2)
        }, 3, [2], "has the same line as the connector of App/D.swift:1"
      ),
      (
        Self.row("a", "b", spacing: 5).connectors {
          Connector(from: "a", to: "b", fileID: "App/D.swift", line: 1)
          Connector(from: "b", to: "a", fileID: "App/D.swift", line: 2)
        }, 3, [2], "has too little space for its head at \"a\""
      ),
      (
        Box("a").id("a").connectors { Connector(from: "a", to: "a", fileID: "App/D.swift", line: 3) }, 3, [3],
        "leaves the picture, because it contains no free route"
      ),
      (
        Self.row("a", "b", "c").connectors { Connector(from: "a", to: "c", fileID: "App/D.swift", line: 4) }, 3, [4],
        "passes behind other views, because there is no way around them"
      ),
    ]
    for (view, rows, lines, problem) in cases {
      let free = try view.layout(columns: nil)
      let found = try view.layout(columns: Int(free.size.width), rows: rows).diagnostics
      #expect(found.map(\.kind) == lines.map { _ in .connector })
      #expect(found.compactMap(\.location?.line) == lines, "\(found)")
      #expect(found.allSatisfy { $0.message.hasSuffix(problem) }, "\(found)")
    }
  }

  @Test("the picture grows for a label where its size is not given")
  func growingPicture() throws {
    let row = HStack(spacing: 8) {
      Box("Web").id("web")
      Box("API").id("api")
    }
    .connectors { Connector(from: "web", to: "api", label: "HTTPS, JSON over TLS") }
    #expect(
      try row.text() == """
        HTTPS, JSON over TLS
          ┌─────┐  ┌─────┐
          │ Web ├─▶│ API │
          └─────┘  └─────┘
        """)
    #expect(
      try row.text(columns: 30) == """
        HTTPS, JSON over TLS
        ┌─────┐  ┌───────────────────┐
        │ Web ├─▶│        API        │
        └─────┘  └───────────────────┘
        """)
    let layout = try row.layout()
    // The frames stay, and the picture is as wide as the label.
    #expect(layout.size.width == 87.5)
    #expect(layout.svg().document.contains(#"width="119.5" height="40" viewBox="-13 -16 119.5 40""#))
    #expect(try row.layout(columns: nil).text(.overlay).contains("HTTPS, JSON over TLS"))
  }

  @Test(
    "a label that is wider than the picture wraps at words, else it is cut and reported",
    arguments: [
      (20, "HTTPS, JSON over TLS", ["HTTPS, JSON over TLS"], nil),
      (14, "HTTPS, JSON over TLS", ["HTTPS, JSON", "over TLS"], nil),
      (12, "Supercalifragilistic", ["Supercali…"], #"its label "Supercalifragilistic", which is cut to "Supercali…""#),
      (8, "HTTPS, JSON over TLS", ["HTTPS…"], #"its label "HTTPS, JSON over TLS", which is cut to "HTTPS…""#),
    ])
  func wideLabels(columns: Int, label: String, lines: [String], problem: String?) throws {
    let column = VStack(align: .start, spacing: 60) {
      Box("Web").id("web")
      Box("API").id("api")
    }
    .connectors { Connector(from: "web", to: "api", label: label, fileID: "App/D.swift", line: 5) }
    let layout = try column.layout(columns: columns)
    let rows = layout.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for line in lines { #expect(rows.contains(line), "\(layout.text)") }
    #expect(layout.diagnostics.map(\.kind) == (problem == nil ? [] : [.connector]))
    let expected = problem.map {
      #"App/D.swift:5: connector: the connector from "web" to "api" has too little space for \#($0)"#
    }
    #expect(layout.diagnostics.first?.description == expected)
  }

  @Test("a label without room for a letter is reported, and not drawn")
  func lostLabels() throws {
    let row = Self.row("a", "b", spacing: 5).connectors {
      Connector(from: "a", to: "b", label: "label", fileID: "App/D.swift", line: 5)
    }
    let layout = try row.layout(columns: 11, rows: 3)
    #expect(!layout.text.contains("l"))
    #expect(
      layout.diagnostics.map(\.description) == [
        #"App/D.swift:5: connector: the connector from "a" to "b" has too little space for its label "label", which is not drawn"#
      ])
  }

  @Test("a session reports the connectors of its view, at its size")
  func sessionDiagnostics() throws {
    let loop = Box("a").id("a").connectors { Connector(from: "a", to: "a") }
    var session = try LayoutSession(loop)
    #expect(session.layout.diagnostics.isEmpty)
    try session.resize(width: 30, height: 20)
    #expect(session.layout.diagnostics.map(\.kind) == [.connector])
    #expect(throws: LayoutError.self) { try loop.svg(width: 30, height: 20, strict: true) }
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
    #expect(svg.matches(of: /[0-9]C[0-9]/).count == 1)
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

  @Test(
    "thousands of connectors, loops and labels take no more time than as many views", .processorTimeLimit(minutes: 1))
  func manyConnectors() throws {
    for (target, count) in [("b", Seeds.batch(4000)), ("a", Seeds.batch(5000))] {
      let row = Self.row("a", "b").connectors {
        for number in 0..<count { Connector(from: "a", to: ViewID(target), label: "label\(number)") }
      }
      let layout = try row.layout(width: 400)
      #expect(!layout.svg().document.isEmpty)
      // What is not drawn is said.
      #expect(layout.diagnostics.count > count / 2)
    }
  }

  @Test("more connectors than the limit are an error, those of callouts among them")
  func tooManyConnectors() throws {
    let error = #expect(throws: LayoutError.self) {
      try Self.row("a", "b").connectors { for _ in 0...5000 { Connector(from: "a", to: "b") } }.layout()
    }
    #expect(error?.reason == .tooManyConnectors)
    let callouts = #expect(throws: LayoutError.self) {
      try Box("a").id("a").callouts { for _ in 0...5000 { Callout("x", at: "a") } }.layout()
    }
    #expect(callouts?.reason == .tooManyConnectors)
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
