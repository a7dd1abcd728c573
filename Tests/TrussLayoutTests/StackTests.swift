import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// Each word of a flex stack, by the places of three views a, b and c in a row of 100 by 40.
struct StackTests {
  private static func box(_ width: Double, _ height: Double) -> Image {
    Image("", natural: Size(width: width, height: height))
  }

  private func layout(_ view: some View, width: Double? = 100, height: Double? = 40) throws -> LayoutResult {
    try Lowering(view, width: width, height: height).solve()
  }

  private func frames(_ view: some View, width: Double? = 100, height: Double? = 40) throws -> [Rect] {
    Array(try layout(view, width: width, height: height).rects.dropFirst())
  }

  @Test(arguments: [
    (Justify.fill, [0.0, 15, 30], [10.0, 10, 70]), (.start, [0, 15, 30], [10, 10, 10]),
    (.end, [60, 75, 90], [10, 10, 10]), (.center, [30, 45, 60], [10, 10, 10]),
    (.spaceBetween, [0, 45, 90], [10, 10, 10]), (.spaceAround, [10, 45, 80], [10, 10, 10]),
    (.spaceEvenly, [15, 45, 75], [10, 10, 10]),
  ])
  func justify(_ justify: Justify, x: [Double], widths: [Double]) throws {
    let frames = try frames(
      HStack(justify: justify, spacing: 5) { for _ in 0..<3 { Self.box(10, 10) } })
    #expect(frames.map(\.x) == x)
    #expect(frames.map(\.width) == widths)
    #expect(frames.map(\.height) == [40, 40, 40])
  }

  @Test func spaceBetweenKeepsTheSpacingAndOverflowsAtTheEnd() throws {
    let layout = try layout(
      HStack(justify: .spaceBetween, spacing: 30) { for _ in 0..<3 { Box().width(30) } })
    #expect(layout.rects.dropFirst().map(\.x) == [0, 60, 120])
    #expect(layout.diagnostics.map(\.kind) == [.overflow])
    #expect(
      layout.diagnostics[0].message
        == "the content of HStack is 50 wider than its box: Box[3] sticks out by 50 at the right")
  }

  @Test func spaceBetweenPutsASingleViewAtTheStart() throws {
    #expect(try frames(HStack(justify: .spaceBetween) { Self.box(10, 10) }).map(\.x) == [0])
  }

  @Test func contentOverflowsAwayFromThePinnedEdge() throws {
    let wide = { HStack(justify: $0) { Box().width(160) } }
    #expect(try frames(wide(.start))[0].x == 0)
    #expect(try frames(wide(.end))[0].x == -60)
    #expect(try frames(wide(.center))[0].x == -30)
  }

  @Test func justifyOfNilSaysNothingAndTellsSo() throws {
    let layout = try layout(HStack(justify: nil, spacing: 9) { for _ in 0..<2 { Self.box(10, 10) } })
    #expect(layout.rects.dropFirst().map(\.x) == [0, 0])
    #expect(layout.diagnostics.map(\.kind) == [.ambiguity, .ambiguity])
  }

  @Test(arguments: [
    (Align.fill, [0.0, 0], [40.0, 40]), (.start, [0, 0], [10, 20]), (.center, [15, 10], [10, 20]),
    (.end, [30, 20], [10, 20]), (.firstBaseline, [10, 0], [10, 20]), (.lastBaseline, [30, 20], [10, 20]),
  ])
  func align(_ align: Align, y: [Double], heights: [Double]) throws {
    let frames = try frames(
      HStack(justify: .start, align: align) {
        Self.box(10, 10)
        Self.box(10, 20)
      })
    #expect(frames.map(\.y) == y)
    #expect(frames.map(\.height) == heights)
  }

  /// As in CSS, also where the outer row would be less high if the inner one left room above its views.
  @Test(arguments: [Lowering.Form.usual, .rows]) func aRowOfBaselinesIsAtTheTopOfItsBox(form: Lowering.Form) throws {
    let row = HStack(justify: .start, align: .firstBaseline) {
      HStack(align: .fill) {
        HStack(align: .firstBaseline) { Button("Go on") }
        Self.box(10, 28)
      }
      Self.box(10, 60)
    }
    let frames = try Lowering(AnyView(row), form: form).solve().rects
    #expect(frames[1].y == 43 && frames[2].y == 43 && frames[3].y == 43)
    #expect(frames[0].height == 71)
  }

  @Test func anAlignmentOfItsOwnWins() throws {
    let frames = try frames(
      HStack(align: .start, individualAlignments: [nil, .end, .fill]) {
        Self.box(10, 10)
        Self.box(10, 10)
        Self.box(10, 10).align(.center)
      })
    #expect(frames.map(\.y) == [0, 30, 15])
  }

  @Test func insetsAndSpacing() throws {
    let frames = try frames(
      VStack(spacing: 4, insets: Insets(top: 1, left: 2, bottom: 3, right: 5)) {
        Self.box(10, 10)
        Self.box(10, 10)
      })
    #expect(frames == [Rect(x: 2, y: 1, width: 93, height: 10), Rect(x: 2, y: 15, width: 93, height: 22)])
  }

  @Test func aStackWithoutSizeFitsItsContent() throws {
    let layout = try layout(
      VStack(spacing: 4, insets: Insets(all: 3)) {
        Self.box(10, 10)
        Self.box(30, 20)
      }, width: nil, height: nil)
    #expect(layout.size == Size(width: 36, height: 40))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func proportionsFollowTheKey() throws {
    let frames = try frames(
      HStack(justify: .start, widths: [nil, 50, nil], proportionalWidths: [1, 2, 3]) {
        Box("a")
        Box("b")
        Box("c")
      }, width: nil)
    #expect(frames.map(\.width) == [25, 50, 75])
  }

  @Test func proportionsByModifiersAndWithoutKey() throws {
    let frames = try frames(
      HStack {
        Box().proportionalWidth(1)
        Box().proportionalWidth(3)
        Box().width(20)
      })
    #expect(frames.map(\.width) == [20, 60, 20])
  }

  @Test func oneProportionSaysNothing() throws {
    let frames = try frames(HStack(proportionalWidths: [7, nil]) { for _ in 0..<2 { Self.box(10, 10) } })
    #expect(frames.map(\.width) == [10, 90])
  }

  @Test func proportionalHeights() throws {
    let frames = try frames(
      VStack(heights: [10, nil], proportionalHeights: [2, 3]) { for _ in 0..<2 { Box() } }, height: nil)
    #expect(frames.map(\.height) == [10, 15])
  }

  @Test func sharesDivideTheRoomDownToTheMinima() throws {
    let frames = try frames(
      HStack {
        Box().flex()
        Box().flex().width(atLeast: 50)
        Box().flex()
      }, width: 90)
    #expect(frames.map(\.width) == [20, 50, 20])
  }

  @Test func spacersComeOutEqual() throws {
    let frames = try frames(
      HStack {
        Spacer()
        Box().width(20)
        Spacer()
        Box().width(20)
        Spacer(minimum: 30)
      })
    #expect(frames.map(\.width) == [15, 20, 15, 20, 30])
  }

  @Test func hiddenViewsLeaveNoGapAndNoSize() throws {
    let layout = try layout(
      HStack(justify: .start, spacing: 5, widths: [10, 10, 10, 10]) {
        Box().collapsed()
        Box()
        HStack { Text("inside").width(500) }.collapsed()
        Box()
      })
    #expect(layout.rects.dropFirst().map(\.x) == [0, 0, 10, 10, 15])
    #expect(layout.rects.dropFirst().map(\.width) == [0, 10, 0, 0, 10])
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func aStackWithAllViewsHiddenIsItsInsets() throws {
    let layout = try layout(
      HStack(spacing: 5, insets: Insets(all: 2)) { for _ in 0..<2 { Self.box(9, 9).collapsed() } }, width: nil,
      height: nil)
    #expect(layout.size == Size(width: 4, height: 4))
    #expect(layout.rects[2] == Rect(x: 2, y: 2, width: 0, height: 0))
  }

  @Test func aButtonBesideALongTextKeepsItsWidth() throws {
    let button = try layout(Button("Edit"), width: nil, height: nil).size.width
    let frames = try frames(
      HStack(spacing: 8) {
        Text("a long text that has to be broken into lines")
        Button("Edit")
      }, width: 160, height: nil)
    #expect(frames[1].width == button)
    #expect(frames[0].width == 160 - 8 - button)
    #expect(frames[0].height == 48)
  }

  /// CSS' `flex: 1 1 0` counts no line of the text that it is given to.
  @Test func aTextBesideAShareOfTextKeepsItsLine() throws {
    let line = try layout(Text("12 unread"), width: nil, height: nil).size.width
    let share = Text("a long text that has to be broken into lines").flex()
    for view in [
      HStack {
        VStack { Text("12 unread") }
        share
      },
      HStack {
        Text("12 unread")
        share
      },
    ] {
      #expect(try frames(view, width: 160, height: nil)[0].width == line)
    }
  }

  @Test func layersFillOrStandInTheirPlace() throws {
    let frames = try frames(
      ZStack(align: .bottomTrailing) {
        Rectangle()
        Self.box(20, 10)
      })
    #expect(frames == [Rect(x: 0, y: 0, width: 100, height: 40), Rect(x: 80, y: 30, width: 20, height: 10)])
  }

  @Test func theLargestLayerDecides() throws {
    let layout = try layout(
      ZStack {
        Self.box(20, 30)
        Self.box(40, 10)
      }, width: nil, height: nil)
    #expect(layout.size == Size(width: 40, height: 30))
    #expect(layout.rects.dropFirst().map(\.x) == [10, 0])
  }
}
