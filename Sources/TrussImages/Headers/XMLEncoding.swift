/// The encoding of an XML file by its first bytes (XML 1.0, appendix F).
enum XMLEncoding: String, Sendable {
  /// UTF-8, or another encoding in which ASCII is the same.
  case utf8 = "UTF-8"
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(_ bytes: ImageBytes) {
    // The marks of UTF-32 come first: in little order they begin as that of UTF-16 does.
    let wide: [[UInt8]] = [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C]]
    let double: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0], [0, 0x3C]]
    if wide.contains(where: { bytes.begins(with: $0) }) {
      self = .utf32
    } else if double.contains(where: { bytes.begins(with: $0) }) {
      self = .utf16
    } else {
      self = .utf8
    }
  }
}
