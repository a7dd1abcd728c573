package import TrussIR

/// What a view says to the grid that it is a cell of.
package struct GridCell: Sendable {
  /// The number of columns that it takes.
  package var columns: Int
  /// Where it stands in them from side to side, or nil for what its first column says.
  package var align: Align?
  package var location: SourceLocation
}

extension View {
  /// Says how many columns of a `Grid` the view takes as a cell of a `GridRow`, and where it stands in them.
  ///
  /// - Parameters:
  ///   - count: the number of columns, 1 to 1000.
  ///   - align: where it stands from side to side; its first column's by default. Up and down
  ///     `align(_:)` says it.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public consuming func gridColumns(
    _ count: Int = 1, align: Align? = nil, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let cell = GridCell(columns: count, align: align, location: SourceLocation(fileID: fileID, line: line))
    return modified { $0.gridCell = cell }
  }
}
