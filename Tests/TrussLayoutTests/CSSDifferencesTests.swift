import Testing

/// A small tree for each row of the table in `Documentation/ComingFrom.md` that says where Truss differs from CSS, with
/// Chromium's frames and its own. `Tests/Generators/css-differences.py` makes them.
struct CSSDifferencesTests {
  static let cases = BrowserCase.cases(in: "css-differences")

  @Test func allCasesAreRead() {
    #expect(Self.cases.count == 18)
    #expect(Self.cases.allSatisfy { $0.difference != nil })
  }

  @Test(arguments: cases) func framesAreThoseOfTheTable(_ example: BrowserCase) throws {
    try example.expectFrames()
  }
}
