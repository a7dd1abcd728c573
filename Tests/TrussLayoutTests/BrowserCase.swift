import Foundation
import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// A tree of views with the frames that a browser gives the same tree in CSS, in the order of the tree.
///
/// Letters are 8 points wide and lines 16 high.
struct BrowserCase: Decodable, Sendable, CustomTestStringConvertible {
  /// Where the package differs on purpose: why, and what it gives instead.
  struct Difference: Decodable, Sendable {
    var reason: String
    var frames: [[Double]]
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
    let alignContent: Justify?
    let align: Align?
    let `self`: Align?
    let spacing: Double?
    let lineSpacing: Double?
    let insets: [Double]?
    let text: String?
    let natural: [Double]?
    let width: Double?
    let widthAtLeast: Double?
    let height: Double?
    let flex: Double?
    let minimum: Double?
    let span: Int?
    let rowSpan: Int?
  }

  var name: String
  var width: Double
  var height: Double?
  var root: Node
  var frames: [[Double]]
  var difference: Difference?

  var testDescription: String { name }

  /// The cases of a file in `Fixtures`.
  static func cases(in file: String) -> [BrowserCase] {
    guard let url = Bundle.module.url(forResource: "Fixtures/\(file)", withExtension: "json") else {
      Issue.record("Fixtures/\(file).json is missing")
      return []
    }
    do {
      return try JSONDecoder().decode([BrowserCase].self, from: Data(contentsOf: url))
    } catch {
      Issue.record("Fixtures/\(file).json cannot be read: \(error)")
      return []
    }
  }

  /// The layout of the tree. A browser has no boxes for the rows of a grid.
  func layout() throws -> Layout {
    try Lowering(Self.view(root).font(Self.font), width: width, height: height).solve()
  }

  /// The first view whose frame is another, in words; a browser rounds to 1/64 point.
  func mismatch(of layout: Layout, from frames: [[Double]]? = nil) -> String? {
    let (expected, placed) = (frames ?? self.frames, layout.frames.filter { $0.kind != "GridRow" })
    guard placed.count == expected.count else { return "\(placed.count) views" }
    for (index, (frame, numbers)) in zip(placed, expected).enumerated() {
      let rect = frame.rect
      if zip([rect.x, rect.y, rect.width, rect.height], numbers).contains(where: { abs($0 - $1) >= 0.02 }) {
        return "view \(index), \(frame.kind), is at \(rect) and not at \(numbers)"
      }
    }
    return nil
  }

  /// A size a rounding smaller than 8 points a letter, as widths are rounded up to half a point.
  private static let font = Font(.mono, size: (8 * 2048 / 1229.0).nextDown.nextDown)

  private static func view(_ node: Node) -> ModifiedView {
    var view = content(node)
    if let width = node.width { view = view.width(width) }
    if let width = node.widthAtLeast { view = view.width(atLeast: width) }
    if let height = node.height { view = view.height(height) }
    if let share = node.flex { view = view.flex(share) }
    if let align = node.`self` { view = view.align(align) }
    if let span = node.span { view = view.gridColumns(span) }
    if let span = node.rowSpan { view = view.gridRows(span) }
    return view
  }

  private static func content(_ node: Node) -> ModifiedView {
    let sides = node.insets ?? [0, 0, 0, 0]
    let insets = Insets(top: sides[0], left: sides[3], bottom: sides[2], right: sides[1])
    let children = (node.children ?? []).map(view)
    switch node.kind {
    case "Text": return Text(node.text ?? "").hidden(false)
    case "Button": return Button(node.text ?? "").hidden(false)
    case "Box": return Box().hidden(false)
    case "Spacer": return Spacer(minimum: node.minimum ?? 0).hidden(false)
    case "Image":
      let size = node.natural ?? [0, 0]
      return Image("", natural: Size(width: size[0], height: size[1])).hidden(false)
    case "GridRow": return GridRow { children }.hidden(false)
    case "Grid":
      return Grid(
        columns: node.columns?.map(column), spacing: node.spacing ?? 0, rowSpacing: node.lineSpacing,
        align: node.align ?? .fill, insets: insets
      ) { children }.hidden(false)
    case "LazyVGrid":
      return LazyVGrid(columns: (node.columns ?? []).map(item), spacing: node.spacing ?? 0) { children }.hidden(false)
    case "FlowStack":
      return FlowStack(
        spacing: node.spacing ?? 0, lineSpacing: node.lineSpacing, align: node.align ?? .fill,
        justify: node.justify ?? .start, alignContent: node.alignContent ?? .start, insets: insets
      ) { children }.hidden(false)
    case "HStack", "VStack":
      return Stack(
        node.kind == "HStack" ? .horizontal : .vertical, justify: node.justify, align: node.align,
        spacing: node.spacing ?? 0, insets: insets
      ) { children }.hidden(false)
    default:
      Issue.record("no such view: \(node.kind)")
      return Group { children }.hidden(false)
    }
  }

  private static func item(_ column: Column) -> GridItem {
    switch column.kind {
    case "fixed": GridItem(.fixed(column.width ?? 0))
    case "adaptive": GridItem(.adaptive(minimum: column.width ?? 0))
    default: GridItem(.flexible(minimum: 0))
    }
  }

  private static func column(_ column: Column) -> GridColumn {
    switch column.kind {
    case "fixed": .fixed(column.width ?? 0)
    case "flexible": .flexible(column.share ?? 1)
    default: .fit
    }
  }
}

extension Justify: Decodable {}
extension Align: Decodable {}
