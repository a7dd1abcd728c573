import Truss
import TrussText

/// What keys do, in as many words as there is room for.
struct HelpLine: View {
  var columns: Int
  var isUnicode: Bool

  var body: some View {
    Text(lines.first { CellWidth.of($0) <= columns } ?? " q quits").lineLimit(1)
  }

  /// The longest first.
  private var lines: [String] {
    let arrows = isUnicode ? ["↑↓ choose", "←→ change"] : ["up/down choose", "left/right change"]
    return [
      ["letter, capital: jump and change", "tab next box", "space frames or code", "0 reset"],
      ["letters jump", "tab box", "space panel", "0 reset"],
      ["letters jump", "tab box"],
      [],
    ].map { parts in " " + (arrows + parts + ["q quit"]).joined(separator: "   ") }
  }
}
