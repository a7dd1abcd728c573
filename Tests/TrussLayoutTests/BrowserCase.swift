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
    var align: Align?
  }

  struct Pin: Decodable, Sendable {
    var top: Double?
    var leading: Double?
    var bottom: Double?
    var trailing: Double?
  }

  final class Node: Decodable, Sendable {
    let kind: String
    let children: [Node]?
    let columns: [Column]?
    let axis: String?
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
    let basis: Double?
    let shrink: Double?
    let pin: Pin?
    let minimum: Double?
    let span: Int?
    let rowSpan: Int?
    let id: String?
    let padding: [Double]?
    let flexOfPadding: Double?
    let selfOfPadding: Align?
    let widthAtMost: Double?
    let heightAtLeast: Double?
    let heightAtMost: Double?
    let widthFraction: Double?
    let heightFraction: Double?
    let widthAtMostFraction: Double?
    let heightAtMostFraction: Double?
    let ratio: Double?
    let offset: [Double]?
    let isFixed: Bool?
    let isWidthFixed: Bool?
    let isHidden: Bool?
    let isCollapsed: Bool?
    let isReversed: Bool?
    let widths: [Double?]?
    let heights: [Double?]?
    let proportionalWidths: [Double?]?
    let proportionalHeights: [Double?]?
  }

  var name: String
  var width: Double
  var height: Double?
  var isRightToLeft: Bool?
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
  func layout() throws -> LayoutResult {
    let direction = isRightToLeft == true ? LayoutDirection.rightToLeft : .leftToRight
    return try Lowering(
      Self.view(root).font(Self.font), width: width, height: height,
      environment: EnvironmentValues(layoutDirection: direction)
    ).solve()
  }

  /// The first view whose frame is another, in words; a browser rounds to 1/64 point.
  func mismatch(of layout: LayoutResult, from frames: [[Double]]? = nil) -> String? {
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

  /// Expects the browser's frames, or where the package differs on purpose its own, and that nothing but overflows is
  /// reported.
  func expectFrames() throws {
    let layout = try layout()
    let browser = mismatch(of: layout)
    if let known = difference {
      #expect(mismatch(of: layout, from: known.frames) == nil)
      #expect(browser != nil, "no longer differs from the browser: \(known.reason)")
    } else {
      #expect(browser == nil)
    }
    #expect(!layout.diagnostics.contains { $0.kind != .overflow })
  }

  /// A size a rounding smaller than 8 points a letter, as widths are rounded up to half a point.
  static let font = Font(.mono, size: (8 * 2048 / 1229.0).nextDown.nextDown)

  static func view(_ node: Node) -> ModifiedView {
    var view = content(node)
    if let id = node.id { view = view.id(id) }
    if let width = node.width { view = view.width(width) }
    if let width = node.widthAtLeast { view = view.width(atLeast: width) }
    if let width = node.widthAtMost { view = view.width(atMost: width) }
    if let height = node.height { view = view.height(height) }
    if let height = node.heightAtLeast { view = view.height(atLeast: height) }
    if let height = node.heightAtMost { view = view.height(atMost: height) }
    if let part = node.widthFraction { view = view.width(fraction: part) }
    if let part = node.heightFraction { view = view.height(fraction: part) }
    if let part = node.widthAtMostFraction { view = view.width(atMostFraction: part) }
    if let part = node.heightAtMostFraction { view = view.height(atMostFraction: part) }
    if let ratio = node.ratio { view = view.aspectRatio(ratio) }
    if let share = node.flex {
      view = node.basis.map { view.flex(share, shrink: node.shrink ?? 1, basis: $0) } ?? view.flex(share)
    }
    if let pin = node.pin {
      view = view.pinned(top: pin.top, leading: pin.leading, bottom: pin.bottom, trailing: pin.trailing)
    }
    if let align = node.`self` { view = view.align(align) }
    if let span = node.span { view = view.gridColumns(span) }
    if let span = node.rowSpan { view = view.gridRows(span) }
    if node.isFixed == true { view = view.fixedSize() }
    if node.isWidthFixed == true { view = view.fixedSize(horizontal: true, vertical: false) }
    if node.isHidden == true { view = view.hidden() }
    if node.isCollapsed == true { view = view.collapsed() }
    if let offset = node.offset { view = view.offset(x: offset[0], y: offset[1]) }
    if let sides = node.padding { view = view.padding(insets(sides)) }
    if let share = node.flexOfPadding { view = view.flex(share) }
    if let align = node.selfOfPadding { view = view.align(align) }
    return view
  }

  /// Insets in the order of CSS: top, right, bottom, left.
  private static func insets(_ sides: [Double]) -> Insets {
    Insets(top: sides[0], left: sides[3], bottom: sides[2], right: sides[1])
  }

  private static func content(_ node: Node) -> ModifiedView {
    let insets = insets(node.insets ?? [0, 0, 0, 0])
    let children = (node.children ?? []).map(view)
    switch node.kind {
    case "Leaf": return HStack(justify: .start, insets: insets) {}.hidden(false)
    case "Text": return Text(node.text ?? "").hidden(false)
    case "Button": return Button(node.text ?? "").hidden(false)
    case "Box": return Box(node.text ?? "").hidden(false)
    case "Rectangle": return Rectangle().hidden(false)
    case "Divider": return Divider().hidden(false)
    case "Spacer": return Spacer(minimum: node.minimum ?? 0).hidden(false)
    case "Image":
      let size = node.natural ?? [0, 0]
      return Image("", natural: Size(width: size[0], height: size[1])).hidden(false)
    case "GridRow": return GridRow(align: node.align) { children }.hidden(false)
    case "Grid":
      return Grid(
        columns: node.columns?.map(column), spacing: node.spacing ?? 0, rowSpacing: node.lineSpacing,
        align: node.align ?? .fill, insets: insets
      ) { children }.hidden(false)
    case "LazyVGrid":
      return LazyVGrid(columns: (node.columns ?? []).map(item), spacing: node.spacing ?? 0) { children }.hidden(false)
    case "FlowStack":
      return FlowStack(
        axis: node.axis == "vertical" ? .vertical : .horizontal, spacing: node.spacing ?? 0,
        lineSpacing: node.lineSpacing, align: node.align ?? .fill,
        justify: node.justify ?? .start, alignContent: node.alignContent ?? .start, insets: insets
      ) { children }.hidden(false)
    case "HStack", "VStack":
      return Stack(
        node.kind == "HStack" ? .horizontal : .vertical, justify: node.justify, align: node.align,
        spacing: node.spacing ?? 0, insets: insets, widths: node.widths, proportionalWidths: node.proportionalWidths,
        heights: node.heights, proportionalHeights: node.proportionalHeights, reversed: node.isReversed ?? false
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
    case "fixed": .fixed(column.width ?? 0, align: column.align)
    case "flexible": .flexible(column.share ?? 1, align: column.align)
    default: column.align.map { .fit(align: $0) } ?? .fit
    }
  }
}

extension Justify: Decodable {}
extension Align: Decodable {}
