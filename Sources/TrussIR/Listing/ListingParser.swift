/// Reads a listing line by line: headers here, constraints in `ListingParser+Row.swift`.
struct ListingParser {
  var cursor: TextCursor
  private(set) var system = ConstraintSystem()
  /// The line of each constraint.
  private(set) var lines: [Int] = []
  /// The item that `|` means in this block.
  private(set) var container: Item.ID?
  private var category = Category.none
  private var items: [String: Item.ID] = [:]

  init(_ bytes: [UInt8]) { cursor = TextCursor(bytes) }

  /// Reads all lines.
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

  /// Adds a constraint of this line to this block.
  mutating func add(_ constraint: Constraint) {
    var constraint = constraint
    constraint.category = category
    system.add(constraint)
    lines.append(cursor.line)
  }

  /// The item of a name, made where the name is met first.
  mutating func item(_ name: String) -> Item.ID {
    if let known = items[name] { return known }
    let item = system.addItem(Item("Item", name: name))
    items[name] = item
    return item
  }

  /// Reads the category of a header, or nothing and returns nil where the line is a constraint.
  ///
  ///     UISV-spacing:
  ///     Hardcoded Width (Custom Constraint):
  ///     Intrinsic Content Size
  ///     UISV-canvas-connection | StackView:
  ///     "size == 3":
  ///
  /// No constraint is made of words alone, so that the colon may be left out.
  private mutating func categoryOfHeader() throws(TextFault) -> String? {
    let start = cursor.position
    guard let first = cursor.next else { return nil }
    let name: String
    if first == UInt8(ascii: "\"") {
      name = try cursor.quoted()
    } else if Byte.isNameStart(first) {
      var words = cursor.skip(while: Byte.isCategoryPart)
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

  /// Reads the rest of a header. Returns the item that it names for `|`.
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
