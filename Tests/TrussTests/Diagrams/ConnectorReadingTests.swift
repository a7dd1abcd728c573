import Testing
import Truss

/// Lines, heads and labels of connectors cannot be misread.
@Suite("Reading connectors")
struct ConnectorReadingTests {
  private static func pair(spacing: Double, @ConnectorBuilder _ connectors: () -> [Connector]) -> some View {
    HStack(spacing: spacing) {
      Box("Client").id("a")
      Box("Server").id("b")
    }
    .padding(20).connectors { connectors() }
  }

  @Test("a label that is moved away from its line is not behind another one")
  func labelsOfTwo() throws {
    let document = try Self.pair(spacing: 40) {
      Connector(from: "a", to: "b", label: "request")
      Connector(from: "b", to: "a", label: "response")
    }
    .svg().document
    /// The baseline of a label.
    func baseline(_ text: String) throws -> Double {
      let element = try #require(document.split(separator: "\n").last { $0.contains(">\(text)<") })
      let y = try #require(element.split(separator: " ").first { $0.hasPrefix("y=\"") })
      return try #require(Double(y.dropFirst(3).dropLast()))
    }
    // The request's line is above the response's.
    #expect(try baseline("request") + 20 < baseline("response"))

    let text = try VStack(align: .center, spacing: 80) {
      Box("Client").width(140).id("a")
      Box("Server").width(140).id("b")
    }
    .connectors {
      Connector(from: "a", to: "b", label: "GET")
      Connector(from: "a", to: "b", label: "POST")
      Connector(from: "b", to: "a", label: "DELETE")
    }
    .text()
    #expect(text.contains("│ POST│"), "\(text)")
    #expect(text.contains("GET │  │ DELETE"), "\(text)")
  }

  @Test("all lines of a label are drawn")
  func linesOfLabels() throws {
    let text = try Self.pair(spacing: 120) { Connector(from: "a", to: "b", label: "first line\nsecond line") }
      .text(columns: nil)
    let expected = """
                         first line
        ┌────────┐       second line      ┌────────┐
        │ Client ├───────────────────────▶│ Server │
        └────────┘                        └────────┘
      """
    #expect(text.trimmingLines == expected.trimmingLines, "\(text)")
    let narrow = try HStack(spacing: 20) {
      Box("a").id("a")
      Box("b").id("b")
    }
    .connectors { Connector(from: "a", to: "b", label: "one\nand many more words") }
    .layout(columns: 14, rows: 3)
    #expect(narrow.diagnostics.map(\.kind) == [.connector])
  }

  @Test("a head inside a box is beside the box's border")
  func headsInside() throws {
    let text = try Box("Web").id("web").padding(20).border().id("cluster").connectors {
      Connector(from: "web", .trailing, to: "cluster", .trailing)
    }
    .text()
    #expect(text.contains("│ Web ├───▶│"), "\(text)")
  }

  @Test("a line into a box does not run along the box's border")
  func borders() throws {
    let text = try HStack(spacing: 70) {
      VStack {
        Box("Web").id("web")
        Box("iOS").id("ios")
      }
      GroupBox("Backend") { Box("API").width(80).id("api") }
    }
    .connectors {
      Connector(from: "web", to: "api")
      Connector(from: "ios", to: "api", .top, label: "gRPC")
    }
    .text()
    #expect(text.contains("┌ Backend "), "\(text)")
  }

  @Test("a line that crosses the title of a border leaves a gap for it")
  func titles() throws {
    let document = try VStack(align: .start, spacing: 40) {
      Box("Web").id("web")
      VStack(align: .start) { Box("API").id("api") }.padding(30).border(.light, title: "Backend")
    }
    .connectors { Connector(from: "web", to: "api") }
    .svg(id: "d").document
    #expect(document.contains(">Backend<"))
    // One part of the line above the title, one below.
    let lines = document.matches(of: /<path d="(M[^"]*)"[^>]*stroke=/).map(\.output.1)
    #expect(lines.contains { $0.filter { $0 == "M" }.count > 1 }, "\(lines)")
  }

  @Test("a loop keeps to the side that is asked for at both ends")
  func loopsAtOneSide() throws {
    let text = try Box("Idle").width(100).id("a").padding(40)
      .connectors { Connector(from: "a", .bottom, to: "a", .bottom) }.text()
    let rows: [String] = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(rows.suffix(2) == ["▲  │", "└──┘"], "\(text)")
  }

  @Test("a line does not run through another one's head where there is room beside it")
  func headsOnLines() throws {
    let view = Self.pair(spacing: 120) {
      for method in ["GET", "POST", "DELETE"] { Connector(from: "a", to: "b", label: method) }
    }
    let text = try view.text()
    #expect(text.contains("│  └─") == false, "\(text)")
    #expect(try view.layout(columns: nil).diagnostics.isEmpty, "\(text)")
  }

  @Test("lines of views in one row that would lie on each other take other sides")
  func tcp() throws {
    let links: [(from: ViewID, to: ViewID, label: String)] = [
      ("Closed", "Listen", "passive open"), ("Listen", "Closed", "close"), ("Closed", "SynSent", "active open"),
      ("Listen", "SynRcvd", "rcv SYN"), ("SynSent", "SynRcvd", "simultaneous"), ("SynRcvd", "Established", "ACK"),
      ("SynSent", "Established", "SYN, ACK"), ("Established", "FinWait", "close"),
      ("Established", "CloseWait", "rcv FIN"), ("FinWait", "TimeWait", "FIN"), ("CloseWait", "Closed", "last ACK"),
      ("TimeWait", "Closed", "2 MSL"), ("Established", "Established", "data"),
    ]
    let states: [[ViewID]] = [
      ["Closed", "Listen", "SynSent"], ["SynRcvd", "Established"], ["FinWait", "CloseWait", "TimeWait"],
    ]
    let view = VStack(align: .center, spacing: 56) {
      for row in states { HStack(spacing: 90) { for state in row { Box(state.name).id(state) } } }
    }
    .padding(30).connectors { for link in links { Connector(from: link.from, to: link.to, label: link.label) } }
    let layout = try view.layout(columns: nil)
    #expect(layout.diagnostics.isEmpty, "\(layout.diagnostics)\n\(layout.text)")
    #expect(layout.text.filter { "▶◀▲▼".contains($0) }.count == links.count, "\(layout.text)")
    // A line that begins behind another one's head is a part of that line.
    #expect(layout.text.contains(/◀[┬┴]|[┬┴]▶/) == false, "\(layout.text)")
  }

  @Test("a machine of eight states has all heads and lines in text")
  func machine() throws {
    let names = ["Idle", "Dial", "Ring", "Talk", "Hold", "Busy", "Fail", "Done"]
    let links = [(0, 1), (1, 0), (1, 2), (2, 3), (3, 4), (4, 3), (1, 5), (2, 6), (3, 7), (7, 0), (6, 0), (5, 0)]
    let grid = Grid(columns: Array(repeating: .fit, count: 4), spacing: 60) {
      for row in [names.prefix(4), names.suffix(4)] { GridRow { for name in row { Box(name).id(ViewID(name)) } } }
    }
    for labels in [false, true] {
      let machine = grid.connectors {
        for (number, link) in links.enumerated() {
          Connector(from: ViewID(names[link.0]), to: ViewID(names[link.1]), label: labels ? "label\(number)" : nil)
        }
      }
      let text = try machine.text()
      // Without labels, three that lead from the second row to the first box have one trunk and one head.
      #expect(text.filter { "▶◀▲▼".contains($0) }.count == (labels ? links.count : links.count - 2), "\(text)")
      if labels { for number in links.indices { #expect(text.contains("label\(number)"), "\(text)") } }
      let layout = try machine.layout(columns: nil)
      #expect(layout.diagnostics.isEmpty, "\(layout.diagnostics)\n\(text)")
      guard labels else { continue }
      // With the labels there are six lines for the five rows between the heads.
      let narrow = try machine.layout(columns: Int(layout.size.width), rows: Int(layout.size.height))
      let messages = narrow.diagnostics.map(\.message)
      #expect(
        messages.contains { $0.contains("shares a part of its line with that of") }, "\(messages)\n\(narrow.text)")
      // Heads and labels are all drawn, as far as no message names them.
      let lost = messages.filter { $0.contains("too little space for its head") }.count
      #expect(narrow.text.filter { "▶◀▲▼".contains($0) }.count + lost == links.count, "\(narrow.text)")
      for number in links.indices { #expect(narrow.text.contains("label\(number)"), "\(narrow.text)") }
    }
  }

  @Test("a bus of twelve lines has all of them and their heads")
  func bus() throws {
    let view = HStack(align: .center, spacing: 120) {
      VStack(spacing: 14) { for number in 1...6 { Box("Service \(number)").id(ViewID("s\(number)")) } }
      Box("Bus").id("bus")
      VStack(spacing: 14) { for number in 1...6 { Box("Client \(number)").id(ViewID("c\(number)")) } }
    }
    .padding(20)
    .connectors {
      for number in 1...6 {
        Connector(from: ViewID("s\(number)"), to: "bus", label: "topic \(number)")
        Connector(from: "bus", to: ViewID("c\(number)"), label: "feed \(number)")
      }
    }
    let layout = try view.layout(columns: nil)
    #expect(layout.text.filter { "▶◀▲▼".contains($0) }.count == 12, "\(layout.text)")
    // No line runs into the cell of a head below the bus.
    #expect(layout.text.contains("─▲") == false, "\(layout.text)")
    #expect(layout.diagnostics.isEmpty, "\(layout.diagnostics)\n\(layout.text)")
  }

  @Test("the picture grows for callouts that find no room beside the figure")
  func crowdedCallouts() throws {
    let form = VStack(align: .fill, spacing: 10, insets: Insets(all: 12)) {
      Text("Sign in").id("title")
      Field("Email").id("email")
    }
    .width(200).border(.rounded)
    let view = form.callouts(width: 120) {
      for number in 1...4 {
        Callout("explanation number \(number), in two lines", at: number % 2 == 0 ? "title" : "email")
      }
    }
    let text = try view.text(columns: nil)
    #expect(text.components("two lines") == 4, "\(text)")
    #expect(try view.layout(columns: nil).diagnostics.isEmpty)
    #expect(try view.layout().diagnostics.isEmpty)
    #expect(try view.svg().document.components(">in two lines<") == 4)
  }
}

extension String {
  /// The lines without the blanks at both ends that all of them have, and without empty ones.
  fileprivate var trimmingLines: [Substring] {
    split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.filter { !$0.isEmpty }
  }

  /// How often a text is in it.
  fileprivate func components(_ text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
