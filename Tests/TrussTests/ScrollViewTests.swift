import Testing
import Truss

/// A scroll view on a screen of 100 by 200 with a content 500 high, by default.
struct ScrollViewTests {
  private let scroll = ViewID("scroll")
  private let page = ViewID("page")
  private let bars = EnvironmentValues(safeAreaInsets: Insets(top: 44, left: 5, bottom: 34, right: 7))

  private var content: some View { Rectangle().height(500).id(page) }

  /// Nothing is undetermined where what a scroll view holds is collapsed, in whatever way the layout is solved: beside a
  /// view in the other direction it is solved by rows.
  @Test func collapsedContent() throws {
    let scroll = ScrollView { Rectangle().width(40).collapsed().id("v0") }
    #expect(try scroll.layout(width: 120, height: 400).diagnostics == [])
    let stack = VStack {
      scroll.height(100)
      HStack { Text("x") }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try stack.layout(width: 120, height: 400).diagnostics == [])
  }

  @Test func offsetsCountFromTheViewsEdgeWhateverTheInset() throws {
    for (offset, y) in [(nil, 20.0), (-20.0, 20), (0, 0), (60, -60)] {
      let view = ScrollView(offset: offset, contentInset: Insets(top: 20, left: 3, bottom: 10, right: 4)) { content }
      let layout = try view.id(scroll).layout(width: 100, height: 200)
      #expect(layout.frame(of: page) == Rect(x: 3, y: y, width: 93, height: 500))
      let geometry = try #require(layout.scrollGeometry(of: scroll))
      #expect(geometry.contentOffset == -y)
      #expect(geometry.restingOffset == -20)
      #expect(geometry.endOffset == 500 + 10 - 200)
      #expect(geometry.contentSize == Size(width: 93, height: 500))
      #expect(layout.diagnostics.isEmpty)
    }
  }

  @Test func aBackgroundIsNotTheContent() throws {
    let view = ScrollView(offset: 60) { content }.id(scroll).background { Rectangle() }
    let geometry = try #require(try view.layout(width: 100, height: 200).scrollGeometry(of: scroll))
    #expect(geometry.contentOffset == 60)
    #expect(geometry.contentSize == Size(width: 100, height: 500))
  }

  @Test func theSafeAreaMovesTheRestingOffsetAlongTheAxis() throws {
    let automatic = ScrollView(contentInset: Insets(top: 6)) { content }.id(scroll)
    let layout = try automatic.layout(width: 100, height: 200, environment: bars)
    #expect(layout.frame(of: page) == Rect(x: 0, y: 50, width: 100, height: 500))
    #expect(layout.scrollGeometry(of: scroll)?.adjustedContentInset == Insets(top: 50, bottom: 34))
    #expect(layout.scrollGeometry(of: scroll)?.endOffset == 334.0)
    let never = ScrollView(contentInset: Insets(top: 6), contentInsetAdjustment: .never) { content }
    #expect(try never.layout(width: 100, height: 200, environment: bars).frame(of: page)?.minY == 6)
  }

  /// A toolbar of 30 above takes most of the 44, and the view ends 20 above the screen's bottom, within the 34.
  @Test func onlyWhatBarsCoverOfTheViewCounts() throws {
    let view = VStack {
      Box().height(30)
      ScrollView { content }.id(scroll)
      Box().height(20)
    }
    let layout = try view.layout(width: 100, height: 200, environment: bars)
    #expect(layout.frame(of: scroll) == Rect(x: 0, y: 30, width: 100, height: 150))
    #expect(layout.frame(of: page)?.minY == 44)
    #expect(layout.scrollGeometry(of: scroll)?.adjustedContentInset == Insets(top: 14, bottom: 14))
    #expect(layout.diagnostics.isEmpty)
    let below = VStack {
      Box().height(60)
      ScrollView { content }.height(80)
      Spacer()
    }
    #expect(try below.layout(width: 100, height: 200, environment: bars).frame(of: page)?.minY == 60)
  }

  @Test func whereTheSizeIsFittedTheInsetsAreInIt() throws {
    let view = ScrollView(contentInset: Insets(top: 1, bottom: 2)) { Box().width(40).height(10) }
    #expect(try view.layout().size.height == 13)
    #expect(try view.layout(environment: bars).size.height == 13 + 44 + 34)
  }

  /// A root whose size is not given shows all of its content, and nothing is ambiguous.
  @Test func aFittedRootShowsAll() throws {
    let lines = VStack { for number in 1...3 { Text("line \(number)") } }
    let size = try lines.layout().size
    for (width, height) in [(nil, nil), (size.width, nil), (nil, size.height)] as [(Double?, Double?)] {
      for axis in Axis.allCases {
        let layout = try ScrollView(axis) { lines.id(page) }.layout(width: width, height: height)
        #expect(layout.size == size)
        #expect(layout.frame(of: page)?.size == size)
        #expect(layout.diagnostics.isEmpty, "\(layout.diagnostics)")
      }
    }
    let inset = ScrollView(contentInset: Insets(top: 3, left: 1, bottom: 4, right: 2)) { lines.id(page) }
    #expect(try inset.layout().size == Size(width: size.width + 3, height: size.height + 7))
    let barred = try inset.layout(environment: bars)
    #expect(barred.size.height == size.height + 7 + 44 + 34)
    #expect(barred.frame(of: page)?.y == 47)
    #expect(barred.diagnostics.isEmpty)
  }

  @Test func nestedAndInStacksItShowsAll() throws {
    let nested = ScrollView {
      Text("title")
      ScrollView(.horizontal) {
        for number in 1...3 { Box("\(number)").width(50).height(20).id("box\(number)") }
      }
      .id(scroll)
      Text("end").id(page)
    }
    let layout = try nested.layout(width: 100)
    #expect(layout.size == Size(width: 100, height: 16 + 20 + 16))
    #expect(layout.frame(of: scroll) == Rect(x: 0, y: 16, width: 100, height: 20))
    #expect(layout.frame(of: "box3")?.x == 100)
    #expect(layout.diagnostics.isEmpty, "\(layout.diagnostics)")
    let whole = try nested.layout()
    #expect(whole.size == Size(width: 150, height: 52))
    #expect(whole.diagnostics.isEmpty)
    let views: [any View] = [
      VStack(align: .start) { ScrollView { Text("a") } },
      HStack(justify: .start) { ScrollView(.horizontal) { Text("a") } },
      ScrollView { ScrollView { Text("a") } }, ZStack { ScrollView { Text("a") } },
      VStack { ScrollView { Text("a") }.frame(maxWidth: 50) }, Table(count: 3) { Text("\($0)") },
    ]
    for view in views {
      for width in [nil, 100] as [Double?] {
        let layout = try AnyView(view).layout(width: width)
        #expect(layout.diagnostics.isEmpty, "\(view): \(layout.diagnostics)")
        #expect(layout.frames.last?.rect.height == 16)
      }
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func horizontalOffsetsFollowTheDirection(direction: LayoutDirection) throws {
    let view = ScrollView(.horizontal, offset: 30, contentInset: Insets(left: 8, right: 9)) {
      Box().width(300).id(page)
    }
    let layout = try view.id(scroll).layout(width: 100, height: 20, environment: .init(layoutDirection: direction))
    let isMirrored = direction == .rightToLeft
    #expect(layout.frame(of: page)?.minX == (isMirrored ? -170.0 : -30.0))
    let geometry = try #require(layout.scrollGeometry(of: scroll))
    #expect(geometry.contentOffset == 30)
    #expect(geometry.restingOffset == (isMirrored ? -9 : -8))
    #expect(geometry.endOffset == 300 - 100 + (isMirrored ? 8 : 9))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func aSafeAreaOfItsOwn() throws {
    let screen = ScrollView { content }.height(200)
    let view = VStack {
      screen
      Box().height(100)
    }
    .environment(\.safeAreaInsets, Insets(top: 9))
    let root = VStack { view.padding(10) }
    #expect(try root.layout(width: 100).frame(of: page)?.minY == 10 + 9)
  }

  @Test func inCellsTheIndicatorHasAColumn() throws {
    let view = ScrollView(offset: 20, showsIndicators: true) {
      VStack { for number in 1...8 { Text("line \(number)") } }
    }
    #expect(
      try view.text(columns: 10, rows: 4) == """
        line 3   ░
        line 4   █
        line 5   █
        line 6   ░
        """)
    #expect(try view.ascii(columns: 10, rows: 4).hasPrefix("line 3   .\nline 4   #"))
    #expect(
      try view.text(columns: 10, rows: 4, environment: .init(layoutDirection: .rightToLeft)).hasPrefix("░   line 3\n"))
    let all = ScrollView(showsIndicators: true) { Text("all") }
    #expect(try all.text(columns: 10, rows: 4) == "all\n\n\n")
  }

  @Test func inCellsARowShowsAHorizontalOffset() throws {
    let view = ScrollView(.horizontal, offset: 60, showsIndicators: true) { Text("abcdefghijklmnopqrst").width(100) }
    #expect(try view.text(columns: 8, rows: 2) == "mnopqrst\n░░░░░███")
    #expect(
      try view.text(columns: 8, rows: 2, environment: .init(layoutDirection: .rightToLeft)) == "abcdefgh\n███░░░░░")
  }

  /// The track is 194 long from 3 to 197: the seen 200 of 500 make a bar of 77.6, at 50 of the way of 300.
  @Test(arguments: [(50.0, "y=\"22.9\"", "76.6"), (0, "y=\"3.5\"", "76.6")])
  func theBarsPlaceAndLength(offset: Double, y: String, height: String) throws {
    let svg = try ScrollView(offset: offset, showsIndicators: true) { content }.svg(width: 100, height: 200).document
    let bar = try #require(svg.split(separator: "\n").last { $0.contains("rx=") })
    #expect(bar.contains(y), "\(bar)")
    #expect(bar.contains("x=\"94.5\""))
    #expect(bar.contains("width=\"2\" height=\"\(height)\""))
  }

  /// Pulled down by 100, 200 of 600 are seen; the bars leave a track of 200 - 44 - 34 - 6 = 116.
  @Test func theBarShrinksPastTheEndAndKeepsClearOfBars() throws {
    let view = ScrollView(offset: -100, contentInsetAdjustment: .never, showsIndicators: true) { content }
    let svg = try view.svg(width: 100, height: 200, environment: bars).document
    let bar = try #require(svg.split(separator: "\n").last { $0.contains("rx=") })
    #expect(bar.contains("x=\"87.5\" y=\"47.5\" width=\"2\" height=\"37.67\""), "\(bar)")
    let fixed = ScrollView(
      offset: 0, contentInsetAdjustment: .never, showsIndicators: true, indicatorInsets: .fixed(Insets(top: 10))
    ) { content }
    #expect(try fixed.svg(width: 100, height: 200, environment: bars).document.contains("x=\"94.5\" y=\"13.5\""))
  }

  @Test func noBarWhereAllIsSeen() throws {
    let view = ScrollView(showsIndicators: true) { Rectangle().height(50) }
    #expect(try !view.svg(width: 100, height: 200).document.contains("rx="))
    #expect(try ScrollView(showsIndicators: true) { Text("") }.svg(width: 0, height: 0).document.hasPrefix("<svg"))
  }

  @Test func numbersWithoutMeaningNameTheLine() throws {
    func error(_ view: some View, _ environment: EnvironmentValues = .init()) -> LayoutError? {
      do {
        _ = try view.layout(environment: environment)
        return nil
      } catch { return error }
    }
    let line = #line + 1
    let view = ScrollView(contentInset: Insets(top: .nan)) { Text("a") }
    #expect(error(view)?.location == SourceLine(fileID: #fileID, line: line))
    #expect(error(view)?.description.contains("ScrollView: contentInset is nan") == true)
    #expect(error(ScrollView(offset: .infinity) { Text("a") }) != nil)
    #expect(error(ScrollView(indicatorInsets: .fixed(Insets(left: .nan))) { Text("a") }) != nil)
    #expect(error(Text("a"), .init(safeAreaInsets: Insets(top: -1))) != nil)
  }
}
