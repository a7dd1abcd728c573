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

  @Test("Titles of nodes break, and ranks have several rows, where a width asks for it")
  func squeezed() throws {
    let titles = ["Order intake", "Payment provider", "Warehouse of the north", "Delivery partners"]
    let diagram = Diagram {
      Node("top", "The shop")
      for title in titles {
        Node(ViewID(title), title)
        Arrow("top", ViewID(title))
      }
    }
    let natural = try diagram.layout(columns: nil)
    var heights: Set<Double> = []
    for columns in [natural.size.width, 72, 60, 46, 30] {
      let layout = try diagram.layout(columns: Int(columns))
      #expect(layout.diagnostics.isEmpty, "\(columns)")
      for word in titles.flatMap({ $0.split(separator: " ") }) { #expect(layout.text.contains(word), "\(columns)") }
      #expect(layout.text.count { $0 == "▼" || $0 == "▶" } == 4, "\(columns)")
      heights.insert(layout.size.height)
    }
    #expect(heights.count > 2)
    #expect(try diagram.layout(width: 240).diagnostics.isEmpty)
  }

  @Test("A diagram that has no room has one diagnostic, which says how much it needs, and has room in that")
  func tooNarrow() throws {
    let diagram = Diagram {
      Node("a", "Administration")
      Node("b", "Telecommunication")
      Arrow("a", "b", "misunderstandings")
      Arrow("b", "b", "reorganization")
    }
    for columns in [12, 20] {
      let diagnostics = try diagram.layout(columns: columns).diagnostics
      #expect(diagnostics.count == 1)
      let words = try #require(diagnostics.first?.message).split(separator: " ")
      let width = try #require(words.dropLast().last.flatMap { Int($0) }, "\(words)")
      #expect(words.suffix(4).first == "width" && width > columns)
      #expect(try diagram.layout(columns: width).diagnostics.isEmpty)
      #expect(try !diagram.layout(columns: width - 1).diagnostics.isEmpty)
    }
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

  @Test("In text an edge to a row inside a node begins beside this row", arguments: 1...5, 0..<5)
  func rowsInside(_ count: Int, _ row: Int) throws {
    guard row < count else { return }
    let diagram = Diagram(direction: .right) {
      Node("n") { VStack { for row in 0..<count { Text("field \(row)").id(ViewID("f\(row)")) } } }
      Node("m", "M")
      Arrow(ViewID("f\(row)"), "m")
    }
    let lines = try diagram.text().split(separator: "\n")
    #expect(lines.first { $0.contains("├") }?.contains("field \(row)") == true, "\(lines)")
  }

  @Test("An edge between neighbours of one rank is straight", arguments: Diagram.Direction.allCases)
  func neighbours(_ direction: Diagram.Direction) throws {
    let diagram = Diagram(direction: direction) {
      Node("a", "A"); Node("b", "B")
      Arrow("a", "b").ranks(atLeast: 0)
    }
    for layout in [try diagram.layout(), try diagram.layout(columns: nil)] {
      let (a, b) = (try #require(layout.frame(of: "a")), try #require(layout.frame(of: "b")))
      #expect(layout.size == Size(width: max(a.maxX, b.maxX), height: max(a.maxY, b.maxY)))
      #expect(layout.diagnostics.isEmpty)
    }
    #expect(try diagram.text().count { "▶◀▲▼".contains($0) } == 1)
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
    let missing = #expect(throws: LayoutError.self) {
      try Diagram {
        Node("a"); Arrow("a", "worker")
      }.layout()
    }
    #expect(
      missing?.description.hasSuffix(
        "an arrow names \"worker\", but no view has this name; add Node(\"worker\")") == true)
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
    #expect(error?.description.contains("is inside itself") == true)
    let own = Diagram { Cluster("a") { "a" } }
    #expect(throws: LayoutError.self) { try own.layout() }
    let stray = Diagram {
      Node("x")
      "x"
    }
    let misplaced = #expect(throws: LayoutError.self) { try stray.layout() }
    #expect(misplaced?.description.contains("is in no cluster") == true)
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

  @Test("Constraints of the diagram choose ranks, order and middles, and nothing overlaps")
  func pinnedNodes() throws {
    let diagram = Diagram {
      for name in ["a", "b", "c", "d", "e"] { Node(name) }
      Arrow("a", "b")
      Arrow("a", "c")
      Arrow("a", "d")
      Arrow("d", "e")
      Cluster("group", "Group") {
        "c"
        "d"
      }
    }
    .constraints {
      ViewID("b").centerY == ViewID("e").centerY
      ViewID("d").trailing <= ViewID("c").leading
      ViewID("a").centerX == ViewID("e").centerX
    }
    for layout in [try diagram.layout(), try diagram.layout(columns: 80)] {
      func frame(_ name: String) throws -> Rect { try #require(layout.frame(of: ViewID(name))) }
      let frames = try ["a", "b", "c", "d", "e"].map(frame)
      for (number, one) in frames.enumerated() {
        for other in frames[..<number] { #expect(one.intersection(other) == nil) }
      }
      #expect(try abs(frame("b").midY - frame("e").midY) <= 0.5)
      #expect(try abs(frame("a").midX - frame("e").midX) <= 0.5)
      #expect(try frame("d").maxX <= frame("c").minX)
      #expect(layout.diagnostics.isEmpty)
    }
    #expect(try diagram.text(columns: 80).count { "▼▶◀▲".contains($0) } == 4)
  }

  @Test("A node that a constraint moves stays in its cluster and in the picture, and its lines follow")
  func movedNodes() throws {
    let diagram = Diagram {
      Node("a")
      Node("b")
      Node("c")
      Arrow("a", "b")
      Arrow("b", "c")
      Cluster("group", "Group") { "c" }
    }
    .constraints { ViewID("c").leading == ViewID("b").trailing + 60 }
    for layout in [try diagram.layout(), try diagram.layout(columns: 80)] {
      let (b, c) = (try #require(layout.frame(of: "b")), try #require(layout.frame(of: "c")))
      let (group, size) = (try #require(layout.frame(of: "group")), layout.size)
      #expect(c.minX > b.maxX && group.minX < c.minX && c.maxX < group.maxX)
      #expect(group.maxX <= size.width)
      #expect(layout.diagnostics.isEmpty)
    }
    #expect(try diagram.text(columns: 80).count { "▼▶".contains($0) } == 2)
  }

  @Test("A given width stays, texts at the ends have room, and a cluster without nodes is a box")
  func rooms() throws {
    let diagram = Diagram {
      Rectangle().width(120).height(6).id("bar")
      for number in 1...3 {
        let name = "n\(number)"
        Node(name)
        Arrow("bar", name).endLabels(from: "1", to: "0..n")
      }
      Cluster("none", "Nobody") {}
      Arrow("n2", "none")
    }
    for layout in [try diagram.layout(), try diagram.layout(columns: 100)] {
      #expect(layout.diagnostics.isEmpty)
      #expect(try #require(layout.frame(of: "none")).width > 0)
    }
    #expect(try #require(diagram.layout().frame(of: "bar")).width == 120)
    #expect(try diagram.text(columns: 100).matches(of: /0\.\.n/).count == 3)
  }

  @Test("A line to a cluster follows it")
  func movedClusters() throws {
    let diagram = Diagram {
      Node("a")
      Node("c", shape: .diamond)
      Cluster("group", "Group") { "c" }
      Arrow("a", "group")
    }
    let pinned = diagram.constraints { ViewID("c").leading == ViewID("a").trailing + 60 }
    for medium in [false, true] {
      let layout = medium ? try pinned.layout(columns: 80) : try pinned.layout()
      #expect(try #require(layout.frame(of: "group")).minX > #require(layout.frame(of: "a")).maxX)
      #expect(layout.diagnostics.isEmpty)
    }
    let lines = try pinned.text(columns: 80).split(separator: "\n").map(Array.init)
    // The head is right before the border of the cluster.
    let heads = lines.indices.flatMap { row in lines[row].indices.map { (row, $0) } }.filter {
      "▶▼".contains(lines[$0][$1])
    }
    let (row, column) = try #require(heads.first)
    let next = lines[row][column] == "▶" ? lines[row][column + 1] : lines[row + 1][column]
    #expect(heads.count == 1 && "╎╌┌┐".contains(next))
  }
}
