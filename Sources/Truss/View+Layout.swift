import TrussDrawing
public import TrussLayout
public import TrussTree
public import TrussViews

extension View {
  /// Lays the view out in points.
  ///
  ///     let layout = try header.layout(width: 390)
  ///     print(layout.size)                          // 390 x 105
  ///
  /// - Parameters:
  ///   - width: the width in points, or nil to fit it to the content.
  ///   - height: the height in points, or nil to fit it to the content.
  ///   - environment: the environment: size classes, direction, safe area, text size.
  ///   - strict: whether any diagnostic is thrown as an error, as by `LayoutResult.strict()`.
  /// - Throws: `LayoutError` for invalid input, such as a size that is not a number, arrays whose counts differ from
  ///   the number of views, or a name used twice. If the layout differs from what you specified, it is not an error;
  ///   its `diagnostics` report why.
  public func layout(
    width: Double? = nil, height: Double? = nil, environment: EnvironmentValues = EnvironmentValues(),
    strict: Bool = false
  ) throws(LayoutError) -> LayoutResult {
    let layout = try Lowering(self, width: width, height: height, environment: environment).solve()
      .reportingDrawing()
    return strict ? try layout.strict() : layout
  }

  /// Lays the view out in cells, like `text(columns:rows:)`.
  ///
  /// - Parameters:
  ///   - columns: the width in columns, or nil to fit it to the content.
  ///   - rows: the height in rows, or nil to fit it to the content.
  ///   - cell: the size of a cell, in points. Lengths in points are divided by this size. By default a cell is 5 by 10
  ///     points, or 8 by 16 points for a root in `.stackStyle(.swiftUI)`, whose texts are larger.
  ///   - environment: the environment.
  ///   - strict: whether any diagnostic is thrown as an error, as by `LayoutResult.strict()`.
  /// - Throws: `LayoutError` for invalid input, for a canvas without columns or rows, and for a canvas of more cells
  ///   than `LayoutError.Limits.cells`.
  public func layout(
    columns: Int?, rows: Int? = nil, cell: Medium.CellSize? = nil,
    environment: EnvironmentValues = EnvironmentValues(), strict: Bool = false
  ) throws(LayoutError) -> LayoutResult {
    let layout = try layout(
      columns: columns, rows: rows, cells(of: cell, in: environment), environment: environment,
      mostCells: LayoutError.Limits.cells)
    return strict ? try layout.strict() : layout
  }

  /// Lays the view out in cells, with a session's changes of its constraints. Tables keep the rows that are visible in
  /// `last`.
  func layout(
    columns: Int?, rows: Int?, _ medium: Medium, environment: EnvironmentValues,
    overrides: ConstraintOverrides = ConstraintOverrides(), after last: LayoutResult? = nil,
    mostCells: Int = LayoutError.Limits.cells
  ) throws(LayoutError) -> LayoutResult {
    try check(columns: columns, rows: rows, mostCells)
    let lowering = try Lowering(
      self, medium: medium, width: columns.map(Double.init), height: rows.map(Double.init),
      environment: environment, overrides: overrides, after: last)
    let layout = try lowering.solve().reportingDrawing()
    try check(
      columns: Int(clamping: layout.size.width.rounded()), rows: Int(clamping: layout.size.height.rounded()),
      mostCells, isFitted: true)
    return layout
  }

  /// Checks the size of a canvas. A requested canvas must have at least one cell, a fitted canvas may have none.
  func check(
    columns: Int?, rows: Int?, _ most: Int = LayoutError.Limits.cells, isFitted: Bool = false
  ) throws(LayoutError) {
    let least = isFitted ? 0 : 1
    let (width, height) = (columns ?? least, rows ?? least)
    // An empty width or height counts as 1 here: rows without columns are still lines of text, and columns without rows
    // take as long to draw.
    let (area, overflows) = max(width, 1).multipliedReportingOverflow(by: max(height, 1))
    if width < least || height < least || overflows || area > most {
      throw LayoutError(.canvas(columns: width, rows: height, most: most), layoutOf: nodes)
    }
  }
}
