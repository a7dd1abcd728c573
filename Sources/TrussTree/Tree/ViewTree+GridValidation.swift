import TrussViews

extension ViewTree {
  /// Validates the numbers of a grid, and that it has the rows and columns that its cells span.
  func validate(_ grid: Grid, at index: Int) throws(LayoutError) {
    try validate(grid.spacing, grid.insets, "an inset", at: index)
    try check(grid.rowSpacing, "rowSpacing", .distance, at: index)
    for (position, column) in (grid.columns ?? []).enumerated() {
      switch column.width {
      case .fixed(let width): try check(width, "columns[\(position)]", .size, at: index)
      case .flexible(let flexGrow, let minimum, let maximum):
        try check(flexGrow, "the share of columns[\(position)]", .factor, at: index)
        try check(minimum, .size, maximum, ofColumn: position, at: index)
      case .fit: break
      }
    }
    let cells = GridCells(of: index, in: self)
    for cell in cells.cells where !entries[cell.view].outline.isPlain {
      guard let own = entries[cell.view].attributes.rare.gridCell, (2...GridCell.most).contains(own.rows) else {
        continue
      }
      let given = GridCells.rows(from: cell.rows.lowerBound, upTo: own.rows, in: cells.rows, self).count
      guard own.rows > given else { continue }
      let rule = "at most \(given), as the grid has no more rows from the cell's own on"
      throw error(.number(parameter: "gridRows", value: Double(own.rows), rule: rule), at: cell.view, own.location)
    }
    // Without a list of columns, a grid has as many as its rows need.
    guard let columns = grid.columns, cells.columnCount > columns.count else { return }
    throw error(.gridColumns(needed: cells.columnCount, given: columns.count), at: index)
  }

  /// Validates the columns of a grid whose cells are filled in the order of the views.
  func validate(_ columns: [GridItem], at index: Int) throws(LayoutError) {
    for (position, column) in columns.enumerated() {
      try check(column.spacing, "the spacing of columns[\(position)]", .distance, at: index)
      switch column.size {
      case .fixed(let width): try check(width, "columns[\(position)]", .size, at: index)
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        let isRepeated = if case .adaptive = column.size { true } else { false }
        let limit = maximum == .infinity ? nil : maximum
        try check(minimum, isRepeated ? .positive : .size, limit, ofColumn: position, at: index)
      }
    }
    guard !(1...GridCell.most).contains(columns.count) else { return }
    let rule = columns.isEmpty ? "at least 1" : "at most \(GridCell.most)"
    throw error(.number(parameter: "the number of columns", value: Double(columns.count), rule: rule), at: index)
  }

  private func check(
    _ minimum: Double, _ rule: Rule, _ maximum: Double?, ofColumn position: Int, at index: Int
  ) throws(LayoutError) {
    let parameter = "the maximum of columns[\(position)]"
    try check(minimum, "the minimum of columns[\(position)]", rule, at: index)
    try check(maximum, parameter, .size, at: index)
    guard let maximum, maximum < minimum else { return }
    throw error(.number(parameter: parameter, value: maximum, rule: "at least its minimum"), at: index)
  }

  func validateGridRow(at index: Int) throws(LayoutError) {
    if let parent = entries[index].parent, case .grid = entries[parent].content { return }
    throw LayoutError(
      .misplaced(parameter: "GridRow", meant: "the rows directly inside a Grid"),
      view: entries[index].parent.map(title(of:)) ?? "the layout", location: entries[index].attributes.location)
  }

  func validateGridCell(at index: Int) throws(LayoutError) {
    guard let cell = entries[index].attributes.rare.gridCell else { return }
    for (parameter, count) in [("gridColumns", cell.columns), ("gridRows", cell.rows)] {
      guard !(1...GridCell.most).contains(count) else { continue }
      throw error(
        .number(parameter: parameter, value: Double(count), rule: "at least 1 and at most \(GridCell.most)"),
        at: index, cell.location)
    }
    if let parent = entries[index].parent {
      switch entries[parent].content {
      case .gridRow: return
      case .flow(let flow) where flow.columns != nil && !flow.isMasonry: return
      default: break
      }
    }
    let spans = cell.rows > 1 && cell.columns == 1
    let parameter = spans ? "gridRows" : cell.columnAlign == nil ? "gridColumns" : "gridColumnAlignment"
    throw error(
      .misplaced(parameter: parameter, meant: "the cells of a GridRow or a LazyVGrid"), at: index, cell.location)
  }
}
