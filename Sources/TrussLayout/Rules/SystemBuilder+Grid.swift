import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The rows of a grid: a guide for each column, and the rows' views for its rows.
  ///
  ///       column 0   column 1      column 2
  ///     |[        ]-[            ]-[       ]|       the columns: `addTracks`
  ///      [a       ] [b           ] [c      ]        row 0
  ///      [d       ] [e                     ]        row 1
  ///      [f                                ]        a view of the whole width
  ///
  ///     b.leading == column1.leading, e.trailing == column2.trailing
  ///
  /// A cell of several rows begins at the top of the first and ends at the bottom of the last.
  ///
  /// One row of the system for each edge of a cell, whatever the number of columns.
  mutating func addGrid(_ grid: Grid, _ index: Int) -> [Constraint] {
    let plan = GridPlan(of: index, grid, in: tree)
    let tracks = plan.columnTracks(
      widths: contents.widths(ofColumns: plan, medium), holdsText: { contents.holdsText[$0] },
      places[index].scales[.horizontal], spacing: medium.gap(grid.spacing, .horizontal), medium)
    let columns = tracks.map { PlacedTrack(addGuide(.column, in: index), $0) }
    var deferred = addTracks(columns, .horizontal, in: index)
    addColumnSizes(columns, index)
    var rows = plan.rows.map { GridTrack(row: tree.entries[$0]) }
    rows.separate(by: medium.gap(grid.rowSpacing, .vertical))
    for row in plan.rows { addRow(row, columns.map(\.item), index) }
    deferred += addTracks(zip(plan.rows, rows).map { PlacedTrack(Item.ID($0), $1) }, .vertical, in: index)
    addCells(plan, columns, grid, index)
    return deferred
  }

  /// Columns are as narrow as their cells let them be. The fitted ones that hold text share a shortfall.
  private mutating func addColumnSizes(_ columns: [PlacedTrack], _ index: Int) {
    for (item, column) in columns where column.isFitted {
      add(Term(item, .width), .equal, priority: RulePriority.fit, category: .fit)
    }
    let total = columns.reduce(0) { $0 + ($1.track.shrinking ?? 0) }
    guard total > 0 else { return }
    let unit = addGuide(.shortfall, in: index)
    add(Term(unit, .width), .lessThanOrEqual, constant: 1, category: .shares)
    for (item, column) in columns {
      guard let shrinking = column.shrinking else { continue }
      add(Term(item, .width), .greaterThanOrEqual, Term(shrinking, Anchor(unit, .width)), category: .shares)
    }
    add(
      Term(total, Anchor(unit, .width)), .greaterThanOrEqual, constant: total,
      priority: places[index].scales[.horizontal](RulePriority.flexShrink(depth: tree.entries[index].depth)),
      category: .shares)
  }

  /// A row from the first column to the last, a view of the whole width from edge to edge of the grid's box.
  private mutating func addRow(_ row: Int, _ columns: [Item.ID], _ index: Int) {
    let entry = tree.entries[row]
    let insets = leadingInsets(of: index)
    places[row].stackAxis = .vertical
    if entry.flexGrow != nil {
      places[row].hasFlexGrow = true
      places[row].division[.vertical] = RoomDivision(ofGridAlong: .vertical, definite: places[index].definite)
    }
    system.update(Item.ID(row)) { $0.settledByRule = .all }
    if entry.attributes.isCollapsed {
      add(
        Term(Item.ID(row), .leading), .equal, Term(Item.ID(index), .leading), constant: insets.left,
        category: .collapsing)
    } else if case .gridRow = entry.content {
      guard let first = columns.first, let last = columns.last else { return }
      places[row].stretched.insert(.horizontal)
      add(Term(Item.ID(row), .leading), .equal, Term(first, .leading), category: .alignment)
      add(Term(Item.ID(row), .trailing), .equal, Term(last, .trailing), category: .alignment)
    } else {
      if entry.exactSize(.vertical) != nil { places[row].definite.insert(.vertical) }
      var baselines = BaselineGroup()
      let slot = Slot(
        cell: row, .horizontal, first: Item.ID(index), start: insets.left, last: Item.ID(index),
        end: insets.right, isDefinite: places[index].definite.contains(.horizontal))
      place(slot, own: entry.attributes.align, default: .fill, &baselines)
    }
  }

  private mutating func addCells(_ plan: GridPlan, _ columns: [PlacedTrack], _ grid: Grid, _ index: Int) {
    var row: Int?
    var baselines = BaselineGroup()
    for cell in plan.cells where !cell.columns.isEmpty {
      if cell.row != row { baselines = BaselineGroup() }
      row = cell.row
      guard !cell.isCollapsed else {
        let first = columns[cell.columns.lowerBound].item
        add(Term(Item.ID(cell.view), .leading), .equal, Term(first, .leading), category: .collapsing)
        add(Term(Item.ID(cell.view), .top), .equal, Term(Item.ID(cell.row), .top), category: .collapsing)
        continue
      }
      var rowAlign = grid.align
      if case .gridRow(let row) = tree.entries[cell.row].content { rowAlign = row.align ?? rowAlign }
      let spanned = plan.rows[cell.rows]
      let height = Slot(
        cell: cell.view, .vertical, first: Item.ID(cell.row), last: Item.ID(spanned.last ?? cell.row),
        isDefinite: spanned.allSatisfy { tree.entries[$0].exactSize(.vertical) != nil })
      let align = plan.columns[cell.columns.lowerBound].align ?? .fill
      addCell(columns[cell.columns], align, height, rowAlign, in: index, &baselines)
    }
  }

  /// A cell from the first of its columns to the last, in a slot of its rows.
  mutating func addCell(
    _ columns: ArraySlice<PlacedTrack>, _ align: Align, _ height: Slot, _ rowAlign: Align, in index: Int,
    _ baselines: inout BaselineGroup
  ) {
    guard let first = columns.first, let last = columns.last else { return }
    let attributes = tree.entries[height.view].attributes
    places[height.view].stackAxis = .horizontal
    if columns.contains(where: { $0.track.flexGrow != nil }) {
      places[height.view].division[.horizontal] = RoomDivision(
        ofGridAlong: .horizontal, definite: places[index].definite)
    }
    let across = Slot(
      cell: height.view, .horizontal, first: first.item, last: last.item,
      isDefinite: columns.allSatisfy(\.track.isFixed))
    place(across, own: attributes.gridCell?.align, default: align, &baselines)
    place(height, own: attributes.align, default: rowAlign, &baselines)
  }
}
