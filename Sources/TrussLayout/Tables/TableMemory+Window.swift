import TrussTree
import TrussViews

extension TableMemory {
  /// Finds the rows that a viewport of a height shows, as far as heights are known.
  mutating func look(through viewport: Double, _ table: LazyTable) {
    let guess = min(heights.estimate, guessedHeight(viewport))
    self.viewport = viewport
    guard heights.count > 0, viewport > 0 else {
      window.rows = window.anchor..<window.anchor
      return
    }
    var (first, top) = climb(guess)
    // Rows above were fewer or lower than was thought: the first of them is at the top all the same.
    if first == 0, top > 0, asked >= 0 { (window.anchor, window.top, top) = (0, 0, 0) }
    // A row without height at the viewport's top stays: what is in it may become known in the next round.
    let start = first
    while first < heights.count, top < 0, top + height(first, guess) <= 0 {
      top += height(first, guess) + heights.spacing
      first += 1
      // More than `climb` went up: too many to be seen at once, which whoever reads the window refuses.
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

  /// From the anchor up to the row at the viewport's top.
  private func climb(_ guess: Double) -> (row: Int, top: Double) {
    var (row, top) = (window.anchor, window.top)
    while row > 0, top > 0, window.anchor - row <= LayoutError.Limits.rows {
      row -= 1
      top -= height(row, guess) + heights.spacing
    }
    return (row, top)
  }

  private func height(_ row: Int, _ guess: Double) -> Double { heights.known[row] ?? guess }

  /// The height that rows not yet seen are taken for, to make enough of them in one round: the least of those seen;
  /// where they are mostly without height, such that there are four times as many.
  private func guessedHeight(_ viewport: Double) -> Double {
    let seen = window.rows.compactMap { heights.known[$0] }
    guard !seen.isEmpty else { return heights.estimate }
    let mean = seen.reduce(0, +) / Double(seen.count)
    let least = seen.lazy.filter { $0 > 0 }.min() ?? heights.estimate
    return min(least, max(mean, viewport / Double(4 * max(16, seen.count))))
  }

  /// The window before anything is solved: no row, and where the height is that of the content, room for all.
  var guess: TableWindow {
    var guess = window
    guess.content = content
    return guess
  }

  /// The height of all rows; past the limit of a layout's lengths, that limit.
  var content: Double { min(LayoutError.Limits.length, heights.total) }
}
