import Truss

/// The Swift code of the stack, with the numbers of its lines, which diagnostics name.
struct CodePanel: View {
  var code: StackCode
  /// The rows that it has.
  var rows: Int

  var body: some View {
    PanelTitle("Swift")
    ForEach(code.lines.prefix(shown).enumerated()) { index, line in
      Text("\(index < 9 ? " " : "")\(index + 1) \(line)").lineLimit(1)
    }
    if shown < code.lines.count { Text("   \(code.lines.count - shown) more lines") }
  }

  private var shown: Int { code.lines.count < rows ? code.lines.count : rows - 2 }
}
