import Testing
import Truss

/// Insets that follow the layout direction, in every container that has some.
struct InsetTests {
  private static let insets = Insets(top: 10, leading: 20, bottom: 30, trailing: 40)

  /// Containers around a box named `a`.
  private static let containers: [(name: String, view: ModifiedView)] = [
    ("padding", Box("a").id("a").padding(insets)),
    ("edges", Box("a").id("a").padding(.leading, 20).padding(.trailing, 40).padding(.top, 10).padding(.bottom, 30)),
    ("stack", HStack(insets: insets) { Box("a").id("a") }.id("s")),
    ("column", VStack(insets: insets) { Box("a").id("a") }.id("s")),
    ("arranged", HStack(distribution: .fill, margins: insets) { Box("a").id("a") }.id("s")),
    ("grid", Grid(columns: [.flexible()], insets: insets) { GridRow { Box("a").id("a") } }.id("s")),
    ("flow", FlowStack(justify: .fill, insets: insets) { Box("a").flex().id("a") }.id("s")),
    ("alternatives", ViewThatFits { HStack(insets: insets) { Box("a").id("a") } }.id("s")),
  ]

  private func frame(_ view: some View, _ direction: LayoutDirection) throws -> Rect? {
    try view.layout(width: 200, height: 100, environment: EnvironmentValues(layoutDirection: direction)).frame(of: "a")
  }

  @Test(arguments: containers.indices) func leadingAndTrailing(container: Int) throws {
    let (name, view) = Self.containers[container]
    #expect(try frame(view, .leftToRight).map { [$0.minX, $0.maxX] } == [20, 160], "\(name)")
    #expect(try frame(view, .rightToLeft).map { [$0.minX, $0.maxX] } == [40, 180], "\(name)")
    #expect(try frame(view, .leftToRight).map { $0.minY } == 10, "\(name)")
    // In cells of 5 by 10 points.
    for (direction, expected) in [(LayoutDirection.leftToRight, [4.0, 32]), (.rightToLeft, [8, 36])] {
      let layout = try view.layout(columns: 40, rows: 10, environment: EnvironmentValues(layoutDirection: direction))
      #expect(layout.frame(of: "a").map { [$0.minX, $0.maxX] } == expected, "\(name)")
    }
  }

  @Test func edgesOfPadding() throws {
    let edges: [(Edge.Set, [Double])] = [
      (.leading, [8, 200]), (.trailing, [0, 192]), (.horizontal, [8, 192]), (.vertical, [0, 200]), (.all, [8, 192]),
      ([.top, .leading], [8, 200]), ([], [0, 200]),
    ]
    for (edges, expected) in edges {
      #expect(try frame(Box("a").id("a").padding(edges), .leftToRight).map { [$0.minX, $0.maxX] } == expected)
    }
    #expect(
      try frame(Box("a").id("a").padding(.horizontal, 16), .rightToLeft).map { [$0.minX, $0.maxX] } == [16, 184])
  }

  /// `left` stays left where `leading` changes its side.
  @Test func bothSidesAddUp() throws {
    var insets = EdgeInsets()
    insets.left = 1
    insets.leading = 2
    insets.right = 4
    #expect(try frame(Box("a").id("a").padding(insets), .leftToRight).map { [$0.minX, $0.maxX] } == [3, 196])
    #expect(try frame(Box("a").id("a").padding(insets), .rightToLeft).map { [$0.minX, $0.maxX] } == [1, 194])
  }

  @Test func aNumberIsAnInsetOnAllEdges() throws {
    #expect(Insets(all: 8) == 8)
    #expect(Insets(all: 2.5) == 2.5)
    let stack = HStack(insets: 8) { Box("a").id("a") }
    #expect(try frame(stack, .leftToRight) == Rect(x: 8, y: 8, width: 184, height: 84))
  }

  @Test(arguments: LayoutDirection.allCases) func insetsOfOthers(direction: LayoutDirection) throws {
    let isMirrored = direction == .rightToLeft
    let scroll = ScrollView(contentInset: Self.insets) { Box("a").id("a") }
    #expect(try frame(scroll, direction).map { [$0.minX, $0.maxX] } == (isMirrored ? [40, 180] : [20, 160]))
    let constrained = ZStack(align: nil) { Box("a").id("a") }.id("s").margins(Self.insets).constraints {
      ViewID("a").edges == ViewID("s").margins.edges
    }
    #expect(try frame(constrained, direction).map { [$0.minX, $0.maxX] } == (isMirrored ? [40, 180] : [20, 160]))
    let edges = ZStack(align: nil) { Box("a").id("a") }.id("s").constraints {
      ViewID("a").edges == ViewID("s").edges.inset(by: Self.insets)
    }
    #expect(try frame(edges, direction).map { [$0.minX, $0.maxX] } == (isMirrored ? [40, 180] : [20, 160]))
    let safe = ScrollView(.horizontal) { Box("a").width(10).id("a") }
    let environment = EnvironmentValues(layoutDirection: direction, safeAreaInsets: Self.insets)
    let frame = try safe.layout(width: 200, height: 100, environment: environment).frame(of: "a")
    #expect(frame?.minX == (isMirrored ? 170 : 20))
  }

  @Test func everyEdgeIsValidated() {
    #expect(throws: LayoutError.self) { try Text("a").padding(.leading, .nan).layout(width: 10) }
    #expect(throws: LayoutError.self) { try HStack(insets: Insets(trailing: .infinity)) {}.layout(width: 10) }
  }
}
