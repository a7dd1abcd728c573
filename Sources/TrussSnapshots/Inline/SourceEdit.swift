/// A replacement of bytes in a file.
struct SourceEdit: Equatable {
  /// Where they begin, the same before and after.
  var offset: Int
  /// The removed bytes.
  var removed: [UInt8]
  /// The number of bytes that are there now.
  var insertedCount: Int

  /// The file before the edit, or nil if this is not a file after it.
  func undone(in bytes: [UInt8]) -> [UInt8]? {
    guard offset >= 0, insertedCount >= 0, insertedCount <= bytes.count - offset else { return nil }
    return bytes[..<offset] + removed + bytes[(offset + insertedCount)...]
  }

  /// The place in the edited file of a place in the file before; nil inside of the removed part.
  func moved(_ place: Int) -> Int? {
    if place <= offset { return place }
    return place >= offset + removed.count ? place + insertedCount - removed.count : nil
  }
}
