/// Decompresses data of zlib (RFC 1950 and 1951) whose length is known.
///
/// Memory is bounded by that length: it is reserved once, and only where the compressed data are long enough to hold
/// it, as deflate makes at most 258 bytes of two bits.
struct Inflate {
  private let input: [UInt8]
  /// The next byte of the input that is not in `bits`.
  private var next = 0
  /// The bits that are read but not used, the next one lowest.
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var output: [UInt8]
  /// The bytes of the output that are written.
  private var count = 0

  /// The most bytes that one byte of deflate's data becomes.
  static let largestRatio = 4 * 258

  /// Decompresses data.
  ///
  /// - Parameters:
  ///   - input: the compressed data; what follows their checksum is not looked at.
  ///   - expected: the length that the result must have.
  static func decompress(_ input: [UInt8], expecting expected: Int) throws(InflateError) -> [UInt8] {
    guard input.count >= 2 else { throw .truncated }
    // Method 8 in a window of at most 32 KiB, no dictionary, and both bytes together a multiple of 31.
    guard input[0] & 0x0F == 8, input[0] >> 4 <= 7, input[1] & 0x20 == 0,
      (Int(input[0]) << 8 | Int(input[1])) % 31 == 0
    else { throw .notZlib }
    guard expected / largestRatio <= input.count else { throw .tooShort(expected: expected) }
    var inflate = Inflate(input, expected)
    while try !inflate.block() {}
    guard inflate.count == expected else { throw .tooShort(expected: expected) }
    inflate.skipToByte()
    var checksum = 0
    for _ in 0..<4 { checksum = try checksum << 8 | inflate.take(8) }
    guard Adler32.checksum(inflate.output) == UInt32(truncatingIfNeeded: checksum) else { throw .checksum }
    return inflate.output
  }

  private init(_ input: [UInt8], _ expected: Int) {
    self.input = input
    next = 2
    output = [UInt8](repeating: 0, count: expected)
  }

  // MARK: - Bits

  @inline(__always) private mutating func refill() {
    while bitCount <= 56, next < input.count {
      bits |= UInt64(input[next]) << UInt64(bitCount)
      next += 1
      bitCount += 8
    }
  }

  @inline(__always) private mutating func take(_ number: Int) throws(InflateError) -> Int {
    if bitCount < number {
      refill()
      guard bitCount >= number else { throw .truncated }
    }
    let value = Int(truncatingIfNeeded: bits & (1 << UInt64(number) - 1))
    bits >>= UInt64(number)
    bitCount -= number
    return value
  }

  @inline(__always) private mutating func symbol(_ code: PrefixCode) throws(InflateError) -> Int {
    if bitCount < PrefixCode.longestCode { refill() }
    guard let (symbol, length) = code.symbol(bits) else {
      throw bitCount < PrefixCode.longestCode ? .truncated : .invalidSymbol
    }
    guard length <= bitCount else { throw .truncated }
    bits >>= UInt64(length)
    bitCount -= length
    return symbol
  }

  private mutating func skipToByte() {
    let odd = bitCount % 8
    bits >>= UInt64(odd)
    bitCount -= odd
  }

  // MARK: - Blocks

  /// Decompresses a block, and returns whether it is the last.
  private mutating func block() throws(InflateError) -> Bool {
    let isLast = try take(1) == 1
    switch try take(2) {
    case 0: try storedBlock()
    case 1: try compressedBlock(DeflateCodes.fixed)
    case 2: try compressedBlock(dynamicCodes())
    default: throw .reservedBlock
    }
    return isLast
  }

  private mutating func storedBlock() throws(InflateError) {
    skipToByte()
    let length = try take(16)
    guard try take(16) == length ^ 0xFFFF else { throw .storedLength }
    // The whole bytes that were read ahead go back.
    next -= bitCount / 8
    (bits, bitCount) = (0, 0)
    guard length <= input.count - next else { throw .truncated }
    guard length <= output.count - count else { throw .tooLong(expected: output.count) }
    output.replaceSubrange(count..<count + length, with: input[next..<next + length])
    next += length
    count += length
  }

  private mutating func compressedBlock(_ codes: DeflateCodes?) throws(InflateError) {
    guard let codes else { throw .codeLengths }
    while true {
      let symbol = try symbol(codes.literals)
      if symbol < 256 {
        guard count < output.count else { throw .tooLong(expected: output.count) }
        output[count] = UInt8(truncatingIfNeeded: symbol)
        count += 1
      } else if symbol == 256 {
        return
      } else {
        try copy(lengthSymbol: symbol - 257, codes.distances)
      }
    }
  }

  private mutating func copy(lengthSymbol: Int, _ distances: PrefixCode) throws(InflateError) {
    guard lengthSymbol < DeflateCodes.lengths.count else { throw .invalidSymbol }
    let length = DeflateCodes.lengths[lengthSymbol]
    let runLength = try length.base + take(length.extraBits)
    let distanceSymbol = try symbol(distances)
    guard distanceSymbol < DeflateCodes.distances.count else { throw .invalidSymbol }
    let distance = DeflateCodes.distances[distanceSymbol]
    let back = try distance.base + take(distance.extraBits)
    guard back <= count else { throw .distanceTooFar }
    guard runLength <= output.count - count else { throw .tooLong(expected: output.count) }
    // Byte by byte, as a copy may reach into what it writes.
    for index in count..<count + runLength { output[index] = output[index - back] }
    count += runLength
  }

  /// Reads the codes of a block that brings its own (RFC 1951, section 3.2.7).
  private mutating func dynamicCodes() throws(InflateError) -> DeflateCodes {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let lengthCount = try take(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw .codeLengths }
    var lengthLengths = [UInt8](repeating: 0, count: 19)
    for place in DeflateCodes.lengthOrder.prefix(lengthCount) { lengthLengths[place] = try UInt8(take(3)) }
    guard let lengthCode = PrefixCode(lengthLengths[...], .complete) else { throw .codeLengths }
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try symbol(lengthCode)
      var (repeated, times) = (UInt8(0), 1)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .codeLengths }
        (repeated, times) = (last, try take(2) + 3)
      case 17: times = try take(3) + 3
      case 18: times = try take(7) + 11
      default: repeated = UInt8(truncatingIfNeeded: symbol)
      }
      lengths.append(contentsOf: repeatElement(repeated, count: times))
    }
    guard lengths.count == literalCount + distanceCount, lengths[256] > 0,
      let literals = PrefixCode(lengths[..<literalCount], .orSingle),
      let distances = PrefixCode(lengths[literalCount...], .orSingle)
    else { throw .codeLengths }
    return DeflateCodes(literals: literals, distances: distances)
  }
}
