import TestSupport
import TrussIR
import TrussViews

/// Random trees of the whole language: every container and leaf, modifiers, and constraints across the tree.
struct RandomViews: RandomNumberGenerator {
  private var random: SplitMix64
  /// What the last tree looks like in code.
  private(set) var code = ""
  private var nameCount = 0
  /// The names that constraints may use.
  private var names: [ViewID] = []
  /// Whether the next view is a table.
  private var isTableNext = false

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next() -> UInt64 { random.next() }

  /// Such a tree with a table among the first views, or nothing but a table.
  mutating func treeWithTable(depth: Int, constraints: Int) -> any View {
    isTableNext = chance(85)
    if isTableNext { return tree(depth: depth, constraints: constraints) }
    (code, nameCount, names) = ("", 0, [])
    return table(depth, "")
  }

  /// A tree, with constraints between as many pairs of its views.
  mutating func tree(depth: Int, constraints: Int) -> any View {
    (code, nameCount, names) = ("", 0, [])
    var view = container(depth, "")
    for _ in 0..<constraints where names.count > 1 {
      let (first, second) = (name(), name())
      if first != second { constrain(&view, first, second) }
    }
    return view
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  private mutating func name() -> ViewID { pick(names) }

  private mutating func constrain(_ view: inout any View, _ first: ViewID, _ second: ViewID) {
    let priority: Priority = pick([.required, 999, 700, 300])
    let (text, constraint): (String, LayoutConstraint) =
      switch Int.random(in: 0..<6, using: &self) {
      case 0: ("left == left", first.left == second.left)
      case 1: ("top == top", first.top == second.top)
      case 2: ("right >= right + 4", first.right >= second.right + 4)
      case 3: ("width == width", first.width == second.width)
      case 4: ("height <= 2 * height", first.height <= 2 * second.height)
      default: ("centerY == centerY", first.centerY == second.centerY)
      }
    code += "\n.constraints { \(first), \(second): \(text) ~ \(priority.value) }"
    view = view.constraints { constraint ~ priority }
  }

  // MARK: Containers

  private mutating func views(_ count: Int, _ depth: Int, _ indent: String) -> [any View] {
    var views: [any View] = []
    for _ in 0..<count {
      code += "\n"
      var view = self.view(depth, indent + "  ")
      modify(&view)
      names.append(ViewID("v\(nameCount)"))
      views.append(view.id("v\(nameCount)"))
      code += ".id(\"v\(nameCount)\")"
      nameCount += 1
    }
    return views
  }

  private mutating func view(_ depth: Int, _ indent: String) -> any View {
    if isTableNext {
      isTableNext = false
      return table(depth, indent)
    }
    return depth > 0 && chance(50) ? container(depth - 1, indent) : leaf(indent)
  }

  private mutating func container(_ depth: Int, _ indent: String) -> any View {
    let count = Int.random(in: 0...4, using: &self)
    let spacing = pick([0.0, 4, 7.5])
    let insets = pick([Insets.zero, Insets(all: 5), Insets(top: 1, left: 2, bottom: 3, right: 4)])
    let isVertical = chance(50)
    let kind = Int.random(in: 0..<15, using: &self)
    if kind == 12 { return table(depth, indent) }
    code += indent + "\(["HStack", "VStack"][isVertical ? 1 : 0]) "
    defer { code += "\n\(indent)}" }
    switch kind {
    case 0: return arranged(count, isVertical, spacing, insets, depth, indent)
    case 1: return grid(max(1, count), spacing, insets, depth, indent)
    case 2:
      code += "is ScrollView {"
      let inner = views(1, depth, indent)
      return ScrollView(isVertical ? .vertical : .horizontal) { AnyView(inner[0]) }
    case 3:
      let proportions = (0..<count).map { _ in Double(pick([1, 2, 3])) }
      code += "is HStack(spacing: \(spacing), insets: \(insets), proportionalWidths: \(proportions)) {"
      return HStack(
        views(count, depth, indent), spacing: spacing, insets: insets, proportionalWidths: proportions)
    case 4:
      let alignment = pick([Alignment.center, .topLeading, .bottomTrailing])
      code += "is ZStack(align: \(alignment)) {"
      let inner = views(count, depth, indent)
      return ZStack(align: alignment) { for view in inner { AnyView(view) } }
    case 5:
      code += "is FlowStack(spacing: \(spacing)) {"
      let inner = views(count, depth, indent)
      if chance(50) {
        code += " in columns"
        let columns = pick([[GridItem(.adaptive(minimum: 40))], [GridItem(.fixed(30)), GridItem()]])
        return LazyVGrid(columns: columns, spacing: spacing) { for view in inner { AnyView(view) } }
      }
      let content = pick(Justify.allCases)
      code += " with its lines at \(content)"
      return FlowStack(spacing: spacing, alignContent: content) { for view in inner { AnyView(view) } }
    case 6:
      code += "is ViewThatFits {"
      let inner = views(2, depth, indent)
      return ViewThatFits {
        AnyView(inner[0])
        AnyView(inner[1])
      }
    case 7:
      let widths = (0..<count).map { _ in pick([nil, 30.0, 55]) }
      let heights = (0..<count).map { _ in pick([nil, 12.0]) }
      let alignments = (0..<count).map { _ in pick([nil, Align.start, .center, .fill, .end]) }
      code += "(spacing: \(spacing), widths: \(widths), heights: \(heights), individualAlignments: \(alignments)) {"
      let inner = views(count, depth, indent)
      return isVertical
        ? VStack(inner, spacing: spacing, widths: widths, heights: heights, individualAlignments: alignments)
        : HStack(inner, spacing: spacing, widths: widths, heights: heights, individualAlignments: alignments)
    case 13, 14: return offering(count, isVertical, spacing, depth, indent)
    default:
      let justify = pick(Justify.allCases)
      let align = pick([Align.fill, .start, .center, .end, .firstBaseline, .lastBaseline])
      code += "(justify: .\(justify), align: .\(align), spacing: \(spacing), insets: \(insets)) {"
      let inner = views(count, depth, indent)
      return isVertical
        ? VStack(inner, justify: justify, align: align, spacing: spacing, insets: insets)
        : HStack(inner, justify: justify, align: align, spacing: spacing, insets: insets)
    }
  }

  /// A stack in SwiftUI's words, which offers its room to its views.
  private mutating func offering(
    _ count: Int, _ isVertical: Bool, _ spacing: Double, _ depth: Int, _ indent: String
  ) -> any View {
    let (across, along) = (pick(HorizontalAlignment.allCases), pick(VerticalAlignment.allCases))
    code += "(alignment: .\(isVertical ? across.rawValue : along.rawValue), spacing: \(spacing)) {"
    let inner = views(count, depth, indent)
    return isVertical
      ? VStack(alignment: across, spacing: spacing) { for view in inner { AnyView(view) } }
      : HStack(alignment: along, spacing: spacing) { for view in inner { AnyView(view) } }
  }

  private mutating func arranged(
    _ count: Int, _ isVertical: Bool, _ spacing: Double, _ margins: Insets, _ depth: Int, _ indent: String
  ) -> any View {
    let distribution = pick(Distribution.allCases)
    let alignment = pick(Align.allCases)
    code += "(distribution: .\(distribution), alignment: .\(alignment), spacing: \(spacing), margins: \(margins)) {"
    let inner = views(count, depth, indent)
    return isVertical
      ? VStack(inner, distribution: distribution, alignment: alignment, spacing: spacing, margins: margins)
      : HStack(inner, distribution: distribution, alignment: alignment, spacing: spacing, margins: margins)
  }

  private mutating func grid(
    _ count: Int, _ spacing: Double, _ insets: Insets, _ depth: Int, _ indent: String
  ) -> any View {
    let aligns = [Align.fill, .start, .center, .end, .firstBaseline]
    let align = pick(aligns + [.lastBaseline])
    var columns: [GridColumn]?
    if chance(60) {
      columns = (0..<4).map { _ in
        pick([
          GridColumn.fit, .fit, .fit(align: pick(aligns)), .fixed(40), .fixed(25, align: .center), .flexible(),
          .flexible(2, minimum: 20), .flexible(1, maximum: 60, align: .end),
        ])
      }
    }
    code += "is Grid(columns: \(columns.map { "\($0)" } ?? "nil"), spacing: \(spacing), align: .\(align), "
    code += "insets: \(insets)) {"
    var rows: [any View] = []
    for _ in 0..<count {
      if chance(15) {
        rows += views(1, depth, indent)
        continue
      }
      let own = pick([nil, nil, pick(aligns)])
      code += "\n\(indent)  GridRow(align: \(own.map { ".\($0)" } ?? "nil")) {"
      var cells = views(Int.random(in: 1...3, using: &self), depth, indent + "  ")
      code += "\n\(indent)  }"
      if chance(8) {
        code += " with the first cell in two columns"
        cells[0] = cells[0].gridColumns(2)
      }
      if chance(8) {
        code += " with the first cell in two rows"
        cells[0] = cells[0].gridRows(2)
      }
      var row: any View = GridRow(align: own) { for cell in cells { AnyView(cell) } }
      change(&row, 10, ".flex(1)") { $0.flex(1) }
      change(&row, 10, ".height(30)") { $0.height(30) }
      change(&row, 4, ".collapsed()") { $0.collapsed() }
      rows.append(row)
    }
    return Grid(columns: columns, spacing: spacing, align: align, insets: insets) { for row in rows { AnyView(row) } }
  }

  /// A table whose rows take turns to be of a few kinds. Constraints of a row name a view of its own, and another of its own
  /// or around the table.
  private mutating func table(_ depth: Int, _ indent: String) -> any View {
    let count = Int.random(in: 0...7, using: &self)
    let estimate = pick([5.0, 16, 44, 120])
    let offset = pick([0.0, 0, 10, 33.5, -12, 90, 400])
    let (viewport, spacing, separators) = (pick([nil, nil, 60.0]), pick([0.0, 0, 4, 7.5]), chance(30))
    code += indent + "Table(count: \(count), estimatedRowHeight: \(estimate), offset: \(offset), "
    code += "viewport: \(viewport.map { "\($0)" } ?? "nil"), spacing: \(spacing), separators: \(separators)) {"
    let outerNames = names
    var rows: [[any View]] = []
    for number in 0..<Int.random(in: 1...3, using: &self) {
      code += "\n\(indent)  // row \(number)"
      var row = views(Int.random(in: 1...2, using: &self), depth, indent)
      let ownNames = Array(names.dropFirst(outerNames.count))
      if chance(20) {
        let (own, other) = (pick(ownNames), name())
        if own != other { constrain(&row[0], own, other) }
      }
      rows.append(row)
      names = outerNames
    }
    code += "\n\(indent)}"
    return Table(
      count: count, estimatedRowHeight: estimate, offset: offset, viewport: viewport, spacing: spacing,
      separators: separators
    ) { [rows] number in
      for view in rows[number % rows.count] { AnyView(view) }
    }
  }

  // MARK: Leaves

  private static let leaves: [(code: String, view: @Sendable () -> any View)] = [
    ("Rectangle()", { Rectangle() }), ("Rectangle()", { Rectangle() }),
    ("Text(\"Ab\")", { Text("Ab") }), ("Text(\"a few words\")", { Text("a few words") }),
    (
      "Text(\"Ab \") + Text(\"12.50 each\").font(.largeTitle.bold()) + Text(\" and more of it\").bold()",
      { Text("Ab ") + Text("12.50 each").font(.largeTitle.bold()) + Text(" and more of it").bold() }
    ),
    ("Text(\"one two three four five six seven\")", { Text("one two three four five six seven") }),
    ("Text(\"Longestword of them\").lineLimit(1)", { Text("Longestword of them").lineLimit(1) }),
    ("Button(\"Go on\")", { Button("Go on") }), ("Field(\"Name\")", { Field("Name") }), ("Toggle()", { Toggle() }),
    ("Slider()", { Slider() }), ("ProgressBar(value: 0.5)", { ProgressBar(value: 0.5) }), ("Stepper()", { Stepper() }),
    ("Image(\"a\")", { Image("a") }), ("Box(\"b\")", { Box("b") }), ("Spacer()", { Spacer() }),
    ("Divider()", { Divider() }),
  ]

  private mutating func leaf(_ indent: String) -> any View {
    let leaf = pick(Self.leaves)
    code += indent + leaf.code
    return leaf.view()
  }

  // MARK: Modifiers

  private mutating func modify(_ view: inout any View) {
    let align = pick([Align.fill, .start, .center, .end, .firstBaseline])
    change(&view, 25, ".width(40)") { $0.width(40) }
    change(&view, 15, ".height(24)") { $0.height(24) }
    change(&view, 6, ".width(atMost: 70)") { $0.width(atMost: 70) }
    change(&view, 6, ".width(atLeast: 50)") { $0.width(atLeast: 50) }
    change(&view, 5, ".width(80, priority: 600)") { $0.width(80, priority: 600) }
    change(&view, 10, ".flex(1)") { $0.flex(1) }
    change(&view, 5, ".flex(2)") { $0.flex(2) }
    change(&view, 4, ".collapsed()") { $0.collapsed() }
    change(&view, 8, ".align(.\(align))") { $0.align(align) }
    change(&view, 3, ".hugging(700)") { $0.hugging(700) }
    change(&view, 3, ".compressionResistance(200)") { $0.compressionResistance(200) }
    change(&view, 4, ".frame(maxWidth: .infinity)") { $0.frame(maxWidth: .infinity) }
    change(&view, 3, ".frame(width: 50, height: 30)") { $0.frame(width: 50, height: 30) }
    change(&view, 3, ".frame(minWidth: 40, maxWidth: 80)") { $0.frame(minWidth: 40, maxWidth: 80) }
    change(&view, 4, ".frame(maxWidth: 60)") { $0.frame(maxWidth: 60) }
    change(&view, 2, ".frame(maxHeight: 30)") { $0.frame(maxHeight: 30) }
    change(&view, 4, ".frame(height: 34, alignment: .bottomTrailing)") {
      $0.frame(height: 34, alignment: .bottomTrailing)
    }
    change(&view, 3, ".frame(maxHeight: .infinity)") { $0.frame(maxHeight: .infinity) }
    change(&view, 2, ".frame(minHeight: 30)") { $0.frame(minHeight: 30) }
    change(&view, 1, ".frame(idealWidth: 44)") { $0.frame(idealWidth: 44) }
    change(&view, 4, ".padding(3)") { $0.padding(3) }
    change(&view, 5, ".background { Rectangle() }") { $0.background { Rectangle() } }
    change(&view, 4, ".overlay { Text(\"badge\") }") { $0.overlay { Text("badge") } }
    change(&view, 2, ".fixedSize()") { $0.fixedSize() }
    change(&view, 2, ".layoutPriority(1)") { $0.layoutPriority(1) }
    change(&view, 3, ".aspectRatio(1.5)") { $0.aspectRatio(1.5) }
    change(&view, 4, ".border()") { $0.border() }
    change(&view, 4, ".border(edges: [.top, .trailing])") { $0.border(edges: [.top, .trailing]) }
  }

  private mutating func change(
    _ view: inout any View, _ percent: Int, _ code: String, _ change: (any View) -> any View
  ) {
    guard chance(percent) else { return }
    self.code += code
    view = change(view)
  }
}
