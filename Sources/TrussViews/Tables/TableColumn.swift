import TrussIR

/// A column of a `Table`: a title, and a function that makes the cell of a row.
public struct TableColumn<Row> {
  let title: String
  let cell: (Row) -> ViewContent
  var width: Double?
  var location: SourceLine?

  /// Makes a column of texts.
  public init(_ title: String, value: any KeyPath<Row, String> & Sendable) {
    self.init(title) { row in Text(row[keyPath: value]).lineLimit(1) }
  }

  /// Makes a column of views.
  public init(_ title: String, @ViewBuilder content: @escaping (Row) -> ViewContent) {
    (self.title, cell) = (title, content)
  }

  /// Creates a column of views. `value`, by which an app sorts, is ignored.
  public init<Value>(
    _ title: String, value: KeyPath<Row, Value>, @ViewBuilder content: @escaping (Row) -> ViewContent
  ) { self.init(title, content: content) }

  /// Sets the width, in points. By default columns have equal widths.
  ///
  ///     TableColumn<Person>("Age") { Text("\($0.age)") }.width(50)
  public func width(_ width: Double?, fileID: String = #fileID, line: Int = #line) -> TableColumn {
    var column = self
    column.width = width
    column.location = SourceLine(fileID: fileID, line: line)
    return column
  }

  /// Sets the width to `ideal` or, if it is nil, to `min`, in points. By default columns have equal widths.
  public func width(
    min: Double? = nil, ideal: Double? = nil, max: Double? = nil, fileID: String = #fileID, line: Int = #line
  ) -> TableColumn { width(ideal ?? min, fileID: fileID, line: line) }

  func place(_ view: some View) -> ModifiedView {
    if let width, let location {
      return view.frame(width: width, alignment: .leading, fileID: location.fileID, line: location.line)
    }
    return view.frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Collects the columns of a table.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// A single column.
  public static func buildExpression(_ column: TableColumn<Row>) -> TableColumn<Row> { column }
  /// The columns, from the leading edge on.
  public static func buildBlock(_ columns: TableColumn<Row>...) -> [TableColumn<Row>] { columns }
}
