extension Table {
  /// Makes a table of columns, with their titles above the rows.
  ///
  ///     Table(people) {
  ///       TableColumn("Name", value: \.name)
  ///       TableColumn("Age") { Text("\($0.age)") }.width(50)
  ///     }
  public init<Data: RandomAccessCollection>(
    _ data: Data, fileID: String = #fileID, line: Int = #line,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(data, columns(), isSelected: { _ in false }, fileID, line)
  }

  /// Creates a table of columns, and marks the selected rows: those whose identity equals the selection or is in it.
  public init<Data: RandomAccessCollection, Selection: Hashable>(
    _ data: Data, selection: Binding<Selection>, fileID: String = #fileID, line: Int = #line,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    let selection = selection.wrappedValue
    let several = selection as? Set<Data.Element.ID>
    self.init(
      data, columns(), isSelected: { several?.contains($0.id) ?? AnyHashable($0.id).isSame(as: selection) }, fileID,
      line)
  }

  /// Creates a table of columns. The sort order has no effect: the rows have the order of the data.
  public init<Data: RandomAccessCollection, Comparator>(
    _ data: Data, sortOrder: Binding<[Comparator]>, fileID: String = #fileID, line: Int = #line,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(data, fileID: fileID, line: line, columns: columns)
  }

  /// Creates a table of columns, and marks the selected rows: those whose identity equals the selection or is in it.
  /// The sort order has no effect: the rows have the order of the data.
  public init<Data: RandomAccessCollection, Selection: Hashable, Comparator>(
    _ data: Data, selection: Binding<Selection>, sortOrder: Binding<[Comparator]>, fileID: String = #fileID,
    line: Int = #line, @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(data, selection: selection, fileID: fileID, line: line, columns: columns)
  }

  private init<Data: RandomAccessCollection>(
    _ data: Data, _ columns: [TableColumn<Data.Element>], isSelected: @escaping (Data.Element) -> Bool,
    _ fileID: String, _ line: Int
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    let rows = Table(data, estimatedRowHeight: 29, separators: true, fileID: fileID, line: line) { row in
      let cells = HStack(alignment: .center, spacing: 10) {
        for column in columns { column.place(column.cell(row)) }
      }
      .padding(.vertical, 6)
      if isSelected(row) { cells.background(Color.accent.opacity(0.2)).cornerRadius(5) } else { cells }
    }
    let table = VStack(fileID: fileID, line: line) {
      HStack(alignment: .center, spacing: 10) {
        for column in columns { column.place(Text(column.title).lineLimit(1)) }
      }
      .font(.caption).foreground(.secondary).padding(.vertical, 4)
      Divider()
      rows.flex()
    }
    _nodes = table.nodes
  }
}
