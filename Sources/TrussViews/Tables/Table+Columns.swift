extension Table {
  /// Makes a table of columns, with their titles above the rows. There are lines between the rows; in text only below
  /// rows that contain views other than texts.
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

  /// Creates a table of columns with a selection: an identity or a set of identities. The selected rows are marked.
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

  /// Creates a table of columns. `sortOrder` has no effect: the rows have the order of the data.
  public init<Data: RandomAccessCollection, Comparator>(
    _ data: Data, sortOrder: Binding<[Comparator]>, fileID: String = #fileID, line: Int = #line,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(data, fileID: fileID, line: line, columns: columns)
  }

  /// Creates a table of columns with a selection: an identity or a set of identities. The selected rows are marked.
  /// `sortOrder` has no effect: the rows have the order of the data.
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

/// The cells of a row. In text there is no space above and below cells that contain only texts.
private struct TableCells: View {
  let cells: [ViewNode]
  let isDense: Bool
  @Environment(\.medium) private var medium

  var body: some View { ViewContent(nodes: cells).padding(.vertical, isDense && medium.isCells ? 0 : 6) }
}

/// The line below a row. In text a row that contains only texts has no line, as in the tables of other programs.
private struct TableRule: View {
  let isDense: Bool
  @Environment(\.medium) private var medium

  var body: some View {
    if !isDense || !medium.isCells { Divider() }
  }
}
