import TrussText

/// A constraint system that was read from text, with the line number of each constraint.
///
///     let listing = try Listing("""
///       Spacing | form:
///        H:|-(8)-[name]
///        name.width >= 40 priority:750   # points
///       """)
///     listing.system.constraints[1].priority    // 750
///     listing.lines                             // [2, 3]
///
/// The reader accepts any indentation, blank lines, `#` comments and CRLF; `Documentation/Listing.md` has the grammar.
/// Constraints before the first header have the category `.none`. Reading takes time linear in the length of the text.
public struct Listing: Equatable, Sendable {
  /// The constraints, and the items in the order in which the text first names them. The kind of every item is `Item`.
  public let system: ConstraintSystem
  /// The line number of each constraint, from 1. A line with both `Hug:` and `CompressionResistance:` stands for two
  /// constraints.
  public let lines: [Int]

  /// Reads a listing.
  ///
  /// - Throws: the first fault in the text.
  public init(_ text: String) throws(ListingError) {
    try self.init(valid: Array(text.utf8))
  }

  /// Reads a listing from the bytes of a file.
  ///
  /// - Throws: the first fault in the text; bytes that are not UTF-8 are reported before any other fault.
  public init(utf8 bytes: [UInt8]) throws(ListingError) {
    let validCount = bytes.validUTF8Count
    if validCount < bytes.count {
      throw ListingError(TextFault(position: validCount, expected: "UTF-8"), in: bytes)
    }
    try self.init(valid: bytes)
  }

  private init(valid bytes: [UInt8]) throws(ListingError) {
    var parser = ListingParser(bytes)
    do throws(TextFault) {
      try parser.parse()
    } catch {
      throw ListingError(error, in: bytes)
    }
    system = parser.system
    lines = parser.lines
  }
}

extension [UInt8] {
  /// The number of bytes before the first byte that is not UTF-8.
  fileprivate var validUTF8Count: Int {
    var parser = UTF8.ForwardParser()
    var bytes = makeIterator()
    var count = 0
    while case .valid(let scalar) = parser.parseScalar(from: &bytes) { count += scalar.count }
    return count
  }
}

extension ConstraintSystem {
  /// The system as text: a block for each run of constraints of one category, a line for each constraint.
  ///
  /// ```text
  /// Spacing | form:
  ///  H:|-(8)-[name]
  ///  H:[name]-(>=10)-["First Name"]
  ///  name.width == 0.5*form.width - 4 priority:999.5 label:half
  /// Intrinsic Content Size
  ///  name.width == 40 Hug:250 CompressionResistance:750
  /// ```
  ///
  /// Articles print the constraints of a UIStackView in this form; `Documentation/Listing.md` has its grammar. Numbers
  /// are printed with the fewest digits that read back as the same number.
  /// `ConstraintSystem(listing: system.listing) == system` for every system of finite numbers and priorities above 0.
  public var listing: String { ListingPrinter(self).listing() }

  /// Returns a constraint as a line of the listing, without its indentation. A constraint that would contain `|` is
  /// written with anchors, because only the header of a block defines `|`.
  package func line(ofRow index: Int) -> String { ListingPrinter(self).line(ofRow: index) }

  /// Returns constraints as lines, like `line(ofRow:)`, but computes the names of items only once.
  package func lines(ofRows indexes: [Int]) -> [String] { indexes.map(ListingPrinter(self).line(ofRow:)) }

  /// Reads a system from its listing.
  ///
  ///     let system = try ConstraintSystem(listing: "b.leading == a.trailing + 8")
  ///
  /// Items are created in the order in which the text first names them; `Listing` also has each constraint's line
  /// number.
  public init(listing: String) throws(ListingError) { self = try Listing(listing).system }
}

/// A listing that cannot be read.
public struct ListingError: Error, Equatable, Sendable {
  /// The line of the fault, from 1.
  public var line: Int
  /// The column of the fault in characters, from 1; one past the line's last character if something is missing there.
  public var column: Int
  /// A description of the expected text, such as `an attribute`.
  public var expected: String
  /// The text of the line with the fault.
  public var text: String

  /// Makes an error at a line and a column, both counted from 1.
  public init(line: Int, column: Int, expected: String, text: String) {
    self.line = line
    self.column = column
    self.expected = expected
    self.text = text
  }

  /// The line of the fault, and under it a caret at the column.
  ///
  /// ```text
  /// a.width == 5 * b.width
  ///              ^
  /// ```
  ///
  /// Characters that a terminal would not show are printed as spaces, so that the caret is at the right column, and of
  /// a long line only the surroundings of the fault are printed.
  public var excerpt: String { Excerpt.text(text, column: column) }
}

extension ListingError: CustomStringConvertible {
  /// The error and its position in one line, then the excerpt.
  public var description: String { "line \(line), column \(column): expected \(expected)\n\(excerpt)" }
}

extension ListingError {
  /// Makes an error from a fault, whose byte offset becomes a line and a column in characters.
  init(_ fault: TextFault, in bytes: [UInt8]) {
    let before = bytes[..<fault.position]
    let start = before.lastIndex(of: Byte.newline).map { $0 + 1 } ?? min(Byte.markCount(bytes), fault.position)
    var end = bytes[fault.position...].firstIndex(of: Byte.newline) ?? bytes.count
    if end > fault.position, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    self.init(
      line: before.count { $0 == Byte.newline } + 1,
      column: String(decoding: bytes[start..<fault.position], as: UTF8.self).count + 1,
      expected: fault.expected, text: String(decoding: bytes[start..<end], as: UTF8.self))
  }
}
