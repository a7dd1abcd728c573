import Testing
import Truss

/// Captions are below their views, and do not make them wider.
struct CaptionTests {
  private let long = "a caption that is far longer than its view is wide"

  @Test func aCaptionIsBelowItsView() throws {
    let layout = try Box("a").width(100).height(30).id("a").caption("short", spacing: 8).layout()
    #expect(layout.frame(of: "a") == Rect(x: 0, y: 0, width: 100, height: 30))
    let caption = try #require(layout.frames.last)
    #expect(caption.kind == "Text" && caption.rect.minY == 38 && caption.rect.width == 100)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func aLongCaptionWraps() throws {
    let layout = try Box("a").width(100).height(30).caption(long).layout()
    #expect(layout.size.width == 100)
    #expect(try #require(layout.frames.last).rect.height > 2 * 14)
  }

  /// In a row as well, where texts share a shortfall.
  @Test(arguments: [Medium.points, .cells])
  func viewsOfARowKeepTheirWidths(medium: Medium) throws {
    let row = HStack(spacing: 10) {
      Box("a").width(100).id("a").caption(long)
      Box("b").width(60).id("b").caption(long)
    }
    let layout = medium == .points ? try row.layout() : try row.layout(columns: nil)
    let (unit, gap) = medium == .points ? (1.0, 10.0) : (0.2, 2)
    #expect(layout.size.width == 160 * unit + gap)
    #expect(layout.frame(of: "b")?.minX == 100 * unit + gap)
  }

  /// Beside another text in the same stack, too.
  @Test func aStackWithATextAndACaptionKeepsItsWidth() throws {
    let layout = try HStack(spacing: 10) {
      for name in ["a", "b"] {
        VStack {
          Text(name)
          Box(name).width(100).caption(long)
        }
      }
    }
    .layout()
    #expect(layout.size.width == 210)
  }

  @Test func aViewWithoutAWidthFillsTheRoom() throws {
    let layout = try Field("name").id("field").caption(long).layout(width: 300)
    #expect(layout.frame(of: "field")?.width == 300)
  }
}
