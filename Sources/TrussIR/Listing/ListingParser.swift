import TrussText

/// Reads a listing line by line.
struct ListingParser {
  var cursor: TextCursor
  private(set) var system = ConstraintSystem()
  /// The number of each constraint's line, from 1.
  private(set) var lines: [Int] = []
  /// The item that `|` means in the current block.
  private(set) var container: Item.ID?
  private var category = Category.none
  private var items: [String: Item.ID] = [:]

  init(_ bytes: [UInt8]) { cursor = TextCursor(bytes) }

  mutating func parse() throws(TextFault) {
    while cursor.advanceToNextLine() {
      if cursor.isAtEnd() { continue }
      if let name = try categoryOfHeader() {
        category = Category(name)
        container = try containerOfHeader()
      } else {
        try parseRow()
      }
    }
  }

  mutating func add(_ constraint: Constraint) {
    var constraint = constraint
    constraint.category = category
    system.add(constraint)
    lines.append(cursor.line)
  }

  /// Returns the item with a name. The item is created when its name first occurs.
  mutating func item(_ name: String) -> Item.ID {
    if let known = items[name] { return known }
    let item = system.addItem(Item("Item", name: name))
    items[name] = item
    return item
  }

  /// Reads the category of a header. If the line is a constraint, reads nothing and returns nil.
  ///
  ///     UISV-spacing:
  ///     Hardcoded Width (Custom Constraint):
  ///     Intrinsic Content Size
  ///     UISV-canvas-connection | StackView:
  ///     "size == 3":
  ///
  /// As no constraint consists of words alone, the colon may be left out.
  private mutating func categoryOfHeader() throws(TextFault) -> String? {
    let start = cursor.position
    guard let first = cursor.next else { return nil }
    let name: String
    if first == UInt8(ascii: "\"") {
      name = try cursor.quoted()
    } else if Byte.isNameStart(first) {
      // A bare category may also contain blanks, hyphens and parentheses.
      var words = cursor.skip { Byte.isNamePart($0) || " -()".utf8.contains($0) }
      while cursor.bytes[words.upperBound - 1] == UInt8(ascii: " ") { words = words.lowerBound..<words.upperBound - 1 }
      name = cursor.text(words)
    } else {
      return nil
    }
    let end = cursor.position
    let isHeader = cursor.isAtEnd() || cursor.next == UInt8(ascii: "|") || (cursor.take(":") && cursor.isAtEnd())
    cursor.position = isHeader ? end : start
    return isHeader ? name : nil
  }

  /// Reads the rest of a header. Returns the item that the header defines as `|`, if any.
  private mutating func containerOfHeader() throws(TextFault) -> Item.ID? {
    var container: Item.ID?
    if cursor.take("|") {
      let path = try cursor.path()
      if path.attribute != nil {
        throw TextFault(position: path.attributePosition - 1, expected: "the end of the item's name")
      }
      container = item(path.name)
    }
    _ = cursor.take(":")
    guard cursor.isAtEnd() else { throw cursor.fault("`:` or the end of the line") }
    return container
  }
}

extension ListingParser {
  /// Reads a constraint, with anchors or in visual format, and the suffixes after it.
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

  /// Reads a constraint with anchors, such as `2*a.width + b.leading - 3 >= 0`.
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
  /// Whether `Hug:` and `CompressionResistance:` can follow the constraint: `a.width == 40`.
  fileprivate var isSizeOfContent: Bool {
    guard relation == .equal, right.terms.isEmpty, left.terms.count == 1, let term = left.terms.first else {
      return false
    }
    return term.coefficient == 1 && term.anchor.attribute.gapAxis == nil
  }
}

extension ListingParser {
  /// The parts that may follow a constraint on its line.
  struct Suffixes {
    var priority: Priority?
    var label: String?
    var hug: Priority?
    var compression: Priority?
  }

  /// Reads the rest of a line, such as `priority:750 label:half`: each word at most once, in any order.
  mutating func suffixes() throws(TextFault) -> Suffixes {
    var suffixes = Suffixes()
    while !cursor.isAtEnd() {
      let word = cursor.skip(while: Byte.isASCIILetter)
      func put<Value>(_ value: Value, _ place: inout Value?) throws(TextFault) {
        if place != nil { throw TextFault(position: word.lowerBound, expected: "each word once") }
        place = value
      }
      switch cursor.text(word) {
      case "priority": try put(priority(), &suffixes.priority)
      case "label": try put(label(), &suffixes.label)
      case "Hug": try put(priority(), &suffixes.hug)
      case "CompressionResistance": try put(priority(), &suffixes.compression)
      default:
        throw TextFault(
          position: word.lowerBound,
          expected: "`priority:`, `label:`, `Hug:`, `CompressionResistance:` or the end of the line")
      }
    }
    return suffixes
  }

  private mutating func label() throws(TextFault) -> String {
    try cursor.expect(":")
    cursor.skipBlanks()
    return try cursor.word()
  }

  private mutating func priority() throws(TextFault) -> Priority {
    try cursor.expect(":")
    cursor.skipBlanks()
    let start = cursor.position
    guard cursor.isAtNumber, let value = try? cursor.number(), Priority.isValid(value) else {
      throw TextFault(position: start, expected: "a priority above 0 and at most 1000")
    }
    return Priority(value)
  }
}

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

  /// Reads `H:[a]-(8)-[b]`, `V:|-(>=8)-[a]` or `[a]-(8)-[b.centerX]`. Without a prefix the gap is horizontal, as in
  /// Apple's visual format.
  mutating func gap() throws(TextFault) -> Constraint {
    let axis: VisualFormat.Orientation = cursor.next == UInt8(ascii: "V") ? .vertical : .horizontal
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
    of axis: VisualFormat.Orientation, standard: Attribute, container edge: Attribute
  ) throws(TextFault) -> (anchor: Anchor, isContainer: Bool) {
    if cursor.take("|") {
      guard let container else {
        throw TextFault(
          position: cursor.position - 1,
          expected: "an item, as the header does not define `|`, as `Spacing | form:` does")
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

extension TextCursor {
  /// A name, and the attribute after its last dot.
  struct Path {
    var name: String
    var attribute: Attribute?
    /// The offset at which the attribute is, or should be.
    var attributePosition: Int
  }

  /// Reads `email`, `email.top`, `scroll.content`, `scroll.content.top` or `"First Name".top`. The last of several
  /// parts is an attribute if it is an attribute's word.
  mutating func path() throws(TextFault) -> Path {
    skipBlanks()
    if next == UInt8(ascii: "\"") {
      let name = try quoted()
      guard next == UInt8(ascii: ".") else { return Path(name: name, attribute: nil, attributePosition: position) }
      position += 1
      let word = skip(while: Byte.isNamePart)
      guard let attribute = Attribute(word: bytes[word]) else {
        throw TextFault(position: word.lowerBound, expected: Attribute.words)
      }
      return Path(name: name, attribute: attribute, attributePosition: word.lowerBound)
    }
    let start = position
    var last = try identifier(or: "the name of an item")
    while next == UInt8(ascii: ".") {
      position += 1
      last = try identifier(or: Attribute.words)
    }
    if last.lowerBound > start, let attribute = Attribute(word: bytes[last]) {
      return Path(
        name: text(start..<last.lowerBound - 1), attribute: attribute, attributePosition: last.lowerBound)
    }
    return Path(
      name: text(start..<position), attribute: nil,
      attributePosition: last.lowerBound > start ? last.lowerBound : position)
  }

  /// Reads a name without dots, bare or in quotes: a label.
  mutating func word() throws(TextFault) -> String {
    if next == UInt8(ascii: "\"") { return try quoted() }
    return text(try identifier(or: "a name"))
  }
}

extension Attribute {
  /// What was expected where an attribute is missing, for error messages.
  static let words = "an attribute (\(allCases.map(\.description).joined(separator: ", ")))"
}
