import Testing
import Truss

@Suite("Sequence diagrams")
struct SequenceDiagramTests {
  private let signIn = SequenceDiagram {
    Node("user", "User")
    Node("api", "API")
    Node("db", "Postgres")
    Arrow("user", "api", "POST /login")
    Arrow("api", "db", "SELECT")
    Arrow("db", "api", "row").dashed()
    Arrow("api", "api", "hash")
    Fragment(.alternative, "valid") {
      Arrow("api", "user", "200").dashed()
    }
    .operand("else") {
      Arrow("api", "user", "401").dashed()
    }
  }

  @Test("messages are below each other, with their texts above their lines")
  func text() throws {
    #expect(
      try signIn.text() == """
        ┌─────────┐   ┌─────────┐   ┌──────────┐
        │  User   │   │   API   │   │ Postgres │
        └────┬────┘   └────┬────┘   └────┬─────┘
             │ POST /login │             │
             ├────────────▶│             │
             │             │   SELECT    │
             │             ├────────────▶│
             │             │     row     │
             │             │◀╌╌╌╌╌╌╌╌╌╌╌╌┤
             │             ├──╮ hash     │
             │             │◀─╯          │
           ┌─ alt [valid] ─┼─┐           │
           │ │     200     │ │           │
           │ │◀╌╌╌╌╌╌╌╌╌╌╌╌┤ │           │
           ├╌ [else] ╌╌╌╌╌╌┼╌┤           │
           │ │     401     │ │           │
           │ │◀╌╌╌╌╌╌╌╌╌╌╌╌┤ │           │
           └─┼─────────────┼─┘           │
             │             │             │
        """)
  }

  @Test("the outline of a bar is open where a text or a note is over it")
  func interruptedBars() throws {
    let noted = SequenceDiagram {
      Activation("b") {
        Arrow("a", "b", "start")
        Note("over the bar", over: "b")
        Arrow("b", "a", "end")
      }
    }
    let looped = SequenceDiagram {
      Arrow("a", "b", "before")
      Activation("b") {
        Arrow("a", "b", "start")
        Fragment(.loop, "a condition that is much longer") { Arrow("a", "b", "step") }
      }
    }
    for diagram in [noted, looped] {
      let bars = try Self.bars(diagram)
      try #require(bars.count == 2)
      #expect(bars.map(\.isClosed) == [false, false] && bars.map(\.points) == [4, 4])
      // The line of the first part begins at its lower end, which is open, and that of the second at its upper one.
      #expect(bars[0].first > bars[0].second && bars[1].first < bars[1].second)
    }
  }

  /// The outlines of the parts of bars in SVG, with the heights of their first points.
  private static func bars(
    _ diagram: SequenceDiagram
  ) throws -> [(points: Int, isClosed: Bool, first: Double, second: Double)] {
    let outline = /width="10" height="[0-9.]+"[^>]*>\s*<path d="M[0-9.]+ ([0-9.]+)L[0-9.]+ ([0-9.]+)([^"Z]*)(Z?)"/
    return try diagram.svg().document.matches(of: outline).compactMap { match in
      guard let first = Double(match.1), let second = Double(match.2) else { return nil }
      return (2 + match.3.filter { $0 == "L" }.count, !match.4.isEmpty, first, second)
    }
  }

  @Test("in points, all conditions of a fragment begin at one place, after its first lifeline")
  func conditions() throws {
    let texts = try signIn.svg().document.matches(of: /<text x="([0-9.]+)"[^>]*>\[(valid|else)\]</)
    let places = texts.compactMap { Double($0.1) }
    try #require(places.count == 2)
    #expect(places[0] == places[1])
    #expect(try places[0] > #require(signIn.layout().frame(of: "user")).midX)
  }

  @Test("participants that are not written appear in the order of their first messages")
  func undeclared() throws {
    let diagram = SequenceDiagram {
      Arrow("b", "a", "ask")
      Arrow("a", "c", "pass on")
    }
    let layout = try diagram.layout(columns: nil)
    let places = try ["b", "a", "c"].map { try #require(layout.frame(of: ViewID($0))).minX }
    #expect(places == places.sorted())
  }

  @Test("a name that no participant has is an error with its line, once some are written")
  func unknownNames() {
    let message = SequenceDiagram {
      Node("user")
      Node("api")
      Arrow("user", "apo", fileID: "App/D.swift", line: 4)
    }
    #expect(throws: LayoutError.self) { try message.layout() }
    #expect(Self.error(message).hasPrefix("App/D.swift:4: error: SequenceDiagram: a message names \"apo\""))
    #expect(Self.error(message).contains("did you mean \"api\""))
    let note = SequenceDiagram {
      Node("user")
      Note("text", over: "usr", fileID: "App/D.swift", line: 5)
    }
    #expect(Self.error(note).hasPrefix("App/D.swift:5: error: SequenceDiagram: a note names \"usr\""))
    let outside = SequenceDiagram { Arrow(.container, .container, fileID: "App/D.swift", line: 6) }
    #expect(
      Self.error(outside).hasPrefix(
        "App/D.swift:6: error: SequenceDiagram: an end of a message outside of the diagram is only for"))
    let labelled = SequenceDiagram { Arrow("a", "b", fileID: "App/D.swift", line: 7).endLabels(from: "1") }
    #expect(Self.error(labelled).hasPrefix("App/D.swift:7: error: SequenceDiagram: endLabels"))
  }

  private static func error(_ view: some View) -> String {
    do { _ = try view.layout() } catch { return "\(error)" }
    return ""
  }

  @Test("a message that passes lifelines shares its width among their gaps, and the diagram is as narrow as can be")
  func sharedWidth() throws {
    let diagram = SequenceDiagram {
      for name in ["a", "b", "c", "d"] { Node(ViewID(name)) }
      Arrow("a", "d", String(repeating: "x", count: 60))
    }
    let layout = try diagram.layout(columns: nil)
    let places = try ["a", "b", "c", "d"].map { try #require(layout.frame(of: ViewID($0))).minX }
    let gaps = zip(places, places.dropFirst()).map { $1 - $0 }
    // 60 letters, a blank at each side, and the lifeline.
    #expect(gaps.reduce(0, +) == 63 && gaps.allSatisfy { abs($0 - 21) <= 1 }, "\(gaps)")
  }

  @Test("in a layout from right to left the first participant is at the right")
  func rightToLeft() throws {
    let layout = try signIn.environment(\.layoutDirection, .rightToLeft).layout(columns: nil)
    let (user, db) = (try #require(layout.frame(of: "user")), try #require(layout.frame(of: "db")))
    #expect(user.minX > db.minX && layout.text.contains("◀") && layout.diagnostics.isEmpty)
  }

  @Test("it has its size in stacks and scroll views, and any views are participants")
  func anywhere() throws {
    let own = SequenceDiagram {
      VStack {
        Text("Client"); Text("on a phone")
      }.border().id("client")
      Image("server").width(60).height(40).id("server")
      Arrow("client", "server", "GET")
    }
    let alone = try own.layout(width: nil)
    let inside = try VStack(align: .start, spacing: 8) {
      Text("Title"); own.id("figure"); Text("Caption").id("caption")
    }
    .layout(width: 600)
    #expect(inside.frame(of: "figure")?.size == alone.size)
    #expect(inside.frame(of: "caption")?.minY == inside.frame(of: "figure").map { $0.maxY + 8 })
    let scrolled = try ScrollView { own }.layout(width: 400, height: 60)
    #expect(scrolled.diagnostics.isEmpty)
    #expect(try ScrollView { own }.layout(columns: 50, rows: 20).diagnostics.isEmpty)
  }

  @Test("nothing, participants alone, and messages of one are laid out")
  func few() throws {
    #expect(try SequenceDiagram {}.layout().diagnostics.isEmpty)
    #expect(try SequenceDiagram { Separator("Later") }.layout().diagnostics.isEmpty)
    #expect(try SequenceDiagram { Node("a") }.text().contains("a"))
    #expect(try SequenceDiagram { Fragment(.loop) {} }.layout().diagnostics.isEmpty)
    #expect(try SequenceDiagram { Arrow("a", "a", "think") }.text().contains("think"))
  }

  @Test("a session takes over new messages")
  func session() throws {
    func diagram(_ texts: [String]) -> some View {
      SequenceDiagram { for text in texts { Arrow("a", "b", text) } }
    }
    var session = try LayoutSession(diagram(["one"]), width: 400)
    for texts in [["one", "two, which is longer"], ["three"]] {
      try session.update(to: diagram(texts))
      let fresh = try diagram(texts).layout(width: 400)
      #expect(session.layout.frames == fresh.frames)
      #expect(session.layout.svg().document == fresh.svg().document)
    }
  }
}
