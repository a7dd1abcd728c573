import TestSupport
import Truss

/// A tree of views that can be changed at random, as a program's state changes the views made of it: of stacks and leaves,
/// or of the whole language.
struct RandomPlan {
  enum Kind: CaseIterable {
    case rectangle, text, button, spacer, flex, layers, arranged, scroll, grid, proportions, table
  }

  /// What a view is put into, or what is put over it.
  enum Wrapping: CaseIterable {
    case growingFrame, limitedFrame, highFrame, overlay, padding, component
  }

  /// A view with names and a constraint of its own, which is used many times.
  private struct Marked: View {
    var content: AnyView
    var body: some View {
      VStack(align: .start) {
        Text("mark").id("mark")
        content
      }
      .constraints { ViewID("mark").width >= 30 ~ .high }
    }
  }

  var kind = Kind.rectangle
  var name: ViewID
  var isVertical = false
  var justify = Justify.fill
  var stackAlign = Align.fill
  var spacing = 0.0
  var text = "Ab"
  var width: Double?
  var height: Double?
  var greatestWidth: Double?
  var flex: Double?
  var align: Align?
  var isCollapsed = false
  var isNamed = false
  var children: [RandomPlan] = []
  /// Whether its containers have the room that they need, so that nothing leaves them.
  var isRoomy = false
  /// Whether it is of the whole language, and what follows from that.
  var isOfAll = false
  var wrapping: Wrapping?
  var distribution = Distribution.fill
  var stackAlignment = Align.fill
  /// Two views of one width, as constraints say.
  var constrained: (first: ViewID, second: ViewID)?

  var isContainer: Bool {
    switch kind {
    case .flex, .layers, .arranged, .scroll, .grid, .proportions, .table: true
    case .rectangle, .text, .button, .spacer: false
    }
  }

  /// The view of the plan as it is now.
  var view: any View {
    var view = plain
    if !isRoomy || !isContainer {
      if let width { view = view.width(width) }
      if let height { view = view.height(height) }
    }
    if !isRoomy, let greatestWidth { view = view.width(atMost: greatestWidth) }
    if let flex { view = view.flex(flex) }
    if let align { view = view.align(align) }
    switch wrapping {
    case .growingFrame: view = view.frame(maxWidth: .infinity)
    case .limitedFrame: view = view.frame(maxWidth: 60)
    case .highFrame: view = view.frame(height: 34, alignment: .bottomTrailing)
    case .overlay: view = view.overlay { Text("badge") }
    case .padding: view = view.padding(3)
    case .component: view = Marked(content: AnyView(view))
    case nil: break
    }
    if isCollapsed { view = view.collapsed() }
    if isNamed { view = view.id(name) }
    if let constrained { view = view.constraints { constrained.first.width == constrained.second.width ~ .high } }
    return view
  }

  private var plain: any View {
    switch kind {
    case .rectangle: return Rectangle()
    case .text: return Text(text)
    case .button: return Button(text)
    case .spacer: return Spacer(minimum: spacing)
    case .layers:
      return ZStack(align: .topLeading) { for child in children { AnyView(child.view) } }
    case .arranged:
      let views = children.map(\.view)
      return isVertical
        ? VStack(views, distribution: distribution, alignment: stackAlignment, spacing: spacing)
        : HStack(views, distribution: distribution, alignment: stackAlignment, spacing: spacing)
    case .scroll:
      return ScrollView(isVertical ? .vertical : .horizontal) { VStack(children.map(\.view), spacing: spacing) }
    case .grid:
      return Grid(spacing: spacing) {
        for child in children {
          GridRow {
            Text("label")
            AnyView(child.view)
          }
        }
      }
    case .table:
      // What a session knows of rows makes no difference: the table's height does not depend on rows that are not seen, and
      // the first row is one that is seen.
      return Table(count: children.count, estimatedRowHeight: 20, viewport: 50, spacing: spacing) { [children] row in
        AnyView(children[row].view)
        Divider()
      }
    case .proportions:
      return HStack(children.map(\.view), spacing: spacing, proportionalWidths: children.map { _ in 1 })
    case .flex:
      let views = children.map(\.view)
      return isVertical
        ? VStack(views, justify: justify, align: stackAlign, spacing: spacing)
        : HStack(views, justify: justify, align: stackAlign, spacing: spacing)
    }
  }
}

extension RandomPlan {
  /// A tree of a depth, its views numbered from `count` on.
  init(
    depth: Int, isOfAll: Bool, isRoomy: Bool = false, count: inout Int, _ random: inout SplitMix64
  ) {
    self.isOfAll = isOfAll
    self.isRoomy = isRoomy
    name = ViewID("view \(count)")
    count += 1
    isNamed = chance(60, &random)
    change(&random)
    if isOfAll, chance(15, &random) { wrapping = Wrapping.allCases.randomElement(using: &random) }
    if depth > 0 {
      kind = [.flex, .flex, .flex, .layers, .arranged].randomElement(using: &random) ?? .flex
      // What fills a stack in UIStackView's words is seldom as long as it says.
      if isRoomy, kind == .arranged, chance(80, &random) { kind = .flex }
      if isOfAll, chance(25, &random) {
        kind = [.scroll, .grid, .proportions, .table].randomElement(using: &random) ?? .grid
      }
      let least = kind == .flex || kind == .layers ? 0 : 1
      for _ in 0..<Int.random(in: least...4, using: &random) {
        children.append(
          RandomPlan(
            depth: chance(60, &random) ? depth - 1 : 0, isOfAll: isOfAll, isRoomy: isRoomy, count: &count, &random))
      }
    } else {
      kind = [.rectangle, .rectangle, .text, .text, .button, .spacer].randomElement(using: &random) ?? .text
    }
    isCollapsed = chance(5, &random)
  }

  private func chance(_ percent: Int, _ random: inout SplitMix64) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  /// Says something else of a view, and keeps its kind and what is inside.
  mutating func change(_ random: inout SplitMix64) {
    isVertical = chance(50, &random)
    justify = Justify.allCases.randomElement(using: &random) ?? .fill
    stackAlign = [.fill, .start, .center, .end].randomElement(using: &random) ?? .fill
    if isOfAll {
      if chance(10, &random) { stackAlign = .firstBaseline }
      distribution = Distribution.allCases.randomElement(using: &random) ?? .fill
      stackAlignment = Align.allCases.randomElement(using: &random) ?? .fill
    }
    spacing = [0, 4, 7.5].randomElement(using: &random) ?? 0
    changeLengths(&random)
    flex = chance(15, &random) ? 1 : nil
    align = chance(10, &random) ? .center : nil
  }

  /// Changes how long a view is or would be.
  mutating func changeLengths(_ random: inout SplitMix64) {
    text = ["", "Ab", "a few words", "one two three four five six seven"].randomElement(using: &random) ?? ""
    width = chance(30, &random) ? Double(Int.random(in: 0...40, using: &random)) : nil
    height = chance(30, &random) ? Double(Int.random(in: 0...40, using: &random)) : nil
    greatestWidth = chance(8, &random) ? 50 : nil
  }

  /// The names of two views inside, half of the time.
  func namesOfTwo(_ random: inout SplitMix64) -> (first: ViewID, second: ViewID)? {
    var names: [ViewID] = []
    func collect(_ plan: RandomPlan) {
      for child in plan.children where !child.isCollapsed {
        if child.isNamed { names.append(child.name) }
        collect(child)
      }
    }
    collect(self)
    guard chance(50, &random), let first = names.randomElement(using: &random),
      let second = names.randomElement(using: &random), first != second
    else { return nil }
    return (first, second)
  }

  /// The number of views.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Changes the view at a place in the order of frames, and returns what it is then.
  @discardableResult
  mutating func at(_ place: Int, _ change: (inout RandomPlan) -> Void) -> RandomPlan {
    if place == 0 {
      change(&self)
      return self
    }
    var first = 1
    for index in children.indices {
      let count = children[index].count
      if place < first + count { return children[index].at(place - first, change) }
      first += count
    }
    return self
  }
}
