import TestSupport

/// Damages logs as editing, wrapping and pasting do, and at random.
struct LogMutator {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  private static let pieces = [
    "'", "\"", "<", ">", "(", ")", "[", "]", "|", "-", ":0x", "1e308", "@", "==", "<=", "\n", "V:", "\u{0}", " ", "0",
    ".",
  ]

  /// A log after one to four changes.
  mutating func mutated(_ log: String) -> [UInt8] {
    var bytes = Array(log.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: changeCharacter(&bytes)
      case 1, 2: changeNumber(&bytes)
      case 3: changeIdentifier(&bytes)
      case 4, 5: changeLines(&bytes)
      case 6: wrap(&bytes)
      case 7: paste(&bytes)
      case 8: cut(&bytes)
      default: changePriority(&bytes)
      }
    }
    return bytes
  }

  private mutating func place(_ bytes: [UInt8]) -> Int { Int.random(in: bytes.indices, using: &generator) }

  private mutating func changeCharacter(_ bytes: inout [UInt8]) {
    let place = place(bytes)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.remove(at: place)
    default: bytes.insert(contentsOf: (Self.pieces.randomElement(using: &generator) ?? "").utf8, at: place)
    }
  }

  /// The runs of digits, with what may belong to a number.
  private func runs(_ bytes: [UInt8], of isPart: (UInt8) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in bytes.indices where isPart(bytes[index]) {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  private mutating func changeNumber(_ bytes: inout [UInt8]) {
    let runs = runs(bytes) { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    guard let run = runs.randomElement(using: &generator) else { return }
    let numbers = [
      "0", "1", "8", "20", "44.5", "0.333333", "375", "1e3", "1e-7", "- 8", "1000000000000000", "0.1", "16.6667", "",
    ]
    bytes.replaceSubrange(run, with: (numbers.randomElement(using: &generator) ?? "").utf8)
  }

  /// Puts one word in the place of another: a class, an attribute, an address, a name.
  private mutating func changeIdentifier(_ bytes: inout [UInt8]) {
    let runs = runs(bytes) {
      ($0 | 0x20 >= 97 && $0 | 0x20 <= 122) || (48...57).contains($0) || $0 == UInt8(ascii: "_")
    }
    guard let run = runs.randomElement(using: &generator), let other = runs.randomElement(using: &generator) else {
      return
    }
    bytes.replaceSubrange(run, with: Array(bytes[other]))
  }

  /// Leaves a line out, repeats it, or brings it elsewhere.
  private mutating func changeLines(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = Int.random(in: lines.indices, using: &generator)
    let line = lines[index]
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(line, at: index)
    default:
      lines.remove(at: index)
      lines.insert(line, at: Int.random(in: 0...lines.count, using: &generator))
    }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Breaks lines that are longer than some columns: at blanks, or anywhere.
  private mutating func wrap(_ bytes: inout [UInt8]) {
    let columns = Int.random(in: 40...110, using: &generator)
    let breaksWords = Bool.random(using: &generator)
    var wrapped: [UInt8] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var rest = line
      while rest.count > columns {
        let part = rest.prefix(columns)
        let blank = part.lastIndex(of: UInt8(ascii: " ")) ?? rest.startIndex
        let end = breaksWords || blank == rest.startIndex ? part.endIndex : blank
        wrapped += rest[..<end] + [UInt8(ascii: "\n")]
        rest = rest[end...].drop { !breaksWords && $0 == UInt8(ascii: " ") }
      }
      wrapped += rest + [UInt8(ascii: "\n")]
    }
    bytes = wrapped
  }

  /// What HTML, mail and typography make of a log.
  private mutating func paste(_ bytes: inout [UInt8]) {
    let ways: [[(String, String)]] = [
      [("<", "&lt;"), (">", "&gt;")], [("\"", "&quot;")], [("'", "&#39;")], [(" ", "&nbsp;")],
      [("'", "\u{2019}")], [("\"", "\u{201D}")], [("\n", "\r\n")], [("\n", "\n> ")], [("\n", "<br>\n")], [("<", "")],
      [(">", "")], [("\"", "")], [(" ", "\u{A0}")], [("  ", " ")], [("\n", " ")],
    ]
    var text = String(decoding: bytes, as: UTF8.self)
    for (plain, pasted) in ways.randomElement(using: &generator) ?? [] { text = text.replacing(plain, with: pasted) }
    bytes = Array(text.utf8)
  }

  private mutating func cut(_ bytes: inout [UInt8]) {
    let place = place(bytes)
    bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...60, using: &generator)))
  }

  /// Lowers the priority of a constraint, or says of one that it is required.
  private mutating func changePriority(_ bytes: inout [UInt8]) {
    let runs = runs(bytes) { $0 == UInt8(ascii: " ") }.filter { $0.count > 1 }
    guard let run = runs.randomElement(using: &generator) else { return }
    let priority = [" @999", " priority:500", " @1000", " @750.5", " priority:1000"].randomElement(using: &generator)
    bytes.insert(contentsOf: (priority ?? "").utf8, at: run.lowerBound)
  }
}
