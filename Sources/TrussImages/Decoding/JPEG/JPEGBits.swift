/// The bits of a JPEG's scan, up to the next marker (ITU-T T.81, F.2.2.5).
struct JPEGBits {
  private let bytes: [UInt8]
  /// Where the next byte lies that is not in `bits`: at a marker, where the scan has ended.
  private(set) var position: Int
  /// The bits that are read but not used, the next one highest among `bitCount`.
  private var bits: UInt64 = 0
  private var bitCount = 0

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  @inline(__always) private mutating func refill() {
    while bitCount <= 48, position < bytes.count {
      let byte = bytes[position]
      if byte == 0xFF {
        // A zero after it says that the byte is one of the data.
        guard position + 1 < bytes.count, bytes[position + 1] == 0 else { return }
        position += 1
      }
      position += 1
      bits = bits << 8 | UInt64(byte)
      bitCount += 8
    }
  }

  /// The next bits as a number, at most 16 of them.
  @inline(__always) mutating func take(_ number: Int) throws(JPEGError) -> Int {
    if bitCount < number {
      refill()
      guard bitCount >= number else { throw .truncated }
    }
    bitCount -= number
    return Int(truncatingIfNeeded: bits >> UInt64(bitCount) & (1 << UInt64(number) - 1))
  }

  /// The next symbol of a code.
  @inline(__always) mutating func symbol(_ code: JPEGCode) throws(JPEGError) -> Int {
    if bitCount < JPEGCode.longestCode { refill() }
    // Beyond the end of the scan come zeros; a code that takes them is cut short.
    let missing = max(0, JPEGCode.longestCode - bitCount)
    let next = (bits << UInt64(missing)) >> UInt64(bitCount + missing - JPEGCode.longestCode)
    guard let (symbol, length) = code.symbol(Int(truncatingIfNeeded: next & 0xFFFF)) else {
      throw missing > 0 ? .truncated : .malformed("a Huffman code stands for nothing")
    }
    guard length <= bitCount else { throw .truncated }
    bitCount -= length
    return Int(symbol)
  }

  /// The next bits as a coefficient: those that begin with 1 are its value, and those that begin with 0 a negative one
  /// (ITU-T T.81, F.2.2.1).
  @inline(__always) mutating func coefficient(_ number: Int) throws(JPEGError) -> Int {
    guard number > 0 else { return 0 }
    let value = try take(number)
    return value < 1 << (number - 1) ? value - (1 << number - 1) : value
  }

  /// Steps over the marker of a restart, and drops what is left of the bits before it.
  mutating func restart() throws(JPEGError) {
    (bits, bitCount) = (0, 0)
    while position < bytes.count, bytes[position] != 0xFF { position += 1 }
    while position + 1 < bytes.count, bytes[position + 1] == 0xFF { position += 1 }
    guard position + 1 < bytes.count else { throw .truncated }
    guard (0xD0...0xD7).contains(bytes[position + 1]) else { throw .malformed("a restart marker is missing") }
    position += 2
  }
}
