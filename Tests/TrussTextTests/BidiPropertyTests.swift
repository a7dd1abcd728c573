import TestSupport
import Testing
import TrussText

@Suite("The bidirectional algorithm for any text", .processorTimeLimit(minutes: 0.5))
struct BidiPropertyTests {
  /// Of every class one or more, brackets, and what makes clusters.
  private static let alphabet: [Unicode.Scalar] =
    Array(
      "ab12+-$%:,. !\t()[]<>אבגاب٣\u{301}\u{5B0}\u{AD}\u{200D}\u{2329}\u{3009}👩🇩\r\n".unicodeScalars)
    + [0x61C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069]
    .compactMap(Unicode.Scalar.init)

  private static let bases: [BaseDirection] = [
    .leftToRight, .rightToLeft, .automatic(fallback: .leftToRight), .automatic(fallback: .rightToLeft),
  ]

  private func texts(_ count: Int, seed: UInt64) -> [String] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let length = Int.random(in: 0...40, using: &generator)
      let scalars = (0..<length).compactMap { _ in Self.alphabet.randomElement(using: &generator) }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  /// L2 as it is written: reversals from the highest level to the lowest odd one.
  private func reordered(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowest = levels.filter({ $0 & 1 == 1 }).min() else { return order }
    for level in (lowest...highest).reversed() {
      var place = 0
      while place < order.count {
        let end = order[place...].firstIndex { levels[$0] < level } ?? order.count
        order[place..<end].reverse()
        place = end + 1
      }
    }
    return order
  }

  @Test("the visual order is a permutation, and the one that L2 has by its reversals")
  func reversals() {
    for (number, text) in texts(1500, seed: 1).enumerated() {
      let paragraph = BidiParagraph(
        text.unicodeScalars.filter { BidiClass(of: $0) != .b }, base: Self.bases[number & 3])
      let count = paragraph.levels.count
      for line in [0..<count, 0..<count / 2, count / 2..<count, -3..<count + 3] {
        let inside = line.clamped(to: 0..<count)
        let levels = paragraph.levels(ofLine: line)
        let kept = inside.filter { paragraph.levels[$0] != nil }
        #expect(paragraph.visualOrder(of: line) == reordered(levels.compactMap(\.self)).map { kept[$0] })
        let covered = paragraph.visualRuns(of: line).flatMap(\.range).sorted()
        #expect(covered == Array(inside))
      }
    }
  }

  @Test("runs cover a line, clusters are those of the line, and any range of indices has some")
  func lines() {
    var generator = SplitMix64(seed: 2)
    for (number, text) in texts(1500, seed: 3).enumerated() {
      let whole = BidiText(text, base: Self.bases[number & 3])
      let ends = (0..<2).map { _ in text.utf8.indices.randomElement(using: &generator) ?? text.endIndex }.sorted()
      _ = whole.visualClusters(of: ends[0]..<ends[1])
      for line in [text.startIndex..<text.endIndex] + whole.paragraphs.map(\.range) {
        let runs = whole.visualRuns(of: line).sorted { $0.range.lowerBound < $1.range.lowerBound }
        #expect(runs.map { String(text[$0.range]) }.joined().unicodeScalars.elementsEqual(text[line].unicodeScalars))
        let clusters = whole.visualClusters(of: line)
        let isControl = { (character: Character) in character.unicodeScalars.allSatisfy(\.properties.isBidiControl) }
        // An array, as a string might join what was around a control.
        let expected = Array(text[line]).filter { !isControl($0) }
        #expect(clusters.map(unmirrored).sorted(by: precedes) == expected.map(unmirrored).sorted(by: precedes))
      }
    }
  }

  /// The same for a character and its mirror image.
  private func unmirrored(_ character: Character) -> [UInt32] {
    character.unicodeScalars.map { min($0.value, BidiMirroring.mirrored($0).value) }
  }

  private func precedes(_ left: [UInt32], _ right: [UInt32]) -> Bool { left.lexicographicallyPrecedes(right) }

  @Test("a text from left to right is itself in visual order")
  func leftToRight() {
    let signs = Self.alphabet.filter { String($0).unicodeScalars.allSatisfy { BidiClass(of: $0) != .b } }
    let plain = signs.filter { BidiText.isLeftToRightOnly(String($0)) && !$0.properties.isBidiControl }
    var generator = SplitMix64(seed: 4)
    for _ in 0..<500 {
      let text = String(String.UnicodeScalarView((0..<30).compactMap { _ in plain.randomElement(using: &generator) }))
      #expect(BidiText.isLeftToRightOnly(text))
      #expect(BidiLine.visual(text, base: .leftToRight) == Array(text))
      let whole = BidiText(text, base: .leftToRight)
      #expect(whole.visualClusters(of: text.startIndex..<text.endIndex) == Array(text))
      let levels = whole.paragraphs.flatMap(\.levels.levels)
      #expect(levels.allSatisfy { $0 == 0 || $0 == nil })
    }
  }

  @Test("where too many brackets are open, none of the sequence are a pair")
  func bracketOverflow() {
    func level(ofLastIn text: String) -> UInt8? {
      BidiParagraph(text.unicodeScalars, base: .rightToLeft).levels.last ?? nil
    }
    func nested(_ depth: Int) -> String { "a" + String(repeating: "(", count: depth) + "b)" }
    #expect(level(ofLastIn: nested(63)) == 2)
    #expect(level(ofLastIn: nested(64)) == 1)
    // The pair at the beginning is L as is what is inside and before, but not where it is none.
    func level(ofFirstClosingBefore depth: Int) -> UInt8? {
      BidiParagraph(("a(b)א" + nested(depth)).unicodeScalars, base: .rightToLeft).levels[3]
    }
    #expect(level(ofFirstClosingBefore: 63) == 2)
    #expect(level(ofFirstClosingBefore: 64) == 1)
  }

  /// The level of the last scalar of the classes in a paragraph from the left.
  private func lastLevel(_ classes: [BidiClass]) -> UInt8? {
    BidiParagraph(classes: classes, base: .leftToRight).levels.last ?? nil
  }

  @Test("embeddings have levels up to 125, and what is beyond is closed before what is within")
  func depth() {
    func embeddings(_ count: Int) -> [BidiClass] { Array(repeating: .rle, count: count) }
    #expect(lastLevel(embeddings(62) + [.r]) == 123)
    #expect(lastLevel(embeddings(63) + [.r]) == 125)
    #expect(lastLevel(embeddings(63) + [.l]) == 126)
    #expect(lastLevel(embeddings(70) + [.r]) == 125)
    #expect(lastLevel(embeddings(70) + Array(repeating: .pdf, count: 7) + [.r]) == 125)
    #expect(lastLevel(embeddings(70) + Array(repeating: .pdf, count: 8) + [.r]) == 123)
    #expect(lastLevel(embeddings(62) + [.lri, .r]) == 125)
    #expect(lastLevel(embeddings(63) + [.lri, .r]) == 125)
    // The end of an isolate closes all embeddings in it, also those that were too many.
    #expect(lastLevel([.rle, .rli] + embeddings(70) + [.pdi, .l]) == 2)
    #expect(lastLevel([.rle, .rli] + embeddings(70) + [.pdi, .pdf, .l]) == 0)
    #expect(lastLevel(embeddings(63) + [.rli, .lri, .pdi, .pdf, .pdi, .pdf, .r]) == 123)
  }

  @Test(
    "hostile texts of 100,000 parts take time that is linear in their length",
    arguments: [
      // Isolates and embeddings that are not closed, closed, and too many.
      ["\u{2067}", "א"], ["\u{2068}", "1", "\u{2069}"], ["\u{2066}", "א", "\u{2069}"], ["\u{202B}", "a", "\u{202C}"],
      ["א", "\u{202C}", "\u{2069}"],
      // Brackets.
      ["(", "א", ")"], ["[", "(", "א", "]"], ["(", "\u{301}", ")"],
      // Runs of what is resolved by what is around it.
      ["\u{301}"], ["א", "$"], ["א", " ", "1", " ", "a", " "], ["א", "\t"],
      // Paragraphs, and what is removed.
      ["\r\n"], ["\u{200D}"],
    ])
  func hostile(parts: [String]) {
    let count = Seeds.batch(100_000)
    let repeated = String(repeating: parts.joined(), count: count / parts.count)
    let nested = parts.map { String(repeating: $0, count: count / parts.count) }.joined()
    for (text, base) in [(repeated, BaseDirection.automatic(fallback: .rightToLeft)), (nested, .leftToRight)] {
      let whole = BidiText("א" + text, base: base)
      let line = whole.text.startIndex..<whole.text.endIndex
      #expect(whole.visualRuns(of: line).isEmpty == false)
      #expect(whole.visualClusters(of: line).count <= count + 1)
      _ = WritingDirection.isRightToLeft(text)
    }
  }
}
