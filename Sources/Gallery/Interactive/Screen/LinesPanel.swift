import Truss

/// Lines below a title: all of them, or as many as fit from a scroll position on.
struct LinesPanel: View {
  var title: String
  /// A text added to the title if all lines are visible.
  var details = ""
  var lines: [String]
  /// The number of rows of the panel, including the title.
  var rows: Int
  /// The index of the first visible line; nil if the panel has no focus.
  var scroll: Int?
  /// The kind of the panel, which determines the colours of the lines.
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
  static func wrapped(_ text: String, columns: Int) -> [String] {
    let broken = (try? Text(text).text(columns: Swift.max(1, columns))) ?? text
    return broken.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
