import Testing
import Truss

/// The rarer words of flexbox: reversed stacks, bases, and views that are pinned to the edges of their stack. The frames
/// of trees are compared with a browser's in `FlexTreesTests`.
struct FlexWordsTests {
  private func frame(_ name: String, _ view: some View, width: Double = 100) throws -> Rect? {
    try view.layout(width: width).frame(of: ViewID(name))
  }

  private func message(_ view: some View) -> String? {
    do {
      _ = try view.layout(width: 100)
      return nil
    } catch { return "\(error)" }
  }

  // MARK: Reversed

  @Test func aReversedStackKeepsTheOrderOfReading() throws {
    let row = HStack(justify: .start, spacing: 4, reversed: true) {
      Box().width(20).height(10).id("a")
      Box().width(30).height(10).id("b")
    }
    let layout = try row.layout(width: 100)
    #expect(layout.frames.dropFirst().map(\.rect.x) == [80, 46])
    #expect(layout.frames.dropFirst().map(\.id) == ["a", "b"])
    #expect(
      try HStack(justify: .start, reversed: true) {
        Text("a"); Text("b")
      }.text(columns: 6) == "    ba")
    #expect(
      try VStack(reversed: true) {
        Text("a"); Text("b")
      }.text(columns: 3) == "b\na")
  }

  @Test func aReversedStackIsEditedInPlace() throws {
    func row(_ first: Double, reversed: Bool = true) -> some View {
      HStack(justify: .spaceBetween, spacing: 4, reversed: reversed) {
        Box().width(first).height(10).id("a")
        Box().width(30).height(10).id("b")
        Text("gone").collapsed().id("c")
      }
    }
    var session = try LayoutSession(row(20), width: 100)
    for next in [row(40), row(40, reversed: false), row(5)] {
      try session.update(to: next)
      #expect(session.layout.frames.map(\.rect) == (try next.layout(width: 100)).frames.map(\.rect))
    }
  }

  // MARK: Bases

  @Test func viewsGrowAndShrinkFromTheirBases() throws {
    func row(_ share: Double) -> HStack {
      HStack {
        Rectangle().flex(share, basis: 20).id("a")
        Rectangle().flex(share, shrink: 2, basis: 40)
      }
    }
    #expect(try frame("a", row(1))?.width == 40)
    #expect(try frame("a", HStack(justify: .start) { row(0) })?.width == 20)
    // What lacks is 30: 20 of 1 and 40 of 2 take 6 and 24 of it.
    #expect(try frame("a", row(1), width: 30)?.width == 14)
    #expect(
      try frame(
        "a",
        VStack {
          Text("x").flex(1, basis: 50).flex(1).id("a"); Spacer()
        }.height(40))?.height == 20)
  }

  @Test(arguments: [-1, Double.nan, .infinity]) func aBasisIsALength(_ number: Double) {
    #expect(message(HStack { Text("a").flex(basis: number).id("a") })?.contains("basis") == true)
    #expect(message(HStack { Text("a").flex(shrink: number, basis: 1).id("a") })?.contains("shrink") == true)
    #expect(message(HStack { Text("a").flex(number, basis: 1).id("a") })?.contains("flex") == true)
    #expect(message(HStack { Text("a").flex(0) })?.contains("flex") == true)
    #expect(message(HStack { Text("a").flex(0, basis: 1) }) == nil)
  }

  // MARK: Pinned views

  /// It takes no place in line, no gap and no entry of an array, and the padding around it is pinned with it.
  @Test func aPinnedViewIsAnOverlayOfItsStack() throws {
    let row = HStack(justify: .start, spacing: 8, insets: Insets(all: 5), widths: [20, 30]) {
      Box().height(10).id("a")
      Box().width(6).height(6).id("badge").padding(1).pinned(top: -4, trailing: -4)
      Box().height(10).id("b")
    }
    let layout = try row.layout(width: 100)
    #expect(layout.size == Size(width: 100, height: 20))
    #expect(layout.frame(of: "b")?.x == 33)
    #expect(layout.frame(of: "badge") == Rect(x: 97, y: -3, width: 6, height: 6))
    let turned = try row.layout(width: 100, environment: EnvironmentValues(layoutDirection: .rightToLeft))
    #expect(turned.frame(of: "badge") == Rect(x: -3, y: -3, width: 6, height: 6))
  }

  @Test func aPinnedViewIsAsLongAsItsDistancesLeaveIt() throws {
    let layers = ZStack {
      Rectangle().height(50)
      Text("it").pinned(leading: 10, bottom: 4, trailing: 20).id("a")
    }
    #expect(try frame("a", layers)?.width == 70)
    #expect(try frame("a", layers)?.maxY == 46)
    let over = Rectangle().height(50).overlay(alignment: .bottom) {
      Box().width(10).height(10).pinned(leading: 3).id("a")
    }
    #expect(try frame("a", over) == Rect(x: 3, y: 40, width: 10, height: 10))
    #expect(
      try HStack {
        Text("Inbox"); Text("3").pinned(top: 0, trailing: 0)
      }.text(columns: 9) == "Inbox   3")
  }

  @Test func aPinnedViewThatIsInsertedIsAnOverlayToo() throws {
    var session = try LayoutSession(HStack(justify: .start) { Box().width(20).height(20).id("a") }, width: 100)
    try session.insert(before: "a") { Box().width(5).height(5).pinned(bottom: 0, trailing: 0).id("dot") }
    #expect(session.layout.frame(of: "a")?.x == 0)
    #expect(session.layout.frame(of: "dot") == Rect(x: 95, y: 15, width: 5, height: 5))
  }

  @Test(arguments: [Double.nan, .infinity]) func aDistanceIsANumber(_ number: Double) {
    #expect(message(HStack { Text("a").pinned(top: number) })?.contains("top") == true)
    #expect(message(HStack { Text("a").pinned(trailing: number) })?.contains("trailing") == true)
  }

  // MARK: Flow stacks

  @Test func linesDivideTheRoomThatTheyLeave() throws {
    func flow(_ axis: Axis) -> some View {
      FlowStack(axis: axis, alignContent: .fill) {
        Box().width(60).height(10).id("a")
        Rectangle().width(50).id("b")
      }
    }
    let layout = try flow(.horizontal).layout(width: 100, height: 50)
    #expect(layout.frame(of: "b") == Rect(x: 0, y: 30, width: 50, height: 20))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func columnsGoOnBesideThemselves() throws {
    let flow = FlowStack(axis: .vertical, spacing: 2, lineSpacing: 5) {
      for name in ["a", "b", "c"] { Box().width(20).height(20).id(ViewID(name)) }
    }
    let layout = try flow.layout(width: 100, height: 45)
    #expect(layout.frame(of: "b") == Rect(x: 0, y: 22, width: 20, height: 20))
    #expect(layout.frame(of: "c") == Rect(x: 25, y: 0, width: 20, height: 20))
    #expect(try flow.layout(width: 100).size.height == 64)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func changedLinesAreThoseOfAFreshLayout() throws {
    func flow(_ height: Double) -> some View {
      FlowStack(alignContent: .fill) {
        Box().width(60).height(height).id("a")
        Box().width(60).height(20).id("b")
      }
    }
    var session = try LayoutSession(flow(20), width: 100, height: 200)
    try session.update(to: flow(60))
    #expect(try session.layout.frames == flow(60).layout(width: 100, height: 200).frames)

    let fraction = FlowStack(alignContent: .fill) {
      Box().width(60).height(fraction: 0.5).id("a")
      Box().width(60).height(20).id("b")
    }
    let layout = try fraction.layout(width: 100, height: 200)
    #expect(layout.frame(of: "a")?.height == 100)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func changedColumnsAreThoseOfAFreshLayout() throws {
    let flow = FlowStack(axis: .vertical, justify: .fill) {
      for name in ["a", "b", "c"] { Box().width(20).height(20).id(ViewID(name)) }
    }
    var session = try LayoutSession(flow, width: 100, height: 50)
    for height in [60.0, 50, 20] {
      try session.resize(width: 100, height: height)
      #expect(try session.layout.frames == flow.layout(width: 100, height: height).frames)
    }
  }
}
