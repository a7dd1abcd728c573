import TrussIR

/// Reads one entry of a report.
///
///     <class:address[@file#line] ['identifier'] [h=--& v=--&] constraint [(active, names: …)]>
///
/// The constraint is a relation of anchors (`EntryParser+Anchors.swift`) or visual format
/// (`EntryParser+VisualFormat.swift`).
struct EntryParser {
  /// No line that a program prints of a constraint is longer; what is, is no constraint.
  static let longest = 4000

  var cursor: LineCursor
  let names: EntryNames
  /// The priority of all relations that do not have their own.
  var priority = 1000.0
  private var constraint: LogConstraint

  /// Reads an entry, or nothing where it is none or is cut off in its constraint.
  ///
  /// - Parameter isStrict: whether an entry without its end is none.
  static func constraint(_ entry: String, isStrict: Bool = false) -> LogConstraint? {
    guard entry.utf8.count <= longest else { return nil }
    let isBehind = isDescribedBehind(entry)
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
      // Where nothing follows the constraint, there may have been more of it: a digit, a constant.
      guard let suffix = text.lastIndex(ofText: "  (") else { return nil }
      text = String(text[..<suffix])
    }
    var parser = EntryParser(LineCursor(text), names)
    return parser.parse()
  }

  /// Whether an entry is of the form of FLKAutoLayout, which describes the constraint behind its object.
  ///
  ///     <NSLayoutConstraint: 0x7fcb11cac940> H:[UIView:0x7fcb11e31a20(80)] (Bar view 0, (null))
  static func isDescribedBehind(_ entry: String) -> Bool {
    var cursor = LineCursor(entry.prefix { $0 != ">" } + ">")
    return cursor.head()?.address.hasPrefix("0x") == true && cursor.isAt(">")
  }

  /// The address of the constraint in an entry, where it is whole.
  static func address(of entry: String) -> String? {
    var cursor = LineCursor(entry)
    guard let address = cursor.head()?.address, address.hasPrefix("0x"), !cursor.isAtEnd else { return nil }
    return address
  }

  /// Where the parentheses begin that end a text.
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

  private init(_ cursor: LineCursor, _ names: EntryNames) {
    self.cursor = cursor
    self.names = names
    constraint = LogConstraint(className: "", address: "")
  }

  private mutating func parse() -> LogConstraint? {
    guard let head = cursor.head() else { return nil }
    constraint.className = head.className
    constraint.address = head.address
    _ = cursor.take(">")
    if cursor.take("@") { constraint.source = source() }
    readMarks()
    let autoresizes = constraint.className == "NSAutoresizingMaskLayoutConstraint"
    guard let relations = relations(ofAutoresizingMask: autoresizes), !relations.isEmpty else { return nil }
    constraint.relations = relations
    return constraint
  }

  /// Reads the path of a source file and a line, `/Users/me/My App/View.swift#12`, and returns `View.swift#12`: folders may
  /// have blanks in their names. Returns the next word where there is no such path.
  private mutating func source() -> String {
    let start = cursor.position
    while !cursor.isAtEnd {
      let path = cursor.read { $0 != UInt8(ascii: "#") }
      let end = cursor.position
      if cursor.take("#"), !cursor.read(while: LineCursor.isDigit).isEmpty, cursor.isAt(" ") {
        let name = path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.count
        return cursor.text(end - name..<cursor.position)
      }
    }
    cursor.position = start
    return cursor.read { $0 != UInt8(ascii: " ") }
  }

  /// Reads the identifier and the mask, in any order.
  private mutating func readMarks() {
    while true {
      cursor.skipSpaces()
      if cursor.next == UInt8(ascii: "'"), constraint.identifier == nil {
        guard let identifier = quotedIdentifier() else { return }
        constraint.identifier = identifier
      } else if cursor.isAt("h=") || cursor.isAt("v=") {
        // Typography may have made a dash of the two hyphens.
        _ = cursor.read { $0 != UInt8(ascii: " ") }
      } else {
        return
      }
    }
  }

  /// An identifier is not escaped; it ends at the first quote with a space behind it.
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

  private mutating func relations(ofAutoresizingMask: Bool) -> [LogRelation]? {
    let isVisual =
      cursor.isAt("H:") || cursor.isAt("V:") || cursor.isAt("[") || cursor.isAt("|")
    let start = cursor.position
    if isVisual, let relations = visualFormat() { return suffixed(relations) }
    // An item may be called V, and be printed without an address: V:0x7fe.
    cursor.position = start
    guard let relation = relation(ofAutoresizingMask: ofAutoresizingMask) else { return nil }
    return suffixed([relation])
  }

  /// Reads what may follow: a priority, a content's two priorities, the direction of reading.
  private mutating func suffixed(_ relations: [LogRelation]) -> [LogRelation]? {
    var relations = relations
    var contentPriorities: [Relation: Double] = [:]
    while true {
      cursor.skipSpaces()
      if cursor.isAtEnd { break }
      if cursor.take("(LTR)") || cursor.take("(RTL)") || cursor.take(",") { continue }
      if cursor.take("Hug:") {
        guard let number = cursor.number() else { return nil }
        contentPriorities[.lessThanOrEqual] = number.value
      } else if cursor.take("CompressionResistance:") {
        guard let number = cursor.number() else { return nil }
        contentPriorities[.greaterThanOrEqual] = number.value
      } else if cursor.take("@") || cursor.take("^") || cursor.take("priority:") || cursor.take("priority =") {
        cursor.skipSpaces()
        guard let priority = priorityValue() else { return nil }
        for index in relations.indices { relations[index].priority = priority }
      } else {
        return nil
      }
    }
    guard !contentPriorities.isEmpty else { return relations }
    return [Relation.lessThanOrEqual, .greaterThanOrEqual].flatMap { side in
      relations.map { relation in
        var relation = relation
        relation.relation = side
        // One of the two left out holds nothing.
        relation.priority = contentPriorities[side] ?? 0
        return relation
      }
    }.filter { $0.priority > 0 }
  }

  /// Reads the number of a priority, or Masonry's word for it.
  mutating func priorityValue() -> Double? {
    if let number = cursor.number() { return number.value > 0 ? number.value : nil }
    let words = ["high": 750.0, "medium": 500, "low": 250, "required": 1000]
    return words[cursor.read(while: LineCursor.isLetter)]
  }
}

extension EntryParser {
  /// Reads `==`, `<=` or `>=`.
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
      return item
    }
    let start = cursor.position
    if let (name, address) = cursor.nameAndAddress() {
      // Only what a class is generic over has blanks.
      if !name.prefix(while: { $0 != "<" }).contains(" ") {
        return LogItem(key: address, className: name, label: cursor.label())
      }
      cursor.position = start
    }
    let stops = Array(ends.utf8)
    let text = cursor.read { !stops.contains($0) }
    // The attribute is the last part of the text between the spaces.
    let name = ends.contains("]") ? text : String(text[..<(text.lastIndex(ofText: ".") ?? text.startIndex)])
    cursor.position = start + name.utf8.count
    guard let first = name.utf8.first, LineCursor.isLetter(first) || LineCursor.isDigit(first),
      name.firstIndex(ofText: ":0x") == nil
    else { return nil }
    let parts = name.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, LineCursor.isLetter(parts[1].utf8.first ?? 0) else {
      // Where names are listed and this one is not, a line was broken in it or in the list.
      return names.hasList ? nil : LogItem(key: name, label: name)
    }
    return LogItem(key: name, className: String(parts[0]), label: String(parts[1]))
  }

  /// The item that the entry names and that is here, with that name.
  private func named(until ends: String) -> (name: String, item: LogItem)? {
    names.named.first { name, _ in
      guard cursor.isAt(name) else { return false }
      let after = cursor.peek(name.utf8.count)
      return after == nil || after == UInt8(ascii: ".") || ends.utf8.contains(after ?? 0)
    }
  }

  /// The item that `|` means: the one that the entry names, else an item's superview.
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
  mutating func relation(ofAutoresizingMask: Bool) -> LogRelation? {
    guard let left = sum() else { return nil }
    cursor.skipSpaces()
    guard !left.terms.isEmpty, let relation = relationWord(), let right = sum() else { return nil }
    var rightTerms = right.terms
    // A place that a mask keeps is one in the superview, whose own place is anywhere.
    if ofAutoresizingMask, let place = left.terms.first?.place, left.terms.count == 1,
      let axis = place.attribute.axis, !rightTerms.contains(where: { $0.place.attribute.axis != nil })
    {
      let edge = LogPlace(item: container(of: place.item), attribute: axis == .horizontal ? .left : .top)
      rightTerms.append(LogRelation.Term(coefficient: 1, place: edge))
    }
    return LogRelation(
      left: left.terms, relation: relation, right: rightTerms, constant: right.constant - left.constant,
      isRounded: left.isRounded || right.isRounded)
  }

  /// The most terms of a sum: the system's constraints have one on each side, or two.
  private static let mostTerms = 16

  private struct Sum {
    var terms: [LogRelation.Term] = []
    var constant = 0.0
    var isRounded = false
  }

  /// Reads terms and numbers up to a relation, a suffix or the end.
  private mutating func sum() -> Sum? {
    var sum = Sum()
    var isFirst = true
    while sum.terms.count <= Self.mostTerms {
      cursor.skipSpaces()
      // Any identifier may be the name of an item, such as `2fa-row` or `-row`.
      let isNamed = isAtNamedPlace
      var sign = 1.0
      var isSigned = false
      if !isNamed {
        if isAtEndOfSum { return sum }
        if cursor.take("-") { (sign, isSigned) = (-1, true) } else { isSigned = cursor.take("+") }
        cursor.skipSpaces()
      }
      // Two numbers without a sign between them are one that was cut in two.
      guard isFirst || isSigned, !isAtEndOfSum || isNamed else { return nil }
      isFirst = false
      if !isNamed, let number = cursor.number() {
        sum.isRounded = sum.isRounded || number.isRounded
        cursor.skipSpaces()
        guard cursor.take("*") else {
          sum.constant += sign * number.value
          continue
        }
        cursor.skipSpaces()
        guard let place = place() else { return nil }
        sum.terms.append(LogRelation.Term(coefficient: sign * number.value, place: place))
      } else {
        guard let place = place() else { return nil }
        guard let factor = factorBehind() else { return nil }
        sum.isRounded = sum.isRounded || factor.isRounded
        sum.terms.append(LogRelation.Term(coefficient: sign * factor.value, place: place))
      }
    }
    return nil
  }

  private var isAtNamedPlace: Bool {
    guard let length = named(until: "")?.name.utf8.count, cursor.peek(length) == UInt8(ascii: ".") else { return false }
    return cursor.peek(length + 1).map(LineCursor.isLetter) ?? false
  }

  private var isAtEndOfSum: Bool {
    cursor.isAtEnd
      || ["==", "<=", ">=", "@", "^", "priority", "Hug:", "CompressionResistance:", "(LTR)", "(RTL)"]
        .contains(where: cursor.isAt)
  }

  /// Reads `* 0.5` or `/ 2`, or 1 where there is neither.
  private mutating func factorBehind() -> (value: Double, isRounded: Bool)? {
    cursor.skipSpaces()
    let divides = cursor.isAt("/")
    guard cursor.take("*") || cursor.take("/") else { return (1, false) }
    cursor.skipSpaces()
    guard let number = cursor.number() else { return nil }
    if divides { return number.value == 0 ? nil : (1 / number.value, true) }
    return number
  }

  /// Reads an item and its attribute.
  private mutating func place() -> LogPlace? {
    guard var item = item(until: " +<>=") else { return nil }
    guard cursor.take(".") else { return nil }
    var word = cursor.read(while: LineCursor.isLetter)
    if word.hasSuffix("Margin") {
      word.removeLast("Margin".count)
      item.part = .margins
    } else if word.hasSuffix("WithinMargins") {
      word.removeLast("WithinMargins".count)
      item.part = .margins
    }
    switch word {
    case "firstBaseline":
      item.part = .firstBaseline
      return LogPlace(item: item, attribute: .top)
    case "baseline", "lastBaseline":
      item.part = .lastBaseline
      return LogPlace(item: item, attribute: .top)
    default:
      let corners: [String: Attribute] = [
        "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top, "midY": .centerY, "maxY": .bottom,
      ]
      guard let attribute = corners[word] ?? Attribute.allCases.first(where: { $0.description == word }) else {
        return nil
      }
      switch attribute {
      case .leading: return LogPlace(item: item, attribute: .left, isDirectional: true)
      case .trailing: return LogPlace(item: item, attribute: .right, isDirectional: true)
      default: return LogPlace(item: item, attribute: attribute)
      }
    }
  }
}

extension Attribute {
  /// The axis on which the attribute is a place, or nil for a size.
  var axis: LayoutAxis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: nil
    }
  }
}

/// One of the two directions of a layout.
enum LayoutAxis: Hashable, CaseIterable {
  case horizontal
  case vertical

  var low: Attribute { self == .horizontal ? .left : .top }
  var high: Attribute { self == .horizontal ? .right : .bottom }
  var size: Attribute { self == .horizontal ? .width : .height }
}
