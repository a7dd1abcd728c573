import TrussIR

/// Views of unequal heights in columns, without gaps below short views: each view goes to the column that is then the
/// shortest, or to the first of equally short columns. This is CSS' `grid-template-rows: masonry`.
///
///     Masonry(columns: 3, spacing: 8) { for photo in photos { Photo(photo) } }
///
/// A view is as wide as its column unless it sets its alignment, and as high as its content.
public struct Masonry: BuiltInView {
  /// The container as one node.
  public let _nodes: [ViewNode]

  /// Creates 1 to 1,000 columns of equal widths, which are at least as wide as their views need. The columns, and the
  /// views in a column, are `spacing` points apart; the columns are `insets` from the edges. Spacing and insets are 0
  /// by default.
  public init(
    columns: Int, spacing: Double = 0, insets: Insets = .zero, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    // Too many columns are reported when the view is laid out; one more than the limit is enough for that.
    let items = Array(repeating: GridItem(.flexible()), count: max(0, min(columns, GridCell.most + 1)))
    self.init(columns: items, spacing: spacing, insets: insets, fileID: fileID, line: line, content: content)
  }

  /// Creates 1 to 1,000 columns whose widths the items specify, from the leading edge on; `spacing` is the distance
  /// after columns whose items set no distance.
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
