import Truss
import TrussText

/// The last line of the screen: the effect of the last key, the number that is being typed, or as many keys with their
/// meanings as fit.
struct HelpLine: View {
  var session: PlaygroundSession
  var columns: Int
  var isUnicode: Bool

  var body: some View {
    Text(text).foreground(session.entry == nil && session.notice == nil ? .secondary : .accent).lineLimit(1)
  }

  private var text: String {
    if let entry = session.entry { return " \(session.selected.label): \(entry)_   Return sets it, Escape cancels" }
    if let notice = session.notice { return " " + notice }
    if session.showsHelp { return isUnicode ? " ↑↓ scroll  ? back  q quit" : " up/down scroll  ? back  q quit" }
    return lines.first { CellWidth.of($0) <= columns } ?? " ? help  q quit"
  }

  /// The possible lines, the longest first.
  private var lines: [String] {
    let verb = session.focus == nil ? "choose" : "scroll"
    let arrows = isUnicode ? ["↑↓ \(verb)", "←→ change"] : ["up/down \(verb)", "left/right change"]
    return [
      [
        "letter, capital: jump and change", "0-9 type", "tab next box", "space panel", "u undo", "y copy", "r reset",
        "? help",
      ],
      ["letters jump", "0-9 type", "tab box", "space panel", "u undo", "y copy", "? help"],
      ["0-9 type", "u undo", "y copy", "space panel", "? help"],
      ["space panel", "? help"],
      ["? help"],
    ].map { parts in " " + (arrows + parts + ["q quit"]).joined(separator: "  ") }
  }
}
