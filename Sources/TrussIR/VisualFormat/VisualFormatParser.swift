import TrussText

struct VisualFormatParser {
  var cursor: TextCursor
  private(set) var orientation = VisualFormat.Orientation.horizontal
  private(set) var elements: [VisualFormat.Element] = []
  private(set) var connections: [VisualFormat.Connection] = []

  init(_ text: String) { cursor = TextCursor(line: text) }

  /// Reads the whole text.
  ///
  ///     [orientation ":"] ["|" connection] view {connection view} [connection "|"]
  mutating func parse() throws(TextFault) {
    try parseOrientation()
    if cursor.take("|") {
      elements.append(.superview)
      try parseConnection()
      guard cursor.next == UInt8(ascii: "[") else {
        throw cursor.fault(connections.last == .flush ? "`-` or `[`" : "`[`")
      }
    }
    while cursor.take("[") {
      elements.append(.view(try view()))
      if isAtEnd() { return }
      try parseConnection()
      if cursor.take("|") {
        elements.append(.superview)
        if isAtEnd() { return }
        throw cursor.fault("the end of the format")
      }
    }
    switch connections.last {
    case nil where elements.isEmpty: throw cursor.fault("`H:`, `V:`, `|` or `[`")
    case .flush: throw cursor.fault("`-`, `[`, `|` or the end of the format")
    default: throw cursor.fault("`[` or `|`")
    }
  }

  private mutating func isAtEnd() -> Bool {
    cursor.skipBlanks()
    return cursor.next == nil
  }

  private mutating func parseOrientation() throws(TextFault) {
    if cursor.take("V") {
      orientation = .vertical
    } else if !cursor.take("H") {
      return
    }
    try cursor.expect(":")
  }

  /// Reads a view after its `[`, up to the `]`.
  private mutating func view() throws(TextFault) -> VisualFormat.View {
    cursor.skipBlanks()
    let position = cursor.position
    let name = try cursor.next == UInt8(ascii: "\"") ? cursor.quoted() : bareName(or: "the name of a view")
    let predicates = cursor.take("(") ? try predicates(of: .view) : []
    guard cursor.take("]") else { throw cursor.fault(predicates.isEmpty ? "`(` or `]`" : "`]`") }
    return VisualFormat.View(name: name, predicates: predicates, position: position)
  }

  /// Reads the connection between two elements, and the blanks after it.
  private mutating func parseConnection() throws(TextFault) {
    guard cursor.take("-") else { return connections.append(.flush) }
    cursor.skipBlanks()
    if cursor.next == UInt8(ascii: "[") || cursor.next == UInt8(ascii: "|") { return connections.append(.standard) }
    let predicates = cursor.take("(") ? try predicates(of: .connection) : [try barePredicate()]
    try cursor.expect("-")
    cursor.skipBlanks()
    connections.append(.spaced(predicates))
  }
}

extension VisualFormatParser {
  /// Reads predicates after their `(`, up to the `)`.
  mutating func predicates(of subject: VisualFormat.Subject) throws(TextFault) -> [VisualFormat.Predicate] {
    var predicates = [try predicate(of: subject)]
    while cursor.take(",") { predicates.append(try predicate(of: subject)) }
    guard cursor.take(")") else { throw cursor.fault(Self.expected(after: predicates[predicates.count - 1])) }
    return predicates
  }

  /// Reads a distance without parentheses: `8`, `gap` and, as UIKit does, `>=8` and `8@750`.
  mutating func barePredicate() throws(TextFault) -> VisualFormat.Predicate {
    let relation = cursor.relation()
    cursor.skipBlanks()
    if cursor.next == UInt8(ascii: "-"), cursor.peek(1).map(Byte.isDigit) == true {
      throw cursor.fault("parentheses around a negative number, as in `-(-8)-`")
    }
    let objects = VisualFormat.Subject.connection.objects
    let expected = relation == nil ? "a number, the name of a metric, `(`, `[` or `|`" : objects
    let object = try value(or: expected)
    return VisualFormat.Predicate(
      relation: relation ?? .equal, object: object, operations: [], priority: try priority())
  }

  /// Reads a predicate such as `>=other*0.5+8@750`.
  private mutating func predicate(of subject: VisualFormat.Subject) throws(TextFault) -> VisualFormat.Predicate {
    let relation = cursor.relation()
    let object = try object(of: subject, isRelationRead: relation != nil)
    var operations: [VisualFormat.Operation] = []
    if cursor.take("*") {
      operations.append(VisualFormat.Operation(operator: .times, operand: try value()))
    } else if cursor.take("/") {
      operations.append(VisualFormat.Operation(operator: .dividedBy, operand: try divisor()))
    }
    if cursor.take("+") {
      operations.append(VisualFormat.Operation(operator: .plus, operand: try value()))
    } else if cursor.take("-") {
      operations.append(VisualFormat.Operation(operator: .minus, operand: try value()))
    }
    return VisualFormat.Predicate(
      relation: relation ?? .equal, object: object, operations: operations, priority: try priority())
  }

  /// What the parser accepts after a predicate, for error messages.
  private static func expected(after predicate: VisualFormat.Predicate) -> String {
    if predicate.priority != nil { return "`,` or `)`" }
    switch predicate.operations.last?.operator {
    case nil: return "`*`, `/`, `+`, `-`, `@`, `,` or `)`"
    case .times, .dividedBy: return "`+`, `-`, `@`, `,` or `)`"
    case .plus, .minus: return "`@`, `,` or `)`"
    }
  }
}

extension VisualFormatParser {
  /// Reads a number, which may be negative, or a name; inside a view's brackets the name may be in quotes.
  private mutating func object(
    of subject: VisualFormat.Subject, isRelationRead: Bool
  ) throws(TextFault) -> VisualFormat.Operand {
    cursor.skipBlanks()
    let position = cursor.position
    if cursor.take("-") {
      cursor.skipBlanks()
      let value = try cursor.number(allowsBareFraction: true)
      return VisualFormat.Operand(content: .number(-value), position: position)
    }
    if let number = try number() { return number }
    if subject == .view, cursor.next == UInt8(ascii: "\"") {
      return VisualFormat.Operand(content: .view(try cursor.quoted()), position: position)
    }
    return try name(or: isRelationRead ? subject.objects : "`==`, `<=`, `>=`, \(subject.objects)")
  }

  /// Reads a number or the name of a metric.
  private mutating func value(
    or expected: String = VisualFormat.Subject.connection.objects
  ) throws(TextFault) -> VisualFormat.Operand {
    if let number = try number() { return number }
    return try name(or: expected)
  }

  private mutating func divisor() throws(TextFault) -> VisualFormat.Operand {
    let divisor = try value()
    if divisor.content == .number(0) { throw TextFault(position: divisor.position, expected: "a number other than 0") }
    return divisor
  }

  /// Reads `@750` or `@metric`, or nothing.
  private mutating func priority() throws(TextFault) -> VisualFormat.Operand? {
    guard cursor.take("@") else { return nil }
    let expected = "a priority above 0 and at most 1000, or the name of a metric"
    cursor.skipBlanks()
    let position = cursor.position
    // A number too large for a Double is also too large for a priority.
    guard cursor.isAtNumber || cursor.isAtBareFraction else { return try name(or: expected) }
    guard let value = try? cursor.number(allowsBareFraction: true), Priority.isValid(value) else {
      throw TextFault(position: position, expected: expected)
    }
    return VisualFormat.Operand(content: .number(value), position: position)
  }

  private mutating func number() throws(TextFault) -> VisualFormat.Operand? {
    cursor.skipBlanks()
    guard cursor.isAtNumber || cursor.isAtBareFraction else { return nil }
    let position = cursor.position
    return VisualFormat.Operand(content: .number(try cursor.number(allowsBareFraction: true)), position: position)
  }

  private mutating func name(or expected: String) throws(TextFault) -> VisualFormat.Operand {
    cursor.skipBlanks()
    let position = cursor.position
    return VisualFormat.Operand(content: .name(try bareName(or: expected)), position: position)
  }

  /// Reads identifiers joined by dots: `email`, `scroll.content`.
  mutating func bareName(or expected: String) throws(TextFault) -> String {
    let start = cursor.position
    _ = try cursor.identifier(or: expected)
    while cursor.next == UInt8(ascii: ".") {
      cursor.position += 1
      _ = try cursor.identifier(or: "the rest of the name")
    }
    return cursor.text(start..<cursor.position)
  }
}
