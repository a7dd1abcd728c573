import Testing
import TrussIR

struct VisualFormatRandomTests {
  /// Formats made from the grammar, with the rows that they were made to say.
  @Test(arguments: 0..<4) func whatTheGrammarMakesIsRead(seed: UInt64) throws {
    var formats = RandomFormats(seed: seed)
    for _ in 0..<300 {
      let (text, expected) = formats.format()
      let read = try rows(text, metrics: RandomFormats.metrics)
      try #require(read == expected, "\(text)")
    }
  }

  @Test(arguments: 0..<4) func noTextTraps(seed: UInt64) throws {
    var formats = RandomFormats(seed: seed)
    for number in 0..<500 {
      let bytes =
        number.isMultiple(of: 2)
        ? formats.random.mutated(Array(formats.format().text.utf8)) : formats.random.bytes()
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(VisualFormatError) {
        _ = try rows(text, metrics: RandomFormats.metrics)
      } catch {
        try #require(1 <= error.column && error.column <= text.count + 1)
        try #require(error.excerpt.split(separator: "\n", omittingEmptySubsequences: false).count == 2, "\(text)")
      }
    }
  }

  /// What a quadratic reader would take minutes for: about 200,000 characters of one kind, and a fault behind them.
  @Test(arguments: [
    ("", "[a]-", "[a]", "?"), ("", "[a(1)]", "|", "?"), ("[a(1", ",1", ")]", "?"), ("[", "a", "]", "?"),
    ("[", "a.", "a]", "?"), ("[\"", "\\\\", "\"]", "\\x"), ("", " ", "[a]", "?"), ("[\"", "宽", "\"]", "\"?"),
  ])
  func longFormatsAreRead(start: String, piece: String, end: String, fault: String) throws {
    let long = start + String(repeating: piece, count: 200_000 / piece.count)
    _ = try VisualFormat(long + end)
    let error = try #require(throws: VisualFormatError.self) { try VisualFormat(long + fault + end) }
    #expect(error.column > 200_000 - piece.count)
    #expect(error.description.utf8.count < 1000)
  }
}

/// Formats that the grammar makes, and what they say.
struct RandomFormats {
  var random: RandomSystems

  init(seed: UInt64) { random = RandomSystems(seed: seed) }

  static let metrics = ["gap": 12, "zero": 0, "high": 750, "half": 0.5, "_m1": -3]

  /// A view as formats and listings spell it.
  private static let views = ["a", "b", "_c", "field2", "\"First Name\"", "\"say \\\"|]\\\"\"", "scroll.content", "宽"]

  /// A length or a priority as a format spells it, and as a listing does.
  private typealias Spelling = (text: String, number: String)

  private static let lengths: [Spelling] = [
    ("0", "0"), ("8", "8"), (".5", "0.5"), ("1e2", "100"), ("10.25", "10.25"), ("gap", "12"), ("_m1", "-3"),
  ]
  private static let signedLengths = lengths + [("-8", "-8"), ("- .25", "-0.25")]
  private static let priorities: [Spelling] = [("20", "20"), ("high", "750"), (".5", "0.5"), ("999.5", "999.5")]

  mutating func format() -> (text: String, rows: [String]) {
    let isVertical = Bool.random(using: &random)
    let axis = isVertical ? "V" : "H"
    var text = isVertical ? "V:" : pick(["H:", ""])
    var rows: [String] = []
    var before: String?
    if Bool.random(using: &random) {
      text += blank() + "|"
      before = "|"
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let name = pick(Self.views)
      if let before { text += connection(axis, before, "[\(name)]", &rows) }
      text += "[\(blank())\(name)\(blank())\(sizes(isVertical ? "height" : "width", of: name, &rows))]\(blank())"
      before = "[\(name)]"
    }
    if let before, Bool.random(using: &random) { text += connection(axis, before, "|", &rows) + "|" + blank() }
    return (text, rows)
  }

  private mutating func connection(
    _ axis: String, _ before: String, _ after: String, _ rows: inout [String]
  ) -> String {
    func row(_ relation: String, _ number: String, _ suffix: String) -> String {
      "\(axis):\(before)-(\(relation == "==" ? "" : relation)\(number))-\(after)\(suffix)"
    }
    switch random.next() % 4 {
    case 0:
      rows.append(row("", "0", ""))
      return blank()
    case 1:
      rows.append(row("", before == "|" || after == "|" ? "20" : "8", ""))
      return "-" + blank()
    case 2:
      let (relation, length) = (pick(["", "==", "<=", ">="]), pick(Self.lengths))
      let (priority, suffix) = priority()
      rows.append(row(relation, length.number, suffix))
      return "-\(blank())\(relation)\(length.text)\(priority)\(blank())-\(blank())"
    default:
      let predicates = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        let (relation, length) = (pick(["", "==", "<=", ">="]), pick(Self.signedLengths))
        let (priority, suffix) = priority()
        rows.append(row(relation, length.number, suffix))
        return blank() + relation + blank() + length.text + priority
      }
      return "-(\(predicates.joined(separator: ",")))\(blank())-\(blank())"
    }
  }

  private mutating func sizes(_ attribute: String, of name: String, _ rows: inout [String]) -> String {
    let predicates = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      let relation = pick(["", "==", "<=", ">="])
      let (object, right) = Bool.random(using: &random) ? pick(Self.signedLengths) : size(attribute)
      let (priority, suffix) = priority()
      rows.append("\(name).\(attribute) \(relation.isEmpty ? "==" : relation) \(right)\(suffix)")
      return blank() + relation + blank() + object + priority
    }
    return predicates.isEmpty ? "" : "(\(predicates.joined(separator: ",")))\(blank())"
  }

  /// Another view's size, perhaps times a number and more by one.
  private mutating func size(_ attribute: String) -> Spelling {
    let view = pick(Self.views)
    let (scale, factor) = pick([("", ""), ("*2", "2*"), (" / 4", "0.25*"), ("* half", "0.5*"), ("*1", "")])
    let (offset, constant) = pick([("", ""), (" + 8", " + 8"), ("-gap", " - 12"), ("+ _m1", " - 3"), ("+zero", "")])
    return (view + scale + offset, "\(factor)\(view).\(attribute)\(constant)")
  }

  private mutating func priority() -> (text: String, suffix: String) {
    guard random.next() % 3 == 0 else { return ("", "") }
    let priority = pick(Self.priorities)
    return ("\(blank())@\(blank())\(priority.text)", " priority:\(priority.number)")
  }

  private mutating func blank() -> String { pick(["", "", "", " ", "\t "]) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
