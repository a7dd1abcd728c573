/// A prefix code of deflate, by the lengths of its codes (RFC 1951, section 3.2.2).
///
/// A look-up with the next nine bits decodes the codes that are no longer; the few longer ones are counted out bit by
/// bit.
struct PrefixCode: Sendable {
  /// Which incomplete codes are allowed.
  enum Completeness: Sendable {
    /// None.
    case complete
    /// One single code of one bit, as for a block with one distance.
    case orSingle
  }

  static let longestCode = 15
  private static let lookupBits = 9

  /// For each nine bits the symbol times 16 and the length of its code; zero where the code is longer.
  private var lookup = [UInt16](repeating: 0, count: 1 << lookupBits)
  /// The number of codes of each length.
  private var counts = [Int](repeating: 0, count: longestCode + 1)
  /// The symbols by their codes.
  private var symbols: [UInt16] = []

  /// Makes the code, or nil where the lengths make none.
  ///
  /// - Parameters:
  ///   - lengths: the bits of the code of each symbol, at most 15; zero where it has none.
  ///   - completeness: which incomplete codes are allowed.
  init?(_ lengths: ArraySlice<UInt8>, _ completeness: Completeness) {
    for length in lengths {
      guard length <= Self.longestCode else { return nil }
      counts[Int(length)] += 1
    }
    let used = lengths.count - counts[0]
    counts[0] = 0
    var free = 1
    for length in 1...Self.longestCode {
      free = free << 1 - counts[length]
      guard free >= 0 else { return nil }
    }
    guard free == 0 || (completeness == .orSingle && used == counts[1]) else { return nil }
    fill(lengths, used: used)
  }

  private mutating func fill(_ lengths: ArraySlice<UInt8>, used: Int) {
    var (places, codes) = ([Int](repeating: 0, count: 17), [Int](repeating: 0, count: 17))
    for length in 1...Self.longestCode {
      places[length + 1] = places[length] + counts[length]
      codes[length + 1] = (codes[length] + counts[length]) << 1
    }
    symbols = [UInt16](repeating: 0, count: used)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let bits = Int(length)
      symbols[places[bits]] = UInt16(truncatingIfNeeded: symbol)
      places[bits] += 1
      let code = codes[bits]
      codes[bits] += 1
      guard bits <= Self.lookupBits else { continue }
      let entry = UInt16(truncatingIfNeeded: symbol << 4 | bits)
      for index in stride(from: Self.reversed(code, bits), to: lookup.count, by: 1 << bits) { lookup[index] = entry }
    }
  }

  /// The bits of a code in the order in which they are read, the first lowest.
  private static func reversed(_ code: Int, _ bits: Int) -> Int {
    (0..<bits).reduce(0) { result, bit in result << 1 | code >> bit & 1 }
  }

  /// The symbol that the next bits stand for, and their number; nil where they stand for none.
  ///
  /// - Parameter bits: at least fifteen bits, the next one lowest.
  @inline(__always) func symbol(_ bits: UInt64) -> (symbol: Int, length: Int)? {
    let entry = Int(lookup[Int(truncatingIfNeeded: bits & (1 << UInt64(Self.lookupBits) - 1))])
    return entry == 0 ? longSymbol(bits) : (entry >> 4, entry & 15)
  }

  @inline(never) private func longSymbol(_ bits: UInt64) -> (symbol: Int, length: Int)? {
    var (code, first, place) = (0, 0, 0)
    for length in 1...Self.longestCode {
      code |= Int(truncatingIfNeeded: bits >> UInt64(length - 1) & 1)
      let count = counts[length]
      if code - first < count { return (Int(symbols[place + code - first]), length) }
      place += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }
}
