import Foundation
import TestSupport
import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// 619 trees of all containers, to 12 views in each and to 7 deep, with bounds on containers, paddings, dividers,
/// fractions, proportions, ratios, flow stacks in flow stacks, spans and both directions, with the frames that Chromium
/// gives them by name. A padding is a margin there, a share's too; a view of fixed size is `max-content` in a cell as in a
/// stack; and a divider or a spacer with a length across its stack is aligned as any view.
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

    func mismatch(font: Font = BrowserCase.font) throws -> String? {
      var environment = EnvironmentValues()
      if isRightToLeft == true { environment.layoutDirection = .rightToLeft }
      let view = BrowserCase.view(root).font(font)
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

  /// The cases of a file in `Fixtures`.
  static func cases(in file: String) throws -> [Case] {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/\(file)", withExtension: "json"))
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
  }

  /// Expects a browser's frames but where a case has a `differs`, and others there.
  static func expectFrames(of cases: [Case], font: Font = BrowserCase.font) throws {
    var unexpected: [String] = []
    for example in cases {
      let mismatch = try example.mismatch(font: font)
      if (mismatch == nil) != (example.differs == nil) {
        unexpected.append("\(example.name): \(mismatch ?? "agrees")")
      }
    }
    #expect(unexpected.isEmpty, "\(unexpected.joined(separator: "\n"))")
  }

  /// A tree that begins to agree loses its `differs` in the file.
  @Test func framesAreThoseOfABrowserButForNamedDifferences() throws {
    let cases = try Self.cases(in: "wide-trees")
    #expect(cases.count == 619)
    try Self.expectFrames(of: Seeds.some(of: cases, oneOf: 6))
  }
}
