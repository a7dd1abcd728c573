import TrussIR

/// Views of unequal heights in columns: each goes to the shortest column at that point, the first of several equally
/// short ones, so that no row leaves gaps below its lower views. CSS' `grid-template-rows: masonry`.
///
///     Masonry(columns: 3, spacing: 8) { for photo in photos { Photo(photo) } }
///
/// A view is as wide as its column, unless it specifies its alignment, and as high as its content.
public struct Masonry: BuiltInView {
  /// The container as one node.
  public let _nodes: [ViewNode]

  /// Creates 1 to 1,000 columns that divide the width equally, but are no narrower than their views need. The columns,
  /// and the views of a column, are `spacing` points apart, and the columns `insets` from the edges, both 0 by default.
  public init(
    columns: Int, spacing: Double = 0, insets: Insets = .zero, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    // A number beyond the limit is refused with the first item too many.
    let items = Array(repeating: GridItem(.flexible()), count: max(0, min(columns, GridCell.most + 1)))
    self.init(columns: items, spacing: spacing, insets: insets, fileID: fileID, line: line, content: content)
  }

  /// Creates 1 to 1,000 columns of the widths that items specify, from the leading edge on; `spacing` is the distance
  /// between columns whose items set none.
  public init(
    columns: [GridItem], spacing: Double = 0, insets: Insets = .zero, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    let location = SourceLine(fileID: fileID, line: line)
    _nodes = [
      FlowStack(
        columns: columns, isMasonry: true, spacing: spacing, insets: insets, content().list(), at: location
      )._node
    ]
  }
}
