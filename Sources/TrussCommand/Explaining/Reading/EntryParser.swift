import TrussIR
import TrussText
import TrussTree
import TrussViews

/// Reads one entry of a report.
///
///     <class:address[@file#line] ['identifier'] [h=--& v=--&] constraint [(active, names: …)]>
///
/// The constraint is a relation of anchors or visual format (`EntryParser+VisualFormat.swift`).
struct EntryParser {
  /// The maximum length of an entry in bytes. No known log contains a longer constraint.
  static let longest = 4000

  var cursor: TextCursor
  private var itemEnds = ItemEnds()
  let names: EntryNames
  var constraint = LogConstraint(className: "", address: "")

  /// Reads an entry. Returns nil if the text is not an entry, or is cut off within the constraint.
  ///
  /// - Parameter isStrict: whether to return nil for an entry without its end.
  static func constraint(_ entry: String, isStrict: Bool = false) -> LogConstraint? {
    guard entry.utf8.count <= longest else { return nil }
    let isBehind = isConstraintAfterObject(entry)
    var text = entry
    let isWhole = entry.hasSuffix(isBehind ? ")" : ">")
    if isBehind {
      guard isWhole, let suffix = startOfLastParentheses(text) else { return nil }
      text = String(text[..<suffix])
    } else if isWhole {
      text.removeLast()
    }
    let whole = text
    let names = EntryNames(cutFrom: &text)
    if isStrict, !isWhole || !names.isComplete { return nil }
    if !isWhole, text == whole {
      // If nothing follows the constraint, its end may be missing, too: a digit, a constant.
      guard let suffix = text.utf8.lastIndex(ofText: "  (") else { return nil }
      text = String(text[..<suffix])
    }
    var parser = EntryParser(cursor: TextCursor(line: text), names: names)
    return parser.parse()
  }

  /// Whether an entry has the form of FLKAutoLayout, in which the description of the constraint follows its object.
  ///
  ///     <NSLayoutConstraint: 0x7fcb11cac940> H:[UIView:0x7fcb11e31a20(80)] (Bar view 0, (null))
  static func isConstraintAfterObject(_ entry: String) -> Bool {
    var cursor = TextCursor(line: entry.prefix { $0 != ">" } + ">")
    return cursor.head()?.address.hasPrefix("0x") == true && cursor.isAt(">")
  }

  /// The address of the constraint in an entry; nil if it is missing or may be cut off.
  static func address(of entry: String) -> String? {
    var cursor = TextCursor(line: entry)
    guard let address = cursor.head()?.address, address.hasPrefix("0x"), !cursor.isAtEnd else { return nil }
    return address
  }

  /// The index of the opening parenthesis of the parentheses that end a text; nil if they contain a quotation mark or
  /// do not match.
  private static func startOfLastParentheses(_ text: String) -> String.Index? {
    var depth = 0
    for index in text.utf8.indices.reversed() {
      switch text.utf8[index] {
      case UInt8(ascii: ")"): depth += 1
      case UInt8(ascii: "("): depth -= 1
      case UInt8(ascii: "\""): return nil
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }

  private init(cursor: TextCursor, names: EntryNames) {
    self.cursor = cursor
    self.names = names
  }

  private mutating func parse() -> LogConstraint? {
    guard let head = cursor.head() else { return nil }
    (constraint.className, constraint.address) = head
    _ = cursor.take(">")
    if cursor.take("@") { constraint.source = source() }
    readMarks()
    return readRelations() && !constraint.relations.isEmpty ? constraint : nil
  }

  /// Reads a path of a source file with a line, `/Users/me/My App/View.swift#12`, and returns `View.swift#12`. Names of
  /// folders may contain blanks. If there is no such path, reads and returns the next word.
  private mutating func source() -> String {
    let start = cursor.position
    while !cursor.isAtEnd {
      let path = cursor.read { $0 != UInt8(ascii: "#") }
      let end = cursor.position
      if cursor.take("#"), !cursor.read(while: Byte.isDigit).isEmpty, cursor.isAt(" ") {
        let name = path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.count
        return cursor.text(end - name..<cursor.position)
      }
    }
    cursor.position = start
    return cursor.read { $0 != UInt8(ascii: " ") }
  }

  /// Reads the identifier and the autoresizing mask, in any order.
  private mutating func readMarks() {
    while true {
      cursor.skipBlanks()
      if cursor.next == UInt8(ascii: "'"), constraint.identifier == nil {
        guard let identifier = quotedIdentifier() else { return }
        constraint.identifier = identifier
      } else if cursor.isAt("h=") || cursor.isAt("v=") {
        // A program for typography may have replaced two hyphens by a dash.
        _ = cursor.read { $0 != UInt8(ascii: " ") }
      } else {
        return
      }
    }
  }

  /// Reads an identifier in quotes. It is not escaped: it ends at the first quote before a space.
  private mutating func quotedIdentifier() -> String? {
    let start = cursor.position
    cursor.position += 1
    while let byte = cursor.next {
      if byte == UInt8(ascii: "'"), cursor.peek(1) == UInt8(ascii: " ") {
        let identifier = cursor.text(start + 1..<cursor.position)
        cursor.position += 1
        return identifier
      }
      cursor.position += 1
    }
    cursor.position = start
    return nil
  }

  /// Reads the relations and their suffixes. Returns false if the text is not understood.
  private mutating func readRelations() -> Bool {
    let isVisual =
      cursor.isAt("H:") || cursor.isAt("V:") || cursor.isAt("[") || cursor.isAt("|")
    let (start, known) = (cursor.position, constraint)
    if isVisual, readVisualFormat() { return readSuffixes() }
    // The entry may also begin with an item whose class is called V: `V:0x7fe.width`.
    (cursor.position, constraint) = (start, known)
    return readRelation() && readSuffixes()
  }

  /// Reads the suffixes: a priority, the two priorities of a content size, the layout direction.
  private mutating func readSuffixes() -> Bool {
    var contentPriorities: [Relation: Double] = [:]
    while true {
      cursor.skipBlanks()
      if cursor.isAtEnd { break }
      if cursor.take("(LTR)") || cursor.take("(RTL)") || cursor.take(",") { continue }
      if cursor.take("Hug:") {
        guard let number = cursor.number() else { return false }
        contentPriorities[.lessThanOrEqual] = number.value
      } else if cursor.take("CompressionResistance:") {
        guard let number = cursor.number() else { return false }
        contentPriorities[.greaterThanOrEqual] = number.value
      } else if cursor.take("@") || cursor.take("^") || cursor.take("priority:") || cursor.take("priority =") {
        cursor.skipBlanks()
        guard let priority = priority() else { return false }
        for index in constraint.relations.indices { constraint.relations[index].priority = priority }
      } else {
        return false
      }
    }
    guard !contentPriorities.isEmpty else { return true }
    let relations = constraint.relations
    constraint.relations = [Relation.lessThanOrEqual, .greaterThanOrEqual].flatMap { side -> [Constraint] in
      // A priority that is missing or 0 adds no constraint.
      guard let priority = contentPriorities[side], priority > 0 else { return [] }
      return relations.map { relation in
        var relation = relation
        relation.relation = side
        relation.priority = Priority(priority)
        return relation
      }
    }
    return true
  }

  /// Reads the number of a priority, or Masonry's word for it.
  mutating func priority() -> Priority? {
    if let number = cursor.number() { return number.value > 0 ? Priority(number.value) : nil }
    let words: [String: Priority] = ["high": 750, "medium": 500, "low": 250, "required": 1000]
    return words[cursor.read(while: Byte.isNameStart)]
  }

  mutating func amount() -> Double? {
    guard let number = cursor.number() else { return nil }
    constraint.isRounded = constraint.isRounded || number.isRounded
    return number.value
  }
}

extension EntryParser {
  mutating func relationWord() -> Relation? {
    if cursor.take("==") || cursor.take("=") { return .equal }
    if cursor.take("<=") { return .lessThanOrEqual }
    if cursor.take(">=") { return .greaterThanOrEqual }
    return nil
  }

  /// Reads an item: `UIView:0x7fe`, `UILabel:0x7f 'Title'`, `content-view-1`, Masonry's `UILabel:title`.
  ///
  /// - Parameter ends: the bytes at which a name without an address ends.
  mutating func item(until ends: String) -> LogItem? {
    if let (name, item) = named(until: ends) {
      cursor.position += name.utf8.count
      return names.isShared(name) ? nil : item
    }
    let start = cursor.position
    if let (name, address) = cursor.nameAndAddress(&itemEnds) {
      // Only generic arguments of a class contain blanks. Any other name with a blank is not a class.
      if !name.prefix(while: { $0 != "<" }).contains(" ") {
        return LogItem(key: address, className: name, label: cursor.label(&itemEnds))
      }
      cursor.position = start
    }
    let stops = Array(ends.utf8)
    let text = cursor.read { !stops.contains($0) }
    // In a relation, the attribute comes after the last `.`.
    let name = ends.contains("]") ? text : String(text[..<(text.utf8.lastIndex(ofText: ".") ?? text.startIndex)])
    cursor.position = start + name.utf8.count
    guard let first = name.utf8.first, Byte.isNameStart(first) || Byte.isDigit(first),
      name.utf8.firstIndex(ofText: ":0x") == nil
    else { return nil }
    let parts = name.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, Byte.isNameStart(parts[1].utf8.first ?? 0) else {
      // If the entry lists names, but not this name, a line break has split the name or the list.
      return names.hasList ? nil : LogItem(key: name, label: name)
    }
    return LogItem(key: name, className: String(parts[0]), label: String(parts[1]))
  }

  private func named(until ends: String) -> (name: String, item: LogItem)? {
    names.named.first { name, _ in
      guard cursor.isAt(name) else { return false }
      let after = cursor.peek(name.utf8.count)
      return after == nil || after == UInt8(ascii: ".") || ends.utf8.contains(after ?? 0)
    }
  }

  /// The item that `|` stands for: the container that the entry names or, if it names none, the item's superview.
  func container(of item: LogItem) -> LogItem {
    names.container ?? LogItem(key: item.key, part: .superview, className: item.className, label: item.label)
  }
}

extension EntryParser {
  /// Reads a relation of anchors.
  ///
  ///     UIView:0x1.height == + 51
  ///     UIView:0x1.height ==                            a missing constant is 0
  ///     UIView:0x1.width == 0.5*UIView:0x2.width + 3
  ///     UIView:0x1.width == UIView:0x2.width * 0.5 + 3  Masonry and SnapKit
  ///     UIView:0x1.minX == 20                           of an autoresizing mask: from its superview's left edge
  private mutating func readRelation() -> Bool {
    guard let left = sum() else { return false }
    cursor.skipBlanks()
    guard !left.terms.isEmpty, let relation = relationWord(), var right = sum() else { return false }
    // An autoresizing mask keeps a position in the superview, which the log does not mention.
    if constraint.className == "NSAutoresizingMaskLayoutConstraint", left.terms.count == 1,
      let anchor = left.terms.first?.anchor, !anchor.attribute.isSize,
      right.terms.allSatisfy({ $0.anchor.attribute.isSize })
    {
      // A mask relates a view only to its superview, so another view's size is the superview's.
      let superview = right.terms.first { $0.anchor.item != anchor.item }.map { constraint.items[$0.anchor.item] }
      let around = superview ?? container(of: constraint.items[anchor.item])
      constraint.note(around, asSuperviewOf: constraint.items[anchor.item])
      right.terms.append(term(around, anchor.attribute.axis.low))
      constraint.namesLeft = constraint.namesLeft || anchor.attribute.axis == .horizontal
    }
    right.constant -= left.constant
    constraint.relations.append(connection(Constraint(Expression(left.terms), relation, right)))
    return true
  }

  /// Returns the relation with the notation of a distance inside a container, if a stack view made it to tie a view to an
  /// edge of its own: `'UISV-canvas-connection' UIStackView:0x1.leading == UIView:0x2.leading`.
  private func connection(_ relation: Constraint) -> Constraint {
    guard constraint.identifier == "UISV-canvas-connection", relation.relation == .equal, let left = relation.onlyLeft,
      let right = relation.onlyRight, left.attribute == right.attribute
    else { return relation }
    let axis = left.attribute.axis
    guard left.attribute == axis.low || left.attribute == axis.high else { return relation }
    func isStack(_ anchor: Anchor) -> Bool { constraint.items[anchor.item].className?.hasSuffix("StackView") == true }
    // The stack view comes first, unless only the second class is one. A container is on the right side at a low edge.
    let isLeft = isStack(left) || !isStack(right)
    var connection = relation
    connection.notation = .spacing
    if isLeft == (left.attribute == axis.low) {
      (connection.left.terms, connection.right.terms) = (relation.right.terms, relation.left.terms)
      connection.right.constant = -relation.right.constant + 0
    }
    return connection
  }

  /// Makes a term of an item's position or size. A new item is added to the constraint's items.
  mutating func term(_ item: LogItem, _ attribute: Attribute) -> Term {
    Term(constraint.items.id(of: item), attribute)
  }

  /// The maximum number of terms of a sum. The system's constraints have one or two terms on each side.
  private static let mostTerms = 16

  /// Reads terms and numbers up to a relation, a suffix or the end.
  private mutating func sum() -> Expression? {
    var sum = Expression()
    var isFirst = true
    while sum.terms.count <= Self.mostTerms {
      cursor.skipBlanks()
      // Any identifier may be the name of an item, such as `2fa-row` or `-row`.
      let isNamed = isAtNamedPlace
      var sign = 1.0
      var isSigned = false
      if !isNamed {
        if isAtEndOfSum { return sum }
        if cursor.take("-") { (sign, isSigned) = (-1, true) } else { isSigned = cursor.take("+") }
        cursor.skipBlanks()
      }
      // Two numbers without a sign between them are one number that a line break has split.
      guard isFirst || isSigned, !isAtEndOfSum || isNamed else { return nil }
      isFirst = false
      if !isNamed, cursor.isAt("(") {
        guard let line = gridLine() else { return nil }
        sum.terms += line.terms.map { Term(sign * $0.coefficient, $0.anchor) }
        sum.constant += sign * line.constant
        continue
      }
      let factor = isNamed ? nil : amount()
      cursor.skipBlanks()
      if let factor, !cursor.take("*") {
        sum.constant += sign * factor
        continue
      }
      cursor.skipBlanks()
      guard var term = place(), let coefficient = factor ?? trailingFactor() else { return nil }
      term.coefficient = sign * coefficient
      sum.terms.append(term)
    }
    return nil
  }

  private var isAtNamedPlace: Bool {
    guard let length = named(until: "")?.name.utf8.count, cursor.peek(length) == UInt8(ascii: ".") else { return false }
    return cursor.peek(length + 1).map(Byte.isNameStart) ?? false
  }

  private var isAtEndOfSum: Bool {
    cursor.isAtEnd
      || ["==", "<=", ">=", "@", "^", "priority", "Hug:", "CompressionResistance:", "(LTR)", "(RTL)"]
        .contains(where: cursor.isAt)
  }

  /// Reads `* 0.5` or `/ 2`. Returns the factor; 1 if there is none.
  private mutating func trailingFactor() -> Double? {
    cursor.skipBlanks()
    let divides = cursor.isAt("/")
    guard cursor.take("*") || cursor.take("/") else { return 1 }
    cursor.skipBlanks()
    guard let number = amount(), !divides || number != 0 else { return nil }
    constraint.isRounded = constraint.isRounded || divides
    return divides ? 1 / number : number
  }

  private mutating func place() -> Term? {
    if let line = namedLine() { return line }
    guard var item = item(until: " +<>="), cursor.take(".") else { return nil }
    var word = cursor.read(while: Byte.isNameStart)
    if let suffix = ["Margin", "WithinMargins"].first(where: word.hasSuffix) {
      word.removeLast(suffix.count)
      item.part = .margins
    }
    switch word {
    case "firstBaseline":
      item.part = .firstBaseline
      return term(item, .top)
    case "baseline", "lastBaseline":
      item.part = .lastBaseline
      return term(item, .top)
    default:
      let corners: [String: Attribute] = [
        "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top, "midY": .centerY, "maxY": .bottom,
      ]
      guard let attribute = corners[word] ?? Attribute(word: word.utf8) else { return nil }
      switch attribute {
      case .leading, .trailing:
        constraint.namesLeading = true
        return term(item, attribute == .leading ? .left : .right)
      case .left, .right: constraint.namesLeft = true
      default: break
      }
      return term(item, attribute)
    }
  }
}

extension Axis {
  /// The edges of the axis, regardless of the layout direction.
  var low: Attribute { self == .horizontal ? .left : .top }
  var high: Attribute { self == .horizontal ? .right : .bottom }
}
