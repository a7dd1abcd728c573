import Truss

/// What the layout's author should know: overflow, conflicts, or the error in place of a layout.
struct MessagesPanel: View {
  var messages: [String]
  /// The rows that it has.
  var rows: Int

  var body: some View {
    PanelTitle("diagnostics")
    Text(messages.joined(separator: "\n")).lineLimit(max(1, rows - 1))
  }

  /// The rows that messages take in some columns, or one or two more; none where there are none.
  static func rows(of messages: [String], columns: Int) -> Int {
    guard !messages.isEmpty, columns > 0 else { return 0 }
    let lines = messages.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    // Lines are broken behind words, so that some stay short.
    return 1 + lines.reduce(0) { $0 + 1 + $1.count * 9 / 8 / columns }
  }
}
