import Foundation
import Testing
import TrussIR
import TrussLowering
import TrussSolver
import TrussViews

/// 100 trees of stacks and leaves in places 40 to 200 points wide, with the frames that Chromium gives them: texts wrap
/// and share a shortfall, buttons do not, sizes are given or bounded, views divide what is left, and what is too wide
/// overflows. `Tests/Generators/narrow-trees.py` makes them.
///
/// Where the package differs on purpose the case has a `difference` that says why, and what it gives instead.
@Suite struct NarrowTreesTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    struct Difference: Decodable, Sendable {
      var reason: String
      var frames: [[Double]]
    }

    var name: String
    var width: Double
    var root: Node
    var frames: [[Double]]
    var difference: Difference?

    var testDescription: String { name }
  }

  final class Node: Decodable, Sendable {
    let kind: String
    let children: [Node]?
    let justify: Justify?
    let align: Align?
    let `self`: Align?
    let spacing: Double?
    let insets: [Double]?
    let text: String?
    let width: Double?
    let widthAtLeast: Double?
    let height: Double?
    let flex: Double?
    let minimum: Double?
  }

  static let cases: [Case] = {
    guard let url = Bundle.module.url(forResource: "Fixtures/narrow-trees", withExtension: "json"),
      let data = try? Data(contentsOf: url), let cases = try? JSONDecoder().decode([Case].self, from: data)
    else { return [] }
    return cases
  }()

  @Test func allCasesAreRead() {
    #expect(Self.cases.count == 100)
    #expect(Self.cases.filter { $0.difference != nil }.count < 10)
  }

  @Test(arguments: cases) func bothMethodsOfTheSolverAgree(_ example: Case) throws {
    let system = try Lowering(view(example.root).font(font), width: example.width).solve().constraints
    let (trees, dictionary) = (system.solve().values, system.solve(by: .dictionary).values)
    for (value, other) in zip(trees, dictionary) { #expect(abs(value - other) < 1e-6) }
  }

  /// A browser rounds to 1/64 point.
  @Test(arguments: cases) func framesAreThoseOfABrowser(_ example: Case) throws {
    let layout = try Lowering(view(example.root).font(font), width: example.width).solve()
    let browser = difference(of: layout, from: example.frames)
    if let known = example.difference {
      #expect(difference(of: layout, from: known.frames) == nil)
      #expect(browser != nil, "no longer differs from the browser: \(known.reason)")
    } else {
      #expect(browser == nil)
    }
    #expect(!layout.diagnostics.contains { $0.kind != .overflow })
  }

  /// The first view whose frame is another, in words.
  private func difference(of layout: Layout, from frames: [[Double]]) -> String? {
    guard layout.rects.count == frames.count else { return "\(layout.rects.count) views" }
    for (index, (rect, frame)) in zip(layout.rects, frames).enumerated() {
      let numbers = zip([rect.x, rect.y, rect.width, rect.height], frame)
      if numbers.contains(where: { abs($0 - $1) >= 0.02 }) {
        return "view \(index), \(layout.frames[index].kind), is at \(rect) and not at \(frame)"
      }
    }
    return nil
  }

  /// A letter is 8 wide and a line 16 high; a size a rounding smaller, as widths are rounded up to half a point.
  private let font = Font(.mono, size: (8 * 2048 / 1229.0).nextDown.nextDown)

  private func view(_ node: Node) -> ModifiedView {
    var view = self.content(node)
    if let width = node.width { view = view.width(width) }
    if let width = node.widthAtLeast { view = view.width(atLeast: width) }
    if let height = node.height { view = view.height(height) }
    if let share = node.flex { view = view.flex(share) }
    if let align = node.`self` { view = view.align(align) }
    return view
  }

  private func content(_ node: Node) -> ModifiedView {
    let insets = node.insets ?? [0, 0, 0, 0]
    switch node.kind {
    case "Text": return Text(node.text ?? "").invisible(false)
    case "Button": return Button(node.text ?? "").invisible(false)
    case "Box": return Box().invisible(false)
    case "Spacer": return Spacer(minimum: node.minimum ?? 0).invisible(false)
    default:
      return Stack(
        node.kind == "HStack" ? .horizontal : .vertical, justify: node.justify, align: node.align,
        spacing: node.spacing ?? 0,
        insets: Insets(top: insets[0], left: insets[3], bottom: insets[2], right: insets[1])
      ) { (node.children ?? []).map(view) }.invisible(false)
    }
  }
}

extension Justify: Decodable {}
extension Align: Decodable {}
