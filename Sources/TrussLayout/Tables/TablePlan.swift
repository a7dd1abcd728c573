import TrussTree
import TrussViews

/// What a table specifies of the rows in its window, in the medium's unit: its rule reads it in rows and in records
/// alike.
struct TablePlan: Sendable {
  /// The number, among the rows in the window, of the one that has a place of its own.
  let anchor: Int
  /// How far below the table's top that row begins.
  let top: Double
  /// The distance between two rows.
  let spacing: Double
  /// How high the table is where nothing offers it a height: as its viewport, or without one as all rows.
  let fitted: Double

  init(_ table: LazyTable, _ index: Int, _ tree: ViewTree, _ medium: Medium) {
    let window = tree.windows[index] ?? TableMemory(table, medium).guess
    let insets = medium.boxInsets(of: tree.entries[index])
    anchor = window.anchor - window.rows.lowerBound
    top = insets.top + window.top
    spacing = medium.gap(table.spacing, .vertical)
    fitted = (table.viewport.map { medium.extent($0, .vertical) } ?? window.content) + insets.top + insets.bottom
  }
}
