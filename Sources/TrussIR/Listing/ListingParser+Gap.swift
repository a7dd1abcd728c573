extension ListingParser {
  /// Whether the line is in the notation of visual format.
  var isAtGap: Bool {
    switch cursor.next {
    case UInt8(ascii: "["), UInt8(ascii: "|"): true
    case UInt8(ascii: "H"), UInt8(ascii: "V"):
      cursor.peek(1) == UInt8(ascii: ":") && cursor.peek(2) != UInt8(ascii: "0")
    default: false
    }
  }

  /// Reads `H:[a]-(8)-[b]`, `V:|-(>=8)-[a]` or `[a]-(8)-[b.centerX]`. Without a prefix it is horizontal, as in Apple's
  /// visual format.
  mutating func gap() throws(TextFault) -> Constraint {
    let axis: Gap.Axis = cursor.next == UInt8(ascii: "V") ? .vertical : .horizontal
    if cursor.peek(1) == UInt8(ascii: ":") { cursor.position += 2 }
    let before = try side(of: axis, standard: axis.end, container: axis.start)
    try cursor.expect("-")
    try cursor.expect("(")
    let relation = cursor.relation() ?? .equal
    let isNegative = cursor.take("-")
    cursor.skipBlanks()
    let distance = try cursor.number()
    try cursor.expect(")")
    try cursor.expect("-")
    if before.isContainer, cursor.take("|") {
      throw TextFault(position: cursor.position - 1, expected: "an item in brackets, as `|` is on the other side")
    }
    let after = try side(of: axis, standard: axis.start, container: axis.end)
    return Constraint(
      Expression([Term(1, after.anchor)]), relation,
      Expression([Term(1, before.anchor)], constant: isNegative ? -distance : distance), notation: .spacing)
  }

  /// Reads `|`, `[a]` or `[a.centerX]`.
  private mutating func side(
    of axis: Gap.Axis, standard: Attribute, container edge: Attribute
  ) throws(TextFault) -> (anchor: Anchor, isContainer: Bool) {
    if cursor.take("|") {
      guard let container else {
        throw TextFault(
          position: cursor.position - 1,
          expected: "an item, as the header does not say what `|` is; it would in `Spacing | form:`")
      }
      return (Anchor(container, edge), true)
    }
    guard cursor.take("[") else { throw cursor.fault("`|` or `[`") }
    let path = try cursor.path()
    let attribute = path.attribute ?? standard
    guard attribute.gapAxis == axis else {
      throw TextFault(
        position: path.attributePosition,
        expected: "a place on the \(axis) axis (\(Attribute.allCases.filter { $0.gapAxis == axis }.listed))")
    }
    try cursor.expect("]")
    return (Anchor(item(path.name), attribute), false)
  }
}

extension [Attribute] {
  fileprivate var listed: String { map(\.description).joined(separator: ", ") }
}
