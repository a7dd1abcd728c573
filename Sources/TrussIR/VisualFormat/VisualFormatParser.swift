/// Reads a visual format: elements and connections here, predicates in `VisualFormatParser+Predicate.swift`.
struct VisualFormatParser {
  var cursor: TextCursor
  private(set) var orientation = VisualFormat.Orientation.horizontal
  private(set) var elements: [VisualFormat.Element] = []
  private(set) var connections: [VisualFormat.Connection] = []

  init(_ bytes: [UInt8]) { cursor = TextCursor(line: bytes) }

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

  /// Reads what comes after `[`.
  private mutating func view() throws(TextFault) -> VisualFormat.View {
    cursor.skipBlanks()
    let position = cursor.position
    let name = try cursor.next == UInt8(ascii: "\"") ? cursor.quoted() : bareName(or: "the name of a view")
    let predicates = cursor.take("(") ? try predicates(of: .view) : []
    guard cursor.take("]") else { throw cursor.fault(predicates.isEmpty ? "`(` or `]`" : "`]`") }
    return VisualFormat.View(name: name, predicates: predicates, position: position)
  }

  /// Reads what is between two elements, and the blanks behind it.
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
