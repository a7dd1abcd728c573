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
      let tracks = placed[cell.columns]
      guard let first = tracks.first, let last = tracks.last else { continue }
      let (item, attributes) = (columns[cell.columns.lowerBound], tree.entries[cell.view].attributes)
      if tracks.contains(where: { $0.track.flexGrow != nil }) {
        let division = RoomDivision(ofGridAlong: .horizontal, definite: contexts[index].definite)
        contexts[cell.view].scales[.horizontal] = division.scale(inside: contexts[index].scales[.horizontal])
      }
      place(
        cell.view,
        in: Cell(
          .horizontal, isDefinite: tracks.allSatisfy(\.track.isFixed), own: attributes.gridCell?.align,
          usual: item.alignment?.horizontal.align ?? .fill),
        Cell(
          .vertical, isDefinite: false, own: attributes.align, usual: item.alignment?.vertical.align ?? .fill))
      addCell(
        cell.view, (first.item, last.item), (rows[cell.rows.lowerBound], rows[cell.rows.upperBound - 1]), &baselines)
    }
  }

  /// Decides the context of a view of a flow stack in cells of its line, or of its column too.
  mutating func place(_ view: Int, in cells: Cell...) {
    let sizes = frames.sizes(of: view, views, medium)
    contexts[view].definite = sizes.exact
    contexts[view].stackAxis = .horizontal
    for cell in cells { contexts[view].place(view, in: cell, sizes, views, frames) }
  }
}
