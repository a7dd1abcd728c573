enum Key: Equatable {
  case up, down, left, right, home, end, pageUp, pageDown
  case shiftLeft, shiftRight
  case tab, backTab
  case enter, escape
  /// Backspace or Delete. Both have the same effect.
  case backspace
  case character(Character)
  /// A letter with Ctrl held: `control("c")`.
  case control(Character)
}
