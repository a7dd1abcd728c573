import TrussIR
import TrussViews

extension ViewTree {
  /// The rows in a table's window; none before one is decided on.
  mutating func open(_ table: Table, at index: Int, _ window: TableWindow?) -> [ViewNode] {
    guard var window else { return [] }
    window.rows = window.rows.clamped(to: 0..<max(0, table.rows.count))
    entries[index].window = window
    entries[index].nextOrdinal = window.rows.lowerBound
    let name = rowsName(ofTable: index)
    entries[index].rowsName = name
    return window.rows.map { row in table.row(at: row, named: ViewID("\(name)[\(table.rows.id(row))]")) }
  }

  /// The table's own name; tables without one count within the row, or the layout, that they are in: `row`, `row2`.
  private mutating func rowsName(ofTable index: Int) -> String {
    let entry = entries[index]
    if let name = entry.attributes.names.first { return name.name }
    let count = unnamedTables[entry.row ?? -1, default: 0] + 1
    unnamedTables[entry.row ?? -1] = count
    return (entry.row.map(prefix(ofRow:)) ?? "") + (count == 1 ? "row" : "row\(count)")
  }

  private func prefix(ofRow row: Int) -> String { entries[row].attributes.names.first.map { "\($0)." } ?? "" }

  mutating func takeOrdinal(in parent: Int?, _ decoration: Alignment?) -> Int {
    guard let parent else { return 0 }
    if decoration != nil {
      entries[parent].decorationCount += 1
      return -entries[parent].decorationCount
    }
    defer { entries[parent].nextOrdinal += 1 }
    return entries[parent].nextOrdinal
  }

  /// Finds the row that a view is in, and makes its names those of the row: every row has a `title`.
  mutating func settleRow(of index: Int) {
    guard let parent = entries[index].parent else { return }
    if case .table = entries[parent].content, entries[index].decoration == nil {
      entries[index].row = index
      return
    }
    guard let row = entries[parent].row else { return }
    entries[index].row = row
    let prefix = prefix(ofRow: row)
    entries[index].attributes.names = entries[index].attributes.names.map { ViewID(prefix + $0.name) }
    entries[index].attributes.guides = entries[index].attributes.guides.map { ViewID(prefix + $0.name) }
    for custom in entries[index].attributes.customSpacings.indices {
      entries[index].attributes.customSpacings[custom].view.name =
        prefix + entries[index].attributes.customSpacings[custom].view.name
    }
  }

  /// The whole name of what a name means in the ties of a view: something of the same row, else of the rows around it,
  /// else of the layout.
  func resolve(_ name: ViewID, seenFrom index: Int) -> ViewID {
    var row = entries[index].row
    while let scope = row {
      let whole = ViewID(prefix(ofRow: scope) + name.name)
      if indices[whole] != nil || guideOwners[whole] != nil { return whole }
      row = entries[scope].parent.flatMap { entries[$0].row }
    }
    return name
  }
}
