import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// `alignmentGuide`: where a view's line is.
struct AlignmentGuideTests {
  private func xs(_ layout: LayoutResult) -> [Double] { layout.rects.dropFirst().map(\.x) }

  @Test func aViewIsIndentedAgainstTheOthers() throws {
    let view = VStack(align: .start) {
      Sample.box(40)
      Sample.box(40).alignmentGuide(.leading, -15)
      Sample.box(40).alignmentGuide(.leading) { $0.width / 4 }
    }
    let layout = try Sample.layout(view)
    #expect(xs(layout) == [10, 25, 0])
    #expect(layout.size.width == 65)
    #expect(layout.diagnostics.isEmpty)
    let mirrored = try Lowering(view, environment: EnvironmentValues(layoutDirection: .rightToLeft)).solve()
    #expect(xs(mirrored) == [15, 0, 25])
  }

  @Test func trailingLinesAndCentres() throws {
    let trailing = VStack(align: .end) {
      Sample.box(40)
      Sample.box(20).alignmentGuide(.trailing, -5)
    }
    #expect(xs(try Sample.layout(trailing)) == [0, 25])
    let centered = VStack(align: .center) {
      Sample.box(40)
      Sample.box(20).alignmentGuide(HorizontalAlignment.center, 4)
    }
    #expect(xs(try Sample.layout(centered)) == [0, 6])
    #expect(xs(try Sample.layout(centered, width: 100)) == [30, 36])
  }

  @Test func baselinesOfViewsWithAndWithoutText() throws {
    let view = HStack(justify: .start, align: .firstBaseline) {
      Text("a").id("text")
      Sample.box(10, 40).alignmentGuide(.firstTextBaseline) { $0.height / 2 }.id("image")
    }
    let plain = try Sample.layout(HStack(justify: .start, align: .firstBaseline) { Text("a") }).constraints
    let baseline = try #require(plain.items[1].firstBaseline)
    #expect(try Sample.layout(view).frame(of: "text")?.y == 20 - baseline)
    #expect(try Sample.layout(view).frame(of: "image")?.y == 0)
    let lowered = HStack(justify: .start, align: .firstBaseline) {
      Text("a").id("text")
      VStack { Text("b") }.alignmentGuide(.firstTextBaseline, 3).id("stack")
    }
    #expect(try Sample.layout(lowered).frame(of: "text")?.y == 3)
  }

  @Test func inLayersFramesAndOverlays() throws {
    let layers = ZStack(align: .topLeading) {
      Sample.box(40, 40)
      Sample.box().alignmentGuide(.leading, 5).alignmentGuide(.top, 5)
    }
    #expect(try Sample.layout(layers).rects.map { [$0.x, $0.y] } == [[0, 0], [5, 5], [0, 0]])
    let badge = Sample.box(40, 30).overlay(alignment: .topTrailing) {
      Sample.box().id("badge")
        .alignmentGuide(.trailing) { $0.width / 2 }
        .alignmentGuide(.top) { $0[.bottom] - $0.height / 2 }
    }
    #expect(try Sample.layout(badge).frame(of: "badge") == Rect(x: 35, y: -5, width: 10, height: 10))
    let framed = HStack {
      Sample.box().alignmentGuide(HorizontalAlignment.center, 4).id("a").frame(width: 50, height: 50)
    }
    #expect(try Sample.layout(framed).frame(of: "a")?.x == 20 - 4)
  }

  @Test func itHoldsAtWhateverSizeTheViewComesToHave() throws {
    let view = VStack(align: .start) {
      Rectangle().proportionalWidth(2).height(5).align(.start).alignmentGuide(.leading) { $0.width / 2 }.id("a")
      Sample.box(10).proportionalWidth(1).id("b")
    }
    let layout = try Sample.layout(view)
    #expect(layout.frame(of: "a")?.width == 20)
    #expect(layout.frame(of: "b")?.x == 10)
  }

  @Test func cellsScaleAHeightAlongARow() throws {
    let view = VStack(align: .start) {
      Text("abcdefgh")
      Text("x\ny").alignmentGuide(.leading) { $0.height }.id("a")
    }
    #expect(try Lowering(view, medium: .cells).solve().rects.map(\.x) == [0, 4, 0])
  }

  @Test func anExpressionThatNamesAnotherView() throws {
    let view = HStack { Text("a").alignmentGuide(.top) { _ in ViewID("b").height } }
    #expect(throws: LayoutError.self) { try Sample.layout(view) }
    #expect(throws: LayoutError.self) { try Sample.layout(HStack { Text("a").alignmentGuide(.top, .nan) }) }
    #expect(throws: LayoutError.self) { try Sample.layout(HStack { Text("a").alignmentGuide(.top) { $0.height / 0 } }) }
  }
}
