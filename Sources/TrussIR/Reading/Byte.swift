/// The bytes that mean something in a listing or a visual format. All beyond ASCII count as letters.
enum Byte {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// The number of bytes of the byte order mark that some editors begin a file with.
  static func markCount(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9") }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a") <= byte | 0x20 && byte | 0x20 <= UInt8(ascii: "f"))
  }

  static func isASCIILetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a") <= byte | 0x20 && byte | 0x20 <= UInt8(ascii: "z")
  }

  static func isASCIIAlphanumeric(_ byte: UInt8) -> Bool { isASCIILetter(byte) || isDigit(byte) }

  /// Whether a bare name may begin with a byte.
  static func isNameStart(_ byte: UInt8) -> Bool { isASCIILetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80 }

  /// Whether a bare name may go on with a byte.
  static func isNamePart(_ byte: UInt8) -> Bool { isNameStart(byte) || isDigit(byte) }

  /// Whether a bare category may go on with a byte.
  static func isCategoryPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: ")"): true
    default: isNamePart(byte)
    }
  }
}
