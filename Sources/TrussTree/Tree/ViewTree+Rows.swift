import TrussIR
package import TrussViews

extension ViewTree {
  /// The rows in a table's window; none before one is decided on.
  mutating func open(_ table: LazyTable, at index: Int, _ window: TableWindow?) -> [ViewNode] {
    guard var window else { return [] }
    window.rows = window.rows.clamped(to: 0..<max(0, table.rows.count))
    windows[index] = window
    let name = rowsName(ofTable: index)
    return window.rows.map { row in table.row(at: row, named: ViewID("\(name)[\(table.rows.id(row))]")) }
  }

  /// Takes over where tables show the rows that are in their windows.
  package mutating func place(windowsIn shape: TreeShape) {
    for index in windows.keys.sorted() {
      guard var window = shape.windows[identity(of: index)], let rows = windows[index]?.rows else { continue }
      window.rows = rows
      windows[index] = window
    }
  }

  /// The table's own name; tables without one count within the row, or the layout, that they are in: `row`, `row2`.
  private mutating func rowsName(ofTable index: Int) -> String {
    if let name = entries[index].attributes.names.first { return name.name }
    let row = entries[index].row
    let count = unnamedTables[row ?? -1, default: 0] + 1
    unnamedTables[row ?? -1] = count
    return (row.map(prefix(ofRow:)) ?? "") + (count == 1 ? "row" : "row\(count)")
  }

  /// What the names of a row's views begin with.
  func prefix(ofRow row: Int) -> String { entries[row].attributes.names.first.map { "\($0)." } ?? "" }

  /// The whole name of what a name means in the constraints of a view: something of the same row, else of the rows
  /// around it, else of the layout.
  package func resolve(_ name: ViewID, seenFrom index: Int) -> ViewID {
    var row = entries[index].row
    while let scope = row {
      let whole = ViewID(prefix(ofRow: scope) + name.name)
      if indices[whole] != nil || guideOwners[whole] != nil { return whole }
      row = entries[scope].parent.flatMap { entries[$0].row }
    }
    return name
  }
}

extension Attributes {
  /// Prefixes a view's names, and those that it refers to, with those of its row: every row has a `title`.
  mutating func putNames(behind prefix: String) {
    names = names.map { ViewID(prefix + $0.name) }
    guides = guides.map { ViewID(prefix + $0.name) }
    for custom in customSpacings.indices {
      customSpacings[custom].view.name = prefix + customSpacings[custom].view.name
    }
  }
}
