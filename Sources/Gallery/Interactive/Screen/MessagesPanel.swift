import Truss

/// What the layout's author should know: overflow, conflicts, or the error in place of a layout.
struct MessagesPanel: View {
  var messages: [String]

  var body: some View {
    VStack {
      if !messages.isEmpty { PanelTitle("diagnostics") }
      ForEach(messages) { Text($0) }
    }
  }

  /// The rows that it takes in some columns, or one or two more.
  func rows(columns: Int) -> Int {
    guard !messages.isEmpty, columns > 0 else { return 0 }
    let lines = messages.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    // Lines are broken behind words, so that some stay short.
    return 1 + lines.reduce(0) { $0 + 1 + $1.count * 9 / 8 / columns }
  }
}
