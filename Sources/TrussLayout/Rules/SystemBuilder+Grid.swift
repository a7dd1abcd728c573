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
    let sizes = GivenSizes(of: views[index].address, medium)
    let rule = GridRule(grid, index, contexts[index], sizes, tree, medium)
    let plan = rule.plan
    let tracks = plan.columnTracks(
      widths: contents.widths(ofColumns: plan, medium), holdsText: { contents.holdsText[$0] },
      contexts[index].scales[.horizontal], spacing: medium.gap(grid.spacing, .horizontal), medium)
    let columns = tracks.map { PlacedTrack(addGuide(.column, in: index), $0) }
    var deferred = addTracks(columns, .horizontal, in: index)
    addColumnSizes(columns, index)
    var rows = plan.rows.map { GridTrack(row: tree.entries[$0]) }
    rows.separate(by: medium.gap(grid.rowSpacing, .vertical))
    for (position, row) in plan.rows.enumerated() { addRow(row, position, rule, columns.map(\.item)) }
    deferred += addTracks(zip(plan.rows, rows).map { PlacedTrack(Item.ID($0), $1) }, .vertical, in: index)
    addCells(rule, columns)
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
      priority: contexts[index].scales[.horizontal](RulePriority.flexShrink(depth: tree.entries[index].depth)),
      category: .shares)
  }

  /// A row from the first column to the last, a view of the whole width from edge to edge of the grid's box.
  private mutating func addRow(_ row: Int, _ position: Int, _ rule: GridRule, _ columns: [Item.ID]) {
    let (entry, index) = (tree.entries[row], rule.index)
    let insets = leadingInsets(of: index)
    system.update(Item.ID(row)) { $0.settledByRule = .all }
    guard !entry.attributes.isCollapsed else {
      return add(
        Term(Item.ID(row), .leading), .equal, Term(Item.ID(index), .leading), constant: insets.left,
        category: .collapsing)
    }
    contexts[row] = rule.place(row, frames.sizes(of: row, views, medium), views, frames, position: position)
    if case .gridRow = entry.content {
      guard let first = columns.first, let last = columns.last else { return }
      add(Term(Item.ID(row), .leading), .equal, Term(first, .leading), category: .alignment)
      add(Term(Item.ID(row), .trailing), .equal, Term(last, .trailing), category: .alignment)
    } else {
      var baselines = BaselineGroup()
      addToCell(Slot(row, in: index, .horizontal, insets, contexts[row].containment(.horizontal)), &baselines)
    }
  }

  private mutating func addCells(_ rule: GridRule, _ columns: [PlacedTrack]) {
    var row: Int?
    var baselines = BaselineGroup()
    for (position, cell) in rule.plan.cells.enumerated() where !cell.columns.isEmpty {
      if cell.row != row { baselines = BaselineGroup() }
      row = cell.row
      let (first, last) = (columns[cell.columns.lowerBound].item, columns[cell.columns.upperBound - 1].item)
      guard !cell.isCollapsed else {
        add(Term(Item.ID(cell.view), .leading), .equal, Term(first, .leading), category: .collapsing)
        add(Term(Item.ID(cell.view), .top), .equal, Term(Item.ID(cell.row), .top), category: .collapsing)
        continue
      }
      contexts[cell.view] = rule.place(
        cell, position: position, contexts[cell.row], frames.sizes(of: cell.view, views, medium), views, frames)
      let lastRow = rule.plan.rows[cell.rows].last ?? cell.row
      addCell(cell.view, (first, last), (Item.ID(cell.row), Item.ID(lastRow)), &baselines)
    }
  }

  /// A cell from the first of its columns to the last, and from the first of its rows to the last.
  mutating func addCell(
    _ view: Int, _ columns: (first: Item.ID, last: Item.ID), _ rows: (first: Item.ID, last: Item.ID),
    _ baselines: inout BaselineGroup
  ) {
    let context = contexts[view]
    addToCell(
      Slot(
        view: view, axis: .horizontal, first: columns.first, last: columns.last,
        containment: context.containment(.horizontal)), &baselines)
    addToCell(
      Slot(
        view: view, axis: .vertical, first: rows.first, last: rows.last, containment: context.containment(.vertical)),
      &baselines)
  }
}
