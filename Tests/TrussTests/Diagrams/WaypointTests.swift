import Testing
import Truss
import TrussTree

/// Lines through waypoints, and labels at a part of a line.
@Suite("Waypoints and label positions")
struct WaypointTests {
  private static func diagram(@ConnectorBuilder _ connectors: () -> [Connector]) -> some View {
    VStack(align: .center, spacing: 40) {
      HStack(spacing: 80) {
        Box("Web").id("web")
        Box("iOS").id("ios")
      }
      HStack(spacing: 20) {
        Spacer().frame(width: 1, height: 1).id("gate")
        Box("API").id("api")
      }
      Box("DB").id("db")
    }
    .padding(20).connectors { connectors() }
  }

  @Test("a line leads through the middles of waypoints", arguments: [Connector.Routing.orthogonal, .straight])
  func waypoints(routing: Connector.Routing) throws {
    let layout = try Self.diagram { Connector(from: "ios", to: "db").via("gate").routing(routing) }.layout()
    let gate = try #require(layout.frame(of: "gate"))
    let path = try #require(layout.svg().document.firstMatch(of: /<path d="(M[^"]*)"[^>]*fill="none"/)).1
    let points = path.matches(of: /([MLQ])([-0-9.]+) ([-0-9.]+)/).compactMap { match -> Point? in
      guard let x = Double(match.2), let y = Double(match.3) else { return nil }
      return Point(x: x, y: y)
    }
    let isOnLine = zip(points, points.dropFirst()).contains { from, to in
      let (low, high) = (min(from.x, to.x) - 1, max(from.x, to.x) + 1)
      let (top, bottom) = (min(from.y, to.y) - 1, max(from.y, to.y) + 1)
      return low...high ~= gate.midX && top...bottom ~= gate.midY
    }
    #expect(isOnLine, "\(points) \(gate)")
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("in text too")
  func text() throws {
    let text = try Self.diagram { Connector(from: "web", to: "db").via("gate") }.text()
    #expect(
      text == """


            ┌─────┐                ┌─────┐
            │ Web ├──┐             │ iOS │
            └─────┘  │             └─────┘
                     │
                     │
                     │
                     │
                     │    ┌─────┐
                     │    │ API │
                     │    └─────┘
                     │
                     │
                     │
                     │
                     │  ┌────┐
                     └─▶│ DB │
                        └────┘


        """, "\(text)")
  }

  @Test("a waypoint that no view has is an error, and one that is hidden is none")
  func unknownWaypoints() throws {
    let view = Self.diagram { Connector(from: "web", to: "db", fileID: "App/D.swift", line: 3).via("gat") }
    let error = #expect(throws: LayoutError.self) { try view.layout() }
    #expect(error?.description.contains("\"gat\"") == true)
    #expect(error?.description.hasPrefix("App/D.swift:3") == true)
    func pair(_ isHidden: Bool) -> some View {
      HStack(spacing: 40) {
        Box("a").id("a")
        Box("b").id("b")
        Box("c").hidden(isHidden).id("c")
      }
      .padding(20)
      .connectors { Connector(from: "a", to: "b").via("c") }
    }
    #expect(try pair(true).text().contains("├───────▶│"))
    #expect(try !pair(false).text().contains("├───────▶│"))
  }

  @Test("a label is at its part of the line, and a number outside of 0 to 1 counts as the nearer end")
  func labelPositions() throws {
    func row(_ position: Double?) throws -> String {
      let connector = Connector(from: "a", to: "b", label: "label")
      let text = try HStack(spacing: 120) {
        Box("a").id("a")
        Box("b").id("b")
      }
      .connectors { position.map { connector.labelPosition($0) } ?? connector }
      .text()
      return String(text.split(separator: "\n")[1])
    }
    #expect(try row(0) == "│ a ├─ label ───────────────▶│ b │")
    #expect(try row(0.25) == "│ a ├─── label ─────────────▶│ b │")
    #expect(try row(0.5) == row(nil))
    #expect(try row(1) == "│ a ├──────────────── label ▶│ b │")
    #expect(try row(-3) == row(0))
    #expect(try row(.infinity) == row(1))
    #expect(try row(.nan) == row(nil))
  }
}
