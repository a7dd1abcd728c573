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
    if flow.isMasonry { return deferred + addMasonry(views, columns, placed, flow, index) }
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
      if tracks.contains(where: { $0.track.flexGrow != nil }) { scaleShare(cell.view, in: index) }
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

  /// The content of a view in a column with a share of the room counts less than that the shares are in proportion.
  private mutating func scaleShare(_ view: Int, in index: Int) {
    let division = RoomDivision(ofGridAlong: .horizontal, definite: contexts[index].definite)
    contexts[view].scales[.horizontal] = division.scale(inside: contexts[index].scales[.horizontal])
  }

  /// The views of a masonry, each below the one before it in its column. Before the columns of views are known they take
  /// turns: their heights do not depend on that.
  ///
  /// Returns the rows that keep the columns within the box.
  private mutating func addMasonry(
    _ views: [Int], _ columns: [GridItem], _ placed: [PlacedTrack], _ flow: FlowStack, _ index: Int
  ) -> [Constraint] {
    let (box, insets) = (Item.ID(index), leadingInsets(of: index))
    let spacing = medium.gap(flow.lineSpacing, .vertical)
    let assigned = masonryColumns[index] ?? []
    var last: [Int?] = Array(repeating: nil, count: columns.count)
    var baselines = BaselineGroup()
    for (position, view) in views.enumerated() {
      let column = (position < assigned.count ? assigned[position] : position) % columns.count
      let (item, track) = placed[column]
      if track.flexGrow != nil { scaleShare(view, in: index) }
      place(
        view,
        in: Cell(
          .horizontal, isDefinite: track.isFixed, own: tree.entries[view].attributes.align,
          usual: columns[column].alignment?.horizontal.align ?? .fill))
      contexts[view].stackAxis = .vertical
      addToCell(
        Slot(
          view: view, axis: .horizontal, first: item, last: item,
          containment: contexts[view].containment(.horizontal)), &baselines)
      settle(view, .vertical, isFilled: true)
      let above = last[column].map { Term(Item.ID($0), .bottom) }
      add(
        Term(Item.ID(view), .top), .equal, above ?? Term(box, .top), constant: above == nil ? insets.top : spacing,
        category: above == nil ? .justification : .spacing)
      last[column] = view
    }
    let bottoms = views.isEmpty ? [Term(box, .top)] : last.compactMap { $0.map { Term(Item.ID($0), .bottom) } }
    return bottoms.map { bottom in
      row(
        bottom, .lessThanOrEqual, Term(box, .bottom), constant: -insets.bottom - (views.isEmpty ? insets.top : 0),
        priority: containment(index, .vertical), category: .containment)
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
