import Testing
import Truss

/// Connectors look as somebody would draw them: ends in the middle of sides, one trunk for siblings, loops beside lines.
@Suite("Planned connectors")
struct PlannedConnectorTests {
  private static func column(_ widths: Double...) -> some View {
    VStack(align: .start, spacing: 40) {
      for (number, width) in widths.enumerated() { Box("\(number)").width(width).id(ViewID("\(number)")) }
    }
    .padding(8)
    .connectors {
      for number in 1..<widths.count { Connector(from: ViewID("\(number - 1)"), to: ViewID("\(number)")) }
    }
  }

  /// The ends and turns of each line of a document.
  private static func lines(_ document: String) -> [[Point]] {
    document.matches(of: /<path d="(M[^"Z]*)"[^>]*fill="none"/).map { match in
      let turns = match.1.matches(of: /[MLQ]([-0-9.]+) ([-0-9.]+)/)
      return turns.compactMap { turn in
        guard let x = Double(turn.1), let y = Double(turn.2) else { return nil }
        return Point(x: x, y: y)
      }
    }
  }

  @Test("an end that is alone on a side is in its middle")
  func middles() throws {
    let lines = Self.lines(try Self.column(160, 60).svg().document)
    #expect(lines.count == 1)
    #expect(lines[0].first?.x == 88.5 && lines[0].last?.x == 38.5, "\(lines)")
  }

  @Test("a line with a jog of less than 10 points is straight", arguments: [100.0, 90, 82, 80])
  func shortJogs(width: Double) throws {
    let lines = Self.lines(try Self.column(100, width).svg().document)
    let (start, end) = (try #require(lines[0].first?.x), try #require(lines[0].last?.x))
    #expect(start == end || abs(start - end) >= 10)
    #expect((start == end) == (width > 80), "\(lines)")
  }

  @Test("a line turns as far from a head beside the picture's edge as elsewhere", arguments: [24.0, 60])
  func turnsBeforeHeads(padding: Double) throws {
    let view = VStack(spacing: 40) { for name in ["a", "b"] { Box(name).id(ViewID(name)) } }
      .padding(padding)
      .connectors { Connector(from: "b", .trailing, to: "a", .trailing) }
    let layout = try view.layout()
    let end = try #require(layout.frame(of: "a")).maxX
    let turn = try #require(Self.lines(layout.svg().document).first?.map(\.x).max())
    #expect(turn - end >= 15.5, "\(turn) after \(end)")
  }

  @Test("ends that share a side lie around its middle, as far from its corners as from it")
  func sharedSides() throws {
    let view = HStack(align: .center, spacing: 80) {
      Box("Source").frame(width: 80, height: 120).id("a")
      Box("Target").frame(width: 80, height: 120).id("b")
    }
    .padding(8)
    .connectors { for label in ["one", "two", "three"] { Connector(from: "a", to: "b", label: label) } }
    let starts = Self.lines(try view.svg().document).compactMap(\.first?.y)
    #expect(Set(starts) == [48.5, 68.5, 88.5], "\(starts)")
  }

  private static let names: [ViewID] = ["Sales", "Research", "Support"]

  private static func chart(_ change: (Connector) -> Connector = { $0 }) -> some View {
    VStack(align: .center, spacing: 50) {
      Box("Boss").id("boss")
      HStack(spacing: 30) { for name in names { Box(name.name).id(name) } }
    }
    .connectors {
      for name in names { change(Connector(from: name, to: "boss", head: .triangle)) }
    }
  }

  @Test("siblings share a trunk with one head")
  func trunks() throws {
    let text = try Self.chart().text()
    #expect(
      text == """
                          ┌──────┐
                          │ Boss │
                          └──────┘
                              △
                              │
                              │
            ┌─────────────────┼───────────────┐
            │                 │               │
        ┌───┴───┐      ┌──────┴───┐      ┌────┴────┐
        │ Sales │      │ Research │      │ Support │
        └───────┘      └──────────┘      └─────────┘
        """, "\(text)")
    let document = try Self.chart().svg().document
    #expect(document.matches(of: /Z"[^>]*fill="none"/).count == 1)
    #expect(try Self.chart().layout().diagnostics.isEmpty)
    #expect(try Self.chart().layout(columns: nil).diagnostics.isEmpty)
  }

  @Test("no part of a trunk is drawn twice, as dashes over dashes would be a line")
  func dashedTrunks() throws {
    let parts = Self.lines(try Self.chart { $0.dashed() }.svg().document).flatMap { line in
      zip(line, line.dropFirst()).map { (from: $0, to: $1) }
    }
    for (number, one) in parts.enumerated() {
      for other in parts.dropFirst(number + 1) where one.from.y == one.to.y && other.from.y == other.to.y {
        guard one.from.y == other.from.y else { continue }
        let (low, high) = (
          max(min(one.from.x, one.to.x), min(other.from.x, other.to.x)),
          min(max(one.from.x, one.to.x), max(other.from.x, other.to.x))
        )
        #expect(high - low < 7, "\(one) lies on \(other)")
      }
    }
  }

  @Test("connectors that look different, and those with texts there, have lines of their own")
  func noTrunks() throws {
    var number = 0
    let coloured = Self.chart { connector in
      number += 1
      return number == 1 ? connector.stroke(.red) : number == 2 ? connector.dashed() : connector
    }
    #expect(try coloured.svg().document.matches(of: /Z"[^>]*fill="none"/).count == 3)
    let labelled = Self.chart { $0.endLabels(to: "0..*") }
    #expect(try labelled.svg().document.matches(of: /Z"[^>]*fill="none"/).count == 3)
  }

  @Test("a loop leaves the middles of sides to lines, and its label is outside of it")
  func loops() throws {
    let view = HStack(spacing: 80) {
      Box("Idle").id("idle")
      Box("Running").id("running")
    }
    .padding(30)
    .connectors {
      Connector(from: "running", to: "running", label: "tick")
      Connector(from: "idle", to: "running")
    }
    let layout = try view.layout()
    let idle = try #require(layout.frame(of: "idle"))
    let lines = Self.lines(layout.svg().document)
    #expect(lines.contains { $0.count == 2 && abs(($0.first?.y ?? 0) - idle.midY) <= 0.5 }, "\(lines)")
    let text = try view.text()
    let rows = text.split(separator: "\n").map(String.init)
    let label = try #require(rows.firstIndex { $0.contains("tick") })
    #expect(rows.firstIndex { $0.contains("┌") } == label + 1, "\(text)")
  }

  @Test("lines cross the border of a group at a right angle, and a divider, and do not run along them")
  func groups() throws {
    let view = VStack(align: .center, spacing: 40) {
      Box("a").id("a")
      HStack(spacing: 60) {
        Box("x").id("x")
        Box("y").id("y")
      }
      .padding(20).border(.dashed, title: "alt")
      Divider().align(.fill)
      Box("b").id("b")
    }
    .padding(8)
    .connectors {
      Connector(from: "a", to: "b")
      Connector(from: "x", to: "y")
    }
    let layout = try view.layout()
    let lines = Self.lines(layout.svg().document)
    #expect(lines.contains { $0.count == 2 && $0[0].x == $0[1].x && $0[1].y - $0[0].y > 150 }, "\(lines)")
    #expect(layout.diagnostics.isEmpty)
    let text = try view.text()
    #expect(text.contains("─┼─"), "\(text)")
    #expect(text.contains("╌┼╌"), "\(text)")
  }
}
