/// A key that was pressed.
enum Key: Equatable {
  case up, down, left, right, home, end
  case tab, backTab
  case escape
  case character(Character)
  /// A letter with Ctrl held: `control("c")`.
  case control(Character)
}
