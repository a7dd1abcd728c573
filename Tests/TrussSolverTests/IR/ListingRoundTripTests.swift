import TestSupport
import Testing
import TrussIR

struct ListingRoundTripTests {
  @Test(arguments: 0..<4) func whatIsPrintedReadsBackEqual(seed: UInt64) throws {
    var random = RandomSystems(seed: seed)
    for _ in 0..<Seeds.batch(1000) {
      let system = random.system()
      let listing = system.listing
      let read = try Listing(listing)
      try #require(read.system == system, "\(listing)")
      try #require(read.system.listing == listing)
      try #require(read.lines.count == system.constraints.count)
    }
  }

  @Test(arguments: 0..<4) func noBytesTrap(seed: UInt64) throws {
    var random = RandomSystems(seed: seed)
    for number in 0..<Seeds.batch(2000) {
      let isMutation = number.isMultiple(of: 2)
      let bytes = isMutation ? random.mutated(Array(random.system().listing.utf8)) : random.bytes()
      do throws(ListingError) {
        let system = try Listing(utf8: bytes).system
        #expect((try? ConstraintSystem(listing: system.listing)) == system)
      } catch {
        try #require(error.line >= 1 && error.column >= 1 && !error.description.isEmpty)
      }
    }
  }
}

/// Systems that a listing could get wrong.
struct RandomSystems: RandomNumberGenerator {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed &* 0x9E37_79B9_7F4A_7C15) }

  mutating func next() -> UInt64 { random.next() }

  private static let names = [
    "a", "b", "Text2", "Text1_1", "First Name", "say \"hi\"", "back\\slash", "two\nlines", "\r\n", "\t", "", " ", "|",
    "H", "H:", "V:[a]", "H:0x1f", "H:0xg", "scroll.content", "a.top", "a.top.left", "top", ".", "a.", ".a", "a..b", "9",
    "é", "e\u{301}", "\u{301}", "👩‍👩‍👧", "宽", "½", "# no", "a#b", "a:b", "a:", "priority", "Hug", "label:x", "-", "a-b",
    "a ", " a", "(a)", "\u{2028}", "\u{202E}rtl", "\0", "\u{FEFF}", "a\u{FEFF}", "\u{A0}", "size == 3", "x | y",
  ]
  private static let numbers = [
    0, -0.0, 1, -1, 2, 0.1, 1.0 / 3, 0.5714285714285714, -8, 1e-7, .leastNonzeroMagnitude, -1e22,
    .greatestFiniteMagnitude, .pi * 1e300,
    999_999_999_999_999, 9_007_199_254_740_994, 1e15, 123_456_789.125,
  ]
  private static let priorities: [Priority] = [.required, .required, 750, 999.5, 49, 1e-300, 0.1, 2000]

  mutating func system() -> ConstraintSystem {
    var system = ConstraintSystem()
    for _ in 0..<Int.random(in: 1...6, using: &self) {
      system.addItem(
        Item(pick(["Text", "View", "H", "a b"]), name: Bool.random(using: &self) ? pick(Self.names) : nil))
    }
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      let row = row(itemCount: system.items.count)
      system.add(row)
      guard Bool.random(using: &self), row.category == .intrinsicSize else { continue }
      var second = row
      second.relation = pick(Relation.allCases)
      second.priority = pick(Self.priorities)
      system.add(second)
    }
    return system
  }

  mutating func bytes() -> [UInt8] {
    let pieces = [
      "H:", "V:[", "|", "a.width", "\"", "\\", "==", "<=", "-(", ")-", "priority:", "Hug:", "1e", "\n", " ", "#",
    ]
    return (0..<Int.random(in: 0...30, using: &self)).flatMap { _ -> [UInt8] in
      Bool.random(using: &self) ? Array(pick(pieces).utf8) : [UInt8.random(in: 0...255, using: &self)]
    }
  }

  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<3 where !bytes.isEmpty {
      let index = bytes.indices.randomElement(using: &self) ?? 0
      switch next() % 3 {
      case 0: bytes.remove(at: index)
      case 1: bytes[index] = UInt8.random(in: 0...255, using: &self)
      default: bytes.insert(bytes.randomElement(using: &self) ?? 0, at: index)
      }
    }
    return bytes
  }

  private mutating func row(itemCount: Int) -> Constraint {
    let (left, right) = sides(itemCount)
    return Constraint(
      left, pick(Relation.allCases), right, priority: pick(Self.priorities), category: category(),
      label: next() % 5 == 0 ? pick(Self.names) : nil,
      origin: Bool.random(using: &self) ? SourceLine(fileID: "a", line: 1) : nil,
      notation: pick(Notation.allCases))
  }

  private mutating func sides(_ itemCount: Int) -> (Expression, Expression) {
    switch next() % 3 {
    case 0:
      return (Expression([term(1, [.width, .height], itemCount)]), Expression(constant: pick(Self.numbers)))
    case 1:
      let edges: [Attribute] = [.leading, .trailing, .top, .bottom]
      return (
        Expression([term(1, edges, itemCount)]),
        Expression([term(1, edges, itemCount)], constant: pick(Self.numbers))
      )
    default: return (expression(itemCount), expression(itemCount))
    }
  }

  /// Half of the largest number, so that the difference of two constants is finite.
  private mutating func expression(_ itemCount: Int) -> Expression {
    Expression(
      (0..<Int.random(in: 0...3, using: &self)).map { _ in term(pick(Self.numbers), Attribute.allCases, itemCount) },
      constant: pick(Self.numbers) / 2)
  }

  private mutating func term(_ coefficient: Double, _ attributes: [Attribute], _ itemCount: Int) -> Term {
    let index = next() % 50 == 0 ? itemCount : Int.random(in: 0..<itemCount, using: &self)
    return Term(coefficient, Anchor(Item.ID(index), pick(attributes)))
  }

  private mutating func category() -> TrussIR.Category {
    switch next() % 4 {
    case 0: .intrinsicSize
    case 1: .spacing
    case 2: Category(pick(Self.names))
    default: .none
    }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}
