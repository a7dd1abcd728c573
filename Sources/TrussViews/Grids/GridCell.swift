package import TrussIR

/// The columns that a view takes as a cell of a grid.
@usableFromInline package struct GridCell: Sendable {
  /// The number of columns that it takes.
  package var columns: Int
  /// Its position in them from side to side, or nil for that of its first column.
  package var align: Align?
  package var location: SourceLocation
}

extension View {
  /// Sets how many columns of a `Grid` the view takes as a cell of a `GridRow`, and its position in them.
  ///
  /// - Parameters:
  ///   - count: the number of columns, 1 to 1000.
  ///   - align: its position from side to side; its first column's by default. `align(_:)` sets it up and down.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public consuming func gridColumns(
    _ count: Int = 1, align: Align? = nil, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let cell = GridCell(columns: count, align: align, location: SourceLocation(fileID: fileID, line: line))
    return modified { $0.gridCell = cell }
  }
}
