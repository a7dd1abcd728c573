/// Base64 with the standard alphabet and padding (RFC 4648, section 4).
package enum Base64 {
  static func encodedCount(of byteCount: Int) -> Int { (byteCount / 3 + (byteCount % 3 == 0 ? 0 : 1)) * 4 }

  /// Appends the encoded bytes, as ASCII.
  static func encode(_ bytes: [UInt8], into output: inout [UInt8]) {
    let start = output.count
    let count = encodedCount(of: bytes.count)
    output.reserveCapacity(start + count)
    output.append(contentsOf: repeatElement(padding, count: count))
    bytes.withUnsafeBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        pairs.withUnsafeBufferPointer { pairs in
          write(source, to: UnsafeMutableBufferPointer(rebasing: target[start...]), pairs)
        }
      }
    }
  }

  package static func text(of bytes: [UInt8]) -> String {
    var output: [UInt8] = []
    encode(bytes, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Writes four characters for every three bytes. The target must be filled with padding.
  private static func write(
    _ source: UnsafeBufferPointer<UInt8>, to target: UnsafeMutableBufferPointer<UInt8>,
    _ pairs: UnsafeBufferPointer<UInt16>
  ) {
    let whole = source.count / 3 * 3
    var place = 0
    for index in stride(from: 0, to: whole, by: 3) {
      let bits = Int(source[index]) << 16 | Int(source[index + 1]) << 8 | Int(source[index + 2])
      let (high, low) = (pairs[bits >> 12], pairs[bits & 0xFFF])
      target[place] = UInt8(truncatingIfNeeded: high)
      target[place + 1] = UInt8(truncatingIfNeeded: high >> 8)
      target[place + 2] = UInt8(truncatingIfNeeded: low)
      target[place + 3] = UInt8(truncatingIfNeeded: low >> 8)
      place += 4
    }
    let rest = source.count - whole
    guard rest > 0 else { return }
    let bits = Int(source[whole]) << 16 | (rest == 2 ? Int(source[whole + 1]) << 8 : 0)
    target[place] = alphabet[bits >> 18]
    target[place + 1] = alphabet[bits >> 12 & 0x3F]
    if rest == 2 { target[place + 2] = alphabet[bits >> 6 & 0x3F] }
  }

  private static let padding = UInt8(ascii: "=")
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  /// The two characters for each value of twelve bits, the first character in the lower byte. Pairs halve the number of
  /// look-ups.
  private static let pairs: [UInt16] = (0..<4096).map { bits in
    UInt16(alphabet[bits >> 6]) | UInt16(alphabet[bits & 0x3F]) << 8
  }
}

extension ImageFile {
  /// Appends the file as a `data:` URL in Base64. In an XML attribute it needs no escapes.
  package func appendDataURL(to output: inout [UInt8]) {
    let prefix = "data:\(format.mediaType);base64,"
    output.reserveCapacity(output.count + prefix.utf8.count + Base64.encodedCount(of: bytes.count))
    output.append(contentsOf: prefix.utf8)
    Base64.encode(bytes, into: &output)
  }
}
