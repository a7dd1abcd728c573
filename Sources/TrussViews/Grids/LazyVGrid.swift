import TrussIR

/// Views that fill columns by themselves, row by row: SwiftUI's `LazyVGrid`, and CSS' automatic placement.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 12) {
///       ForEach(cards) { card in Card(card) }
///     }
///
/// A row is as high as its highest view. A view with `.gridColumns(2)` takes two columns, or as many as there are, and
/// one with `.gridRows(2)` two rows, which are made where there are none; a view that does not fit in the rest of a row
/// goes to the next. Headers and footers of sections take a whole row.
///
/// All views are made, unlike SwiftUI's. For rows that are too many to be made, write a `Table`.
public struct LazyVGrid: BuiltInView {
  /// The grid as one node.
  public let nodes: [ViewNode]

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: the columns, from the leading edge on, at least one.
  ///   - spacing: the distance between rows, and between columns that set none, in points; 0 by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views.
  public init(
    columns: [GridItem], spacing: Double = 0, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    let location = SourceLocation(fileID: fileID, line: line)
    let cells = content().list().map { Self.cell($0, at: location) }
    nodes = [FlowStack(columns: columns, spacing: spacing, cells, at: location).node]
  }

  /// A caption of a section takes all columns.
  private static func cell(_ view: ViewNode, at location: SourceLocation) -> ViewNode {
    guard case .composite(let composite) = view.content, composite.view is SectionCaption else { return view }
    var caption = view
    caption.modify { $0.gridCell = GridCell(columns: GridCell.most, location: location) }
    return caption
  }
}
