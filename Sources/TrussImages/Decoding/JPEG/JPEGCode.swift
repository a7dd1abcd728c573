/// A Huffman code of JPEG (ITU-T T.81, annex C).
struct JPEGCode: Sendable {
  private static let lookupBits = 9
  static let longestCode = 16

  /// For each nine bits the symbol times 16 and the length of its code; zero where the code is longer.
  private var lookup = [UInt16](repeating: 0, count: 1 << lookupBits)
  /// For each length the first code that is longer, as the highest of 16 bits.
  private var limits = [Int](repeating: 0, count: longestCode + 1)
  /// For each length what is to be added to a code for the place of its symbol.
  private var offsets = [Int](repeating: 0, count: longestCode + 1)
  private let symbols: [UInt8]

  /// Makes the code, or returns nil where the numbers make none.
  ///
  /// - Parameters:
  ///   - counts: the number of codes of each length from 1 to 16.
  ///   - symbols: what they stand for, as many as there are codes.
  init?(counts: ArraySlice<UInt8>, symbols: ArraySlice<UInt8>) {
    self.symbols = Array(symbols)
    var (code, place) = (0, 0)
    for (length, count) in zip(1..., counts) {
      guard code + Int(count) <= 1 << length else { return nil }
      offsets[length] = place - code
      for _ in 0..<count {
        if length <= Self.lookupBits {
          let first = code << (Self.lookupBits - length)
          let entry = UInt16(self.symbols[place]) << 4 | UInt16(length)
          for index in first..<first + 1 << (Self.lookupBits - length) { lookup[index] = entry }
        }
        code += 1
        place += 1
      }
      limits[length] = code << (Self.longestCode - length)
      code <<= 1
    }
  }

  /// The symbol that the next bits stand for, and their number; nil where they stand for none.
  ///
  /// - Parameter bits: the next sixteen bits.
  @inline(__always) func symbol(_ bits: Int) -> (symbol: UInt8, length: Int)? {
    let entry = lookup[bits >> (Self.longestCode - Self.lookupBits)]
    return entry == 0 ? longSymbol(bits) : (UInt8(truncatingIfNeeded: entry >> 4), Int(entry & 15))
  }

  @inline(never) private func longSymbol(_ bits: Int) -> (symbol: UInt8, length: Int)? {
    for length in Self.lookupBits + 1...Self.longestCode where bits < limits[length] {
      let place = bits >> (Self.longestCode - length) + offsets[length]
      return symbols.indices.contains(place) ? (symbols[place], length) : nil
    }
    return nil
  }
}
