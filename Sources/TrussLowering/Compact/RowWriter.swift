import TrussIR
import TrussSolver
import TrussViews

/// Writes what no record describes as rows between lengths, places and guides: the rows that `SystemBuilder` puts up for
/// the same views. Places are measured from the view around, so that a container's rows are about its own views alone.
struct RowWriter {
  private var rules: SystemBuilder
  /// Whether there is a row that lengths along one axis cannot be solved with.
  private var isBeyondLengths = false
  /// Whether places or sizes besides those of texts depend on the number of their lines.
  private var dependsOnLines = false
  /// The containers and decorations around the view, the innermost last.
  private var open: [Open] = []
  // Scratch.
  private var variables: [ConstraintSystem.VariableTerm] = []
  private var places: [(item: Int32, factor: Double)] = []

  /// A container whose views are being written, or a decoration.
  private struct Open {
    var end: Int
    var depth: Int
    /// The rows that come after those of its views.
    var deferred: [Constraint] = []
    /// Where the records of a decoration begin, which matters less than what it decorates.
    var weak: PerAxis<LengthTree.Mark>?
  }

  init(_ tree: ViewTree, _ medium: Medium, _ root: Standing, _ decisions: Decisions?, _ contents: TreeContents) {
    rules = SystemBuilder(
      tree: tree, medium: medium, lineCounts: decisions?.lineCounts,
      covered: decisions?.covered ?? tree.coveredInsets(medium, in: nil), flowLines: decisions?.flowLines ?? [:],
      maxima: decisions?.maxima ?? [:], contents: contents)
    rules.prepareForLengths(root)
  }

  private var tree: ViewTree { rules.tree }

  // MARK: Views

  /// How a view stands that rows place.
  mutating func standing(of index: Int) -> Standing {
    rules.inheritPriority(index)
    var standing = Standing(rules.places[index])
    let settled = rules.system.items[index].settledByRule
    for axis in Axis.allCases where !settled.contains(axis.size) { standing.unsettled.insert(axis) }
    return standing
  }

  /// Hands on how a view stands that a record places.
  mutating func take(_ standing: Standing, of index: Int) { rules.places[index].take(standing) }

  /// Whether a view is in a stack in UIStackView's words.
  func isArranged(around index: Int) -> Bool {
    guard let parent = tree.entries[index].parent, case .arranged = tree.entries[parent].content else { return false }
    return true
  }

  /// Adds a hidden view of a stack in UIStackView's words, which keeps its author's sizes.
  mutating func addHidden(_ index: Int, _ compact: inout CompactTree) {
    var nodes = Nodes(index, tree, compact)
    let first = rules.system.rows.count
    rules.addGivenSizes(index)
    write(rowsFrom: first, Section.own.order(index), into: &nodes, &compact)
    compact.append(nodes, end: tree.entries[index].end)
  }

  /// Adds a view: its own sizes as rows, and where it places those inside it, that as well.
  ///
  /// - Parameters:
  ///   - index: the view.
  ///   - isInRows: whether rows place it.
  ///   - isPlacing: whether it places those inside it by rows.
  ///   - standing: how it stands.
  ///   - sizes: its author's sizes.
  ///   - rule: the record of how it places those inside it, where there is one.
  ///   - compact: what it is added to.
  mutating func add(
    _ index: Int, _ isInRows: Bool, isPlacing: Bool, _ standing: Standing, _ sizes: GivenSizes, _ rule: CompactRule?,
    _ compact: inout CompactTree
  ) throws(LayoutError) {
    if tree.entries[index].decoration != nil {
      var marks = PerAxis<LengthTree.Mark>()
      (marks.horizontal, marks.vertical) = (compact.horizontal.mark, compact.vertical.mark)
      open.append(Open(end: tree.entries[index].end, depth: tree.entries[index].depth, weak: marks))
    }
    var nodes = Nodes(index, tree, compact)
    let first = rules.system.rows.count
    rules.addLeafRows(index)
    write(rowsFrom: first, Section.own.order(index), into: &nodes, &compact)
    if let width = rule?.contentWidth {
      let cost = LengthTree.Cost(width, down: 1, up: 0, level: 0, order: Section.own.order(index, 1 << 21))
      nodes.horizontal.add(cost, standing.scales[.horizontal](Level.textLine), to: &compact.horizontal)
    }
    if isInRows {
      nodes.horizontal.needsRow = !rules.system.items[index].settledByRule.contains(Axis.horizontal.size)
      nodes.vertical.needsRow = !rules.system.items[index].settledByRule.contains(Axis.vertical.size)
      nodes.horizontal.isApart = tree.entries[index].decoration != nil
      nodes.vertical.isApart = nodes.horizontal.isApart
      // A place that no row names is open.
      _ = unknown(of: Variable(Item.ID(index), .x), &compact)
      _ = unknown(of: Variable(Item.ID(index), .y), &compact)
    } else {
      nodes.horizontal.bound(to: standing.width)
      nodes.vertical.bound(to: standing.height)
      nodes.vertical.shift = standing.shift
      compact.addJoints(index, tree, standing, sizes, &nodes)
    }
    if isPlacing {
      (nodes.horizontal.rule, nodes.vertical.rule) = (.rows, .rows)
      let first = rules.system.rows.count
      let deferred = try rules.addContainerRows(index)
      if case .arranged(let stack) = tree.entries[index].content, stack.distribution == .fillProportionally,
        stack.axis == .vertical
      {
        dependsOnLines = true
      }
      write(rowsFrom: first, Section.alignment.order(index), &compact)
      open.append(Open(end: tree.entries[index].end, depth: tree.entries[index].depth, deferred: deferred))
    } else if let rule {
      rule.add(.horizontal, to: &compact.horizontal, &nodes.horizontal)
      rule.add(.vertical, to: &compact.vertical, &nodes.vertical)
    }
    compact.append(nodes, end: tree.entries[index].end)
  }

  /// Adds the constraints that were given with a view, and the places of its decorations.
  mutating func addConstraints(
    of index: Int, _ standing: Standing?, _ compact: inout CompactTree
  ) throws(LayoutError) {
    let outline = tree.entries[index].outline
    guard outline.hasTies || outline.isDecorated else { return }
    if let standing { take(standing, of: index) }
    let first = rules.system.rows.count
    try rules.addTies(of: index)
    if namesHidden(rowsFrom: first) { isBeyondLengths = true }
    write(rowsFrom: first, Section.ties.order(index), &compact)
    guard outline.isDecorated else { return }
    let firstOfDecorations = rules.system.rows.count
    rules.addDecorations(of: index)
    write(rowsFrom: firstOfDecorations, Section.alignment.order(index), &compact)
  }

  /// Whether rows from one on name a view that is hidden, or inside a hidden one.
  private func namesHidden(rowsFrom first: Int) -> Bool {
    for row in rules.system.rows.dropFirst(first) {
      for term in rules.system.terms[Int(row.start)..<Int(row.start + row.leftCount + row.rightCount)] {
        var item: Int32? = term.anchor.item.index
        while let each = item {
          if Int(each) < tree.entries.count, tree.entries[Int(each)].attributes.isHidden { return true }
          item = parent(of: each)
        }
      }
    }
    return false
  }

  /// Adds what comes at the end of the containers that end before a view.
  mutating func close(before index: Int, _ compact: inout CompactTree) {
    while let last = open.last, last.end <= index {
      if !last.deferred.isEmpty {
        let first = rules.system.rows.count
        for row in last.deferred { rules.system.add(row) }
        write(rowsFrom: first, Section.endOrder(last.end, depth: last.depth), &compact)
      }
      if let weak = last.weak {
        if let mark = weak.horizontal { compact.horizontal.changePriorities(since: mark, SystemBuilder.weakened) }
        if let mark = weak.vertical { compact.vertical.changePriorities(since: mark, SystemBuilder.weakened) }
      }
      open.removeLast()
    }
  }

  /// The containers that are records, and inside which constraints name a place.
  func reached(in compact: CompactTree) -> Set<Int> {
    var reached: Set<Int> = []
    for number in compact.places.keys {
      let item = Int(Variable(index: Int(number)).item.index)
      guard item < tree.entries.count, tree.entries[item].decoration == nil, let parent = tree.entries[item].parent,
        compact.spots[parent].arrangement != .rows
      else { continue }
      reached.insert(compact.spots[parent].arrangement == .gridRow ? tree.entries[parent].parent ?? parent : parent)
    }
    for row in compact.horizontal.rowsOfGridsInRows + compact.pairRows.flatMap({ $0.first.map(\.unknown) }) {
      let index = Int(row)
      if index >= 0, compact.spots[index].arrangement == .gridRow { reached.insert(tree.entries[index].parent ?? index) }
    }
    return reached
  }

  /// Whether the view that comes next is in a decoration.
  var isInDecoration: Bool { open.contains { $0.weak != nil } }

  /// Ends the writing: which places a row has to decide is known. False where there is no such form.
  func finish(_ compact: inout CompactTree) -> Bool {
    for (number, unknown) in compact.places {
      let variable = Variable(index: Int(number))
      let settled = rules.system.items[Int(variable.item.index)].settledByRule
      guard !settled.contains(Item.Variables(variable.component)) else { continue }
      if variable.axis == .horizontal {
        compact.horizontal.needRow(for: unknown)
      } else {
        compact.vertical.needRow(for: unknown)
      }
    }
    compact.isEditable = false
    compact.isUnsettled = dependsOnLines || !rules.boundedRows.isEmpty
    compact.boundedRows = rules.boundedRows
    return !isBeyondLengths
  }
}

// MARK: - From rows of anchors to rows of lengths and places

extension RowWriter {
  /// A view's length along each axis, on the way into a tree.
  struct Nodes {
    var index: Int
    var horizontal: LengthTree.Node
    var vertical: LengthTree.Node
    /// The costs of the vertical one that follow from a text's lines.
    var lines: Range<Int32>?

    init(_ index: Int, _ tree: ViewTree, _ compact: CompactTree) {
      self.index = index
      horizontal = LengthTree.Node(parent: Int32(tree.entries[index].parent ?? -1))
      vertical = horizontal
      horizontal.firstCost = Int32(compact.horizontal.costs.count)
      vertical.firstCost = Int32(compact.vertical.costs.count)
      if tree.entries[index].content.isText { lines = vertical.firstCost..<vertical.firstCost }
    }
  }

  /// Writes rows between views.
  private mutating func write(rowsFrom first: Int, _ order: UInt64, _ compact: inout CompactTree) {
    for row in first..<rules.system.rows.count {
      let written = read(row, &compact)
      add(written, row, order + UInt64(row - first), &compact)
    }
  }

  /// Writes the rows of a view by itself: what is about one length of it alone goes into its records.
  private mutating func write(
    rowsFrom first: Int, _ order: UInt64, into nodes: inout Nodes, _ compact: inout CompactTree
  ) {
    for row in first..<rules.system.rows.count {
      let written = read(row, &compact)
      guard let term = written.single, term.unknown == Int32(nodes.index), term.factor == 1 else {
        add(written, row, order + UInt64(row - first), &compact)
        continue
      }
      let cost = rules.system.rows[row].cost(written.constant, order + UInt64(row - first))
      let priority = rules.system.rows[row].priority
      if written.vertical.isEmpty {
        nodes.horizontal.add(cost, priority, to: &compact.horizontal)
      } else {
        let place = Int32(compact.vertical.costs.count)
        nodes.vertical.add(cost, priority, to: &compact.vertical)
        let isOfLines = rules.system.category(ofRow: row).isOfContent
        if isOfLines, let lines = nodes.lines, Int32(compact.vertical.costs.count) > place {
          nodes.lines = (lines.isEmpty ? place : lines.lowerBound)..<place + 1
        }
      }
    }
  }

  /// Adds a row to the tree that it is about, or between the two.
  private func add(_ written: Written, _ row: Int, _ order: UInt64, _ compact: inout CompactTree) {
    let cost = rules.system.rows[row].cost(written.constant, order)
    let priority = rules.system.rows[row].priority
    switch (written.horizontal.isEmpty, written.vertical.isEmpty) {
    case (true, true): break
    case (false, true): compact.horizontal.add(written.horizontal, cost, priority)
    case (true, false): compact.vertical.add(written.vertical, cost, priority)
    case (false, false):
      compact.pairRows.append(LengthTree.PairRow(written.horizontal, written.vertical, cost, priority))
    }
  }

  /// A row in lengths and places along each axis.
  fileprivate struct Written {
    var horizontal: [LengthTree.Term] = []
    var vertical: [LengthTree.Term] = []
    var constant: Double
  }

  /// Reads a row.
  private mutating func read(_ row: Int, _ compact: inout CompactTree) -> Written {
    measureBaselines(ofRow: row)
    variables.removeAll(keepingCapacity: true)
    var written = Written(constant: rules.system.appendVariables(ofRow: row, to: &variables))
    for axis in Axis.allCases {
      places.removeAll(keepingCapacity: true)
      for (variable, factor) in variables where variable.axis == axis {
        if variable.component == .x || variable.component == .y {
          addPlace(variable.item.index, factor)
        } else {
          let isView = Int(variable.item.index) < tree.entries.count
          written.add(isView ? variable.item.index : unknown(of: variable, &compact), factor, axis)
        }
      }
      while let (item, factor) = nextPlace() {
        let variable = Variable(Item.ID(Int(item)), axis == .horizontal ? .x : .y)
        written.add(unknown(of: variable, &compact), factor, axis)
      }
    }
    if !written.clean() { isBeyondLengths = true }
    return written
  }

  /// The baselines of views are measured where a row names them.
  private mutating func measureBaselines(ofRow row: Int) {
    let range = rules.system.rows[row]
    for term in rules.system.terms[Int(range.start)..<Int(range.start + range.leftCount + range.rightCount)]
    where term.anchor.attribute == .firstBaseline || term.anchor.attribute == .lastBaseline {
      let index = Int(term.anchor.item.index)
      guard index < tree.entries.count else { continue }
      if term.anchor.attribute == .lastBaseline, tree.entries[index].content.isText { dependsOnLines = true }
      guard rules.system.items[index].firstBaseline == nil else { continue }
      let baselines = rules.baselines(of: index)
      rules.system.update(term.anchor.item) { ($0.firstBaseline, $0.lastBaseline) = baselines }
    }
  }

  private mutating func addPlace(_ item: Int32, _ factor: Double) {
    if let known = places.firstIndex(where: { $0.item == item }) {
      places[known].factor += factor
    } else {
      places.append((item, factor))
    }
  }

  /// Takes the innermost of the items that a row names the places of; what it is in the view around it remains. Where
  /// that is the last, it cancels: a row is about places relative to each other.
  private mutating func nextPlace() -> (item: Int32, factor: Double)? {
    while true {
      places.removeAll { abs($0.factor) < 0x1p-36 }
      // Guides come after all views, views after those around them.
      guard let last = places.indices.max(by: { places[$0].item < places[$1].item }) else { return nil }
      let (item, factor) = places.remove(at: last)
      // The root is at the origin.
      guard let parent = parent(of: item) else { continue }
      addPlace(parent, factor)
      return (item, factor)
    }
  }

  /// The item that an item's place is measured from, or nil for the root.
  private func parent(of item: Int32) -> Int32? {
    Int(item) < tree.entries.count
      ? tree.entries[Int(item)].parent.map { Int32($0) } : rules.system.items[Int(item)].parent?.index
  }

  /// The unknown of a place, or of a guide's length.
  private mutating func unknown(of variable: Variable, _ compact: inout CompactTree) -> Int32 {
    if let known = compact.places[variable.index] { return known }
    let unknown =
      variable.axis == .horizontal
      ? compact.horizontal.addUnknown(needsRow: false) : compact.vertical.addUnknown(needsRow: false)
    compact.places[variable.index] = unknown
    return unknown
  }
}

extension Variable {
  /// The axis along which it lies.
  fileprivate var axis: Axis { component == .x || component == .width ? .horizontal : .vertical }
}

extension ConstraintSystem {
  fileprivate func category(ofRow row: Int) -> TrussIR.Category { categories[Int(rows[row].category)] }
}

extension ConstraintSystem.Row {
  /// What the row costs, with the constant that its terms leave on the right.
  fileprivate func cost(_ constant: Double, _ order: UInt64) -> LengthTree.Cost {
    LengthTree.Cost(
      constant, down: relation == .lessThanOrEqual ? 0 : 1, up: relation == .greaterThanOrEqual ? 0 : 1, level: 0,
      order: order)
  }
}

extension TrussIR.Category {
  /// Whether rows of it say how large a view's content is.
  fileprivate var isOfContent: Bool { self == .intrinsicSize || self == .minimumSize }
}

extension RowWriter.Written {
  /// Its only term, or nil.
  fileprivate var single: LengthTree.Term? {
    horizontal.count + vertical.count == 1 ? horizontal.first ?? vertical.first : nil
  }

  fileprivate mutating func add(_ unknown: Int32, _ factor: Double, _ axis: Axis) {
    if axis == .horizontal { horizontal.add(unknown, factor) } else { vertical.add(unknown, factor) }
  }

  /// Leaves out what cancelled; false where factors are far from 1.
  fileprivate mutating func clean() -> Bool {
    horizontal.removeAll { abs($0.factor) < 0x1p-36 }
    vertical.removeAll { abs($0.factor) < 0x1p-36 }
    return (horizontal + vertical).allSatisfy { (0x1p-16...0x1p16).contains(abs($0.factor)) }
  }
}

extension [LengthTree.Term] {
  fileprivate mutating func add(_ unknown: Int32, _ factor: Double) {
    if let known = firstIndex(where: { $0.unknown == unknown }) {
      self[known].factor += factor
    } else {
      append(LengthTree.Term(unknown: unknown, factor: factor))
    }
  }
}

extension LengthTree {
  /// Adds a row across the tree, of some priority.
  mutating func add(_ terms: [Term], _ cost: Cost, _ priority: Priority) {
    var cost = cost
    cost.level = level(priority)
    add(terms, cost)
  }
}

extension LengthTree.Node {
  /// Adds a row about the length alone: a required one bounds it.
  fileprivate mutating func add(_ cost: LengthTree.Cost, _ priority: Priority, to tree: inout LengthTree) {
    guard !priority.isRequired else {
      if cost.down > 0 { lower = max(lower, cost.breakpoint) }
      if cost.up > 0 { upper = min(upper, cost.breakpoint) }
      return
    }
    var cost = cost
    cost.level = tree.level(priority)
    tree.costs.append(cost)
    ownCount += 1
  }
}

extension LengthTree.Node {
  /// Takes over the length that an array of its stack gives it.
  fileprivate mutating func bound(to length: Double?) {
    guard let length else { return }
    lower = max(lower, length)
    upper = min(upper, length)
  }
}

extension CompactTree {
  fileprivate mutating func append(_ nodes: RowWriter.Nodes, end: Int) {
    horizontal.append(nodes.horizontal, end: end)
    vertical.append(nodes.vertical, end: end)
    if let lines = nodes.lines { texts.append(Lines(view: Int32(nodes.index), costs: lines)) }
  }
}
