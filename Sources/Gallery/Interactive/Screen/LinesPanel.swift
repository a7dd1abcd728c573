import Truss

/// Lines below a title: all of them, or as many as fit, beginning at a scroll position.
struct LinesPanel: View {
  var title: String
  /// The continuation of the title if all lines are visible.
  var details = ""
  var lines: [String]
  /// The number of rows of the panel, including the title.
  var rows: Int
  /// The index of the first visible line, if the panel has the focus; otherwise nil.
  var scroll: Int?
  /// The kind of the panel, which decides the colours of the lines.
  var kind: Panel.Kind?

  var body: some View {
    PanelTitle(
      title: shown == lines.count
        ? "\(title)\(details)" : "\(title), \(first + 1)-\(first + shown) of \(lines.count)",
      isFocused: scroll != nil)
    ForEach(lines[first..<first + shown]) { LineColors.text($0, kind).lineLimit(1) }
  }

  var scrollLimit: Int { lines.count - shown }

  private var shown: Int { min(lines.count, max(1, rows - 1)) }
  private var first: Int { min(scroll ?? 0, scrollLimit) }
}

extension [String] {
  /// The lines of a text that is wrapped to a number of columns.
  static func wrapped(_ text: String, columns: Int) -> [String] {
    let broken = (try? Text(text).text(columns: Swift.max(1, columns))) ?? text
    return broken.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
