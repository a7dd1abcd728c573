import TrussIR
import TrussViews

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

  /// The table's own name in its scope; tables without one count within it: `row`, `row2`.
  private mutating func rowsName(ofTable index: Int) -> String {
    if let name = entries[index].attributes.names.first { return name.name }
    let scope = entries[index].scope
    let count = unnamedTables[scope, default: 0] + 1
    unnamedTables[scope] = count
    return count == 1 ? "row" : "row\(count)"
  }
}
