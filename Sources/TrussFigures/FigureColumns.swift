/// Arranges printed figures on a terminal: below each other, or in two columns if the terminal is wide enough.
///
///     account: Three boxes …            last-grows: Three stacks …
///
///     ╭ Account ──────────╮             ┌────────────────────────┐
///
/// A figure that is wider than a column takes the whole width of the terminal. Figures keep their order.
struct FigureColumns {
  typealias Lines = [String]

  private let terminal: FigureTerminal?
  /// The terminal with the width of one column; nil if there is only one column.
  private let column: FigureTerminal?
  /// A figure for the left column, which is printed with the figure to its right.
  private var left: Lines?

  /// The minimum width of a terminal for two columns. A column then has space for 78 cells, 390 points.
  private static let least = 160
  private static let gap = 4

  init(_ terminal: FigureTerminal?) {
    self.terminal = terminal
    guard var column = terminal, let columns = column.columns, columns >= Self.least else {
      self.column = nil
      return
    }
    column.columns = (columns - Self.gap) / 2
    self.column = column
  }

  /// Adds a figure, and returns the text that can be printed now.
  mutating func add(_ figure: Figure, _ text: String) -> String {
    guard let column, let width = column.columns, StyledLine.greatestWidth(of: text) <= width else {
      let whole = "\(terminal?.caption(figure) ?? "\(figure.name): \(figure.title)")\n\n\(text)\n\n"
      return finish() + whole
    }
    let lines = "\(column.caption(figure))\n\n\(text)".split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard let left else {
      left = lines
      return ""
    }
    self.left = nil
    let rows = (0..<max(left.count, lines.count)).map { row in
      guard row < lines.count, !lines[row].isEmpty else { return row < left.count ? left[row] : "" }
      let start = row < left.count ? left[row] : ""
      return start + String(repeating: " ", count: width + Self.gap - StyledLine.width(of: start)) + lines[row]
    }
    return rows.joined(separator: "\n") + "\n\n"
  }

  /// Returns the text of the last figure if it is in the left column without a right neighbour; otherwise an empty
  /// string.
  mutating func finish() -> String {
    defer { left = nil }
    return left.map { $0.joined(separator: "\n") + "\n\n" } ?? ""
  }
}
