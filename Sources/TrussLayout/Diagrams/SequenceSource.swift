import TrussTree
import TrussViews

/// A sequence diagram with its texts measured.
struct SequenceSource {
  let content: SequenceContent
  let medium: Medium
  /// The sizes of the participants, in whole units, and how far each reaches from its lifeline.
  let sizes: [Size]
  let boxes: [SequenceMetrics.Reach]
  /// Whether participants have a line around them, which their lifelines join in cells.
  let areOutlined: [Bool]
  /// The texts of the steps, by the numbers of the steps; a step without a text has no entry.
  private(set) var texts: [Int: SequenceText] = [:]
  /// The step that creates each created participant.
  private(set) var creations: [Int: Int] = [:]
  /// The greatest number of bars inside each other on each lifeline.
  private(set) var mostBars: [Int]

  static let tabFont = Font.caption.weight(.semibold)

  init(_ content: SequenceContent, _ medium: Medium, _ sizes: [Size], in tree: ViewTree) {
    (self.content, self.medium) = (content, medium)
    areOutlined = content.participants.map { view in
      let entry = tree.entries[view]
      return entry.address.appearance.border != nil || entry.traits.contains(.isOutlined) || entry.outline.isDecorated
    }
    self.sizes = sizes.map { Size(width: $0.width.wholeLength, height: $0.height.wholeLength) }
    boxes = self.sizes.map { SequenceMetrics.Reach(width: $0.width) }
    mostBars = content.participants.map { _ in 0 }
    var (messages, used, active) = (0, Set<Int>(), mostBars)
    for (number, step) in content.steps.enumerated() {
      switch step {
      case .message(let message, let from, let to, let creates):
        messages += 1
        var text = message.label ?? ""
        if content.isNumbered { text = text.isEmpty ? "\(messages)." : "\(messages). \(text)" }
        texts[number] = SequenceText(text, medium)
        if let to, creates, from != nil, from != to, used.insert(to).inserted { creations[to] = number }
        used.formUnion([from, to].compactMap { $0 })
      case .note(let text, let range, _):
        texts[number] = SequenceText(text, medium)
        used.formUnion(range)
      case .separator(let title): texts[number] = SequenceText(title, medium, font: Self.tabFont)
      case .open(_, let condition), .operand(let condition):
        texts[number] = SequenceText(condition.isEmpty ? "" : "[\(condition)]", medium)
      case .activate(let participant):
        active[participant] += 1
        mostBars[participant] = max(mostBars[participant], active[participant])
        used.insert(participant)
      case .deactivate(let participant): active[participant] -= 1
      case .destruction(let participant): used.insert(participant)
      case .close: break
      }
    }
  }

  func tab(of kind: Fragment.Kind) -> Size {
    let inset = SequenceMetrics(isCells: medium.isCells).tabInset
    let width = medium.width(of: kind.rawValue, Self.tabFont).wholeLength
    return Size(width: width + 2 * inset.width, height: medium.lineHeight(Self.tabFont) + 2 * inset.height)
  }
}

extension SequenceSpans {
  /// Finds the widest texts with which a diagram is no wider than its space: with their own line breaks, then with more
  /// line breaks, then with narrower gaps, and then with broken words.
  static func fitted(_ source: SequenceSource, room: Double?) -> SequenceSpans {
    let whole = SequenceSpans(source, Limit())
    guard let room, whole.columns.width > room else { return whole }
    let least = source.medium.isCells ? 4.0 : 28
    let stages = [
      Limit(width: 1), Limit(width: 1, isNarrow: true), Limit(width: least, breaksWords: true, isNarrow: true),
    ]
    let narrowest = stages.map { SequenceSpans(source, $0) }
    // A diagram that is too wide even at its narrowest does not break words.
    let fitting = narrowest.indices.first { narrowest[$0].columns.width <= room }
    let stage = fitting ?? 1
    let target = max(room, narrowest[stage].columns.width)
    var best = narrowest[stage]
    var (low, high) = (stages[stage].width, source.texts.values.map(\.width).max() ?? 1)
    while high - low > 1 {
      var limit = stages[stage]
      limit.width = ((low + high) / 2).rounded(.down)
      let spans = SequenceSpans(source, limit)
      if spans.columns.width <= target { (best, low) = (spans, limit.width) } else { high = limit.width }
    }
    return best
  }
}
