import TrussIR

extension EntryParser {
  /// Reads a grid line that the log prints as the sum of another grid line and a distance.
  ///
  ///     (GRID.top+((GRID.row-boundary-6) - GRID.top))     6 above the boundary
  ///     (GRID.top+0.5*(GRID.bottom - GRID.top))           in the middle
  ///
  /// - Returns: the terms and the constant, or nil if the text is not such a sum, or if the names of its grid lines are
  ///   unknown.
  mutating func gridLine() -> Expression? {
    guard cursor.take("("), let start = namedLine(), cursor.take("+") else { return nil }
    var part = 1.0
    if let number = amount() {
      guard cursor.take("*") else { return nil }
      part = number
    }
    guard cursor.take("(") else { return nil }
    let isShifted = cursor.take("(")
    guard let end = namedLine() else { return nil }
    var constant = 0.0
    if isShifted {
      let sign = cursor.take("-") ? -1.0 : 1
      guard sign < 0 || cursor.take("+"), let number = amount(), cursor.take(")") else { return nil }
      constant = sign * number
    }
    guard cursor.take(" - "), namedLine() == start, cursor.take("))") else { return nil }
    let terms = [Term(1 - part, start.anchor), Term(part, end.anchor)].filter { $0.coefficient != 0 }
    return Expression(terms, constant: part * constant)
  }

  /// Reads the name of a grid line. Returns nil if the entry does not list the name, or if several items have it.
  mutating func namedLine() -> Term? {
    guard let (name, item) = names.named.first(where: { $0.item.part == .gridLine && cursor.isAt($0.name) }),
      !names.isShared(name)
    else { return nil }
    cursor.position += name.utf8.count
    let isVertical = ["row", "top", "bottom"].contains { item.label?.hasPrefix($0) == true }
    return term(item, isVertical ? .top : .left)
  }
}
