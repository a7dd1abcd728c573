import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The rows of a stack whose views fill columns: a guide for each column, and one for each row of views.
  ///
  ///       column 0   column 1   column 2
  ///     |[        ]-[        ]-[        ]|       the columns: `addTracks`
  ///      [a       ] [b       ] [c       ]        row 0
  ///      [d                  ] [e       ]        row 1       row.top == previous.bottom + spacing
  ///
  ///     d.leading == column0.leading, d.trailing == column1.trailing
  ///
  /// Before the number of columns is known each item makes one.
  mutating func addColumnFlow(_ flow: FlowStack, _ items: [GridItem], _ index: Int) -> [Constraint] {
    let children = tree.children(of: index)
    let counts = flowLines[index] ?? items.map { _ in 1 }
    let columns = FlowStack.columns(items, counts)
    var tracks = columns.map { $0.track(medium) }
    for column in tracks.indices.dropFirst() { tracks[column].gap = columns[column - 1].gap(flow.spacing, medium) }
    let placed = tracks.map { PlacedTrack(addGuide(.column, in: index), $0) }
    let deferred = addTracks(placed, .horizontal, in: index)
    let insets = leadingInsets(of: index)
    for child in children where tree.entries[child].attributes.isCollapsed {
      add(
        Term(Item.ID(child), .leading), .equal, Term(Item.ID(index), .leading), constant: insets.left,
        category: .collapsing)
      add(
        Term(Item.ID(child), .top), .equal, Term(Item.ID(index), .top), constant: insets.top, category: .collapsing)
    }
    let views = children.filter { !tree.entries[$0].attributes.isCollapsed }
    let cells = AutomaticCells(views, columnCount: columns.count, in: tree)
    let rows = (0..<cells.rowCount).map { _ in addLine(in: index) }
    addCells(cells, columns, placed, rows, index)
    return deferred + placeLines(rows, flow, index, insets)
  }

  private mutating func addCells(
    _ cells: AutomaticCells, _ columns: [GridItem], _ placed: [PlacedTrack], _ rows: [Item.ID], _ index: Int
  ) {
    var row = -1
    var baselines = BaselineGroup()
    for cell in cells.cells {
      if cell.rows.lowerBound != row { baselines = BaselineGroup() }
      row = cell.rows.lowerBound
      let item = columns[cell.columns.lowerBound]
      let height = Slot(
        cell: cell.view, .vertical, first: rows[cell.rows.lowerBound], last: rows[cell.rows.upperBound - 1],
        isDefinite: false)
      addCell(
        placed[cell.columns], item.alignment?.horizontal.align ?? .fill, height,
        item.alignment?.vertical.align ?? .fill,
        in: index, &baselines)
    }
  }
}
