import Testing
import TrussLayout
import TrussSolver
import TrussTree

/// 100 trees of stacks and leaves in places 40 to 200 points wide, with the frames that Chromium gives them: texts wrap
/// and share a shortfall, buttons do not, sizes are given or bounded, views divide what is left, and what is too wide
/// overflows. `Tests/Generators/narrow-trees.py` makes them.
///
/// Where the package differs on purpose the case has a `difference` that says why, and what it gives instead.
struct NarrowTreesTests {
  static let cases = BrowserCase.cases(in: "narrow-trees")

  @Test func allCasesAreRead() {
    #expect(Self.cases.count == 100)
    #expect(Self.cases.filter { $0.difference != nil }.count < 10)
  }

  @Test(arguments: cases) func bothMethodsOfTheSolverAgree(_ example: BrowserCase) throws {
    let system = try example.layout().constraints
    let (trees, reference) = (system.solve().values, system.solve(by: .precise).values)
    for (value, other) in zip(trees, reference) { #expect(abs(value - other) < 1e-6) }
  }

  @Test(arguments: cases) func framesAreThoseOfABrowser(_ example: BrowserCase) throws {
    try example.expectFrames()
  }
}
