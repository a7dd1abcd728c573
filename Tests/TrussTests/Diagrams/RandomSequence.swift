import TestSupport
import Truss

/// A random sequence diagram, and what its picture has to show.
struct RandomSequence {
  private(set) var parts: [SequenceDiagram.Part] = []
  /// All letters and digits that are written.
  private(set) var letters = ""
  private(set) var messageCount = 0
  let isNumbered: Bool
  let isRightToLeft: Bool

  private var random: SplitMix64
  private let names: [ViewID]
  private var left: Int

  private static let words = [
    "POST", "/login", "SELECT", "user", "token", "日本語", "naïve", "retry", "a", "of", "Zahlungsbestätigung", "200", "ok",
    "ответ", "invalidate", "cache", "in", "the", "background", "한국어",
  ]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...12, using: &random)
    names = (0..<count).map { ViewID("p\($0)") }
    isNumbered = Int.random(in: 0..<4, using: &random) == 0
    isRightToLeft = Int.random(in: 0..<4, using: &random) == 0
    left = Int.random(in: 1...60, using: &random)
    var views: [Node] = []
    for name in names {
      let title = text(1...2)
      let shape = [Node.Outline.rectangle, .rounded, .cylinder, .ellipse].randomElement(using: &random) ?? .rectangle
      views.append(Node(name, title, shape: shape))
    }
    parts = SequenceBuilder.buildArray(views.map { SequenceBuilder.buildExpression($0) }) + block(depth: 0)
  }

  var view: some View {
    SequenceDiagram(isNumbered: isNumbered) { parts }
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private mutating func text(_ count: ClosedRange<Int>) -> String {
    let words = (0..<Int.random(in: count, using: &random)).map { _ in Self.words.randomElement(using: &random) ?? "" }
    letters += words.joined()
    return words.joined(separator: " ")
  }

  private mutating func participant() -> Int { Int.random(in: names.indices, using: &random) }

  private mutating func block(depth: Int) -> [SequenceDiagram.Part] {
    var parts: [SequenceDiagram.Part] = []
    for _ in 0..<Int.random(in: 1...10, using: &random) where left > 0 { parts += part(depth: depth) }
    while depth == 0, left > 0 { parts += part(depth: 0) }
    return parts
  }

  private mutating func part(depth: Int) -> [SequenceDiagram.Part] {
    switch Int.random(in: 0..<20, using: &random) {
    case 0 where depth < 4, 1 where depth < 4:
      let kind = Fragment.Kind.allCases.randomElement(using: &random) ?? .loop
      letters += kind.rawValue
      var fragment = Fragment(kind, Bool.random(using: &random) ? text(1...5) : "") { block(depth: depth + 1) }
      if Bool.random(using: &random) { fragment = fragment.operand(text(1...3)) { block(depth: depth + 1) } }
      return SequenceBuilder.buildExpression(fragment)
    case 2 where depth < 4:
      return SequenceBuilder.buildExpression(Activation(names[participant()]) { block(depth: depth + 1) })
    case 3:
      let (first, last) = (participant(), participant())
      return SequenceBuilder.buildExpression(Note(text(1...6), over: names[first], names[last]))
    case 4:
      let side = Note.Side.allCases.randomElement(using: &random) ?? .leading
      return SequenceBuilder.buildExpression(Note(text(1...4), beside: names[participant()], side))
    case 5 where depth == 0: return SequenceBuilder.buildExpression(Separator(text(1...6)))
    default: return message()
    }
  }

  private mutating func message() -> [SequenceDiagram.Part] {
    left -= 1
    messageCount += 1
    if isNumbered { letters += "\(messageCount)" }
    let label = Int.random(in: 0..<8, using: &random) == 0 ? nil : text(1...7)
    let (from, to) = (participant(), participant())
    var message = Arrow(names[from], names[to], label)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: message = Arrow(.container, names[to], label)
    case 1: message = Arrow(names[from], .container, label)
    case 2: return SequenceBuilder.buildExpression(Creation(message))
    case 3...7: message = message.dashed()
    default: break
    }
    return SequenceBuilder.buildExpression(message)
  }
}
