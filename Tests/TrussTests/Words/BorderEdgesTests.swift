import Testing
import Truss

/// Borders along some of a view's edges.
struct BorderEdgesTests {
  private static let pictures: [(edges: Edge.Set, picture: String)] = [
    (.top, "──\nab"), (.bottom, "ab\n──"), (.leading, "│ab"), (.trailing, "ab│"), (.horizontal, "│ab│"),
    (.vertical, "──\nab\n──"), ([.top, .leading], "┌──\n│ab"), ([.top, .trailing], "──┐\nab│"),
    ([.bottom, .trailing], "ab│\n──┘"), ([.bottom, .leading], "│ab\n└──"), ([.vertical, .leading], "┌──\n│ab\n└──"),
    ([.horizontal, .bottom], "│ab│\n└──┘"), ([.horizontal, .top], "┌──┐\n│ab│"), (.all, "┌──┐\n│ab│\n└──┘"),
    ([], "ab"),
  ]

  @Test(arguments: pictures) func eachEdgeTakesItsRoom(edges: Edge.Set, picture: String) throws {
    #expect(try Text("ab").border(edges: edges).text(columns: nil) == picture)
    // The same around a stack, whose insets they are.
    #expect(try VStack { Text("ab") }.border(edges: edges).text(columns: nil) == picture)
  }

  @Test func leadingAndTrailingFollowTheDirection() throws {
    let environment = EnvironmentValues(layoutDirection: .rightToLeft)
    let view = Text("ab").border(edges: [.leading, .bottom])
    #expect(try view.text(environment: environment) == "ab│\n──┘")
    #expect(try VStack { view }.border(edges: .trailing).text(environment: environment) == "│ab│\n├──┘")
    let layout = try HStack { Text("ab").id("a") }.border(edges: .leading).layout(columns: 5, environment: environment)
    #expect(layout.frame(of: "a")?.maxX == 4)
  }

  @Test func linesJoinABorderThatTheyEndAt() throws {
    let card = VStack {
      Text("Head").border(edges: .bottom)
      HStack {
        Text("ab").border(edges: .trailing); Text("cd")
      }
    }
    #expect(try card.border().text(columns: nil) == "┌─────┐\n│Head │\n├──┬──┤\n│ab│cd│\n└──┴──┘")
    #expect(try card.border().ascii(columns: nil) == "+-----+\n|Head |\n+--+--+\n|ab|cd|\n+--+--+")
  }

  /// A border counts to the width of what it is around, whatever that is, where texts share a shortfall.
  @Test func bordersCountWhereTextsShrink() throws {
    func text() -> some View { Text("aaaaaa aaaa aaaa").compressionResistance(200) }
    func width(_ view: some View) throws -> Double? {
      try HStack {
        view.border().id("a"); Text("bbbbbb bbbb bbbb")
      }.layout(columns: 24).frame(of: "a")?.width
    }
    let stack = try width(VStack { text() })
    #expect(try width(ZStack { text() }) == stack)
    #expect(try width(text().frame(maxHeight: .infinity)) == stack)
    #expect(try width(ViewThatFits(in: [.vertical]) { text() }) == stack)
  }

  @Test func linesHaveTheirKind() throws {
    #expect(try Text("ab").border(.heavy, edges: [.top, .leading]).text() == "┏━━\n┃ab")
    #expect(try Text("ab").border(.double, edges: [.bottom, .trailing]).text() == "ab║\n══╝")
    #expect(try Text("ab").border(.rounded, edges: [.bottom, .trailing]).text() == "ab│\n──╯")
    #expect(try Text("ab").border(edges: [.bottom, .trailing]).cornerRadius(4).text() == "ab│\n──╯")
    #expect(try Text("ab").border(.dashed, edges: .bottom).text() == "ab\n╌╌")
    #expect(try Field("Name").border(edges: .bottom).text(columns: 8, rows: 3) == "\n Name\n────────")
    #expect(try Text("ab").border(edges: .bottom).border(.heavy).text() == "┏━━┓\n┃ab┃\n┗━━┛")
  }

  @Test func titlesNeedTheirLine() throws {
    let (title, below) = ("Title", "3")
    func picture(_ edges: Edge.Set) throws -> String {
      try Text("ab").border(Border(edges: edges), title: title, subtitle: below).text(columns: 10)
    }
    #expect(try picture(.vertical) == "─ Title ──\nab\n────── 3 ─")
    #expect(try picture(.top) == "─ Title ──\nab")
    #expect(try picture(.horizontal) == "│ab      │")
  }

  @Test func pathsInPoints() throws {
    func paths(_ view: some View) throws -> [String] {
      try view.svg(width: 40, height: 20, scheme: .light).document.matches(of: /<path d="([^"]*)"/).map { "\($0.1)" }
    }
    #expect(try paths(Text("ab").border(edges: .bottom)) == ["M40 19.5L0 19.5"])
    #expect(try paths(Text("ab").border(edges: .horizontal)) == ["M39.5 0L39.5 20", "M0.5 20L0.5 0"])
    #expect(try paths(Text("ab").border(.heavy, edges: [.top, .leading])) == ["M1 20L1 1L40 1"])
    #expect(try paths(Text("ab").border(.double, edges: .top)) == ["M0 0.5L40 0.5", "M0 2.5L40 2.5"])
    #expect(
      try paths(Text("ab").border(edges: [.top, .trailing]).cornerRadius(5))
        == ["M0 0.5L35 0.5C37.49 0.5 39.5 2.51 39.5 5L39.5 20"])
    // A surface lies behind the lines, and a border on all edges is a rectangle.
    #expect(try paths(Box("a").border(edges: .vertical)).count == 2)
    #expect(try paths(Text("ab").border(edges: .all)).isEmpty)
  }
}
