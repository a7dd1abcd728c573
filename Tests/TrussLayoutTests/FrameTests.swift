import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// `frame`: a box with bounds of its own, in which its view stands by the alignment.
struct FrameTests {
  @Test(arguments: [
    (Alignment.center, 20.0, 15.0), (.topLeading, 0, 0), (.top, 20, 0), (.bottomTrailing, 40, 30), (.leading, 0, 15),
  ])
  func theViewStandsByTheAlignment(_ alignment: Alignment, x: Double, y: Double) throws {
    let layout = try Sample.layout(HStack { Sample.box().id("a").frame(width: 50, height: 40, alignment: alignment) })
    #expect(layout.size == Size(width: 50, height: 40))
    #expect(layout.frame(of: "a") == Rect(x: x, y: y, width: 10, height: 10))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func fromRightToLeftTheLeadingEdgeIsTheRightOne() throws {
    let view = HStack { Sample.box().id("a").frame(width: 50, alignment: .leading) }
    let layout = try Lowering(view, environment: EnvironmentValues(layoutDirection: .rightToLeft)).solve()
    #expect(layout.frame(of: "a")?.x == 40)
  }

  @Test func aCentreBetweenUnequalInsetsIsTheSameInBothDirections() throws {
    let view = VStack(align: .center, insets: Insets(left: 20)) { Sample.box().id("a") }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let layout = try Lowering(view, width: 120, environment: EnvironmentValues(layoutDirection: direction)).solve()
      #expect(layout.frame(of: "a")?.x == 65)
    }
  }

  @Test func anAxisWithoutASizeIsThatOfTheView() throws {
    #expect(try Sample.layout(Sample.box(20, 30).frame(width: 50)).size == Size(width: 50, height: 30))
    #expect(try Sample.layout(Sample.box(20, 30).frame(height: 50)).size == Size(width: 20, height: 50))
  }

  @Test func aViewWithoutASizeFillsTheFrame() throws {
    let layout = try Sample.layout(HStack { Rectangle().id("a").frame(width: 50, height: 40) })
    #expect(layout.frame(of: "a") == Rect(x: 0, y: 0, width: 50, height: 40))
  }

  @Test func aTextWrapsInItsFrame() throws {
    let layout = try Sample.layout(Text("one two three four").id("a").frame(width: 60, alignment: .leading))
    #expect(layout.frame(of: "a")?.height == 32)
    #expect(layout.size == Size(width: 60, height: 32))
  }

  @Test func aLargerViewOverflowsAndIsReported() throws {
    let layout = try Sample.layout(HStack { Box().id("a").width(80).height(10).frame(width: 50) })
    #expect(layout.frame(of: "a") == Rect(x: -15, y: 0, width: 80, height: 10))
    #expect(layout.diagnostics.map(\.kind) == [.overflow])
  }

  @Test func theFrameTakesThePlaceInTheStack() throws {
    let layout = try Sample.layout(
      HStack(align: .start) {
        Sample.box().flex().id("a").frame(height: 20).id("frame")
        Sample.box().collapsed().frame(width: 30)
      }, width: 100, height: 50)
    #expect(layout.frame(of: "frame") == Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(layout.frame(of: "a") == Rect(x: 0, y: 5, width: 100, height: 10))
  }

  /// The bounds as SwiftUI reads them: clamp(offered, least, greatest), where one that is not given is the view's own
  /// size. The view is 30 wide.
  @Test(
    arguments: [
      (nil, nil, 200.0, 30.0), (50, nil, 200, 50), (20, nil, 200, 30), (nil, 80, 200, 80), (nil, .infinity, 200, 200),
      (nil, 80, 60, 60), (40, 80, 60, 60), (40, .infinity, 35, 40), (40, 80, 30, 40),
    ] as [(Double?, Double?, Double, Double)])
  func bounds(least: Double?, greatest: Double?, offered: Double, width: Double) throws {
    let view = VStack(align: .center) {
      Sample.box(30).compressionResistance(850).frame(minWidth: least, maxWidth: greatest).id("frame")
    }
    #expect(try Sample.layout(view, width: offered).frame(of: "frame")?.width == width)
    let row = HStack(justify: .start) {
      Sample.box(30).compressionResistance(850).frame(minWidth: least, maxWidth: greatest).id("frame")
    }
    #expect(try Sample.layout(row, width: offered).frame(of: "frame")?.width == width)
  }

  /// Hand-computed with SwiftUI's rule: the room left, 200 - 20, is divided evenly; who may have less leaves the rest.
  @Test(
    arguments: [
      ([.infinity, .infinity, .infinity], [60, 60, 60]), ([30, .infinity, .infinity], [30, 75, 75]),
      ([30, 50, .infinity], [30, 50, 100]), ([30, 50, 1000], [30, 50, 100]), ([.infinity, 70, 70], [60, 60, 60]),
      ([10, 10, 10], [10, 10, 10]),
    ] as [([Double], [Double])])
  func maximaAlongAStack(greatest: [Double], widths: [Double]) throws {
    let view = HStack {
      Sample.box(20)
      for (index, width) in greatest.enumerated() {
        Rectangle().frame(maxWidth: width).id("\(index)")
      }
    }
    let layout = try Sample.layout(view, width: 200, height: 20)
    #expect(greatest.indices.map { layout.frame(of: ViewID("\($0)"))?.width } == widths)
  }

  @Test func aMinimumIsKeptWhereThePartIsLess() throws {
    let view = HStack {
      Rectangle().frame(minWidth: 100, maxWidth: 120).id("a")
      Rectangle().frame(maxWidth: .infinity).id("b")
      Rectangle().frame(maxWidth: .infinity).id("c")
    }
    func widths(_ width: Double) throws -> [Double?] {
      let layout = try Sample.layout(view, width: width, height: 20)
      return ["a", "b", "c"].map { layout.frame(of: $0)?.width }
    }
    #expect(try widths(220) == [100, 60, 60])
    #expect(try widths(330) == [110, 110, 110])
    #expect(try widths(420) == [120, 150, 150])
  }

  @Test func stacksAroundAGrowingFrameGrowToo() throws {
    let view = HStack(align: .center) {
      Sample.box(20)
      VStack { Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).padding(4) }.id("stack")
      Sample.box(20)
    }
    let layout = try Sample.layout(view, width: 200, height: 80)
    #expect(layout.frame(of: "stack") == Rect(x: 20, y: 0, width: 160, height: 80))
  }

  @Test func theIdealIsTheSizeWhereNothingIsOffered() throws {
    let view = VStack(align: .start) { Text("one two three four").frame(idealWidth: 60, maxWidth: 90).id("frame") }
    #expect(try Sample.layout(view).frame(of: "frame") == Rect(x: 0, y: 0, width: 60, height: 32))
    #expect(try Sample.layout(view, width: 300).frame(of: "frame")?.width == 90)
    let fixed = VStack(align: .start) {
      Rectangle().frame(idealWidth: 70, maxWidth: .infinity).id("frame").fixedSize()
      Rectangle().height(5)
    }
    #expect(try Sample.layout(fixed, width: 300).frame(of: "frame")?.width == 70)
  }

  @Test func infinityInARootThatIsFittedIsTheContent() throws {
    #expect(
      try Sample.layout(Sample.box(20).frame(maxWidth: .infinity, maxHeight: .infinity)).size
        == Size(width: 20, height: 10))
  }

  @Test func inAScrollView() throws {
    let view = ScrollView { Text("a").id("a").frame(width: 60, height: 300) }
    let layout = try Sample.layout(view, width: 200, height: 100)
    #expect(layout.frame(of: "a")?.midX == 30)
    #expect(layout.frame(of: "a")?.midY == 150)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func hiddenInAStack() throws {
    let view = HStack(spacing: 8) {
      Sample.box().frame(width: 50)
      Sample.box().frame(minWidth: 50, maxWidth: .infinity).collapsed()
      Sample.box().frame(width: 30).id("last")
    }
    #expect(try Sample.layout(view).size.width == 50 + 8 + 30)
  }

  @Test func aPriorityIsThatOfTheFrame() throws {
    let words = "one two three four"
    let line = try Sample.layout(Text(words)).size.width
    let view = HStack {
      Text(words).id("a")
      Text(words).layoutPriority(1).frame(minHeight: 40).id("b")
    }
    #expect(try Sample.layout(view, width: line + 50).frame(of: "b")?.width == line)
  }

  @Test func inCells() throws {
    let view = HStack { Text("ab").id("a").frame(width: 50, height: 30) }
    let layout = try Lowering(view, medium: .cells).solve()
    #expect(layout.size == Size(width: 10, height: 3))
    #expect(layout.frame(of: "a") == Rect(x: 4, y: 1, width: 2, height: 1))
  }

  @Test func boundsWithoutMeaning() {
    let line = #line + 1
    let view = Text("a").id("title").frame(minWidth: 50, maxWidth: 40)
    let found = error(view)
    #expect(found?.reason == .number(parameter: "minWidth", value: 50, rule: "at most maxWidth, 40"))
    #expect(found?.location?.line == line)
    #expect(error(Text("a").frame(minHeight: 5, idealHeight: 4)) != nil)
    #expect(error(Text("a").frame(idealHeight: 5, maxHeight: 4)) != nil)
    #expect(error(Text("a").frame(maxWidth: .infinity)) == nil)
    for value in [Double.nan, -1, .infinity, -.infinity] {
      #expect(error(Text("a").frame(width: value)) != nil)
      #expect(error(Text("a").frame(minWidth: value)) != nil)
      #expect(error(Text("a").frame(idealHeight: value)) != nil)
      #expect(value == .infinity || error(Text("a").frame(maxHeight: value)) != nil)
    }
  }

  private func error(_ view: some View) -> LayoutError? {
    do {
      _ = try Sample.layout(view)
      return nil
    } catch {
      return error as? LayoutError
    }
  }
}
