import TrussTree
import TrussViews

/// The state of a table: the heights of the rows that were visible, the visible rows, and their position. It outlives a
/// round of solving, and in a session a layout, so that the visible rows keep their place.
package struct TableMemory: Sendable {
  var heights: RowHeights
  var window: TableWindow
  /// The requested offset, in the medium's unit.
  var asked: Double
  var viewport = 0.0
  /// The identities of the rows with a measured height, to find them again after rows were inserted above them.
  private var ids: [Int: RowID] = [:]

  /// Makes the state before any row is measured: the row at the offset is at the top, and all rows have the estimated
  /// height.
  init(_ table: LazyTable, _ medium: Medium) {
    heights = RowHeights(
      count: max(0, table.rows.count), estimate: medium.extent(table.estimatedRowHeight, .vertical),
      spacing: medium.gap(table.spacing, .vertical))
    asked = medium.gap(table.offset, .vertical)
    window = TableWindow()
    place(at: asked)
  }

  /// Makes the state after an earlier layout of the table: the rows that it showed are moved by the change of the
  /// offset. An offset of 0 or less is the top, even if heights of rows above have been measured since.
  init(_ table: LazyTable, _ medium: Medium, after last: TableMemory) {
    self.init(table, medium)
    let shift = last.shift(to: table)
    var moved: [Int: Int] = [:]
    for (row, id) in last.ids.sorted(by: { $0.key < $1.key }) {
      // `Self.id` is nil for an index that wraps around to a negative row.
      guard let now = [row &+ shift, row].first(where: { Self.id($0, of: table) == id }) else { continue }
      record(last.heights[row], of: now, table)
      moved[row] = now
    }
    let kept = last.tops.compactMap { row, top in moved[row].map { (row: $0, top: top - asked + last.asked) } }
    guard asked > 0, let first = kept.first else {
      place(at: asked)
      return
    }
    if let seen = kept.first(where: { $0.top + heights[$0.row] > 0 && $0.top < last.viewport }) {
      (window.anchor, window.top) = seen
    } else {
      // No row stays visible: the window moves away from the first kept row by the change of the offset.
      place(at: max(0, heights.top(of: first.row) - first.top))
    }
  }

  /// The distance from the top of the content to the top of its visible part.
  var offset: Double { heights.top(of: window.anchor) - window.top }

  mutating func record(_ height: Double, of row: Int, _ table: LazyTable) {
    heights.set(height, of: row)
    ids[row] = table.rows.id(row)
  }

  private mutating func place(at offset: Double) {
    window.anchor = heights.row(at: offset)
    window.top = heights.top(of: window.anchor) - offset
  }

  /// The visible rows in order, each with the distance from the viewport's top to the row's top.
  private var tops: [(Int, Double)] {
    guard !window.rows.isEmpty else { return [] }
    var top = window.top
    for row in (window.rows.lowerBound..<window.anchor).reversed() { top -= heights[row] + heights.spacing }
    return window.rows.map { row in
      defer { top += heights[row] + heights.spacing }
      return (row, top)
    }
  }

  /// The number of rows by which the visible rows have moved in the data. A row is searched near its old index only: a
  /// search of all rows would take time in proportion to their number.
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

  /// The maximum number of rows that may be inserted or removed above the visible rows so that the visible rows keep
  /// their place.
  private static let reach = 1_000

  private static func id(_ row: Int, of table: LazyTable) -> RowID? {
    row >= 0 && row < table.rows.count ? table.rows.id(row) : nil
  }
}

extension TableMemory {
  /// Finds the rows that are visible in a viewport of the given height. Rows that were not measured yet have an
  /// estimated height.
  mutating func look(through viewport: Double, _ table: LazyTable) {
    let guess = min(heights.estimate, guessedHeight(viewport))
    self.viewport = viewport
    guard heights.count > 0, viewport > 0 else {
      window.rows = window.anchor..<window.anchor
      return
    }
    var (first, top) = climb(guess)
    // The rows above are fewer or lower than estimated, but the first row must be at the top.
    if first == 0, top > 0, asked >= 0 { (window.anchor, window.top, top) = (0, 0, 0) }
    // A row without height at the viewport's top stays: its content may be measured in the next round.
    let start = first
    while first < heights.count, top < 0, top + height(first, guess) <= 0 {
      top += height(first, guess) + heights.spacing
      first += 1
      // These are more rows than `climb` went up, too many to be visible at once: the reader of the window throws.
      if first - start > 2 * LayoutError.Limits.rows { return window.rows = start..<first }
    }
    if first == heights.count { (first, top) = (window.anchor, window.top) }
    let firstTop = top
    var end = first
    while end < heights.count, top < viewport, top >= 0 || top + height(end, guess) > 0 || end > first {
      top += height(end, guess) + heights.spacing
      end += 1
      if end - first > LayoutError.Limits.rows { break }
    }
    window.rows = first..<end
    if !window.rows.isEmpty, !window.rows.contains(window.anchor) { (window.anchor, window.top) = (first, firstTop) }
  }

  /// Goes from the anchor up to the row at the viewport's top.
  private func climb(_ guess: Double) -> (row: Int, top: Double) {
    var (row, top) = (window.anchor, window.top)
    while row > 0, top > 0, window.anchor - row <= LayoutError.Limits.rows {
      row -= 1
      top -= height(row, guess) + heights.spacing
    }
    return (row, top)
  }

  private func height(_ row: Int, _ guess: Double) -> Double { heights.known[row] ?? guess }

  /// The assumed height of rows that are not measured yet, to make enough of them in one round: the least height of the
  /// visible rows or, if these mostly have no height, a height that makes four times as many rows.
  private func guessedHeight(_ viewport: Double) -> Double {
    let seen = window.rows.compactMap { heights.known[$0] }
    guard !seen.isEmpty else { return heights.estimate }
    let mean = seen.reduce(0, +) / Double(seen.count)
    let least = seen.lazy.filter { $0 > 0 }.min() ?? heights.estimate
    return min(least, max(mean, viewport / Double(4 * max(16, seen.count))))
  }

  /// The window before the first solve. It contains no rows; the height of its content is the estimated height of all
  /// rows.
  var guess: TableWindow {
    var guess = window
    guess.content = content
    return guess
  }

  /// The height of all rows, at most the limit of a layout's lengths.
  var content: Double { min(LayoutError.Limits.length, heights.total) }
}

/// The data for the rows in a table's window, in the medium's unit, for rows and records.
struct TablePlan: Sendable {
  /// The index of the anchor among the rows in the window.
  let anchor: Int
  /// The distance from the table's top to the anchor's top.
  let top: Double
  /// The distance between two rows.
  let spacing: Double
  /// The height of a table without an offered height: its viewport's height or, without a viewport, all rows' height.
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

/// The heights of a table's rows: measured heights of rows that were visible, and an estimate for the others.
///
/// The cost of a query depends on the number of rows that were visible, not on the number of all rows.
struct RowHeights: Sendable {
  var count: Int
  var estimate: Double
  var spacing: Double
  private(set) var known: [Int: Double] = [:]

  subscript(row: Int) -> Double { known[row] ?? estimate }

  mutating func set(_ height: Double, of row: Int) { known[row] = height }

  /// The distance from the content's top to a row's top.
  func top(of row: Int) -> Double {
    known.keys.sorted().prefix { $0 < row }.reduce(Double(row) * (estimate + spacing)) {
      $0 + (known[$1] ?? estimate) - estimate
    }
  }

  /// The height of all rows and the gaps between them.
  var total: Double { max(0, top(of: count) - spacing) }

  /// The row at a distance from the content's top; the first or last row for a distance before or past all rows.
  func row(at distance: Double) -> Int {
    var (row, top) = (0, 0.0)
    func estimated() -> Int {
      // With a tiny estimate the number of rows may exceed an Int: then it is the last row. `row` is at most `count`.
      let distance = max(0, (distance - top) / (estimate + spacing))
      let rows = Int(clamping: distance)
      return distance < 0x1p62 && rows < count - row ? row + rows : count
    }
    for each in known.keys.sorted() {
      let found = estimated()
      if found < each { return min(found, count - 1) }
      top += Double(each - row) * (estimate + spacing) + self[each] + spacing
      row = each
      if distance < top { return each }
      row += 1
    }
    return max(0, min(estimated(), count - 1))
  }
}
