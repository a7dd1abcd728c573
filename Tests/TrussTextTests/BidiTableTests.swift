import Foundation
import Testing
import TrussText

@Suite("Tables of the bidirectional algorithm")
struct BidiTableTests {
  private static let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)

  @Test(
    "scalars have their Bidi_Class, unassigned ones that of their block",
    arguments: [
      ("a", .l), ("Z", .l), ("\u{5D0}", .r), ("\u{627}", .al), ("5", .en), ("+", .es), ("$", .et), ("\u{663}", .an),
      (":", .cs), ("\u{301}", .nsm), ("\0", .bn), ("\u{AD}", .bn), ("\n", .b), ("\u{2029}", .b), ("\t", .s), (" ", .ws),
      ("\u{2028}", .ws), ("!", .on), ("@", .on), ("[", .on), ("`", .on), ("{", .on), ("\u{202A}", .lre),
      ("\u{202D}", .lro),
      ("\u{202B}", .rle), ("\u{202E}", .rlo), ("\u{202C}", .pdf), ("\u{2066}", .lri), ("\u{2067}", .rli),
      ("\u{2068}", .fsi),
      ("\u{2069}", .pdi), ("\u{6F5}", .en), ("世", .l), ("😀", .on), ("\u{5FF}", .r), ("\u{8FF}", .nsm),
      ("\u{20CF}", .et),
      ("\u{1EFFF}", .r), ("\u{1EC70}", .al), ("\u{378}", .l), ("\u{FFFF}", .bn), ("\u{10FFFF}", .bn),
      ("\u{10FFFD}", .l),
    ] as [(Unicode.Scalar, BidiClass)])
  func classes(scalar: Unicode.Scalar, expected: BidiClass) {
    #expect(BidiClass(of: scalar) == expected)
  }

  @Test(
    "classes are those of UnicodeData.txt for every scalar that it has",
    .enabled(if: BidiOracle.isInstalled("UnicodeData.txt"), "the package unicode-data has it"))
  func unicodeData() throws {
    var count = 0
    var wrong: [String] = []
    for line in try BidiOracle.installed("UnicodeData.txt").split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: ";"), maxSplits: 5, omittingEmptySubsequences: false)
      guard let value = UInt32(String(decoding: fields[0], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { continue }
      let expected = String(decoding: fields[4], as: UTF8.self).lowercased()
      count += 1
      if "\(BidiClass(of: scalar))" != "\(expected)" { wrong.append("\(value) is \(expected)") }
    }
    #expect(count > 34_000)
    #expect(wrong.isEmpty, "\(wrong.prefix(20))")
  }

  @Test("what is mirrored has Bidi_Mirrored, and is the mirror image of its own")
  func mirroring() {
    let mirrored = Self.scalars.filter { BidiMirroring.mirrored($0) != $0 }
    #expect(mirrored.count == 428)
    for scalar in mirrored {
      #expect(scalar.properties.isBidiMirrored)
      #expect(BidiMirroring.mirrored(BidiMirroring.mirrored(scalar)) == scalar)
    }
    #expect(BidiMirroring.mirrored("⦍") == "⦐")
    #expect(BidiMirroring.mirrored("√") == "√")
  }

  @Test("the 64 pairs of brackets are punctuation that opens and closes, and equivalent ones are one pair")
  func brackets() {
    var opening = 0
    var closing = 0
    for scalar in Self.scalars {
      switch BidiBracket(scalar) {
      case .opening:
        opening += 1
        #expect(scalar.properties.generalCategory == .openPunctuation)
        #expect(BidiClass(of: scalar) == .on)
      case .closing(let pair):
        closing += 1
        #expect(scalar.properties.generalCategory == .closePunctuation)
        #expect(BidiBracket(BidiMirroring.mirrored(scalar)) == .opening(pair))
      case nil: continue
      }
    }
    #expect(opening == 64)
    #expect(closing == 64)
    #expect(BidiBracket("\u{2329}") == BidiBracket("\u{3008}"))
    #expect(BidiBracket("\u{232A}") == BidiBracket("\u{3009}"))
  }

  @Test("the fast test fails for R, AL, AN, embeddings, overrides and isolates, and passes for all other classes")
  func leftToRightOnly() {
    let turning: Set<BidiClass> = [.r, .al, .an, .lre, .rle, .lro, .rlo, .lri, .rli, .fsi]
    let wrong = Self.scalars.filter { scalar in
      BidiText.isLeftToRightOnly(String(scalar)) == turning.contains(BidiClass(of: scalar))
    }
    #expect(wrong == [])
    let others = Self.scalars.lazy.filter { !turning.contains(BidiClass(of: $0)) }
    let text = String(String.UnicodeScalarView(others))
    #expect(BidiText.isLeftToRightOnly(text))
    #expect(BidiText.isLeftToRightOnly(text.dropFirst(1000)))
    #expect(!BidiText.isLeftToRightOnly(text + "א"))
  }
}
