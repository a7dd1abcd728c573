/// Bytes from first to last, and zeros after them.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func next() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number from 0 up to a count, exclusive.
  mutating func index(below count: Int) -> Int { Int(next()) % count }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[index(below: values.count)] }

  /// Any number of 64 bits, NaN and infinities too.
  mutating func double() -> Double {
    Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(next()) })
  }

  /// The bytes that are left.
  mutating func remainder() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }
}
