import Testing
import Truss

struct EnvironmentTests {
  private struct Probe: View {
    @Environment(\.verticalSizeClass) var verticalSizeClass
    @Environment(\.layoutDirection) var layoutDirection
    @Environment(\.medium) var medium

    var body: some View {
      Text("\(verticalSizeClass) \(layoutDirection) \(medium == .points ? "points" : "cells")")
    }
  }

  @Test func bodiesSeeTheirSurroundings() throws {
    #expect(try Probe().text() == "regular leftToRight cells")
    #expect(try Probe().text(environment: .init(verticalSizeClass: .compact)) == "compact leftToRight cells")
    #expect(try Probe().svg().document.contains("regular leftToRight points"))
    #expect(Probe().verticalSizeClass == .regular)
  }

  @Test func aSubtreeCanHaveItsOwn() throws {
    let view = VStack {
      Probe()
      VStack {
        Probe()
        Probe().environment(\.verticalSizeClass, .regular)
      }
      .environment(\.verticalSizeClass, .compact)
      Probe()
    }
    #expect(
      try view.text() == """
        regular leftToRight cells
        compact leftToRight cells
        regular leftToRight cells
        regular leftToRight cells
        """)
  }

  private var row: some View {
    HStack(justify: .start, spacing: 5, insets: Insets(left: 10, right: 20)) {
      Box().width(30).height(10).id("first")
      VStack(align: .start) { Box().width(10).height(10).id("inner") }.width(40)
    }
  }

  @Test func rightToLeftMirrorsLeadingAndTrailing() throws {
    let layout = try row.layout(width: 200, environment: .init(layoutDirection: .rightToLeft))
    #expect(layout.frame(of: "first") == Rect(x: 200 - 20 - 30, y: 0, width: 30, height: 10))
    #expect(layout.frame(of: "inner") == Rect(x: 200 - 20 - 30 - 5 - 10, y: 0, width: 10, height: 10))
    #expect(layout.diagnostics.isEmpty)
  }

  /// Every word of every stack, mirrored in the middle of its container.
  @Test(arguments: Justify.allCases, Align.allCases)
  func rightToLeftIsAMirror(justify: Justify, align: Align) throws {
    let view = VStack(align: align, insets: Insets(left: 3, right: 3)) {
      HStack(justify: justify, spacing: 4) { for width in [10.0, 20, 15] { Box().width(width).height(8) } }
      Box().width(50).height(5)
      HStack(distribution: .equalSpacing, alignment: .center) {
        for height in [4.0, 8] { Box().width(9).height(height) }
      }
    }
    let left = try view.layout(width: 160).frames.map(\.rect)
    let right = try view.layout(width: 160, environment: .init(layoutDirection: .rightToLeft)).frames.map(\.rect)
    for (one, other) in zip(left, right) {
      #expect(abs(one.minX - (160 - other.maxX)) < 0.01)
      #expect(one.size == other.size)
    }
  }

  @Test func rightToLeftTextBeginsAtTheRight() throws {
    let view = VStack {
      Text("ab")
      Field("cd").height(10)
    }
    #expect(try view.text(columns: 8, environment: .init(layoutDirection: .rightToLeft)) == "      ab\n[    cd]")
  }

  @Test func theReadersTextSizeScalesFonts() throws {
    let usual = try Text("text").layout().size
    let large = try Text("text").layout(environment: .init(textSizeCategory: .accessibility2)).size
    #expect(usual.height == 16)
    #expect(large.height == 30)
    #expect(try Text("text").text(environment: .init(textSizeCategory: .accessibility2)) == "text")
  }

  @Test func aFontIsInheritedThroughASurroundingOfItsOwn() throws {
    let view = VStack {
      Text("a").environment(\.verticalSizeClass, .compact).id("same")
      Text("a").environment(\.textSizeCategory, .accessibility5).id("large")
    }.font(.title.bold())
    let layout = try view.layout()
    #expect(layout.frame(of: "same")?.height == 21)
    #expect(layout.frame(of: "large")?.height == 64)
  }

  @Test func theSafeAreaIsAGuide() throws {
    let (screen, bar, middle) = (ViewID("screen"), ViewID("bar"), ViewID("middle"))
    let view = ZStack(align: nil) {
      Rectangle().id(bar)
      Rectangle().id(middle)
    }.id(screen).constraints {
      bar.edges(.left, .right, .bottom) == screen.safeArea.edges
      bar.height == 44
      middle.center == screen.center
      middle.size == Size(width: 10, height: 10)
      middle.safeArea.top == middle.top ~ 2
    }
    let layout = try view.layout(
      width: 320, height: 480, environment: .init(safeAreaInsets: Insets(top: 44, left: 10, bottom: 34, right: 0)))
    #expect(layout.frame(of: bar) == Rect(x: 10, y: 480 - 34 - 44, width: 310, height: 44))
    #expect(layout.frame(of: middle) == Rect(x: 155, y: 235, width: 10, height: 10))
    #expect(layout.diagnostics.isEmpty)
  }

  /// A stack lays out its views in its own direction, whatever theirs is.
  @Test func aSubtreeCanBeReadFromTheRight() throws {
    func row() -> ModifiedView {
      HStack(spacing: 5, insets: Insets(left: 3)) {
        Box().width(10).id("a")
        Box().id("b")
      }.id("row")
    }
    func column(_ justify: Justify) -> some View {
      HStack(justify: justify, align: .fill, spacing: 4) {
        Box().width(20).height(8)
        row().width(50).environment(\.layoutDirection, .rightToLeft)
        Box().width(20)
      }
    }
    let layout = try column(.fill).layout(width: 100)
    #expect(layout.frame(of: "row") == Rect(x: 24, y: 0, width: 50, height: 8))
    #expect(layout.frame(of: "a") == Rect(x: 64, y: 0, width: 10, height: 8))
    #expect(layout.frame(of: "b") == Rect(x: 27, y: 0, width: 32, height: 8))
    #expect(layout.diagnostics.isEmpty)
    #expect(try column(.end).layout(width: 200).frame(of: "row")?.x == 126)
    #expect(try column(.center).layout(width: 198).frame(of: "row")?.x == 74)

    let back = VStack(align: .start) { row().environment(\.layoutDirection, .leftToRight) }
    let mirrored = try back.layout(width: 100, environment: .init(layoutDirection: .rightToLeft))
    #expect(mirrored.frame(of: "row")?.maxX == 100)
    #expect(mirrored.frame(of: "a").map { $0.x - mirrored.frame(of: "row")!.x } == 3)
  }
}
