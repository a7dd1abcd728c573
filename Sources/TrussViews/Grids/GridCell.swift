package import TrussIR

/// The columns and rows that a view takes as a cell of a grid.
@usableFromInline package struct GridCell: Sendable {
  /// The number of columns that it takes.
  package var columns = 1
  /// The number of rows that it takes.
  package var rows = 1
  /// Its position in them from side to side, or nil for that of its first column.
  package var align: Align?
  /// The position that it gives the cells of its first column, or nil.
  package var columnAlign: Align?
  package var location: SourceLocation

  /// The most columns, and the most rows, that a cell takes.
  package static let most = 1_000
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
    let location = SourceLocation(fileID: fileID, line: line)
    return modified {
      $0.changeGridCell(location) {
        $0.columns = count
        $0.align = align
      }
    }
  }

  /// Sets how many rows of a `Grid` the view takes as a cell of a `GridRow`: its own and those below. Their cells skip
  /// the columns that it takes.
  ///
  ///     GridRow { Image("photo").gridRows(2); Text("Name") }
  ///     GridRow { Text("Address") }
  ///
  /// - Parameters:
  ///   - count: the number of rows, 1 to 1000, collapsed ones included. More than the grid has from the cell's own row to
  ///     the next view of the whole width are an error when the grid is laid out.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public consuming func gridRows(
    _ count: Int, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let location = SourceLocation(fileID: fileID, line: line)
    return modified { $0.changeGridCell(location) { $0.rows = count } }
  }

  /// Another name for `gridRows(_:)`, beside SwiftUI's `gridCellColumns(_:)`.
  public consuming func gridCellRows(
    _ count: Int, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    gridRows(count, fileID: fileID, line: line)
  }

  /// SwiftUI's name for `gridColumns(_:)`.
  public consuming func gridCellColumns(
    _ count: Int, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    gridColumns(count, fileID: fileID, line: line)
  }

  /// Sets the position of all cells in the view's column of a `Grid`; of several in one column the last row's counts.
  ///
  /// - Parameters:
  ///   - alignment: the position from side to side; it wins over the column's own.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public consuming func gridColumnAlignment(
    _ alignment: HorizontalAlignment, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let location = SourceLocation(fileID: fileID, line: line)
    return modified { $0.changeGridCell(location) { $0.columnAlign = alignment.align } }
  }
}

extension Attributes {
  fileprivate mutating func changeGridCell(_ location: SourceLocation, _ change: (inout GridCell) -> Void) {
    var cell = gridCell ?? GridCell(location: location)
    cell.location = location
    change(&cell)
    gridCell = cell
  }
}
