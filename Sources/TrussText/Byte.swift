/// Classifies the bytes of UTF-8 text. All bytes beyond ASCII count as letters of names.
@usableFromInline package enum Byte {
  package static let newline = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")

  /// The length of the byte order mark at the beginning of a file: 3 bytes, or 0 without a mark.
  package static func markCount(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  @inlinable package static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  @inlinable package static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }

  @inlinable package static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a") <= byte | 0x20 && byte | 0x20 <= UInt8(ascii: "f"))
  }

  @inlinable package static func isASCIILetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a") <= byte | 0x20 && byte | 0x20 <= UInt8(ascii: "z")
  }

  @inlinable package static func isASCIIAlphanumeric(_ byte: UInt8) -> Bool { isASCIILetter(byte) || isDigit(byte) }

  @inlinable package static func isNameStart(_ byte: UInt8) -> Bool {
    isASCIILetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  @inlinable package static func isNamePart(_ byte: UInt8) -> Bool { isNameStart(byte) || isDigit(byte) }
}
