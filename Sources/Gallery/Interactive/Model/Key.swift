/// A key press, as `KeyParser` reads it from the terminal's bytes.
enum Key: Equatable {
  case up, down, left, right, home, end, pageUp, pageDown
  /// An arrow with Shift held.
  case shiftLeft, shiftRight
  case tab, backTab
  case enter, escape
  /// Backspace or Delete, which have the same effect.
  case backspace
  case character(Character)
  /// A letter with Ctrl held: `control("c")`.
  case control(Character)
}
