/// The two codes of a compressed block, and what their symbols stand for (RFC 1951, sections 3.2.5 to 3.2.7).
struct DeflateCodes: Sendable {
  /// The code of literals, the end of the block, and lengths.
  let literals: PrefixCode
  /// The code of distances.
  let distances: PrefixCode

  /// A number that is a base and as much as some bits after its code say.
  struct Number: Sendable {
    let base: Int
    let extraBits: Int
  }

  /// The codes of a block that brings none; they are complete, so that this is never nil.
  static let fixed: DeflateCodes? = {
    let lengths = (0..<288).map { symbol -> UInt8 in
      switch symbol {
      case ..<144: 8
      case ..<256: 9
      case ..<280: 7
      default: 8
      }
    }
    guard let literals = PrefixCode(lengths[...], .complete),
      let distances = PrefixCode([UInt8](repeating: 5, count: 32)[...], .complete)
    else { return nil }
    return DeflateCodes(literals: literals, distances: distances)
  }()

  /// The lengths of copies, by the symbol less 257.
  static let lengths: [Number] = {
    // Four lengths share each number of extra bits, from the ninth on; the last, 258, has none.
    var (numbers, base) = ([Number](), 3)
    for symbol in 0..<28 {
      let extraBits = symbol < 8 ? 0 : symbol / 4 - 1
      numbers.append(Number(base: base, extraBits: extraBits))
      base += 1 << extraBits
    }
    return numbers + [Number(base: 258, extraBits: 0)]
  }()

  /// The distances of copies, by their symbol.
  static let distances: [Number] = {
    // Two distances share each number of extra bits, from the fifth on.
    var (numbers, base) = ([Number](), 1)
    for symbol in 0..<30 {
      let extraBits = symbol < 4 ? 0 : symbol / 2 - 1
      numbers.append(Number(base: base, extraBits: extraBits))
      base += 1 << extraBits
    }
    return numbers
  }()

  /// The order in which the lengths of the code of lengths are written.
  static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
