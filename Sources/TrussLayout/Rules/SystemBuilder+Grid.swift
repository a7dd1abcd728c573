import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The rows of a grid: a guide for each column, and the rows' views for its rows.
  ///
  ///       column 0   column 1      column 2
  ///     |[        ]-[            ]-[       ]|       where columns stand: `addTracks`
  ///      [a       ] [b           ] [c      ]        row 0
  ///      [d       ] [e                     ]        row 1
  ///      [f                                ]        a view of the whole width
  ///
  ///     b.leading == column1.leading, e.trailing == column2.trailing
  ///
  /// One row of the system for each edge of a cell, whatever the number of columns.
  mutating func addGrid(_ grid: Grid, _ index: Int) -> [Constraint] {
    let plan = GridPlan(of: index, grid, in: tree)
    let columns = plan.columns.indices.map { column in
      GridTrack(item: addGuide("Column", in: index), length: plan.columns[column].width, isShown: plan.isShown[column])
    }
    var deferred = addTracks(columns, .horizontal, medium.gap(grid.spacing, .horizontal), in: index)
    addColumnSizes(columns, plan, index)
    let rows = plan.rows.map { row in
      let entry = tree.entries[row]
      let flexGrow = entry.flexGrow.map { GridColumn.Length.flexible(share: $0, minimum: 0, maximum: nil) }
      return GridTrack(item: Item.ID(row), length: flexGrow ?? .fit, isShown: !entry.attributes.isHidden)
    }
    for row in plan.rows { addRow(row, columns, index) }
    deferred += addTracks(rows, .vertical, medium.gap(grid.rowSpacing, .vertical), in: index)
    addCells(plan, columns, grid, index)
    return deferred
  }

  /// Columns are as narrow as their cells let them be. The fitted ones that hold text share a shortfall in proportion
  /// to their widths, as the texts of a stack do (`addFlexShrink`).
  private mutating func addColumnSizes(_ columns: [GridTrack], _ plan: GridPlan, _ index: Int) {
    var holdsText = Array(repeating: false, count: columns.count)
    for cell in plan.cells where cell.columns.count == 1 && contents.holdsText[cell.view] {
      holdsText[cell.columns.lowerBound] = true
    }
    let widths = contents.widths(ofColumns: plan, medium)
    let sharing = columns.indices.filter { columns[$0].length == .fit && holdsText[$0] && widths[$0] > 0 }
    for column in columns where column.length == .fit {
      add(Term(column.item, .width), .equal, priority: RulePriority.fit, category: .fit)
    }
    guard !sharing.isEmpty else { return }
    let unit = addGuide("Shortfall", in: index)
    add(Term(unit, .width), .lessThanOrEqual, constant: 1, category: .shares)
    for column in sharing {
      add(
        Term(columns[column].item, .width), .greaterThanOrEqual, Term(widths[column], Anchor(unit, .width)),
        category: .shares)
    }
    let total = sharing.reduce(0) { $0 + widths[$1] }
    add(
      Term(total, Anchor(unit, .width)), .greaterThanOrEqual, constant: total,
      priority: places[index].scales[.horizontal](RulePriority.flexShrink(depth: tree.entries[index].depth)),
      category: .shares)
  }

  /// A row from the first column to the last, a view of the whole width from edge to edge of the grid's box.
  private mutating func addRow(_ row: Int, _ columns: [GridTrack], _ index: Int) {
    let entry = tree.entries[row]
    let insets = leadingInsets(of: index)
    places[row].stackAxis = .vertical
    if entry.flexGrow != nil {
      places[row].hasFlexGrow = true
      if places[index].definite.contains(.vertical) { places[row].dividedRoom[.vertical] = true }
    }
    system.update(Item.ID(row)) { $0.settledByRule = .all }
    if entry.attributes.isHidden {
      add(
        Term(Item.ID(row), .leading), .equal, Term(Item.ID(index), .leading), constant: insets.left, category: .hiding)
    } else if case .gridRow = entry.content {
      guard let first = columns.first, let last = columns.last else { return }
      places[row].stretched.insert(.horizontal)
      add(Term(Item.ID(row), .leading), .equal, Term(first.item, .leading), category: .alignment)
      add(Term(Item.ID(row), .trailing), .equal, Term(last.item, .trailing), category: .alignment)
    } else {
      if entry.exactSize(.vertical) != nil { places[row].definite.insert(.vertical) }
      var baselines = BaselineGroup()
      let slot = Slot(
        cell: row, .horizontal, first: Item.ID(index), start: insets.left, last: Item.ID(index),
        end: insets.right, isDefinite: places[index].definite.contains(.horizontal))
      place(slot, own: entry.attributes.align, default: .fill, &baselines)
    }
  }

  private mutating func addCells(_ plan: GridPlan, _ columns: [GridTrack], _ grid: Grid, _ index: Int) {
    var row: Int?
    var baselines = BaselineGroup()
    for cell in plan.cells where !cell.columns.isEmpty {
      if cell.row != row { baselines = BaselineGroup() }
      row = cell.row
      let (first, last) = (columns[cell.columns.lowerBound], columns[cell.columns.upperBound - 1])
      guard !cell.isHidden else {
        add(Term(Item.ID(cell.view), .leading), .equal, Term(first.item, .leading), category: .hiding)
        add(Term(Item.ID(cell.view), .top), .equal, Term(Item.ID(cell.row), .top), category: .hiding)
        continue
      }
      let attributes = tree.entries[cell.view].attributes
      places[cell.view].stackAxis = .horizontal
      if places[index].definite.contains(.horizontal), columns[cell.columns].contains(where: { $0.flexGrow != nil }) {
        places[cell.view].dividedRoom[.horizontal] = true
      }
      let across = Slot(
        cell: cell.view, .horizontal, first: first.item, last: last.item,
        isDefinite: columns[cell.columns].allSatisfy { if case .fixed = $0.length { true } else { false } })
      let align = plan.columns[cell.columns.lowerBound].align ?? .fill
      place(across, own: attributes.gridCell?.align, default: align, &baselines)
      var rowAlign = grid.align
      if case .gridRow(let row) = tree.entries[cell.row].content { rowAlign = row.align ?? rowAlign }
      let height = Slot(
        cell: cell.view, .vertical, first: Item.ID(cell.row), last: Item.ID(cell.row),
        isDefinite: tree.entries[cell.row].exactSize(.vertical) != nil)
      place(height, own: attributes.align, default: rowAlign, &baselines)
    }
  }
}
