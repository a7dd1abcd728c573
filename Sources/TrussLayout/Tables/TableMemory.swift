import TrussTree
import TrussViews

/// What is known of a table: the heights of the rows that were seen, which are seen now, and where. It outlives a
/// round of solving, and in a session a layout, so that what is seen keeps its place.
package struct TableMemory: Sendable {
  var heights: RowHeights
  var window: TableWindow
  /// The offset that was asked for, in the medium's unit.
  var asked: Double
  var viewport = 0.0
  /// What the rows with a known height are known by: they are found again where rows were inserted above them.
  private var ids: [Int: RowID] = [:]

  /// Begins with the row at the offset, all rows counted with the estimate.
  init(_ table: LazyTable, _ medium: Medium) {
    heights = RowHeights(
      count: table.rows.count, estimate: medium.extent(table.estimatedRowHeight, .vertical),
      spacing: medium.gap(table.spacing, .vertical))
    asked = medium.gap(table.offset, .vertical)
    window = TableWindow()
    place(at: asked)
  }

  /// Begins with what an earlier layout of the table showed, moved by the change of the offset. An offset of 0 or less
  /// is the top, whatever became known of the rows above.
  init(_ table: LazyTable, _ medium: Medium, after last: TableMemory) {
    self.init(table, medium)
    let shift = last.shift(to: table)
    var moved: [Int: Int] = [:]
    for (row, id) in last.ids.sorted(by: { $0.key < $1.key }) {
      // `id` is nil of what wraps around to a negative row.
      guard let now = [row &+ shift, row].first(where: { Self.id($0, of: table) == id }) else { continue }
      record(last.heights[row], of: now, table)
      moved[row] = now
    }
    let kept = last.tops.compactMap { row, top in moved[row].map { (row: $0, top: top - asked + last.asked) } }
    if asked > 0, let first = kept.first {
      stay(at: first, kept.first { $0.top + heights[$0.row] > 0 && $0.top < last.viewport })
    } else {
      place(at: asked)
    }
  }

  /// Begins with a row that stays in sight, else so far from the first row that was seen as it was moved.
  private mutating func stay(at first: (row: Int, top: Double), _ seen: (row: Int, top: Double)?) {
    if let seen {
      (window.anchor, window.top) = seen
    } else {
      place(at: max(0, heights.top(of: first.row) - first.top))
    }
  }

  /// How far from the top of the content what is seen begins.
  var offset: Double { heights.top(of: window.anchor) - window.top }

  mutating func record(_ height: Double, of row: Int, _ table: LazyTable) {
    heights.set(height, of: row)
    ids[row] = table.rows.id(row)
  }

  private mutating func place(at offset: Double) {
    window.anchor = heights.row(at: offset)
    window.top = heights.top(of: window.anchor) - offset
  }

  /// The rows seen and the distances of their tops from the viewport's, from the first on.
  private var tops: [(Int, Double)] {
    guard !window.rows.isEmpty else { return [] }
    var top = window.top
    for row in (window.rows.lowerBound..<window.anchor).reversed() { top -= heights[row] + heights.spacing }
    return window.rows.map { row in
      defer { top += heights[row] + heights.spacing }
      return (row, top)
    }
  }

  /// How far the rows that were seen have moved in the data. A row is looked for near its old place only: a search of
  /// all rows would cost what there are.
  private func shift(to table: LazyTable) -> Int {
    for row in window.rows {
      guard let id = ids[row] else { continue }
      for distance in 0...Self.reach {
        if Self.id(row &+ distance, of: table) == id { return distance }
        if Self.id(row - distance, of: table) == id { return -distance }
      }
    }
    return 0
  }

  /// How many rows may be inserted or removed above what is seen without its losing its place.
  private static let reach = 1_000

  private static func id(_ row: Int, of table: LazyTable) -> RowID? {
    row >= 0 && row < table.rows.count ? table.rows.id(row) : nil
  }
}
