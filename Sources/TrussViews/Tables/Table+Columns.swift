extension Table {
  /// Makes a table of columns, with their titles over the rows. Rows have lines between them; in text only those that
  /// hold other views than texts.
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
    let last = data.last?.id
    let rows = Table(data, estimatedRowHeight: 29, fileID: fileID, line: line) { row in
      let contents = columns.map { $0.cell(row) }
      let isDense = contents.allSatisfy { content in content.list().allSatisfy(\.content.isText) }
      let cells = HStack(alignment: .center, spacing: 10) {
        for (column, content) in zip(columns, contents) { column.place(content) }
      }
      let padded = TableCells(cells: cells.nodes, isDense: isDense)
      if isSelected(row) { padded.background(Color.accent.opacity(0.2)).cornerRadius(5) } else { padded }
      if row.id != last { TableRule(isDense: isDense) }
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

/// The cells of a row. In text those that are texts alone have no blank rows around them.
private struct TableCells: View {
  let cells: [ViewNode]
  let isDense: Bool
  @Environment(\.medium) private var medium

  var body: some View { ViewContent(nodes: cells).padding(.vertical, isDense && medium.isCells ? 0 : 6) }
}

/// The line under a row. In text rows of texts alone have none between them, as in the tables of other programs.
private struct TableRule: View {
  let isDense: Bool
  @Environment(\.medium) private var medium

  var body: some View {
    if !isDense || !medium.isCells { Divider() }
  }
}
