import Testing
import Truss

/// Where the lines of a diagram end, and what they share.
@Suite("Ends of edges")
struct EdgeEndTests {
  /// The ends and turns of each line of a document.
  private static func lines(_ document: String) -> [[Point]] {
    document.matches(of: /<path d="(M[^"Z]*)"[^>]*fill="none"/).map { match in
      match.1.matches(of: /(?:[ML]|Q[-0-9.]+ [-0-9.]+ )([-0-9.]+) ([-0-9.]+)/).compactMap { turn in
        guard let x = Double(turn.1), let y = Double(turn.2) else { return nil }
        return Point(x: x, y: y)
      }
    }
  }

  private static func cells(_ text: String) -> [[Character]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
  }

  private static func table(_ name: String, _ rows: [String]) -> some View {
    VStack(spacing: 0) {
      for row in rows { Text(row).padding(.horizontal, 8).id(ViewID("\(name).\(row)")) }
    }
    .border().id(ViewID(name))
  }

  @Test(
    "Lines end at a sign with a title, as at one without, and the title is beside it",
    arguments: [.start, .end, .choice] as [Node.Outline], Diagram.Direction.allCases)
  func titledSigns(_ sign: Node.Outline, _ direction: Diagram.Direction) throws {
    let diagram = Diagram(direction: direction) {
      Node("a", "Before")
      Node("m", "a longer title", shape: sign)
      Node("b", "After")
      Arrow("a", "m")
      Arrow("m", "b")
    }
    let text = try diagram.text()
    let rows = Self.cells(text)
    let row = try #require(rows.firstIndex { $0.contains { "●◉◇".contains($0) } })
    let column = try #require(rows[row].firstIndex { "●◉◇".contains($0) })
    let (x, y) = direction == .down ? (0, 1) : direction == .up ? (0, -1) : direction == .right ? (1, 0) : (-1, 0)
    func cell(_ step: Int) -> Character {
      let (row, column) = (row + step * y, column + step * x)
      return rows.indices.contains(row) && rows[row].indices.contains(column) ? rows[row][column] : " "
    }
    #expect("▼▲▶◀".contains(cell(-1)) && "│─".contains(cell(1)), "\(text)")
    #expect(text.contains("a longer title"))
    for layout in [try diagram.layout(), try diagram.layout(columns: nil)] { #expect(layout.diagnostics.isEmpty) }
    // In points, both lines are on one line through the sign.
    let lines = Self.lines(try diagram.svg(scheme: .light).document).filter { $0.count == 2 }
    let places = lines.map { y == 0 ? $0[0].y : $0[0].x }
    #expect(places.count >= 2 && Set(places).count == 1, "\(lines)")
  }

  @Test("Lines end at the head of a person or at its shoulders, and at the tab of a package or beside it")
  func headsAndTabs() throws {
    for shape in [Node.Outline.person, .package] {
      for count in 1...5 {
        for direction in Diagram.Direction.allCases {
          let diagram = Diagram(direction: direction) {
            Node("p", "A title", shape: shape)
            for number in 0..<count {
              Node("n\(number)")
              Arrow("n\(number)", "p", "l\(number)")
            }
          }
          let text = try diagram.text()
          let picture = Self.cells(text)
          let (head, next): (Character, (Int, Int)) =
            switch direction {
            case .down: ("▼", (0, 1))
            case .up: ("▲", (0, -1))
            case .right: ("▶", (1, 0))
            case .left: ("◀", (-1, 0))
            }
          for (row, line) in picture.enumerated() {
            for column in line.indices where line[column] == head {
              let there = picture[row + next.1]
              #expect(
                there.indices.contains(column + next.0) && "─│╭╮╰╯┌┐└┘├┤┬┴".contains(there[column + next.0]),
                "\(shape) \(direction)\n\(text)")
            }
          }
          #expect(try diagram.layout().diagnostics.isEmpty, "\(shape) \(direction) \(count)")
        }
      }
    }
  }

  @Test(
    "Lines between rows of one node, and those down or up, end beside the rows", arguments: Diagram.Direction.allCases)
  func rows(_ direction: Diagram.Direction) throws {
    let rows = ["one", "two", "three", "four"]
    for (from, to) in [(0, 3), (3, 0), (1, 2), (2, 1)] {
      for isLoop in direction == .down || direction == .up ? [false, true] : [true] {
        let other = isLoop ? "a" : "b"
        let diagram = Diagram(direction: direction) {
          Self.table("a", rows)
          if !isLoop { Self.table("b", rows) }
          Arrow("a.\(rows[from])", "\(other).\(rows[to])")
        }
        let text = try diagram.text()
        let lines = text.split(separator: "\n")
        let head = try #require(lines.first { $0.contains("▶") || $0.contains("◀") }, "\(text)")
        #expect(head.contains(rows[to]), "\(text)")
        #expect(lines.contains { $0.contains(rows[from]) && ($0.contains("├") || $0.contains("┤")) }, "\(text)")
        let layout = try diagram.layout()
        for layout in [layout, try diagram.layout(columns: nil)] { #expect(layout.diagnostics.isEmpty) }
        let a = try #require(layout.frame(of: ViewID("a.\(rows[from])")))
        let b = try #require(layout.frame(of: ViewID("\(other).\(rows[to])")))
        let line = try #require(Self.lines(layout.svg(scheme: .light).document).max { $0.count < $1.count })
        #expect(a.minY <= line[0].y && line[0].y <= a.maxY, "\(line)")
        #expect(b.minY <= line[line.count - 1].y && line[line.count - 1].y <= b.maxY, "\(line)")
      }
    }
  }

  @Test("The label of a loop in text is beside the loop, whose line is whole", arguments: Diagram.Direction.allCases)
  func loops(_ direction: Diagram.Direction) throws {
    for label in ["go", "progress", "a label that is longer than its node"] {
      let diagram = Diagram(direction: direction) {
        Node("l", "Load")
        Arrow("l", "l", label)
      }
      let text = try diagram.text()
      #expect(text.contains(label))
      #expect(DiagramTextPicture(text).looseEnds.isEmpty, "\(text)")
      let bare = try Diagram(direction: direction) {
        Node("l", "Load")
        Arrow("l", "l")
      }.text()
      for corner in "┌┐└┘" { #expect(text.count { $0 == corner } == bare.count { $0 == corner }, "\(text)") }
      let line = try #require(text.split(separator: "\n").first { $0.contains(label) })
      #expect(line.contains("  ") || line.trimmingCharacters(in: .whitespaces) == label, "\(text)")
    }
  }

  @Test("Arrows that look alike share a trunk with one head in a diagram, too", arguments: Diagram.Direction.allCases)
  func trunks(_ direction: Diagram.Direction) throws {
    for count in 2...6 {
      func diagram(_ label: String?) -> Diagram {
        Diagram(direction: direction) {
          Node("top", "Shape")
          for number in 0..<count {
            Node("n\(number)")
            Arrow("n\(number)", "top", label, head: .triangle)
          }
        }
      }
      let text = try diagram(nil).text()
      #expect(text.count { "▷◁△▽".contains($0) } == 1, "\(text)")
      #expect(DiagramTextPicture(text).looseEnds.isEmpty, "\(text)")
      let (alike, labelled) = (try diagram(nil).layout(), try diagram("x").layout())
      #expect(alike.diagnostics.isEmpty)
      #expect(DiagramSVGPicture(alike.svg(scheme: .light).document).heads.count == 1)
      #expect(DiagramSVGPicture(labelled.svg(scheme: .light).document).heads.count == count)
      // Lines of one bar, each of which is drawn once: a stem, two arms, and what is between them.
      let bare = Diagram(direction: direction) {
        Node("top", "A long title")
        for number in 0..<count {
          Node("n\(number)", shape: .plain)
          Arrow("top", "n\(number)", head: .none)
        }
      }
      let starts = Self.lines(try bare.svg(scheme: .light).document).filter { $0.count > 1 }.map { $0[0] }
      #expect(Set(starts.map { direction == .down || direction == .up ? $0.y : $0.x }).count <= 2, "\(starts)")
    }
  }

  @Test("A line whose jog would be shorter than 10 points is straight where its ends have room")
  func shortJogs() throws {
    let diagram = Diagram(direction: .right) {
      for name in ["a", "b", "c"] { Node(ViewID(name)) }
      Arrow("a", "b", "x")
      Arrow("a", "c")
    }
    .constraints { ViewID("a").centerY == ViewID("b").centerY }
    #expect(DiagramSVGPicture(try diagram.svg(scheme: .light).document).jogs.allSatisfy { $0 >= 10 })
  }

  @Test("A line that follows a moved node turns in the middles of cells")
  func movedCorners() throws {
    for shift in stride(from: -60.0, through: 60, by: 10) {
      for direction in Diagram.Direction.allCases {
        let diagram = Diagram(direction: direction) {
          for name in ["a", "b", "c"] { Node(ViewID(name)) }
          Arrow("a", "b")
          Arrow("b", "c")
        }
        let moved = diagram.constraints {
          direction == .down || direction == .up
            ? ViewID("c").leading == ViewID("b").leading + shift : ViewID("c").bottom == ViewID("b").bottom + shift
        }
        let text = try moved.text()
        #expect(DiagramTextPicture(text).looseEnds.isEmpty, "\(text)")
        #expect(!text.contains { "┼┴┬".contains($0) } || direction == .down || direction == .up, "\(text)")
      }
    }
  }

  @Test("A line does not touch the letters of a node without an outline")
  func plainNodes() throws {
    let diagram = Diagram {
      Node("a", "Leaf text", shape: .plain)
      Node("b")
      Arrow("b", "a")
    }
    let layout = try diagram.layout()
    let frame = try #require(layout.frame(of: "a"))
    let heads = DiagramSVGPicture(layout.svg(scheme: .light).document).heads
    #expect(heads.count == 1 && heads.allSatisfy { abs($0.rect.maxY - (frame.minY - 4)) < 0.1 }, "\(heads)")
  }

  @Test("A line to a row at the border of its box ends at the border")
  func flushRows() throws {
    let view = HStack(spacing: 60) {
      VStack {
        Text("row").id("row")
        Text("row two")
      }
      .border().id("x")
      Box("B").id("b")
    }
    .connectors { Connector(from: "x", to: "b") }
    let flush = HStack(spacing: 60) {
      VStack { Text("row two").id("row") }.border().id("x")
      Box("B").id("b")
    }
    .connectors { Connector(from: "row", to: "b") }
    for view in [try view.layout(), try flush.layout()] {
      let frame = try #require(view.frame(of: "x"))
      #expect(Self.lines(view.svg(scheme: .light).document).contains { $0.first?.x == frame.maxX })
    }
  }

  @Test("A line between a view and the view around it is inside that view", arguments: [10.0, 14, 20, 30, 40])
  func around(_ padding: Double) throws {
    for isInward in [false, true] {
      let view = VStack { Box("In").id("in") }.padding(padding).border().id("out").padding(30)
        .connectors { isInward ? Connector(from: "out", to: "in") : Connector(from: "in", to: "out") }
      let layout = try view.layout(width: 300)
      let (inner, outer) = (try #require(layout.frame(of: "in")), try #require(layout.frame(of: "out")))
      for point in Self.lines(layout.svg(scheme: .light).document).joined() {
        #expect(outer.minX <= point.x && point.x <= outer.maxX && outer.minY <= point.y && point.y <= outer.maxY)
        #expect(
          point.x <= inner.minX || inner.maxX <= point.x || point.y <= inner.minY || inner.maxY <= point.y, "\(point)")
      }
      #expect(layout.diagnostics.isEmpty)
    }
  }

  @Test("A connector to a view that a scroll view or a clip hides is not drawn, and one to a cut view ends at the cut")
  func hidden() throws {
    func heads(_ layout: LayoutResult) -> Int { DiagramSVGPicture(layout.svg(scheme: .light).document).heads.count }
    func scrolled(_ offset: Double) -> some View {
      HStack(spacing: 40) {
        Box("A").id("a")
        ScrollView(offset: offset) {
          VStack {
            Text("1\n2\n3\n4\n5\n6")
            Box("B").id("b")
          }
        }
        .frame(height: 30)
      }
      .connectors { Connector(from: "a", to: "b") }
    }
    #expect(heads(try scrolled(0).layout()) == 0)
    #expect(heads(try scrolled(100).layout()) == 1)
    let size = try scrolled(0).layout().size
    let text = try scrolled(0).text()
    #expect(!text.contains("▶") && !text.contains("▼"))
    #expect(size.height < 60)
    let clipped = HStack(spacing: 40) {
      Box("A").id("a")
      HStack {
        Rectangle().frame(width: 60, height: 10)
        Box("B").id("b")
      }
      .frame(width: 40, alignment: .leading).clipped()
    }
    .connectors { Connector(from: "a", to: "b") }
    #expect(heads(try clipped.layout()) == 0)
  }
}
