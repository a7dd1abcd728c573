/// A constraint system as it was read from text, with the line of each constraint.
///
///     let listing = try Listing("""
///       Spacing | form:
///        H:|-(8)-[name]
///        name.width >= 40 priority:750   # points
///       """)
///     listing.system.constraints[1].priority    // 750
///     listing.lines                             // [2, 3]
///
/// Any indentation, blank lines, `#` comments and CRLF are read; `Documentation/Listing.md` has the grammar.
/// Constraints before the first header have the category `.none`. Reading takes time linear in the length of the text.
public struct Listing: Equatable, Sendable {
  /// The constraints, and the items in the order in which the text first names them. Their kind is `Item`.
  public let system: ConstraintSystem
  /// The line of each constraint, from 1. A line with `Hug:` and `CompressionResistance:` is two constraints'.
  public let lines: [Int]

  /// Reads a listing.
  ///
  /// - Throws: the first fault in the text.
  public init(_ text: String) throws(ListingError) {
    try self.init(valid: Array(text.utf8))
  }

  /// Reads a listing from the bytes of a file.
  ///
  /// - Throws: the first fault in the text; bytes that are not UTF-8 come before all others.
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
  /// The number of bytes before the first that is no UTF-8.
  fileprivate var validUTF8Count: Int {
    var parser = UTF8.ForwardParser()
    var bytes = makeIterator()
    var count = 0
    while case .valid(let scalar) = parser.parseScalar(from: &bytes) { count += scalar.count }
    return count
  }
}
