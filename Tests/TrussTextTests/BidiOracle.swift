import Foundation
import Testing
import TrussText

/// A case of Unicode's for the bidirectional algorithm.
struct BidiCase {
  var classes: [BidiClass] = []
  /// The characters, in BidiCharacterTest.txt.
  var scalars: [Unicode.Scalar] = []
  var bases: [BaseDirection] = []
  /// The level of the paragraph, in BidiCharacterTest.txt.
  var paragraphLevel: UInt8?
  var levels: [UInt8?] = []
  var order: [Int] = []

  /// What is not as Unicode has it, in words; empty where all is.
  func faults() -> [String] {
    bases.compactMap { base in
      let paragraph =
        scalars.isEmpty ? BidiParagraph(classes: classes, base: base) : BidiParagraph(scalars, base: base)
      let line = 0..<levels.count
      let areEqual =
        paragraph.levels(ofLine: line) == levels && paragraph.visualOrder(of: line) == order
        && (paragraphLevel ?? paragraph.level) == paragraph.level
      return areEqual ? nil : "\(classes) \(scalars.map { String($0.value, radix: 16) }) \(base)"
    }
  }
}

extension BidiParagraph {
  /// The indices of a line's scalars from the left to the right, without those that X9 removes.
  func visualOrder(of line: Range<Int>) -> [Int] {
    var order: [Int] = []
    for run in visualRuns(of: line) {
      let indices = run.range.filter { levels[$0] != nil }
      order += run.isRightToLeft ? indices.reversed() : indices
    }
    return order
  }
}

/// Reads Unicode's test files, whole or in part. It takes bytes, as strings would take most of the tests' time.
enum BidiOracle {
  /// Where Debian's package `unicode-data` has the whole files.
  static let folder = URL(filePath: "/usr/share/unicode")

  static func isInstalled(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }

  static func installed(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder.appending(path: name)))
  }

  static func fixture(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "txt"))))
  }

  /// Calls a function with each case of BidiTest.txt.
  static func forEachClassCase(in file: [UInt8], _ body: (BidiCase) -> Void) throws {
    var current = BidiCase()
    for line in file.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: "@Levels:".utf8) {
        current.levels = words(line).dropFirst().map(level)
      } else if line.starts(with: "@Reorder:".utf8) {
        current.order = words(line).dropFirst().map { number($0, radix: 10) }
      } else if let first = line.first, first != UInt8(ascii: "#") {
        let fields = line.split(separator: UInt8(ascii: ";"))
        current.classes = try words(fields[0]).map { try #require(classes[number($0, radix: 256)]) }
        let bits = number(fields[1].dropFirst(), radix: 16)
        let bases: [BaseDirection] = [.automatic(fallback: .leftToRight), .leftToRight, .rightToLeft]
        current.bases = bases.indices.filter { bits >> $0 & 1 == 1 }.map { bases[$0] }
        body(current)
      }
    }
  }

  /// Calls a function with each case of BidiCharacterTest.txt.
  static func forEachCharacterCase(in file: [UInt8], _ body: (BidiCase) -> Void) throws {
    let bases: [BaseDirection] = [.leftToRight, .rightToLeft, .automatic(fallback: .leftToRight)]
    for line in file.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      try #require(fields.count == 5)
      body(
        BidiCase(
          scalars: words(fields[0]).compactMap { Unicode.Scalar(UInt32(number($0, radix: 16))) },
          bases: [bases[number(fields[1], radix: 10)]],
          paragraphLevel: level(fields[2]),
          levels: words(fields[3]).map(level),
          order: words(fields[4]).map { number($0, radix: 10) }))
    }
  }

  private static func words(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// A level, or nil for an "x".
  private static func level(_ word: ArraySlice<UInt8>) -> UInt8? {
    word.first == UInt8(ascii: "x") ? nil : UInt8(number(word, radix: 10))
  }

  /// A number of some radix up to 16, or for radix 256 one for the bytes of a name.
  private static func number(_ word: ArraySlice<UInt8>, radix: Int) -> Int {
    var result = 0
    for byte in word {
      let digit = radix == 256 ? Int(byte) : byte > 0x40 ? Int(byte & 0xF) + 9 : Int(byte & 0xF)
      result = result * radix + digit
    }
    return result
  }

  /// The classes by their names, as numbers.
  private static let classes = Dictionary(
    uniqueKeysWithValues: BidiClass.allCases.map { value in
      (number(ArraySlice("\(value)".uppercased().utf8), radix: 256), value)
    })
}
