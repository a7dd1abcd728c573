import Testing
import Truss
import TrussFigures
@testable import Gallery

/// The numbers of `Documentation/StretchyHeader.md`, whose code is the gallery's own: pages of 170 by 280, with a slot
/// 119 high.
struct StretchyHeaderPageExamples {
  private func layout(_ step: StretchyHeader.Step, _ offset: Double, _ insets: Insets = .zero) throws -> LayoutResult {
    try StretchyHeader(step: step, offset: offset).font(.caption)
      .layout(width: 170, height: 280, environment: EnvironmentValues(safeAreaInsets: insets))
  }

  @Test func theGapIsAsHighAsThePageIsPulledDown() throws {
    #expect(try layout(.notStretchy, -60).frame(of: "photo")?.minY == 60)
    #expect(try layout(.jammed, -60).frame(of: "photo") == Rect(x: 0, y: 0, width: 170, height: 179))
  }

  @Test func theJammedPageStopsWhereThePhotoHasNoHeightLeft() throws {
    let jammed = try layout(.jammed, 300)
    #expect(jammed.frame(of: "photo")?.height == 0)
    #expect(jammed.diagnostics.map(\.message).first?.contains("the offset 119 in place of 300") == true)
  }

  /// The middle of the squeezed photo moves up by half of what the page moves.
  @Test(arguments: [20.0, 40, 80]) func parallax(offset: Double) throws {
    let (rest, moved) = (try layout(.parallax, 0), try layout(.parallax, offset))
    let middles = try [rest, moved].map { try #require($0.frame(of: "photo")).midY }
    #expect(middles[0] - middles[1] == offset / 2)
  }

  @Test func atTheEnd() throws {
    let end = try #require(try layout(.stretchy, 0).scrollGeometry(of: "scroll")?.endOffset)
    #expect(try layout(.stretchy, end + 60).frame(of: "backing")?.maxY == 220)
    #expect(try layout(.overscroll, end + 60).frame(of: "backing")?.maxY == 280)
    let insets = Insets(top: 24, bottom: 20)
    #expect(try layout(.safeArea, end + 20, insets).frame(of: "story")?.maxY == 280 - 20 - 14)
  }

  @Test func everyStepIsAFigure() {
    #expect(stretchySteps.allSatisfy { $0.name.hasPrefix("stretchy-") })
    #expect(stretchySteps.count == StretchyHeader.Step.allCases.count + 2)
  }
}
