import Testing
import Truss
@testable import Gallery

/// The stretchy header's last two steps on a screen of 320 by 480 with a safe area of 44 and 34: the slot of the photo
/// is 224 high.
struct StatusBarTests {
  private let insets = Insets(top: 44, bottom: 34)
  private var surroundings: EnvironmentValues { EnvironmentValues(safeAreaInsets: insets) }

  /// The header's text and its room below, laid out by hand: the slot, 14, the text, 14.
  private func contentHeight(_ layout: LayoutResult) throws -> Double {
    224 + 14 + (try #require(layout.frame(of: "story")).height) + 14
  }

  private func header(_ offset: Double) throws -> LayoutResult {
    try StretchyHeader(step: .safeArea, offset: offset).layout(width: 320, height: 480, environment: surroundings)
  }

  /// The content keeps clear of the bottom alone: the photo lies behind the status bar, as in the steps before.
  @Test(arguments: [(-120.0, 0.0, 344.0), (-40, 0, 264), (0, 0, 224), (60, -60, 224), (300, -300, 224)])
  func theSafeAreaLeavesThePhotoWhereItWas(offset: Double, top: Double, height: Double) throws {
    let layout = try header(offset)
    #expect(layout.frame(of: "photo") == Rect(x: 0, y: top, width: 320, height: height))
    #expect(layout.frame(of: "story")?.minY == 224 - offset + 14)
    #expect(layout.frame(of: "backing")?.minY == 224 - offset)
    #expect(layout.frame(of: "backing")?.maxY ?? 0 >= 480)
    #expect(layout.scrollGeometry(of: "scroll")?.adjustedContentInset == Insets(bottom: 34))
    #expect(layout.scrollGeometry(of: "scroll")?.restingOffset == 0)
    #expect(layout.diagnostics.isEmpty)
  }

  /// Scrolled to the end the text ends 14 above the bar at the bottom.
  @Test func atTheEndTheTextIsClearOfTheBar() throws {
    let screen = Size(width: 320, height: 300)
    func layout(_ offset: Double) throws -> LayoutResult {
      try StretchyHeader(step: .safeArea, offset: offset)
        .layout(width: screen.width, height: screen.height, environment: surroundings)
    }
    let end = try #require(try layout(0).scrollGeometry(of: "scroll")?.endOffset)
    #expect(end == (try contentHeight(layout(0)) + 34 - 300))
    let story = try #require(try layout(end).frame(of: "story"))
    #expect(story.maxY == 300 - 34 - 14)
  }

  /// The indicator follows all insets: its track is from 44 + 3 to 480 - 34 - 3.
  @Test func theIndicatorIsClearOfAllBars() throws {
    let svg = try StretchyHeader(step: .safeArea, offset: -120)
      .svg(width: 320, height: 480, environment: surroundings).document
    let bar = try #require(svg.split(separator: "\n").last { $0.contains("rx=") })
    #expect(bar.contains("x=\"314.5\" y=\"47.5\" width=\"2\""), "\(bar)")
  }

  /// The text's top is at 224 - offset, and 44 at the offset 180: the rule flips past it.
  @Test(arguments: [-120.0, -40, 0, 60, 179, 180, 180.5, 181, 300])
  func theBarIsAFunctionOfTheFrames(offset: Double) throws {
    let page = StatusBarPage(offset: offset)
    let ruled = try page.withBarState(width: 320, height: 480, safeAreaInsets: insets)
    #expect(ruled.bar == (offset > 180 ? .hidden : .shown))
    let layout = try ruled.layout(width: 320, height: 480, environment: surroundings)
    let top: Double = offset > 180 ? -44 : 0
    #expect(layout.frame(of: "status") == Rect(x: 0, y: top, width: 320, height: 44))
    #expect(layout.frame(of: "photo") == (try header(offset).frame(of: "photo")))
    #expect(layout.frame(of: "story") == (try header(offset).frame(of: "story")))
    #expect(ruled.bar(in: layout, insets) == ruled.bar)
    #expect(layout.diagnostics.isEmpty)
  }
}
