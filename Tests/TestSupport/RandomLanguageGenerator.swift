import Truss

/// Makes views at random, as people write them: real screens, and all features of the language.
package struct LanguageGenerator: Sendable {
  package var random: SplitMix64
  var serial = 0
  /// Whether there may be tables, whose rows in a session keep their place.
  var hasTables: Bool

  package init(seed: UInt64, hasTables: Bool = true) {
    random = SplitMix64(seed: seed)
    self.hasTables = hasTables
  }

  /// Makes a layout of 3 to 60 views.
  package mutating func plan() -> LanguagePlan {
    let part = unit()
    let budget = 3 + Int(57 * part * part)
    var root = chance(0.3) ? screen(budget) : container(budget, depth: 0)
    if root.isTransparent { root = stack(.vertical, spacing: spacing(), [root]) }
    if chance(0.3) { constrain(&root) }
    if chance(0.15) { root.name = name() }
    var plan = LanguagePlan(root: root)
    plan.width = width()
    if budget > 12, let width = plan.width, width < 150, chance(0.8) { plan.width = 390 }
    plan.height = chance(0.55) ? nil : height()
    plan.isText = chance(0.25)
    plan.isRightToLeft = chance(0.12)
    plan.textSize = chance(0.88) ? 3 : Int.random(in: 0..<12, using: &random)
    plan.isCompactWidth = chance(0.15)
    plan.isCompactHeight = chance(0.1)
    if chance(0.1) { plan.safeArea = [44, chance(0.3) ? 10 : 0, 34, chance(0.3) ? 20 : 0] }
    plan.nextSerial = serial
    plan.repair()
    return plan
  }

  /// Makes a view of any kind, with its content.
  mutating func node(_ budget: Int, depth: Int) -> LanguageNode {
    let leaves = [0, 0.25, 0.4, 0.5, 0.6, 0.7, 0.8]
    if budget < 2 || depth >= 7 || chance(leaves[min(depth, 6)]) { return leaf() }
    return depth < 4 && budget > 5 && chance(0.12) ? screen(budget) : container(budget, depth: depth)
  }

  /// Makes `count` views that contain about `budget` views together.
  mutating func nodes(_ count: Int, _ budget: Int, depth: Int) -> [LanguageNode] {
    var (left, nodes) = (budget, [LanguageNode]())
    for index in 0..<count {
      let share = Double(left) / Double(count - index)
      let part = index == count - 1 ? left : max(1, Int(share * Double.random(in: 0.4...1.6, using: &random)))
      nodes.append(node(part, depth: depth))
      left = max(1, left - part)
    }
    return nodes
  }

  /// Completes a view: a number, sometimes a name, and modifiers.
  mutating func finish(_ node: LanguageNode, modifiers probability: Double = 0.55) -> LanguageNode {
    var node = node
    node.serial = nextSerial()
    if chance(probability) {
      for _ in 0..<weighted([(6, 1), (3, 2), (1, 3)]) { node.modifiers.append(modifier(for: node.kind)) }
    }
    if chance(0.4), !node.isTransparent { node.name = name() }
    node.namedAfter = chance(0.7) ? node.modifiers.count : Int.random(in: 0...node.modifiers.count, using: &random)
    return node
  }

  mutating func nextSerial() -> Int {
    serial += 1
    return serial
  }

  mutating func name() -> String { "\(pick(LanguageWords.names))\(nextSerial())" }
}

/// Random numbers and choices.
extension LanguageGenerator {
  mutating func unit() -> Double { Double.random(in: 0..<1, using: &random) }
  mutating func chance(_ probability: Double) -> Bool { unit() < probability }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }
  mutating func index(_ count: Int = 60) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func weighted<Value>(_ values: [(Int, Value)]) -> Value {
    var place = Int.random(in: 0..<values.reduce(0) { $0 + $1.0 }, using: &random)
    for (weight, value) in values {
      if place < weight { return value }
      place -= weight
    }
    return values[0].1
  }

  /// A length of a view in points, now and then an odd one.
  mutating func length() -> Double {
    switch index(40) {
    case 0: 0
    case 1, 2: Double.random(in: 0...200, using: &random)
    case 3: pick([0.1, 0.5, 33.25, 66.67, 7.5, 1 / 3, 1 / 1024])
    case 4: pick([500, 1000, 4000])
    default:
      pick([10, 12, 16, 20, 24, 25, 30, 32, 36, 40, 44, 44, 48, 50, 56, 60, 64, 80, 90, 100, 110, 120, 150, 200])
    }
  }

  mutating func spacing() -> Double {
    chance(0.3)
      ? 0 : chance(0.05) ? pick([0.5, 2.5, 7.25, 100]) : pick([2, 4, 4, 5, 6, 8, 8, 8, 10, 10, 12, 14, 16, 20, 24])
  }

  mutating func inset() -> Double { chance(0.4) ? 0 : spacing() }

  /// The width of a layout: that of a device, of a figure, or a narrow one.
  mutating func width() -> Double? {
    switch index(20) {
    case 0..<3: nil
    case 3: Double.random(in: 20...900, using: &random)
    case 4: pick([0, 1, 10, 33.3, 40])
    default: pick([60, 80, 100, 120, 150, 200, 240, 280, 300, 320, 320, 375, 390, 390, 430, 600, 768, 844, 1024])
    }
  }

  mutating func height() -> Double {
    chance(0.1) ? Double.random(in: 0...900, using: &random) : pick([40, 80, 100, 120, 200, 300, 390, 500, 667, 844])
  }

  mutating func priority() -> Double? {
    switch index(20) {
    case 0..<11: nil
    case 11: Double(Int.random(in: 1...1000, using: &random))
    case 12: pick([1, 0.5, 49, 50, 51, 250.5, 735, 739.5, 751, 890, 910, 950])
    default: pick([750, 750, 750, 250, 250, 999, 999, 500, 600])
    }
  }

  mutating func words() -> String {
    switch index(30) {
    case 0: pick(LanguageWords.odd)
    case 1..<4:
      (0..<Int.random(in: 1...14, using: &random)).map { _ in
        String(repeating: pick(["a", "no", "the", "ing", "er"]), count: Int.random(in: 1...4, using: &random))
      }.joined(separator: " ")
    case 4..<14: pick(LanguageWords.long)
    default: pick(LanguageWords.short)
    }
  }
}

/// Random leaves.
extension LanguageGenerator {
  mutating func leaf() -> LanguageNode {
    let kind: LanguageNode.Kind = weighted([
      (50, .text), (5, .runs), (2, .markdown), (12, .button), (9, .field), (1, .link), (4, .label), (8, .image),
      (5, .toggle), (3, .slider), (3, .stepper), (4, .progress), (1, .activity), (10, .box), (7, .rectangle),
      (1, .rounded), (1, .capsule), (2, .circle), (1, .ellipse), (1, .line), (1, .color), (1, .gradient), (5, .divider),
      (8, .spacer), (1, .bar), (1, .sparkline), (1, .dimensionLine), (2, .leaf), (1, .empty),
    ])
    let isPlain = kind == .spacer || kind == .divider
    return finish(filled(kind), modifiers: isPlain ? 0.1 : 0.5)
  }

  /// A leaf or a container with parameters, and without children, modifiers and a name.
  mutating func filled(_ kind: LanguageNode.Kind) -> LanguageNode {
    var node = LanguageNode(kind)
    switch kind {
    case .button, .box, .link: node.texts = [chance(0.85) ? pick(LanguageWords.short) : words()]
    case .text, .groupBox: node.texts = [words()]
    case .runs:
      node.texts = (0..<Int.random(in: 1...4, using: &random)).map { _ in words() + (chance(0.7) ? " " : "") }
      node.choices = node.texts.map { _ in index() }
    case .markdown: node.texts = [pick(LanguageWords.markdown)]
    case .field: node.texts = [chance(0.7) ? words() : "", chance(0.2) ? words() : ""]
    case .label: node.texts = [words(), pick(LanguageWords.icons)]
    case .image:
      (node.texts, node.choices) = ([pick(LanguageWords.names)], [index()])
      if chance(0.5) { node.numbers = [max(1, length()), max(1, length())] }
    case .toggle: (node.texts, node.choices) = ([chance(0.4) ? words() : ""], [index()])
    case .slider, .progress, .bar: node.numbers = [pick([0, 0.3, 0.5, 1, 2])]
    case .rounded: (node.numbers, node.choices) = ([spacing()], [index()])
    case .rectangle, .capsule, .circle, .ellipse, .dimensionLine: node.choices = [index()]
    case .spacer: node.numbers = [chance(0.7) ? 0 : spacing()]
    case .sparkline: node.numbers = [1, 4, 2, 8, 5]
    case .leaf: node.numbers = (0..<4).map { _ in chance(0.7) ? length() : nil }
    case .section: node.texts = [chance(0.7) ? words() : "", chance(0.3) ? words() : ""]
    default: fillContainer(&node)
    }
    return node
  }
}
