import Truss

extension Workload {
  /// W9. Solving takes two passes: the widths, then the heights of the lines that result from them.
  static let wrappedTexts = Workload(name: "W9", summary: "wrapped texts beside labels") { size in
    FreshLayout(width: 390) { textsView(rows: max(1, size / 3)) }
  }

  /// A stack of rows with three nodes each.
  private static func textsView(rows: Int) -> some View {
    VStack(spacing: 8, insets: Insets(all: 10)) {
      for row in 0..<rows {
        HStack(align: .start, spacing: 8) {
          Text("Item \(row)").width(80)
          Text(story(row))
        }
      }
    }
  }

  /// A text of one to four sentences, which takes one to several lines.
  private static func story(_ row: Int) -> String {
    let sentences = [
      "The quick brown fox jumps over the lazy dog.", "Pack my box with five dozen liquor jugs.",
      "How vexingly quick daft zebras jump!", "Sphinx of black quartz, judge my vow.",
    ]
    return (0...row % 4).map { sentences[(row + $0) % 4] }.joined(separator: " ")
  }
}
