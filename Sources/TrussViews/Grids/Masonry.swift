import TrussIR

/// Views of unequal heights in columns: each goes to the column that is the shortest so far, the first of those equally
/// short, so that no row leaves gaps below its lower views. CSS' `grid-template-rows: masonry`.
///
///     Masonry(columns: 3, spacing: 8) { for photo in photos { Photo(photo) } }
///
/// A view is as wide as its column, unless it specifies its alignment, and as high as its content.
public struct Masonry: BuiltInView {
  /// The container as one node.
  public let nodes: [ViewNode]

  /// Makes columns that divide the width equally, down to what their views need.
  ///
  /// - Parameters:
  ///   - columns: the number of columns, at least 1 and at most 1,000.
  ///   - spacing: the distance between columns, and between the views of a column, in points; 0 by default.
  ///   - insets: the distance of the columns from the edges, in points.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views.
  public init(
    columns: Int, spacing: Double = 0, insets: Insets = .zero, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    // A number beyond the limit is refused with the first item too many.
    let items = Array(repeating: GridItem(.flexible()), count: max(0, min(columns, GridCell.most + 1)))
    self.init(columns: items, spacing: spacing, insets: insets, fileID: fileID, line: line, content: content)
  }

  /// Makes columns of the widths that items specify.
  ///
  /// - Parameters:
  ///   - columns: the columns, from the leading edge on, at least one and at most 1,000.
  ///   - spacing: the distance between views of a column, and between columns that set none, in points; 0 by default.
  ///   - insets: the distance of the columns from the edges, in points.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views.
  public init(
    columns: [GridItem], spacing: Double = 0, insets: Insets = .zero, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    let location = SourceLocation(fileID: fileID, line: line)
    nodes = [
      FlowStack(
        columns: columns, isMasonry: true, spacing: spacing, insets: insets, content().list(), at: location
      ).node
    ]
  }
}
