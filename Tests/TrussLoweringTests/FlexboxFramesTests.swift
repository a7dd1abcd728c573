import Foundation
import Testing
import TrussIR
import TrussLowering
import TrussViews

/// 98 trees of flex containers with the frames that a browser gives them.
///
/// A leaf has a content size and neither minimum nor baseline, as an image has. A browser rounds to 1/64 point.
@Suite struct FlexboxFramesTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var width: Double
    var height: Double
    var root: Node
    var frames: [[Double]]

    var testDescription: String { name }
  }

  final class Node: Decodable, Sendable {
    let kind: String
    let axis: String?
    let justify: String?
    let align: String?
    let spacing: Double?
    let insets: [Double]?
    let children: [Node]?
    let w: Double?
    let h: Double?
    let share: Double?
    let `self`: String?
  }

  static let cases: [Case] = {
    guard
      let url = Bundle.module.url(forResource: "Fixtures/flexbox-frames", withExtension: "json"),
      let data = try? Data(contentsOf: url), let cases = try? JSONDecoder().decode([Case].self, from: data)
    else { return [] }
    return cases
  }()

  @Test func allCasesAreRead() {
    #expect(Self.cases.count == 98)
  }

  @Test(arguments: cases) func framesAreThoseOfABrowser(_ example: Case) throws {
    let layout = try Lowering(view(example.root), width: example.width, height: example.height).solve()
    #expect(layout.rects.count == example.frames.count)
    for (index, (rect, frame)) in zip(layout.rects, example.frames).enumerated() {
      let difference = max(
        abs(rect.x - frame[0]), abs(rect.y - frame[1]), abs(rect.width - frame[2]),
        abs(rect.height - frame[3]))
      #expect(difference < 0.02, "view \(index) is at \(rect), in the browser at \(frame)")
    }
    #expect(!layout.diagnostics.contains { $0.kind != .overflow })
  }

  private func view(_ node: Node) -> ModifiedView {
    var view: ModifiedView
    if let children = node.children {
      let insets = node.insets ?? [0, 0, 0, 0]
      view = Stack(
        node.axis == "horizontal" ? .horizontal : .vertical,
        justify: node.justify.flatMap(Justify.init(rawValue:)), align: node.align.flatMap(Align.init(rawValue:)),
        spacing: node.spacing ?? 0,
        insets: Insets(top: insets[0], left: insets[3], bottom: insets[2], right: insets[1])
      ) { children.map(self.view) }.invisible(false)
    } else {
      view = Image("", natural: Size(width: node.w ?? 0, height: node.h ?? 0)).invisible(false)
    }
    if let share = node.share { view = view.flex(share) }
    if let align = node.`self`.flatMap(Align.init(rawValue:)) { view = view.align(align) }
    return view
  }
}
