import TestSupport
import TrussIR
import TrussViews

/// Random trees of stacks and leaves: the views that have a compact form, with sizes and priorities of all sorts.
struct RandomStacks: RandomNumberGenerator {
  private var random: SplitMix64
  /// What the last tree looks like in code.
  private(set) var code = ""
  private var nameCount = 0
  /// Whether stacks with the centres of their views equally far apart are among them.
  private var centersViews = false
  /// Whether stacks with views in proportion are among them.
  private var hasProportions = false
  /// How many views of a hundred stand in a frame that says nothing of their size; the views are the same with any.
  private let framing: Int
  private var framingRandom: SplitMix64

  init(seed: UInt64, framing: Int = 0) {
    random = SplitMix64(seed: seed)
    self.framing = framing
    framingRandom = SplitMix64(seed: ~seed)
  }

  mutating func next() -> UInt64 { random.next() }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// A tree, and what it looks like in code.
  mutating func tree(depth: Int) -> any View {
    code = ""
    nameCount = 0
    return stack(depth: depth, indent: "")
  }

  /// A tree with constraints between lengths across it.
  mutating func constrainedTree(depth: Int) -> any View {
    var view = tree(depth: depth)
    let isHorizontal = chance(60)
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      guard nameCount > 1 else { break }
      let first = ViewID("v\(Int.random(in: 0..<nameCount, using: &self))")
      let second = ViewID("v\(Int.random(in: 0..<nameCount, using: &self))")
      guard first != second else { continue }
      let (left, right) = isHorizontal ? (first.width, second.width) : (first.height, second.height)
      let other = right * pick([1, 1, 1, 0.5, 2]) + pick([0, 0, 10])
      var constraint = [left == other, left == other, left <= other, left >= other][Int.random(in: 0..<4, using: &self)]
      constraint = constraint ~ pick([.required, .required, 999, 700, 300])
      code +=
        "\n.constraints { \(first) (\(isHorizontal ? "w" : "h")) \(constraint.relation) \(constraint.right.terms[0].coefficient) * \(second) + \(constraint.right.constant - constraint.left.constant) ~ \(constraint.priority.value) }"
      view = view.constraints { constraint }
    }
    return view
  }

  /// A tree with stacks in which the centres of views are equally far apart.
  mutating func centeredTree(depth: Int) -> any View {
    centersViews = true
    return chance(30) ? constrainedTree(depth: depth) : tree(depth: depth)
  }

  /// A stack of 2 to 12 views, mostly more than there is space for, whose centres should be equally far apart; by itself,
  /// or inside other stacks. Its views have lengths of their own.
  mutating func crowdedTree(depth: Int) -> any View {
    var views: [any View] = []
    for number in 0..<Int.random(in: 2...12, using: &self) { views.append(ownLengthView(number)) }
    let (spacing, margins) = (pick([0.0, 4, 7.5]), pick([Insets.zero, Insets(top: 1, left: 2, bottom: 3, right: 4)]))
    let (isVertical, alignment) = (chance(25), pick([Align.fill, .start, .center]))
    var tree: any View =
      isVertical
      ? VStack(views, distribution: .equalCentering, alignment: alignment, spacing: spacing, margins: margins)
      : HStack(views, distribution: .equalCentering, alignment: alignment, spacing: spacing, margins: margins)
    code = "\(isVertical ? "VStack" : "HStack"), spacing \(spacing), margins \(margins): \(code)"
    if chance(10) { tree = tree.flex() }
    for _ in 0..<depth {
      let length = pick([nil, 90, 200, 310] as [Double?])
      if let length { tree = isVertical ? tree.height(length) : tree.width(length) }
      let others = pick([[], ["beside"], ["far longer words", "beside"]]).map { Text($0) }
      tree =
        chance(50)
        ? HStack(spacing: 3) { [AnyView(tree)] + others.map { AnyView($0) } }
        : VStack(align: pick([.fill, .start])) { others.map { AnyView($0) } + [AnyView(tree)] }
      code += " in \(length as Any), beside \(others.count)"
    }
    return tree
  }

  private mutating func ownLengthView(_ number: Int) -> any View {
    let word = pick(["a", "word", "some more words", "a text that is far longer than others", "two words"])
    let length = Double(pick([8, 20, 31, 47, 60]))
    var view: any View =
      switch Int.random(in: 0..<6, using: &self) {
      case 0, 1: Text(word)
      case 2: Button(word)
      case 3: Rectangle().width(length).height(length / 2)
      default: Image("", natural: Size(width: length, height: length / 2))
      }
    code += "\(word) or \(length)"
    if chance(15) { set(&view, "width(atLeast: ", [15, 50]) { $0.width(atLeast: $1) } }
    if chance(15) { set(&view, "width(atMost: ", [30, 70]) { $0.width(atMost: $1) } }
    if chance(10) { set(&view, "hugging(", [160, 700]) { $0.hugging(Priority($1)) } }
    if chance(20) { set(&view, "compressionResistance(", [200, 700, 900]) { $0.compressionResistance(Priority($1)) } }
    code += ", "
    return view.id(ViewID("v\(number)"))
  }

  /// A tree with stacks in which views are in proportion.
  mutating func proportionalTree(depth: Int) -> any View {
    hasProportions = true
    return chance(30) ? constrainedTree(depth: depth) : tree(depth: depth)
  }

  private mutating func proportions(_ count: Int) -> [Double?]? {
    guard hasProportions, chance(60) else { return nil }
    return (0..<count).map { _ in pick([1, 1, 2, 3, 0.5, nil]) }
  }

  private mutating func centeringStack(_ indent: String) -> any View {
    let isVertical = chance(30)
    let alignment = pick(Align.allCases)
    let (spacing, margins) = (pick([0.0, 4, 7.5]), pick([Insets.zero, Insets(top: 1, left: 2, bottom: 3, right: 4)]))
    code += "\(indent)\(isVertical ? "VStack" : "HStack")(distribution: .equalCentering, alignment: .\(alignment), "
    code += "spacing: \(spacing), margins: \(margins)) {\n"
    let views = children(Int.random(in: 1...5, using: &self), 0, indent)
    code += "\(indent)}\n"
    return isVertical
      ? VStack(views, distribution: .equalCentering, alignment: alignment, spacing: spacing, margins: margins)
      : HStack(views, distribution: .equalCentering, alignment: alignment, spacing: spacing, margins: margins)
  }

  private mutating func stack(depth: Int, indent: String) -> any View {
    if centersViews, depth == 0 || chance(40) { return centeringStack(indent) }
    let count = Int.random(in: 0...4, using: &self)
    let kind = Int.random(in: 0..<10, using: &self)
    let isVertical = chance(50)
    let spacing = pick([0.0, 4, 7.5])
    let insets = pick([Insets.zero, Insets(all: 5), Insets(top: 1, left: 2, bottom: 3, right: 4)])
    if kind == 0, count > 0 {
      let isEqual = chance(50)
      code +=
        "\(indent)\(isVertical ? "VStack" : "HStack")(distribution: .\(isEqual ? "fillEqually" : "fill"), spacing: \(spacing), margins: \(insets)) {\n"
      let views = children(count, depth, indent)
      code += "\(indent)}\n"
      let distribution: Distribution = isEqual ? .fillEqually : .fill
      return isVertical
        ? VStack(views, distribution: distribution, spacing: spacing, margins: insets)
        : HStack(views, distribution: distribution, spacing: spacing, margins: insets)
    }
    if kind == 1 {
      let alignment = pick([Alignment.center, .topLeading, .bottomTrailing])
      code += "\(indent)ZStack(align: \(alignment)) {\n"
      let views = children(count, depth, indent)
      code += "\(indent)}\n"
      return ZStack(align: alignment) { for view in views { AnyView(view) } }
    }
    let justify = pick(Justify.allCases)
    let align = pick([Align.fill, .start, .center, .end])
    code +=
      "\(indent)\(isVertical ? "VStack" : "HStack")(justify: .\(justify), align: .\(align), spacing: \(spacing), insets: \(insets)) {\n"
    let views = children(count, depth, indent)
    let proportions = proportions(count)
    code += "\(indent)}\(proportions.map { " proportions: \($0)" } ?? "")\n"
    let (widths, heights) = isVertical ? (nil, proportions) : (proportions, nil)
    // Every fourth of them, by their number: the views are the same with and without.
    let isReversed = nameCount % 4 == 3
    if isReversed { code += "\(indent)reversed\n" }
    return isVertical
      ? VStack(
        views, justify: justify, align: align, spacing: spacing, insets: insets, proportionalWidths: widths,
        proportionalHeights: heights, reversed: isReversed)
      : HStack(
        views, justify: justify, align: align, spacing: spacing, insets: insets, proportionalWidths: widths,
        proportionalHeights: heights, reversed: isReversed)
  }

  private mutating func children(_ count: Int, _ depth: Int, _ indent: String) -> [any View] {
    var views: [any View] = []
    for _ in 0..<count {
      let inner = indent + "  "
      var view: any View = depth > 0 && chance(45) ? stack(depth: depth - 1, indent: inner) : leaf(inner)
      code.removeLast()
      let isCollapsed = modify(&view)
      if Int(framingRandom.next() % 100) < framing, !isCollapsed {
        code += ".frame(width: nil)"
        view = view.frame(width: nil)
      }
      view = view.id("v\(nameCount)")
      code += ".id(\"v\(nameCount)\")"
      nameCount += 1
      code += "\n"
      views.append(view)
    }
    return views
  }

  private mutating func leaf(_ indent: String) -> any View {
    switch Int.random(in: 0..<7, using: &self) {
    case 0, 1:
      code += "\(indent)Rectangle()\n"
      return Rectangle()
    case 2, 3:
      let text = pick(["Ab", "a few words", "one two three four five six seven", "Longestword of them"])
      code += "\(indent)Text(\"\(text)\")\n"
      return Text(text)
    case 4:
      code += "\(indent)Button(\"Go on\")\n"
      return Button("Go on")
    case 5:
      code += "\(indent)Field(\"Name\")\n"
      return Field("Name")
    default:
      code += "\(indent)Spacer()\n"
      return Spacer()
    }
  }

  /// Says something of a view. Returns whether that is hidden.
  private mutating func modify(_ view: inout any View) -> Bool {
    var isCollapsed = false
    if chance(30) { set(&view, "width(", [20, 40, 90]) { $0.width($1) } }
    if chance(20) { set(&view, "height(", [10, 24, 60]) { $0.height($1) } }
    if chance(8) { set(&view, "width(atLeast: ", [15, 50]) { $0.width(atLeast: $1) } }
    if chance(8) { set(&view, "width(atMost: ", [30, 70]) { $0.width(atMost: $1) } }
    if chance(6) { set(&view, "width(priority: 600, ", [25, 80]) { $0.width($1, priority: 600) } }
    if hasProportions, chance(8) { set(&view, "proportionalWidth(", [1, 2]) { $0.proportionalWidth($1) } }
    if chance(hasProportions ? 6 : 18) {
      // Every third of them has a basis too, by its number.
      let basis: Double? = nameCount % 3 == 2 ? 30 : nil
      set(&view, basis == nil ? "flex(" : "flex(basis: 30, ", [1, 2]) { view, share in
        basis.map { view.flex(share, basis: $0) } ?? view.flex(share)
      }
    }
    if chance(5) { set(&view, "hugging(", [100, 700]) { $0.hugging(Priority($1)) } }
    if chance(5) { set(&view, "compressionResistance(", [200, 900]) { $0.compressionResistance(Priority($1)) } }
    if chance(5) {
      set(&view, "hidden(", [1]) { view, _ in view.collapsed() }
      isCollapsed = true
    }
    if chance(10) {
      let align = pick([Align.fill, .start, .center, .end])
      code += ".align(.\(align))"
      view = view.align(align)
    }
    return isCollapsed
  }

  private mutating func set(
    _ view: inout any View, _ code: String, _ values: [Double], _ change: (any View, Double) -> any View
  ) {
    let value = pick(values)
    self.code += ".\(code)\(value))"
    view = change(view, value)
  }
}
