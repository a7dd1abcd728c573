import Truss

/// Lines below a title: all of them, or as many as there are rows for, from one on.
struct LinesPanel: View {
  var title: String
  /// The continuation of the title when all lines are shown.
  var details = ""
  var lines: [String]
  /// The rows that it has, with the title.
  var rows: Int
  /// The first line that is shown, of a panel that has the focus; nil for one that has not.
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
  /// The lines of a text that is broken to some columns.
  static func wrapped(_ text: String, columns: Int) -> [String] {
    let broken = (try? Text(text).text(columns: Swift.max(1, columns))) ?? text
    return broken.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
