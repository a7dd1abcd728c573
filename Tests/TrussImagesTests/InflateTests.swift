import Testing

@testable import TrussImages

@Suite("Decompression")
struct InflateTests {
  private func failure(_ bytes: [UInt8], _ count: Int = 4) -> InflateError? {
    do throws(InflateError) { _ = try Inflate.decompress(bytes, expecting: count) } catch { return error }
    return nil
  }

  /// Bits as deflate packs them, the first lowest, behind the header of zlib.
  private func packed(_ bits: String) -> [UInt8] {
    let bits = Array(bits.utf8.filter { $0 != UInt8(ascii: " ") })
    return [0x78, 0x9C]
      + stride(from: 0, to: bits.count, by: 8).map { start in
        (start..<min(start + 8, bits.count)).reduce(0) { $0 | (bits[$1] & 1) << UInt8($1 - start) }
      }
  }

  @Test("Checksums are those of the standards' examples")
  func checksums() {
    #expect(CRC32.checksum(Array("123456789".utf8)[...]) == 0xCBF4_3926)
    #expect(CRC32.checksum([]) == 0)
    #expect(Adler32.checksum(Array("Wikipedia".utf8)) == 0x11E6_0398)
    #expect(Adler32.checksum([]) == 1)
    // Whole runs of 255: the sums come closest to what 32 bits hold. The number is zlib's.
    #expect(Adler32.checksum([UInt8](repeating: 255, count: 100_000)) == 0x149A_302C)
  }

  @Test("Each kind of damage has its error")
  func errors() {
    #expect(failure([]) == .truncated)
    #expect(failure([0x78]) == .truncated)
    #expect(failure([0x79, 0x9C, 0]) == .notZlib)
    #expect(failure([0x88, 0x1C, 0]) == .notZlib)
    #expect(failure([0x78, 0xBB, 0, 0]) == .notZlib, "a preset dictionary")
    #expect(failure(packed("1 11")) == .reservedBlock)
    #expect(failure([0x78, 0x9C, 1, 4, 0, 4, 0]) == .storedLength)
    #expect(failure([0x78, 0x9C, 1, 4, 0, 0xFB, 0xFF, 1, 2]) == .truncated)
    #expect(failure([0x78, 0x9C, 1, 5, 0, 0xFA, 0xFF, 1, 2, 3, 4, 5]) == .tooLong(expected: 4))
    // The fixed codes: the end of the block is 0000000, the length 3 0000001, the distance 1 00000.
    #expect(failure(packed("1 10 0000000")) == .tooShort(expected: 4))
    #expect(failure(packed("1 10 0000001 00000 0000000")) == .distanceTooFar)
    #expect(failure(packed("1 10 11000110 00000000")) == .invalidSymbol)
    #expect(failure(packed("1 10 00110000 0000001 00000 00110000 00110000")) == .tooLong(expected: 4))
    #expect(failure(packed("1 10 00110000 0000001 11110 00000000")) == .invalidSymbol)
    #expect(failure(packed("1 10 00110000")) == .truncated)
    // 31 literal codes more than there may be.
    #expect(failure(packed("1 01 11111 00000 0000 000000000000")) == .codeLengths)
    // No code of lengths at all.
    #expect(failure(packed("1 01 00000 00000 0000 000 000 000 000")) == .codeLengths)
    #expect(failure(packed("1 10 00110000 0000001 00000 0000000") + [0, 0, 0, 0, 0]) == .checksum)
    #expect(failure([0x78, 0x9C] + packed("1 10 00110000"), 1 << 40) == .tooShort(expected: 1 << 40))
  }

  @Test("A prefix code must be complete, but for a single code of one bit")
  func codes() {
    #expect(PrefixCode([1, 1], .complete) != nil)
    #expect(PrefixCode([1, 2, 2], .complete) != nil)
    #expect(PrefixCode([1, 1, 1], .orSingle) == nil)
    #expect(PrefixCode([2, 2, 2], .orSingle) == nil)
    #expect(PrefixCode([0, 1], .complete) == nil)
    #expect(PrefixCode([0, 1], .orSingle) != nil)
    #expect(PrefixCode([0, 2], .orSingle) == nil)
    #expect(PrefixCode([0, 0], .orSingle) != nil)
    #expect(PrefixCode([16], .orSingle) == nil)
  }

  @Test("Codes longer than the look-up are decoded to their symbols")
  func longCodes() throws {
    // The lengths 1, 2, 3, … 14, 15, 15: the code of the symbol n is n ones and a zero.
    let lengths = (1...15).map { UInt8($0) } + [15]
    let code = try #require(PrefixCode(lengths[...], .complete))
    for symbol in 0..<16 {
      let found = try #require(code.symbol((1 << UInt64(min(symbol, 15))) - 1))
      #expect(found == (symbol, min(symbol + 1, 15)))
    }
  }
}
