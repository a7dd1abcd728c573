import TrussIR

extension EntryParser {
  /// Reads visual format: one gap or one size in a log, any chain of them here.
  ///
  ///     H:|-(20)-[UILabel:0x7f 'Title']
  ///     V:[UIView:0x1(100)]
  ///     H:[UIButton:0x1'OK']-(>=8)-[UILabel:0x2]
  ///     V:[UIView:0x1]-(NSSpace(8))-[UIView:0x2(>=44@750)]
  mutating func visualFormat() -> [LogRelation]? {
    var axis = LayoutAxis.horizontal
    if cursor.take("V:") { axis = .vertical } else { _ = cursor.take("H:") }
    var relations: [LogRelation] = []
    guard var before = side(axis, &relations) else { return nil }
    while true {
      guard !cursor.isAtEnd, cursor.isAt("-") || cursor.isAt("[") || cursor.isAt("|") else { break }
      guard let distance = gap(), let after = side(axis, &relations), before.item != nil || after.item != nil,
        let relation = relation(distance, before, after, axis)
      else { return nil }
      relations.append(relation)
      before = after
    }
    return relations.isEmpty ? nil : relations
  }

  /// An item in brackets, or `|`, which has none.
  private struct Side {
    var item: LogItem?
  }

  private struct Distance {
    var relation = Relation.equal
    var value = 0.0
    var priority = 1000.0
    var isRounded = false
  }

  /// `after.left == before.right + gap`; at the edges of the item that `|` means, left on left and right on right.
  private func relation(_ distance: Distance, _ before: Side, _ after: Side, _ axis: LayoutAxis) -> LogRelation? {
    guard let inner = before.item ?? after.item else { return nil }
    let outer = container(of: inner)
    let start = LogPlace(item: before.item ?? outer, attribute: before.item == nil ? axis.low : axis.high)
    let end = LogPlace(item: after.item ?? outer, attribute: after.item == nil ? axis.high : axis.low)
    return LogRelation(
      left: [LogRelation.Term(coefficient: 1, place: end)], relation: distance.relation,
      right: [LogRelation.Term(coefficient: 1, place: start)], constant: distance.value, priority: distance.priority,
      container: before.item == nil || after.item == nil ? outer : nil, isRounded: distance.isRounded)
  }

  /// Reads `|` or `[item(size)]`; sizes become relations.
  private mutating func side(_ axis: LayoutAxis, _ relations: inout [LogRelation]) -> Side? {
    if cursor.take("|") { return Side() }
    guard cursor.take("["), let item = item(until: "](") else { return nil }
    cursor.skipSpaces()
    let size = LogRelation.Term(coefficient: 1, place: LogPlace(item: item, attribute: axis.size))
    if cursor.take("(") {
      repeat {
        cursor.skipSpaces()
        guard let relation = sizeRelation(size, axis) else { return nil }
        relations.append(relation)
        cursor.skipSpaces()
      } while cursor.take(",")
      guard cursor.take(")") else { return nil }
    }
    guard cursor.take("]") else { return nil }
    return Side(item: item)
  }

  /// Reads `100`, `>=44@750`, `==UIView:0x2`.
  private mutating func sizeRelation(_ size: LogRelation.Term, _ axis: LayoutAxis) -> LogRelation? {
    let relation = relationWord() ?? .equal
    cursor.skipSpaces()
    var result = LogRelation(left: [size], relation: relation, right: [], constant: 0)
    if let number = signedNumber() {
      result.constant = number.value
      result.isRounded = number.isRounded
    } else {
      guard let other = item(until: "@,)]") else { return nil }
      result.right = [LogRelation.Term(coefficient: 1, place: LogPlace(item: other, attribute: axis.size))]
    }
    if cursor.take("@") {
      guard let priority = priorityValue() else { return nil }
      result.priority = priority
    }
    return result
  }

  /// Reads what is between two sides: nothing, `-20-`, `-(>=8@750)-`, `-(NSSpace(8))-`. A bare `-` has no number: the
  /// log does not show its length.
  private mutating func gap() -> Distance? {
    guard cursor.take("-") else { return Distance() }
    var distance = Distance()
    if cursor.take("(") {
      distance.relation = relationWord() ?? .equal
      let word = cursor.read(while: LineCursor.isLetter)
      if !word.isEmpty { guard cursor.take("(") else { return nil } }
      guard let number = signedNumber() else { return nil }
      distance.value = number.value
      distance.isRounded = number.isRounded
      if !word.isEmpty { guard cursor.take(")") else { return nil } }
      if cursor.take("@") {
        guard let priority = priorityValue() else { return nil }
        distance.priority = priority
      }
      guard cursor.take(")") else { return nil }
    } else {
      guard let number = signedNumber() else { return nil }
      distance.value = number.value
      distance.isRounded = number.isRounded
    }
    return cursor.take("-") ? distance : nil
  }

  private mutating func signedNumber() -> (value: Double, isRounded: Bool)? {
    cursor.skipSpaces()
    let start = cursor.position
    let isNegative = cursor.take("-")
    if !isNegative { _ = cursor.take("+") }
    cursor.skipSpaces()
    guard let number = cursor.number() else {
      cursor.position = start
      return nil
    }
    return (isNegative ? -number.value : number.value, number.isRounded)
  }
}
