import Foundation
import Testing
import TrussText

/// Widths beside those of PyPI's `wcwidth`, which most terminal programs in Python trust, both of Unicode 17.0;
/// `generate-wcwidth.py` wrote theirs down. The two agree on every scalar but for what is listed here, each with its
/// reason.
@Suite("Cell widths beside wcwidth")
struct CellWidthOracleTests {
  /// Where the two differ for a scalar that stands alone.
  private static let differences: [(ranges: [ClosedRange<UInt32>], theirs: Int, ours: Int, reason: String)] = [
    ([0x01...0x1F, 0x7F...0x9F], -1, 0, "controls: an error to them; no picture has them"),
    (
      [0xAD...0xAD], 1, 0,
      "a soft hyphen: old terminals show it wherever it is; no picture has one, but a hyphen where a line ends with it"
    ),
    (
      [0xD7C7...0xD7CA, 0xD7FC...0xD7FF], 0, 1,
      "unassigned, so without a Hangul_Syllable_Type; to them the whole block is jamo that complete a syllable"
    ),
  ]

  private struct Oracle {
    /// Scalars by width, but for those of width 1.
    var ranges: [(width: Int, codes: ClosedRange<UInt32>)] = []
    var sequences: [(width: Int, text: String)] = []

    init() throws {
      let url = try #require(Bundle.module.url(forResource: "wcwidth", withExtension: "txt", subdirectory: "Fixtures"))
      for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
        // A skin tone behind a space makes one character of both.
        let fields = line.unicodeScalars.split(separator: " ").map { Substring($0) }
        let width = try #require(Int(fields[0]))
        let ends = fields[1].split(separator: ".").map { UInt32($0, radix: 16) }
        if ends.count == 2, let first = ends[0], let last = ends[1] {
          ranges.append((width, first...last))
        } else {
          sequences += fields.dropFirst().map { (width, String($0)) }
        }
      }
    }
  }

  @Test("every scalar")
  func scalars() throws {
    let oracle = try Oracle()
    var theirs = [Int8](repeating: 1, count: 0x11_0000)
    for (width, codes) in oracle.ranges { for code in codes { theirs[Int(code)] = Int8(width) } }
    for difference in Self.differences {
      for range in difference.ranges {
        for code in range {
          #expect(theirs[Int(code)] == difference.theirs, "\(String(code, radix: 16)) is no difference any more")
          theirs[Int(code)] = Int8(difference.ours)
        }
      }
    }
    var wrong: [String] = []
    for code in theirs.indices {
      guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
      if CellWidth.of(Character(scalar)) != theirs[code] { wrong.append(String(code, radix: 16)) }
    }
    #expect(wrong == [])
  }

  @Test("every sequence of emoji-test.txt")
  func emoji() throws {
    let oracle = try Oracle()
    #expect(oracle.sequences.count == 4733)
    var (wrong, differing): ([String], Int) = ([], 0)
    for (width, text) in oracle.sequences {
      #expect(text.count == 1, "\(text) is not one character")
      if CellWidth.of(text) != (isNarrowInParts(text) ? 2 : width) { wrong.append(text) }
      if CellWidth.of(text) != width { differing += 1 }
    }
    #expect(wrong == [])
    #expect(differing == 98)
  }

  /// A skin tone, or what is joined to it, makes an emoji of what would else be narrow (UTS #51, 1.4.4 and 1.4.6), hence
  /// wide; they count it as nothing.
  private func isNarrowInParts(_ text: String) -> Bool {
    let tones: ClosedRange<Unicode.Scalar> = "\u{1F3FB}"..."\u{1F3FF}"
    let scalars = Array(text.unicodeScalars.prefix(2))
    guard scalars.count == 2 else { return false }
    return (tones.contains(scalars[1]) || scalars[1] == "\u{200D}") && !scalars[0].properties.isEmojiPresentation
  }
}
