package import Truss

extension LanguageNode {
  /// The node as a view of Truss.
  package var view: AnyView {
    var view = plain
    for (index, modifier) in modifiers.enumerated() {
      if namedAfter == index, let name { view = AnyView(view.id(name)) }
      view = modifier.applied(to: view, line: serial)
    }
    if namedAfter >= modifiers.count, let name { view = AnyView(view.id(name)) }
    return view
  }

  private var plain: AnyView {
    switch kind {
    case .flexStack, .arrangedStack, .alignedStack, .layers, .flow: stackView
    case .grid, .alignedGrid, .gridRow, .lazyGrid: gridView
    case .fits, .scroll, .list, .section, .groupBox, .table, .labelOfViews, .toggleOfViews, .bullets, .numbers,
      .outline:
      containerView
    case .group, .forEach, .conditional, .component, .modified, .cascade: composedView
    default: leafView
    }
  }

  /// The children as the content of a block.
  @ViewBuilder fileprivate var content: ViewContent { for child in children { child.view } }
}

extension LanguageNode {
  private var leafView: AnyView {
    let (file, line) = ("Leaf", serial)
    return switch kind {
    case .text: AnyView(Text(text(0), fileID: file, line: line))
    case .runs: AnyView(runs)
    case .markdown: AnyView(Text(text(0), markdown: true, fileID: file, line: line))
    case .button: AnyView(Button(text(0), fileID: file, line: line))
    case .field: AnyView(Field(text(0), text: text(1), fileID: file, line: line))
    case .link: AnyView(Link(text(0), destination: "#details", fileID: file, line: line))
    case .label: AnyView(Label(text(0), icon: text(1), fileID: file, line: line))
    case .image: image
    case .toggle:
      text(0).isEmpty
        ? AnyView(Toggle(isOn: choice(0) % 2 == 0, fileID: file, line: line))
        : AnyView(Toggle(text(0), isOn: choice(0) % 2 == 0, fileID: file, line: line))
    case .slider: AnyView(Slider(value: number(0), fileID: file, line: line))
    case .stepper: AnyView(Stepper(fileID: file, line: line))
    case .progress: AnyView(ProgressBar(value: number(0), fileID: file, line: line))
    case .activity: AnyView(ActivityIndicator())
    case .box: AnyView(Box(text(0), fileID: file, line: line))
    case .rectangle: shape(Rectangle(fileID: file, line: line))
    case .rounded: shape(RoundedRectangle(cornerRadius: number(0), fileID: file, line: line))
    case .capsule: shape(Capsule(fileID: file, line: line))
    case .circle: shape(Circle(fileID: file, line: line))
    case .ellipse: shape(Ellipse(fileID: file, line: line))
    case .line: AnyView(Line(from: .topLeading, to: .bottomTrailing))
    case .color: AnyView(Color.teal)
    case .gradient: AnyView(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    case .divider: AnyView(Divider(fileID: file, line: line))
    case .spacer: AnyView(Spacer(minimum: number(0), fileID: file, line: line))
    case .bar: AnyView(Bar(number(0)))
    case .sparkline: AnyView(Sparkline(numbers.map { $0 ?? .nan }))
    case .dimensionLine: AnyView(DimensionLine(choice(0) % 2 == 0 ? .horizontal : .vertical))
    case .leaf: AnyView(LanguageLeaf(numbers: numbers))
    default: AnyView(EmptyView())
    }
  }

  private var runs: Text {
    var whole = Text("", fileID: "Leaf", line: serial)
    for (text, style) in zip(texts, choices) {
      let run = Text(text, fileID: "Leaf", line: serial)
      switch style % 6 {
      case 0: whole = whole + run
      case 1: whole = whole + run.bold()
      case 2: whole = whole + run.italic()
      case 3: whole = whole + run.font(.title)
      case 4: whole = whole + run.monospaced()
      default: whole = whole + run.foreground(.secondary).underline()
      }
    }
    return whole
  }

  private var image: AnyView {
    let natural = number(0) > 0 ? Size(width: number(0), height: number(1)) : nil
    let image = Image(text(0), natural: natural, fileID: "Leaf", line: serial)
    return switch choice(0) % 5 {
    case 0: AnyView(image.contentMode(.fit))
    case 1: AnyView(image.contentMode(.fill))
    case 2: AnyView(image.resizable())
    default: AnyView(image)
    }
  }

  private func shape(_ shape: some Shape) -> AnyView {
    switch choice(0) % 4 {
    case 0: AnyView(shape.fill(.blue))
    case 1: AnyView(shape.stroke(.gray, lineWidth: 2))
    default: AnyView(shape)
    }
  }

  private var stackView: AnyView {
    let (file, line) = ("Stack", serial)
    let axis = axisIsHorizontal ? Axis.horizontal : .vertical
    let insets = Insets(top: number(1), left: number(2), bottom: number(3), right: number(4))
    switch kind {
    case .arrangedStack:
      let (distribution, alignment) = (choose(Distribution.allCases, 1), choose(Align.allCases, 2))
      return AnyView(
        Stack(
          axis, distribution: distribution, alignment: alignment, spacing: number(0), margins: insets,
          baselineRelative: choice(3) % 2 == 1, fileID: file, line: line
        ) { content })
    case .alignedStack:
      return axisIsHorizontal
        ? AnyView(
          HStack(
            alignment: choose(VerticalAlignment.allCases, 1), spacing: number(0), fileID: file, line: line
          ) { content })
        : AnyView(
          VStack(
            alignment: choose(HorizontalAlignment.allCases, 1), spacing: number(0), fileID: file, line: line
          ) {
            content
          })
    case .layers:
      return AnyView(ZStack(align: choose(LanguageWords.alignments, 1), fileID: file, line: line) { content })
    case .flow:
      return AnyView(
        FlowStack(
          axis: flowsInColumns ? .vertical : .horizontal, spacing: number(0),
          lineSpacing: numbers.count > 5 ? numbers[5] : nil, align: choose(Align.allCases, 2),
          justify: choose(Justify.allCases, 1), alignContent: choose(Justify.allCases, 3), insets: insets, fileID: file,
          line: line
        ) { content })
    default:
      return flexStack(axis, insets)
    }
  }

  private func flexStack(_ axis: Axis, _ insets: Insets) -> AnyView {
    let count = children.reduce(0) { $0 + $1.viewCount }
    func list(_ index: Int) -> [Double?]? {
      guard lists.indices.contains(index), !lists[index].isEmpty else { return nil }
      return (0..<count).map { lists[index].indices.contains($0) ? lists[index][$0] : nil }
    }
    let aligns = list(4).map { $0.map { number in number.map { Align.allCases[Int($0) % Align.allCases.count] } } }
    let (justify, align) = (choose(LanguageWords.justifies, 1), choose(LanguageWords.aligns, 2))
    let (file, line, spacing) = ("Stack", serial, number(0))
    let reversed = isReversed
    // A stack in the usual notation, then one of an array of views, and below one with all parameters.
    if lists.allSatisfy(\.isEmpty), choice(3) % 4 > 1 {
      return axis == .horizontal
        ? AnyView(
          HStack(
            justify: justify, align: align, spacing: spacing, insets: insets, reversed: reversed, fileID: file,
            line: line
          ) { contentAndPinned })
        : AnyView(
          VStack(
            justify: justify, align: align, spacing: spacing, insets: insets, reversed: reversed, fileID: file,
            line: line
          ) { contentAndPinned })
    }
    if lists.allSatisfy(\.isEmpty), choice(3) % 4 == 1 {
      let views = children.map(\.view) + (hasPinnedView ? [pinned] : [])
      return axis == .horizontal
        ? AnyView(
          HStack(
            views, justify: justify, align: align, spacing: spacing, insets: insets, reversed: reversed, fileID: file,
            line: line))
        : AnyView(
          VStack(
            views, justify: justify, align: align, spacing: spacing, insets: insets, reversed: reversed, fileID: file,
            line: line))
    }
    return AnyView(
      Stack(
        axis, justify: justify, align: align, spacing: spacing, insets: insets, widths: list(0),
        proportionalWidths: list(1), heights: list(2), proportionalHeights: list(3), individualAlignments: aligns,
        reversed: reversed, fileID: file, line: line
      ) { contentAndPinned })
  }

  /// A view that is pinned to the edges of its stack.
  private var pinned: AnyView {
    let start: Double? = [nil, 0, 4, -6][choice(1) % 4]
    let end: Double? = [nil, 8, 0][choice(2) % 3]
    return AnyView(Text("pinned to edges").pinned(top: end, leading: start, bottom: start, trailing: end))
  }

  @ViewBuilder private var contentAndPinned: ViewContent {
    content
    if hasPinnedView { pinned }
  }

  private var gridView: AnyView {
    let (file, line) = ("Grid", serial)
    switch kind {
    case .grid:
      let insets = Insets(top: number(2), left: number(3), bottom: number(4), right: number(5))
      let columns = lists.isEmpty ? nil : (0..<columnCount).map { gridColumn($0) }
      return AnyView(
        Grid(
          columns: columns, spacing: number(0), rowSpacing: numbers.count > 1 ? numbers[1] : nil,
          align: choose(Align.allCases, 1), insets: insets, fileID: file, line: line
        ) { content })
    case .alignedGrid:
      return AnyView(
        Grid(
          alignment: choose(LanguageWords.alignments, 1), horizontalSpacing: number(0), verticalSpacing: number(1),
          fileID: file, line: line
        ) { content })
    case .gridRow:
      return AnyView(GridRow(align: choose(LanguageWords.aligns, 1), fileID: file, line: line) { content })
    default:
      let items = lists.isEmpty ? [GridItem()] : lists.enumerated().map { gridItem($0, $1) }
      return AnyView(LazyVGrid(columns: items, spacing: number(0), fileID: file, line: line) { content })
    }
  }

  /// The columns that the rows of a grid need.
  package var columnCount: Int {
    let rows = children.flatMap(\.gridRows).filter { $0.kind == .gridRow }
    return max(1, rows.map { $0.children.reduce(0) { $0 + $1.viewCount + $1.extraColumns } }.max() ?? 1)
  }

  private var extraColumns: Int {
    modifiers.filter { $0.kind == .gridColumns }.map { Int($0.number(0)) - 1 }.last ?? 0
  }

  /// The rows of a grid, or views across its whole width, including those in groups.
  package var gridRows: [LanguageNode] {
    isTransparent ? (kind == .conditional ? [taken].compactMap { $0 } : children).flatMap(\.gridRows) : [self]
  }

  private func gridColumn(_ index: Int) -> GridColumn {
    guard lists.indices.contains(index), let kind = lists[index].first else { return .flexible() }
    let (first, second) = (lists[index][1] ?? 0, lists[index][2])
    let align = lists[index][3].map { Align.allCases[Int($0) % Align.allCases.count] }
    return switch Int(kind ?? 0) {
    case 0: .fixed(first, align: align)
    case 1: .flexible(max(0.5, first / 40), align: align)
    case 2: .flexible(minimum: first, maximum: second.map { $0 + first }, align: align)
    default: align.map { .fit(align: $0) } ?? .fit
    }
  }

  private func gridItem(_ index: Int, _ list: [Double?]) -> GridItem {
    let (first, second) = (list[1] ?? 10, list[2])
    let size: GridItem.Size =
      switch Int(list[0] ?? 0) {
      case 0: .fixed(first)
      case 1: .flexible()
      case 2: .flexible(minimum: first, maximum: second.map { $0 + first } ?? .infinity)
      default: .adaptive(minimum: max(20, first), maximum: second.map { $0 + max(20, first) } ?? .infinity)
      }
    return GridItem(size, spacing: list[3], alignment: choose(LanguageWords.alignments, index + 1))
  }

  func choose<Value>(_ values: [Value], _ index: Int) -> Value { values[choice(index) % values.count] }
}

extension LanguageNode {
  private var containerView: AnyView {
    let (file, line) = ("Container", serial)
    switch kind {
    case .fits:
      let axes: Set<Axis> = [[.horizontal, .vertical], [.horizontal], [.vertical]][choice(0) % 3]
      return AnyView(ViewThatFits(in: axes, fileID: file, line: line) { content })
    case .scroll:
      let insets = Insets(top: number(1), left: number(2), bottom: number(3), right: number(4))
      return AnyView(
        ScrollView(
          axisIsHorizontal ? .horizontal : .vertical, offset: numbers.first ?? nil, contentInset: insets,
          contentInsetAdjustment: choice(1) % 2 == 0 ? .automatic : .never, showsIndicators: choice(2) % 2 == 1,
          fileID: file, line: line
        ) { content })
    case .list: return AnyView(List(fileID: file, line: line) { content })
    case .section:
      func caption(_ index: Int) -> (any View)? { text(index).isEmpty ? nil : Text(text(index)) }
      return AnyView(Section(header: caption(0), footer: caption(1)) { content })
    case .groupBox: return AnyView(GroupBox(text(0), fileID: file, line: line) { content })
    case .labelOfViews:
      let (title, icon) = (children.first?.view, children.dropFirst().map(\.view))
      return AnyView(
        Label(fileID: file, line: line) {
          title
        } icon: {
          icon
        })
    case .toggleOfViews: return AnyView(Toggle(isOn: true, fileID: file, line: line) { content })
    case .bullets: return AnyView(UnorderedList(spacing: number(0), fileID: file, line: line) { content })
    case .numbers: return AnyView(OrderedList(start: 9, spacing: number(0), fileID: file, line: line) { content })
    case .outline:
      let rows = children.map { LanguageRow(node: $0) }
      let first = LanguageRow(node: children.first ?? LanguageNode(.empty), inner: Array(rows.dropFirst(2)))
      let data = [first] + rows.dropFirst().prefix(1)
      return AnyView(OutlineGroup(data, children: \.inner, fileID: file, line: line) { $0.node.view })
    default:
      return AnyView(
        Table(
          children, id: \.serial, estimatedRowHeight: number(0, or: 44), offset: number(1),
          viewport: numbers.count > 2 ? numbers[2] : nil, spacing: number(3), separators: choice(0) % 2 == 1,
          fileID: file, line: line
        ) { $0.view })
    }
  }

  private var composedView: AnyView {
    switch kind {
    case .group: AnyView(Group { content })
    case .forEach: AnyView(ForEach(children, id: \.serial) { $0.view })
    case .conditional: AnyView(LanguageChoice(isFirst: choice(0) % 2 == 0, children: children).views)
    case .component: AnyView(LanguageComponent(isAdaptive: choice(0) % 3 == 0, children: children))
    case .modified:
      AnyView(VStack { content }.modifier(LanguageFrame(length: number(0), isWide: choice(0) % 2 == 0)))
    default: AnyView(LanguageCascade(step: number(0), children: children))
    }
  }
}

/// A row of an outline, and the rows inside it.
private struct LanguageRow {
  var node: LanguageNode
  var inner: [LanguageRow] = []
}

/// A component, which has its own scope of names.
private struct LanguageComponent: View {
  var isAdaptive: Bool
  var children: [LanguageNode]
  @Environment(\.horizontalSizeClass) var horizontalSizeClass

  var body: some View {
    let axis = isAdaptive && horizontalSizeClass == .regular ? Axis.horizontal : .vertical
    if children.count == 1, children[0].viewCount == 1 {
      children[0].view
    } else {
      Stack(axis, spacing: 4) { for child in children { child.view } }
    }
  }
}

/// A custom modifier, as projects write them.
private struct LanguageFrame: ViewModifier {
  var length: Double
  var isWide: Bool

  func body(content: Content) -> some View {
    if isWide {
      content.padding(.horizontal, length).border(.rounded)
    } else {
      HStack(align: .center, spacing: length) {
        Circle().width(6).height(6)
        content
      }
    }
  }
}

private struct LanguageChoice {
  var isFirst: Bool
  var children: [LanguageNode]

  @ViewBuilder var views: ViewContent {
    if isFirst {
      children.first?.view
    } else {
      if children.count > 1 { children[1].view }
    }
  }
}

/// A container that places its views by constraints.
private struct LanguageCascade: ConstraintLayout {
  var step: Double
  var children: [LanguageNode]

  var content: some View { for child in children { child.view } }

  func constraints(of views: [ViewID]) -> [ConstraintEntry] {
    for (number, view) in views.enumerated() {
      view.leading == ViewID.container.leading + Double(number) * step
      view.trailing <= ViewID.container.trailing
      if number == 0 { view.top == ViewID.container.top } else { view.top == views[number - 1].bottom }
    }
    if let last = views.last { last.bottom == ViewID.container.bottom }
  }
}
