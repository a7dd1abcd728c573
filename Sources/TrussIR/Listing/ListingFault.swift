/// Where reading stopped, and what would have been right there.
struct ListingFault: Error {
  /// The offset of the byte.
  var position: Int
  var expected: String
}

extension ListingError {
  /// A fault in the user's words: its line, and the column in characters.
  init(_ fault: ListingFault, in bytes: [UInt8]) {
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
