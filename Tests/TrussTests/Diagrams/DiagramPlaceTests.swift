import Testing
import Truss

@Suite("Places of diagrams")
struct DiagramPlaceTests {
  /// A node with a row for each name, which has the node's name before it.
  private func table(_ id: String, _ rows: [String]) -> some View {
    VStack(spacing: 0) { for row in rows { Text(row).padding(.horizontal, 8).id(ViewID(id + "." + row)) } }
      .border().id(ViewID(id))
  }

  private func chain(_ count: Int) -> Diagram {
    Diagram(direction: .right) {
      for number in 0..<count { Node("n\(number)", "Service \(number)") }
      for number in 0..<count - 1 { Arrow("n\(number)", "n\(number + 1)", "calls") }
    }
  }

  @Test("Nodes that a constraint puts below each other have different ranks", arguments: [false, true])
  func below(_ isLeading: Bool) throws {
    let (a, d) = (ViewID("a"), ViewID("d"))
    for isChild in [false, true] {
      let diagram = Diagram {
        Node("a")
        Node("d")
        Node("b")
        Arrow("b", "a")
        if isChild { Arrow("b", "d") }
      }
      .constraints { isLeading ? a.leading == d.leading : a.centerX == d.centerX }
      for layout in [try diagram.layout(), try diagram.layout(columns: 80)] {
        let (one, other) = (try #require(layout.frame(of: a)), try #require(layout.frame(of: d)))
        #expect(one.maxY < other.minY || other.maxY < one.minY)
        #expect(layout.diagnostics.isEmpty)
      }
    }
  }

  @Test("A node that covers another one is reported")
  func covered() throws {
    let (a, b) = (ViewID("a"), ViewID("b"))
    let diagram = Diagram {
      Node("a")
      Node("b")
      Arrow("a", "b")
    }
    .constraints {
      a.centerX == b.centerX
      a.centerY == b.centerY
    }
    #expect(try diagram.layout().diagnostics.contains { $0.message.contains(#""b" covers "a""#) })
  }

  @ViewBuilder private func titled(_ title: Text, _ diagram: Diagram) -> some View {
    title
    diagram
  }

  @Test("A diagram adapts to the width that containers leave to it")
  func spaces() throws {
    let (wide, title) = (chain(5), Text("Title"))
    let views: [any View] = [
      wide.padding(4), VStack { wide }, VStack { titled(title, wide) }, VStack(align: .fill) { wide },
      HStack { titled(title, wide) },
      ScrollView { wide }, wide.flex().padding(4), wide.frame(maxWidth: .infinity).padding(4), wide.border(),
      VStack { HStack { titled(title, wide) }.padding(8) },
    ]
    for view in views {
      for columns in [40, 50, 60] {
        let layout = try view.layout(columns: columns)
        #expect(layout.diagnostics.isEmpty)
        let (first, last) = (try #require(layout.frame(of: "n0")), try #require(layout.frame(of: "n4")))
        #expect(0 <= first.minX && last.maxX <= Double(columns))
      }
    }
  }

  @Test("Two diagrams share a row")
  func row() throws {
    let row = HStack {
      chain(3)
      Diagram(direction: .right) {
        for name in ["a", "b", "c"] { Node(ViewID(name)) }
        Arrow("a", "b", "calls")
        Arrow("b", "c", "calls")
      }
    }
    #expect(try row.layout(columns: 60).diagnostics.isEmpty)
  }

  @Test("A sequence diagram in a padding adapts to its width, and one without room says which width it needs")
  func sequences() throws {
    let diagram = SequenceDiagram {
      Arrow("a", "b", "a rather long message text")
      Arrow("b", "c", "another rather long message")
    }
    #expect(try diagram.padding(4).layout(columns: 50).diagnostics.isEmpty)
    let message = try #require(try diagram.layout(columns: 16).diagnostics.first).message
    let needed = try #require(message.split(separator: "it needs a width of ").last?.prefix { $0.isNumber })
    #expect(try diagram.layout(columns: Int(needed) ?? 0).diagnostics.isEmpty)
  }

  @Test("The border of a diagram is around its nodes", arguments: [30, 80])
  func border(_ columns: Int) throws {
    let layout = try chain(3).border().layout(columns: columns)
    for number in 0..<3 {
      let frame = try #require(layout.frame(of: ViewID("n\(number)")))
      #expect(frame.minX >= 1 && frame.minY >= 1)
      #expect(frame.maxX <= layout.size.width - 1 && frame.maxY <= layout.size.height - 1)
    }
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("All edges at a row end beside it", arguments: [Diagram.Direction.right, .left])
  func rows(_ direction: Diagram.Direction) throws {
    let diagram = Diagram(direction: direction) {
      table("a", ["x", "y", "z"])
      table("t", ["one", "two", "three"])
      for row in ["x", "y", "z"] { Arrow("a.\(row)", "t.two") }
    }
    let layout = try diagram.layout(columns: 80)
    let row = try #require(layout.frame(of: "t.two"))
    let lines = layout.text.split(separator: "\n").map(String.init)
    #expect(lines.indices.filter { lines[$0].contains { "▶◀".contains($0) } } == [Int(row.minY)])
    #expect(layout.diagnostics.isEmpty)
    #expect(try diagram.layout().diagnostics.isEmpty)
  }

  @Test("A cluster is not wider than its title and its lines ask for, and lines of clusters are straight")
  func clusters() throws {
    let titled = Diagram {
      Node("o", "Orders")
      Cluster("d", "Managed data in Frankfurt") {
        Node("p", "Postgres")
        Node("r", "Redis")
      }
      Arrow("o", "p")
      Arrow("o", "r")
    }
    let layout = try titled.layout(columns: 100)
    let (cluster, last) = (try #require(layout.frame(of: "d")), try #require(layout.frame(of: "r")))
    #expect(cluster.maxX - last.maxX <= 2)

    let edge = Diagram {
      Cluster("c", "Edge") { Node("a", "CDN") }
      Cluster("d", "Data") { Node("p", "Postgres") }
      Arrow("c", "d")
    }
    for layout in [try edge.layout(), try edge.layout(columns: 60)] {
      for (cluster, node) in [("c", "a"), ("d", "p")] {
        let (outer, inner) = (
          try #require(layout.frame(of: ViewID(cluster))), try #require(layout.frame(of: ViewID(node)))
        )
        // The node is in the middle: the line takes no place beside it.
        #expect(abs(outer.midX - inner.midX) <= 1)
      }
    }
  }

  @Test("Nodes of a rank with space keep their widths where others have to be narrower")
  func ranks() throws {
    let diagram = Diagram {
      Node("u", "A customer of the bank, with personal accounts")
      for name in ["A", "B", "C"] {
        Node(ViewID(name), "Application \(name) delivers static content, pages and prices")
        Arrow("u", ViewID(name), "views balances and payments with")
      }
    }
    let layout = try diagram.layout(columns: 60)
    #expect(try #require(layout.frame(of: "u")).height <= 4)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("A node with no edge but one without influence on the ranks is beside its neighbour")
  func note() throws {
    let layout = try Diagram {
      for name in ["a", "b", "c"] { Node(ViewID(name)) }
      Arrow("a", "b")
      Arrow("b", "c")
      Node("note", "A note", shape: .note)
      Arrow("note", "c").ranks(atLeast: 0)
    }
    .layout()
    #expect(try #require(layout.frame(of: "note")).midY == #require(layout.frame(of: "c")).midY)
  }

  @Test("A sign keeps its size, whatever ends there")
  func signs() throws {
    func size(_ count: Int) throws -> Rect {
      let names = (0..<count).map { ViewID("n\($0)") }
      let layout = try Diagram(direction: .right) {
        Node("s", shape: .start)
        for name in names {
          Node(name)
          Arrow("s", name)
        }
      }
      .layout()
      #expect(layout.diagnostics.isEmpty)
      return try #require(layout.frame(of: "s"))
    }
    let (one, many) = (try size(1), try size(5))
    #expect(one.width == many.width && one.height == many.height)
  }
}
