/// Documents are written as UTF-8 into one array, and made into a String once: a String would be looked at again for
/// each piece that is added.
extension [UInt8] {
  /// Adds a text that is known when the package is compiled.
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds a character of one scalar.
  mutating func append(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    func append(_ lead: UInt32, _ shift: UInt32) {
      self.append(UInt8(truncatingIfNeeded: lead | value >> shift))
    }
    func appendRest(_ shift: UInt32) { self.append(UInt8(truncatingIfNeeded: 0x80 | value >> shift & 0x3F)) }
    switch value {
    case ..<0x80: append(0, 0)
    case ..<0x800:
      append(0xC0, 6)
      appendRest(0)
    case ..<0x1_0000:
      append(0xE0, 12)
      appendRest(6)
      appendRest(0)
    default:
      append(0xF0, 18)
      appendRest(12)
      appendRest(6)
      appendRest(0)
    }
  }
}
