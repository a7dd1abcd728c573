import Testing
import Truss

@Suite("Diagrams")
struct DiagramTests {
  private let services = Diagram {
    Node("web", "Web app")
    Node("api", "API")
    Node("db", "Postgres", shape: .cylinder)
    Arrow("web", "api", "HTTPS")
    Arrow("api", "db")
    Arrow("api", "api", "retry")
    Cluster("cloud", "Cloud") {
      "api"
      "db"
    }
  }

  @Test("Edges point down, nodes do not overlap, and a cluster holds its nodes")
  func places() throws {
    for layout in [try services.layout(), try services.layout(columns: 60)] {
      let (web, api) = (try #require(layout.frame(of: "web")), try #require(layout.frame(of: "api")))
      let (db, cloud) = (try #require(layout.frame(of: "db")), try #require(layout.frame(of: "cloud")))
      #expect(web.maxY < api.minY && api.maxY < db.minY)
      #expect(cloud.minY <= api.minY && db.maxY <= cloud.maxY && web.maxY < cloud.minY)
      #expect(cloud.minX <= min(api.minX, db.minX) && max(api.maxX, db.maxX) <= cloud.maxX)
      #expect(layout.diagnostics.isEmpty)
    }
  }

  @Test("Text has the titles, the labels, and a head for each edge")
  func text() throws {
    let text = try services.text(columns: 60)
    for word in ["Web app", "API", "Postgres", "HTTPS", "retry", "Cloud"] { #expect(text.contains(word)) }
    #expect(text.count { $0 == "▼" } == 2)
    #expect(text.count { $0 == "◀" } == 1)
  }

  @Test("A direction turns the ranks", arguments: Diagram.Direction.allCases)
  func directions(_ direction: Diagram.Direction) throws {
    let diagram = Diagram(direction: direction) {
      Node("a")
      Node("b")
      Arrow("a", "b", "to")
    }
    let layout = try diagram.layout()
    let (a, b) = (try #require(layout.frame(of: "a")), try #require(layout.frame(of: "b")))
    switch direction {
    case .down: #expect(a.maxY < b.minY)
    case .up: #expect(b.maxY < a.minY)
    case .right: #expect(a.maxX < b.minX)
    case .left: #expect(b.maxX < a.minX)
    }
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("A diagram that is too wide turns")
  func narrow() throws {
    let diagram = Diagram(direction: .right) {
      for name in ["one", "two", "three", "four", "five", "six"] { Node(ViewID(name)) }
      for (from, to) in [("one", "two"), ("two", "three"), ("three", "four"), ("four", "five"), ("five", "six")] {
        Arrow(ViewID(from), ViewID(to))
      }
    }
    let wide = try diagram.layout(columns: 200)
    let narrow = try diagram.layout(columns: 30)
    #expect(try #require(wide.frame(of: "one")).midY == #require(wide.frame(of: "six")).midY)
    #expect(try #require(narrow.frame(of: "one")).maxY < #require(narrow.frame(of: "six")).minY)
  }

  @Test("Any view is a node, and an edge may end at a view inside one")
  func anyViews() throws {
    let diagram = Diagram(direction: .right) {
      Box("plain").id("plain")
      Node("table") {
        VStack {
          Text("id").id("key")
          Text("name").id("title")
        }
      }
      Arrow("plain", "title")
    }
    let layout = try diagram.layout()
    #expect(layout.diagnostics.isEmpty)
    #expect(try #require(layout.frame(of: "plain")).maxX < #require(layout.frame(of: "table")).minX)
  }

  @Test("Empty diagrams, one node, and cycles are laid out")
  func extremes() throws {
    #expect(try Diagram {}.layout().diagnostics.isEmpty)
    #expect(try Diagram { Node("alone") }.text(columns: 20).contains("alone"))
    let ring = Diagram {
      for name in ["a", "b", "c"] { Node(ViewID(name)) }
      Arrow("a", "b")
      Arrow("b", "c")
      Arrow("c", "a")
      Arrow("a", "b")
    }
    #expect(try ring.text(columns: 40).count { "▼▲".contains($0) } == 4)
  }

  @Test("Unknown names, nodes in two clusters, and too many edges are errors")
  func errors() throws {
    let unknown = Diagram {
      Node("a")
      Arrow("a", "b")
    }
    #expect(throws: LayoutError.self) { try unknown.layout() }
    let twice = Diagram {
      Node("a")
      Cluster("one") { "a" }
      Cluster("two") { "a" }
    }
    let error = #expect(throws: LayoutError.self) { try twice.layout() }
    guard case .twoClusters("a", first: "one", _) = error?.reason else {
      Issue.record("no such reason")
      return
    }
    let member = Diagram { Cluster("one") { "nobody" } }
    #expect(throws: LayoutError.self) { try member.layout() }
    let many = Diagram {
      Node("a")
      for _ in 0..<100_000 { Arrow("a", "a") }
    }
    #expect(throws: LayoutError.self) { try many.layout() }
    let spaced = Diagram(spacing: .nan) { Node("a") }
    #expect(throws: LayoutError.self) { try spaced.layout() }
  }

  @Test("Clusters in each other, and a name in no cluster, are errors")
  func clusterErrors() throws {
    let ring = Diagram {
      Node("x")
      Cluster("a") { "b" }
      Cluster("b") { "a" }
    }
    let error = #expect(throws: LayoutError.self) { try ring.layout() }
    #expect(error?.description.contains("a Cluster that is not inside of it") == true)
    let own = Diagram { Cluster("a") { "a" } }
    #expect(throws: LayoutError.self) { try own.layout() }
    let stray = Diagram {
      Node("x")
      "x"
    }
    let misplaced = #expect(throws: LayoutError.self) { try stray.layout() }
    #expect(misplaced?.description.contains("it is meant for a Cluster") == true)
  }

  @Test("Another diagram in the place of one has its own lines")
  func alternatives() throws {
    func chain(_ count: Int) -> some View {
      Diagram {
        for number in 0..<count { Node(ViewID("n\(number)")) }
        for number in 1..<count { Arrow(ViewID("n\(number - 1)"), ViewID("n\(number)")) }
      }
      .id("d")
    }
    let shorter = ViewThatFits(in: .vertical) {
      chain(6)
      chain(3)
    }
    let layout = try shorter.layout(width: 200, height: 200)
    #expect(layout.frame(of: "n2") != nil && layout.frame(of: "n3") == nil)
    let alone = try ViewThatFits(in: .vertical) { chain(3) }.layout(width: 200, height: 200)
    #expect(layout.svg().document == alone.svg().document)
  }

  @Test("Very large nodes are no trap")
  func largeNodes() throws {
    let diagram = Diagram {
      for number in 0..<400 { Node(ViewID("n\(number)")) { Rectangle().frame(width: 1e7, height: 1e7) } }
      for number in 1..<200 { Arrow(ViewID("n\(number - 1)"), ViewID("n\(number)")) }
    }
    _ = try? diagram.layout()
  }

  @Test("An edge between a cluster and a node inside it ends at both")
  func edgesIntoClusters() throws {
    let diagram = Diagram {
      Node("web")
      Node("api")
      Cluster("cloud", "Cloud") { "api" }
      Arrow("web", "api")
      Arrow("cloud", "api", "x")
    }
    #expect(try diagram.text(columns: 60).contains("x"))
    #expect(try diagram.layout().frame(of: "api") != nil)
  }
}
