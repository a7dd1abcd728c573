import TestSupport
import Testing
import Truss

/// Shapes with a ratio, and scroll views, in SwiftUI's style.
@Suite struct ProposedRatioTests {
  private let style = EnvironmentValues(stackStyle: .swiftUI)

  /// A shape with a ratio is the largest of that ratio in what a frame, a padding or a column proposes.
  @Test func shapesFitIntoWhatIsProposed() throws {
    var generator = SplitMix64(seed: 7)
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
    for _ in 0..<60 {
      let ratio = number(1...12) / number(1...12)
      let (width, height, inset) = (number(60...300), number(60...300), number(0...20))
      let view = ZStack {
        Rectangle().fill(.red).aspectRatio(ratio, contentMode: .fit).id("shape").padding(inset)
      }
      .frame(width: width, height: height)
      let size = try #require(view.layout(width: 400, height: 400, environment: style).frame(of: "shape")).size
      let (roomX, roomY) = (width - 2 * inset, height - 2 * inset)
      let expected = min(roomX, roomY * ratio)
      #expect(abs(size.width - expected) < 0.01 && abs(size.height - expected / ratio) < 0.01)
    }
  }

  /// In a column of a grid a card is as wide as the column, whatever is in it.
  @Test(arguments: [200.0, 300, 390]) func cardsFillTheirColumns(width: Double) throws {
    let view = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      for name in ["a", "b"] {
        VStack {
          Rectangle().fill(.red).aspectRatio(1, contentMode: .fit).id("picture \(name)")
          TextField("Title", text: .constant("A"))
        }
        .padding(10).id(ViewID(name))
      }
    }
    let layout = try ScrollView { VStack { view } }.layout(width: width, environment: style)
    for name in ["a", "b"] {
      let card = try #require(layout.frame(of: ViewID(name)))
      let picture = try #require(layout.frame(of: ViewID("picture \(name)")))
      #expect(card.width == (width - 8) / 2 && picture.width == card.width - 20 && picture.height == picture.width)
    }
  }

  /// The cells of a row are proposed its height in a scroll view too: a spacer fills it.
  @Test func cellsInScrollViewsFillTheirRows() throws {
    let card = VStack {
      Text("a")
      Spacer(minLength: 0)
    }
    let grid = Grid {
      GridRow {
        card.id("card"); Rectangle().frame(width: 20, height: 80).id("tall")
      }
    }
    for view in [AnyView(grid), AnyView(ScrollView { VStack { grid } }), AnyView(ScrollView { grid }.padding())] {
      let layout = try view.layout(width: 300, environment: style)
      #expect(layout.frame(of: "card")?.height == 80)
      #expect(layout.diagnostics.isEmpty)
    }
  }

  /// Texts alone in a column are lines without a distance; beside other views they keep the usual one.
  @Test func linesHaveNoDistance() throws {
    func distance(_ view: some View, _ medium: Medium = .points) throws -> Double {
      let layout = try view.layout(width: 200, environment: style)
      return try #require(layout.frame(of: "b")).minY - #require(layout.frame(of: "a")).maxY
    }
    let (a, b) = (Text("A").font(.headline).id("a"), Text("B").foregroundStyle(.secondary).id("b"))
    #expect(
      try distance(
        VStack(alignment: .leading) {
          a; b
        }) == 0)
    #expect(
      try distance(
        VStack(spacing: 5) {
          a; b
        }) == 5)
    #expect(
      try distance(
        VStack {
          a; b; Divider()
        }) == 8)
    #expect(
      try VStack {
        Text("A"); Text("B")
      }.text(columns: 3, environment: style) == " A\n B")
    #expect(
      try HStack {
        Text("A"); Text("B")
      }.text(columns: 3, environment: style) == "A B")
  }
}
