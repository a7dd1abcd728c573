import Truss

/// Random containers.
extension LanguageGenerator {
  mutating func containerKind() -> LanguageNode.Kind {
    weighted([
      (44, .flexStack), (10, .arrangedStack), (10, .alignedStack), (6, .layers), (4, .flow), (5, .grid),
      (1, .alignedGrid), (3, .lazyGrid), (4, .fits), (5, .scroll), (2, .list), (1, .section), (3, .groupBox),
      (hasTables ? 2 : 0, .table), (2, .group), (3, .forEach), (3, .conditional), (4, .component), (1, .modified),
      (1, .cascade), (1, .labelOfViews), (1, .toggleOfViews), (1, .bullets), (1, .numbers), (1, .outline),
    ])
  }

  mutating func container(_ budget: Int, depth: Int) -> LanguageNode {
    container(depth == 0 && chance(0.6) ? .flexStack : containerKind(), budget, depth: depth)
  }

  mutating func container(_ kind: LanguageNode.Kind, _ budget: Int, depth: Int) -> LanguageNode {
    var node = filled(kind)
    let count = min(max(1, budget - 1), childCount(kind))
    switch kind {
    case .grid, .alignedGrid: node.children = rows(budget - 1, depth: depth + 1)
    default: node.children = nodes(count, budget - 1, depth: depth + 1)
    }
    if kind == .lazyGrid { for index in node.children.indices { addSpan(&node.children[index]) } }
    if kind == .flexStack, chance(0.14) { fillLists(&node) }
    node = finish(node, modifiers: depth == 0 ? 0.25 : 0.4)
    if depth == 0 { node.removeModifiers { $0.setsSize && chance(0.8) } }
    if kind == .arrangedStack, chance(0.25) { customSpacing(&node) }
    if kind == .layers, choice(of: node) { placeLayers(&node) }
    return node
  }

  /// Whether a `ZStack` has no alignment, so that constraints must place its views.
  private func choice(of node: LanguageNode) -> Bool {
    LanguageWords.alignments[node.choice(1) % LanguageWords.alignments.count] == nil
  }

  private mutating func childCount(_ kind: LanguageNode.Kind) -> Int {
    switch kind {
    case .labelOfViews, .conditional: 2
    case .layers, .fits: weighted([(1, 1), (4, 2), (2, 3)])
    case .scroll, .component, .modified, .groupBox: weighted([(5, 1), (3, 2), (2, 3), (1, 4)])
    case .lazyGrid, .flow, .table, .list, .bullets, .numbers, .outline:
      weighted([(1, 1), (2, 2), (3, 3), (3, 4), (2, 6), (1, 9), (1, 12)])
    default: weighted([(2, 1), (7, 2), (7, 3), (5, 4), (3, 5), (2, 7), (1, 10), (1, 12)])
    }
  }

  private mutating func rows(_ budget: Int, depth: Int) -> [LanguageNode] {
    let columns = weighted([(1, 1), (5, 2), (4, 3), (2, 4)])
    let count = max(1, min(6, budget / (columns + 1)))
    return (0..<count).map { _ in
      if chance(0.15) { return leaf() }
      var row = LanguageNode(.gridRow)
      row.choices = [0, chance(0.7) ? 6 : index()]
      let cells = chance(0.85) ? columns : Int.random(in: 1...columns, using: &random)
      row.children = nodes(cells, max(cells, budget / count - 1), depth: depth)
      if cells < columns, chance(0.5) {
        row.children[0].modifiers.append(LanguageModifier(.gridColumns, [Double(columns - cells + 1)], [index()]))
      }
      for index in row.children.indices { addSpan(&row.children[index]) }
      row.serial = nextSerial()
      if chance(0.1) { row.modifiers.append(modifier(chance(0.5) ? .flex : .collapsed)) }
      if chance(0.2) { row.name = name() }
      row.namedAfter = row.modifiers.count
      return row
    }
  }

  /// Sometimes lets a cell span rows or columns, or aligns the cell's column.
  private mutating func addSpan(_ cell: inout LanguageNode) {
    guard chance(0.08), !cell.isTransparent else { return }
    cell.modifiers.append(modifier(pick([.gridRows, .gridRows, .gridColumns, .gridColumnAlignment])))
    cell.namedAfter = cell.modifiers.count
  }

  mutating func fillContainer(_ node: inout LanguageNode) {
    let insets = chance(0.25) ? [inset(), inset(), inset(), inset()] : chance(0.2) ? [8, 8, 8, 8] : []
    switch node.kind {
    case .flexStack:
      node.numbers = [spacing()] + insets
      node.choices = [index(), chance(0.65) ? 0 : index(), chance(0.5) ? 0 : index(chance(0.1) ? 60 : 6), index()]
      if chance(0.7), LanguageWords.justifies[node.choices[1] % LanguageWords.justifies.count] == nil {
        node.choices[1] = 0
      }
    case .arrangedStack:
      node.numbers = [spacing()] + insets
      node.choices = [index(), chance(0.45) ? 0 : index(), chance(0.4) ? 0 : index(), chance(0.1) ? 1 : 0]
    case .alignedStack: (node.numbers, node.choices) = ([spacing()], [index(), index()])
    case .layers: node.choices = [0, chance(0.5) ? 0 : index()]
    case .flow:
      node.numbers = [spacing()] + (insets.isEmpty ? [0, 0, 0, 0] : insets) + (chance(0.5) ? [spacing()] : [])
      node.choices = [0, chance(0.5) ? 1 : index(), chance(0.4) ? 0 : index(), chance(0.7) ? 1 : index()]
    case .grid:
      node.numbers = [spacing()] + (chance(0.4) ? [spacing()] + insets : [])
      node.choices = [0, chance(0.6) ? 0 : index()]
      if chance(0.6) { node.lists = (0..<4).map { _ in trackList() } }
    case .alignedGrid: (node.numbers, node.choices) = ([spacing(), spacing()], [0, index()])
    case .lazyGrid:
      node.numbers = [spacing()]
      node.lists = (0..<weighted([(4, 1), (4, 2), (2, 3)])).map { _ in trackList() }
      node.choices = [0] + node.lists.map { _ in chance(0.7) ? 9 : index() }
    case .fits, .conditional, .component: node.choices = [index()]
    case .scroll:
      node.numbers = [chance(0.5) ? nil : pick([0, 10, 40, 120, -30, 5000])] + insets
      node.choices = [chance(0.75) ? 1 : 0, index(), index()]
    case .table:
      node.numbers = [pick([20, 30, 44, 60]), pick([0, 0, 0, 20, 200, -10]), chance(0.3) ? 200 : nil, inset()]
      node.choices = [index()]
    case .modified: (node.numbers, node.choices) = ([spacing()], [index()])
    case .cascade, .bullets, .numbers: node.numbers = [spacing()]
    default: break
    }
  }

  /// A random column: its kind, its length, another length, and its alignment or spacing.
  private mutating func trackList() -> [Double?] {
    [Double(index(4)), length(), chance(0.3) ? length() : nil, chance(0.3) ? Double(index(6)) : nil]
  }

  /// Fills the arrays of a stack: mostly one of them, sometimes two.
  mutating func fillLists(_ node: inout LanguageNode) {
    let count = node.children.count
    node.lists = [[], [], [], [], []]
    for _ in 0..<weighted([(4, 1), (1, 2)]) {
      let list = index(5)
      node.lists[list] = (0..<count).map { _ in
        chance(0.35) ? nil : list == 4 ? Double(index(6)) : list % 2 == 1 ? pick([1, 1, 2, 3, 0.5]) : length()
      }
    }
  }

  private mutating func customSpacing(_ node: inout LanguageNode) {
    guard let child = node.children.filter({ $0.isNamedOutside && !$0.isTransparent }).randomElement(using: &random),
      let name = child.name
    else { return }
    var modifier = LanguageModifier(.customSpacing, [spacing()])
    modifier.names = [name]
    node.modifiers.insert(modifier, at: 0)
    node.namedAfter = node.modifiers.count
  }
}
