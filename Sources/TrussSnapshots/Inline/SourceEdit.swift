struct SourceEdit: Equatable {
  var offset: Int
  var removed: [UInt8]
  var insertedCount: Int

  /// Returns the bytes before the edit; nil if `bytes` is too short to be the edited file.
  func undone(in bytes: [UInt8]) -> [UInt8]? {
    guard offset >= 0, insertedCount >= 0, insertedCount <= bytes.count - offset else { return nil }
    return bytes[..<offset] + removed + bytes[(offset + insertedCount)...]
  }

  /// Converts an index before the edit to an index after it; nil inside the removed part.
  func moved(_ place: Int) -> Int? {
    if place <= offset { return place }
    return place >= offset + removed.count ? place + insertedCount - removed.count : nil
  }
}
