import TestSupport
import Testing

/// The fixtures of Taffy and Yoga, two other implementations of flexbox, that Truss has words for, with the frames
/// that Chromium gives them by name. `Tests/Generators/flex-fixtures.py` translates them and says what stands for what;
/// their licences are in `NOTICE`. The font is that of `AhemTreesTests`.
struct FlexFixturesTests {
  /// A case that begins to agree loses its `differs` in the file.
  @Test func framesAreThoseOfABrowserButForNamedDifferences() throws {
    let cases = try WideTreesTests.cases(in: "flex-fixtures")
    #expect(cases.count >= 900)
    #expect(cases.count { $0.differs != nil } * 50 <= cases.count)
    try WideTreesTests.expectFrames(of: Seeds.some(of: cases, oneOf: 8), font: AhemTreesTests.font())
  }
}
