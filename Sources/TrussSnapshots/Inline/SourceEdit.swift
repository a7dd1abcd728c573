/// A replacement of bytes in a file.
struct SourceEdit: Equatable {
  /// The index of the first replaced byte.
  var offset: Int
  /// The removed bytes.
  var removed: [UInt8]
  /// The number of bytes that replaced the removed bytes.
  var insertedCount: Int

  /// Restores the file before the edit; nil if `bytes` is too short to be the file after the edit.
  func undone(in bytes: [UInt8]) -> [UInt8]? {
    guard offset >= 0, insertedCount >= 0, insertedCount <= bytes.count - offset else { return nil }
    return bytes[..<offset] + removed + bytes[(offset + insertedCount)...]
  }

  /// Converts a place in the file before the edit to a place in the edited file; nil inside the removed part.
  func moved(_ place: Int) -> Int? {
    if place <= offset { return place }
    return place >= offset + removed.count ? place + insertedCount - removed.count : nil
  }
}
