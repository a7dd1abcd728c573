import Foundation
import Testing
import TrussIR
import TrussLowering
import TrussViews

/// 60 flow stacks and grids in places 60 to 320 points wide, with the frames that Chromium gives wrapping flex
/// containers and CSS grids. `Tests/Generators/wrapped-trees.py` makes them and says what stands for what.
@Suite struct WrappedTreesTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var width: Double
    var root: Node
    var frames: [[Double]]

    var testDescription: String { name }
  }

  struct Column: Decodable, Sendable {
    var kind: String
    var width: Double?
    var share: Double?
  }

  final class Node: Decodable, Sendable {
    let kind: String
    let children: [Node]?
    let columns: [Column]?
    let justify: Justify?
    let align: Align?
    let `self`: Align?
    let spacing: Double?
    let lineSpacing: Double?
    let insets: [Double]?
    let text: String?
    let width: Double?
    let widthAtLeast: Double?
    let height: Double?
    let span: Int?
  }

  static let cases: [Case] = {
    guard let url = Bundle.module.url(forResource: "Fixtures/wrapped-trees", withExtension: "json"),
      let data = try? Data(contentsOf: url), let cases = try? JSONDecoder().decode([Case].self, from: data)
    else { return [] }
    return cases
  }()

  @Test func allCasesAreRead() { #expect(Self.cases.count == 60) }

  /// A browser rounds to 1/64 point, and has no boxes for the rows of a grid.
  @Test(arguments: cases) func framesAreThoseOfABrowser(_ example: Case) throws {
    let layout = try Lowering(view(example.root).font(font), width: example.width).solve()
    let frames = layout.frames.filter { $0.kind != "GridRow" }
    #expect(frames.count == example.frames.count)
    for (frame, expected) in zip(frames, example.frames) {
      let numbers = zip([frame.rect.x, frame.rect.y, frame.rect.width, frame.rect.height], expected)
      #expect(numbers.allSatisfy { abs($0 - $1) < 0.02 }, "\(frame.kind) is at \(frame.rect) and not at \(expected)")
    }
    #expect(!layout.diagnostics.contains { $0.kind != .overflow })
  }

  /// A letter is 8 wide and a line 16 high; a size a rounding smaller, as widths are rounded up to half a point.
  private let font = Font(.mono, size: (8 * 2048 / 1229.0).nextDown.nextDown)

  private func view(_ node: Node) -> ModifiedView {
    var view = content(node)
    if let width = node.width { view = view.width(width) }
    if let width = node.widthAtLeast { view = view.width(atLeast: width) }
    if let height = node.height { view = view.height(height) }
    if let align = node.`self` { view = view.align(align) }
    if let span = node.span { view = view.gridColumns(span) }
    return view
  }

  private func content(_ node: Node) -> ModifiedView {
    let sides = node.insets ?? [0, 0, 0, 0]
    let insets = Insets(top: sides[0], left: sides[3], bottom: sides[2], right: sides[1])
    let children = (node.children ?? []).map(view)
    switch node.kind {
    case "Text": return Text(node.text ?? "").invisible(false)
    case "Button": return Button(node.text ?? "").invisible(false)
    case "Box": return Box().invisible(false)
    case "GridRow": return GridRow { children }.invisible(false)
    case "Grid":
      return Grid(
        columns: node.columns?.map(column), spacing: node.spacing ?? 0, rowSpacing: node.lineSpacing,
        align: node.align ?? .fill, insets: insets
      ) { children }.invisible(false)
    default:
      return FlowStack(
        spacing: node.spacing ?? 0, lineSpacing: node.lineSpacing, align: node.align ?? .fill,
        justify: node.justify ?? .start, insets: insets
      ) { children }.invisible(false)
    }
  }

  private func column(_ column: Column) -> GridColumn {
    switch column.kind {
    case "fixed": .fixed(column.width ?? 0)
    case "flexible": .flexible(column.share ?? 1)
    default: .fit
    }
  }
}
