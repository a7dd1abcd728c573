import TrussViews

/// The heights of a table's rows: those that were seen, and an estimate for the others.
///
/// What it answers costs in proportion to the rows that were seen, not to those that there are.
struct RowHeights: Sendable {
  var count: Int
  var estimate: Double
  var spacing: Double
  private(set) var known: [Int: Double] = [:]

  init(count: Int, estimate: Double, spacing: Double) {
    self.count = max(0, count)
    self.estimate = estimate
    self.spacing = spacing
  }

  subscript(row: Int) -> Double { known[row] ?? estimate }

  mutating func set(_ height: Double, of row: Int) { known[row] = height }

  /// The distance from the content's top to a row's.
  func top(of row: Int) -> Double {
    known.keys.sorted().prefix { $0 < row }.reduce(Double(row) * (estimate + spacing)) {
      $0 + (known[$1] ?? estimate) - estimate
    }
  }

  /// The height of all rows and what is between them.
  var total: Double { max(0, top(of: count) - spacing) }

  /// The row at a distance from the content's top; the first or last for what is before or past them.
  func row(at distance: Double) -> Int {
    var (row, top) = (0, 0.0)
    func estimated() -> Int {
      // A tiny estimate makes more rows than an Int holds: so many end at the last. `row` is at most `count`.
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
