import Foundation
import TestSupport
import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// 619 trees of all containers, to 12 views in each and to 7 deep, with bounds on containers, paddings, dividers,
/// fractions, proportions, ratios, flow stacks in flow stacks, spans and both directions, with the frames that Chromium
/// gives them by name. A padding is a margin there.
struct WideTreesTests {
  struct Case: Decodable, Sendable {
    var name: String
    var width: Double?
    var height: Double?
    var isRightToLeft: Bool?
    var root: BrowserCase.Node
    var frames: [String: [Double]]
    /// What the tree has where it is laid out as no browser does: on purpose or not yet.
    var differs: String?

    func mismatch() throws -> String? {
      var environment = EnvironmentValues()
      if isRightToLeft == true { environment.layoutDirection = .rightToLeft }
      let view = BrowserCase.view(root).font(BrowserCase.font)
      let layout = try Lowering(view, width: width, height: height, environment: environment).solve()
      for (name, numbers) in frames.sorted(by: { $0.key < $1.key }) {
        guard let rect = layout.frame(of: ViewID(name)) else { return "\(name) is missing" }
        if zip([rect.x, rect.y, rect.width, rect.height], numbers).contains(where: { abs($0 - $1) > 0.05 }) {
          return "\(name) is at \(rect) and not at \(numbers)"
        }
      }
      return nil
    }
  }

  private static func cases() throws -> [Case] {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/wide-trees", withExtension: "json"))
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
  }

  /// A tree that begins to agree loses its `differs` in the file.
  @Test func framesAreThoseOfABrowserButForNamedDifferences() throws {
    let cases = try Self.cases()
    #expect(cases.count == 619)
    var unexpected: [String] = []
    for example in Seeds.some(of: cases, oneOf: 6) {
      let mismatch = try example.mismatch()
      if (mismatch == nil) != (example.differs == nil) {
        unexpected.append("\(example.name): \(mismatch ?? "agrees")")
      }
    }
    #expect(unexpected.isEmpty, "\(unexpected.joined(separator: "\n"))")
  }
}
