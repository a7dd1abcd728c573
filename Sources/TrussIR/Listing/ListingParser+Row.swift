extension ListingParser {
  /// Reads a constraint, in one notation or the other, and what follows it on the line.
  mutating func parseRow() throws(TextFault) {
    let start = cursor.position
    var constraint = try isAtGap ? gap() : general()
    let suffixes = try self.suffixes()
    constraint.priority = suffixes.priority ?? .required
    constraint.label = suffixes.label
    guard suffixes.hug != nil || suffixes.compression != nil else { return add(constraint) }
    guard suffixes.priority == nil, suffixes.label == nil, constraint.isSizeOfContent else {
      throw TextFault(position: start, expected: "`item.width == number`, Hug and CompressionResistance alone")
    }
    if let hug = suffixes.hug {
      constraint.relation = .lessThanOrEqual
      constraint.priority = hug
      add(constraint)
    }
    if let compression = suffixes.compression {
      constraint.relation = .greaterThanOrEqual
      constraint.priority = compression
      add(constraint)
    }
  }

  /// Reads `2*a.width + b.leading - 3 >= 0`.
  private mutating func general() throws(TextFault) -> Constraint {
    let start = cursor.position
    let left = try sum()
    guard let relation = cursor.relation() else { throw cursor.fault("`<=`, `==` or `>=`") }
    let right = try sum()
    guard (right.constant - left.constant).isFinite else {
      throw TextFault(position: start, expected: "sums that are finite")
    }
    return Constraint(left, relation, right)
  }

  private mutating func sum() throws(TextFault) -> Expression {
    var sum = Expression()
    var isNegative = cursor.take("-")
    if !isNegative { _ = cursor.take("+") }
    while true {
      try addTerm(to: &sum, isNegative: isNegative)
      isNegative = cursor.take("-")
      guard isNegative || cursor.take("+") else { return sum }
    }
  }

  /// Reads `3`, `a.width` or `3*a.width`.
  private mutating func addTerm(to sum: inout Expression, isNegative: Bool) throws(TextFault) {
    cursor.skipBlanks()
    let start = cursor.position
    var factor = 1.0
    if cursor.isAtNumber {
      factor = try cursor.number()
      guard cursor.take("*") else {
        sum.constant += isNegative ? -factor : factor
        guard sum.constant.isFinite else { throw TextFault(position: start, expected: "a sum that is finite") }
        return
      }
    } else if cursor.next.map({ Byte.isNameStart($0) || $0 == UInt8(ascii: "\"") }) != true {
      throw cursor.fault("a number or an anchor, such as `email.width`")
    }
    sum.terms.append(Term(isNegative ? -factor : factor, try anchor()))
  }

  private mutating func anchor() throws(TextFault) -> Anchor {
    let path = try cursor.path()
    guard let attribute = path.attribute else {
      let isDotMissing = path.attributePosition == cursor.position
      throw TextFault(
        position: path.attributePosition, expected: isDotMissing ? "`.` and \(Attribute.words)" : Attribute.words)
    }
    return Anchor(item(path.name), attribute)
  }
}

extension Constraint {
  /// Whether `Hug:` and `CompressionResistance:` can follow it: `a.width == 40`.
  fileprivate var isSizeOfContent: Bool {
    guard relation == .equal, right.terms.isEmpty, left.terms.count == 1, let term = left.terms.first else {
      return false
    }
    return term.coefficient == 1 && term.anchor.attribute.gapAxis == nil
  }
}
