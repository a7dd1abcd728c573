import TrussIR
import TrussText
import TrussViews

extension EntryParser {
  /// Reads visual format. A log prints one gap or one size, but any chain of gaps and sizes is accepted.
  ///
  ///     H:|-(20)-[UILabel:0x7f 'Title']
  ///     V:[UIView:0x1(100)]
  ///     H:[UIButton:0x1'OK']-(>=8)-[UILabel:0x2]
  ///     V:[UIView:0x1]-(NSSpace(8))-[UIView:0x2(>=44@750)]
  mutating func readVisualFormat() -> Bool {
    var axis = Axis.horizontal
    if cursor.take("V:") { axis = .vertical } else { _ = cursor.take("H:") }
    guard var before = side(axis) else { return false }
    while cursor.isAt("-") || cursor.isAt("[") || cursor.isAt("|") {
      guard let gap = gap(), let after = side(axis), add(gap, before, after, axis) else { return false }
      before = after
    }
    return !constraint.relations.isEmpty
  }

  /// One end of a gap. The item is nil for `|`.
  private struct Side {
    var item: LogItem?
  }

  /// Adds `after.left == before.right + gap`. If one end is `|`, relates equal edges instead: left to left, or right to
  /// right.
  private mutating func add(_ gap: Constraint, _ before: Side, _ after: Side, _ axis: Axis) -> Bool {
    guard let inner = before.item ?? after.item else { return false }
    let outer = container(of: inner)
    if before.item == nil || after.item == nil { constraint.note(outer, asSuperviewOf: inner) }
    var gap = gap
    gap.left.terms = [term(after.item ?? outer, after.item == nil ? axis.high : axis.low)]
    gap.right.terms = [term(before.item ?? outer, before.item == nil ? axis.low : axis.high)]
    if before.item == nil || after.item == nil {
      gap.notation = .spacing
    } else if axis == .horizontal {
      constraint.namesLeft = true
    }
    constraint.relations.append(gap)
    return true
  }

  /// Reads `|` or `[item(size)]`. Sizes become relations.
  private mutating func side(_ axis: Axis) -> Side? {
    if cursor.take("|") { return Side() }
    guard cursor.take("["), let item = item(until: "](") else { return nil }
    cursor.skipBlanks()
    if cursor.take("(") {
      repeat {
        cursor.skipBlanks()
        guard addSize(of: item, axis) else { return nil }
        cursor.skipBlanks()
      } while cursor.take(",")
      guard cursor.take(")") else { return nil }
    }
    guard cursor.take("]") else { return nil }
    return Side(item: item)
  }

  /// Reads `100`, `>=44@750`, `==UIView:0x2`.
  private mutating func addSize(of item: LogItem, _ axis: Axis) -> Bool {
    var size = Constraint(Expression([term(item, axis.extent)]), relationWord() ?? .equal, 0)
    cursor.skipBlanks()
    if let number = signedNumber() {
      size.right.constant = number
    } else {
      guard let other = self.item(until: "@,)]") else { return false }
      size.right.terms = [term(other, axis.extent)]
    }
    guard readPriority(of: &size) else { return false }
    constraint.relations.append(size)
    return true
  }

  /// Reads the gap between two sides: nothing, `-20-`, `-(>=8@750)-`, `-(NSSpace(8))-`. A bare `-` is not accepted,
  /// because the log does not show its length.
  private mutating func gap() -> Constraint? {
    var gap = Constraint(Expression(), .equal, 0)
    guard cursor.take("-") else { return gap }
    let isInParentheses = cursor.take("(")
    if isInParentheses, let relation = relationWord() { gap.relation = relation }
    let isCall = isInParentheses && !cursor.read(while: Byte.isNameStart).isEmpty
    guard !isCall || cursor.take("("), let number = signedNumber(), !isCall || cursor.take(")") else { return nil }
    gap.right.constant = number
    if isInParentheses { guard readPriority(of: &gap), cursor.take(")") else { return nil } }
    return cursor.take("-") ? gap : nil
  }

  /// Reads a priority such as `@750`, if there is one. Returns false if the priority is malformed.
  private mutating func readPriority(of relation: inout Constraint) -> Bool {
    guard cursor.take("@") else { return true }
    guard let priority = priority() else { return false }
    relation.priority = priority
    return true
  }

  private mutating func signedNumber() -> Double? {
    cursor.skipBlanks()
    let start = cursor.position
    let isNegative = cursor.take("-")
    if !isNegative { _ = cursor.take("+") }
    cursor.skipBlanks()
    guard let number = amount() else {
      cursor.position = start
      return nil
    }
    return isNegative ? -number : number
  }
}
