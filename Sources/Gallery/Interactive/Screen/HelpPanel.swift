import Truss

enum HelpPanel {
  static let title = "keys"

  static func lines(columns: Int, isUnicode: Bool) -> [String] {
    keys(isUnicode).flatMap { key, meaning in
      let indentation = String(repeating: " ", count: keyColumns)
      let head = (key + indentation).prefix(keyColumns)
      // If there is little space, the meaning is below the key.
      if columns < 2 * keyColumns { return [key] + [String].wrapped(meaning, columns: columns - 2).map { "  " + $0 } }
      let lines = [String].wrapped(meaning, columns: columns - keyColumns)
      return zip([String(head)] + Array(repeating: indentation, count: lines.count), lines).map { $0 + $1 }
    }
  }

  private static let keyColumns = 18

  private static func keys(_ isUnicode: Bool) -> [(key: String, meaning: String)] {
    let (upDown, leftRight) = isUnicode ? ("↑ ↓", "← →") : ("up, down", "left, right")
    return [
      (upDown, "choose a setting; scroll the panel that has the focus"),
      (leftRight, "change the setting by 1, or to the next word"),
      ("Shift-\(leftRight)", "change it by 10; so do PageUp and PageDown"),
      ("a letter", "choose the setting of that letter and change it; a capital changes it the other way"),
      ("digits, Return", "give the setting a number; Escape leaves it as it was"),
      ("Backspace", "leave the setting out"),
      ("Tab, Shift-Tab", "choose the next box, the one before"),
      ("u, U", "undo, redo"),
      ("r", "start again with the stack from the beginning"),
      ("y", "copy the code to the clipboard; it is printed when the screen ends, too"),
      ("Space", "give the focus to the next panel: code, frames, diagnostics, reasons, constraints, settings"),
      ("Home, End", "go to the first and the last line"),
      ("?", "show and hide this help"),
      ("q, Ctrl-C, Ctrl-D", "quit"),
      ("Ctrl-Z", "suspend; fg resumes"),
    ]
  }
}
