import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// Writes the constraint rows of a tree: parents before children, a stack's rows from its pinned edge outward.
///
/// Each rule is an extension in its own file under `Rules`. If records describe a rule too, `ContainerRule` decides it
/// for rows and records.
struct SystemBuilder {
  let tree: ViewTree
  let views: Views
  let medium: Medium
  /// The decisions of earlier passes; before the first pass, the decisions that need no solved layout.
  let state: PassState
  /// Whether rows relate fractions to the lengths that they refer to; otherwise fractions are left out.
  let relatesFractions: Bool
  let treeContents: TreeContents
  var system = ConstraintSystem()
  /// The rows of texts in which a view's content is wider than the view's maximum.
  var boundedRows: [[LengthTree.Member]] = []
  /// For each view, the decisions of its container about the view.
  var contexts: Contexts
  var guides: [GuideKey: Item.ID] = [:]

  /// - Parameters:
  ///   - tree: the views.
  ///   - views: the tree's entries, which outlive the builder.
  ///   - medium: the unit.
  ///   - state: the decisions of solved layouts; nil before the first layout.
  ///   - contents: the properties of the whole tree that rules read.
  ///   - isWhole: whether the rows of all views are written, or only the rows of a few views.
  init(
    _ tree: ViewTree, _ views: Views, _ medium: Medium, _ state: PassState?, _ contents: TreeContents, isWhole: Bool
  ) {
    self.tree = tree
    self.views = views
    self.medium = medium
    self.state = state ?? PassState(unsolved: tree, medium)
    relatesFractions = isWhole && state == nil
    treeContents = contents
    contexts = Contexts(count: isWhole ? tree.entries.count : 0)
  }

  /// The contexts of views. If rows are written for a few views only, only their contexts are stored.
  struct Contexts {
    private var all: [ChildContext]
    private var few: [Int: ChildContext] = [:]

    /// Makes contexts of the first `count` views. The context of any other view is stored when it is set.
    init(count: Int) { all = Array(repeating: ChildContext(), count: count) }

    subscript(index: Int) -> ChildContext {
      get { index < all.count ? all[index] : few[index] ?? ChildContext() }
      _modify {
        if index < all.count { yield &all[index] } else { yield &few[index, default: ChildContext()] }
      }
    }
  }

  /// The widths of views with their texts on one line.
  var contents: MaxContentWidths { treeContents.widths }

  var frames: FramedViews { treeContents.frames }

  /// A container whose children are being added, and the rows to be added after the children's rows.
  private struct Open {
    var end: Int
    var deferred: [Constraint]
    /// The first row of a decoration, which has a lower priority than the decorated view.
    var weakRow: Int?
  }

  /// The rows of a tree, and the rows of texts whose maximums a round reads.
  struct Result: Sendable {
    var system: ConstraintSystem
    var boundedRows: [[LengthTree.Member]]
  }

  /// Writes all rows of a tree, for a root of the given size. Along an axis without a size the root is fitted.
  ///
  /// - Throws: `LayoutError` for constraints that have no meaning.
  static func rows(
    of tree: ViewTree, _ medium: Medium, _ size: PerAxis<Double>, _ state: PassState?
  ) throws(LayoutError) -> Result {
    try tree.entries.withUnsafeBufferPointer { (entries) throws(LayoutError) -> Result in
      guard let views = entries.baseAddress else { return Result(system: ConstraintSystem(), boundedRows: []) }
      let contents = TreeContents(tree, medium, definite: tree.definiteAxes(medium, size))
      var builder = SystemBuilder(tree, views, medium, state, contents, isWhole: true)
      return try builder.build(size)
    }
  }

  /// The rows of a tree that was solved as records, for which no rule throws.
  static func plainRows(
    of tree: ViewTree, _ medium: Medium, _ size: PerAxis<Double>, _ state: PassState?
  ) -> Result {
    (try? rows(of: tree, medium, size, state))
      ?? Result(system: ConstraintSystem(), boundedRows: [])
  }

  private mutating func build(_ size: PerAxis<Double>) throws(LayoutError) -> Result {
    for index in tree.entries.indices { system.addItem(item(for: index)) }
    addCanvas(size)
    var open: [Open] = []
    var index = 0
    while index < tree.entries.count {
      if tree.entries[index].attributes.isCollapsed {
        addCollapsed(index)
        index = tree.entries[index].end
      } else {
        let weakRow = tree.entries[index].decoration == nil ? nil : system.constraints.count
        addLeafRows(index)
        let deferred = try addContainerRows(index)
        open.append(Open(end: tree.entries[index].end, deferred: deferred, weakRow: weakRow))
        try addConstraints(of: index)
        addDecorations(of: index)
        index += 1
      }
      while let last = open.last, last.end <= index {
        for row in last.deferred { system.add(row) }
        if let row = last.weakRow { weaken(rowsFrom: row) }
        open.removeLast()
      }
    }
    return Result(system: system, boundedRows: boundedRows)
  }

  /// Prepares the builder to write the rows of single views, while records describe the other views.
  mutating func prepareForLengths(_ root: ChildContext) {
    system.addItems(Item("", isRightToLeft: tree.entries[0].isRightToLeft), count: tree.entries.count)
    contexts[0].definite = root.definite
  }

  private func item(for index: Int) -> Item {
    let entry = tree.entries[index]
    let parent = entry.parent.map(Item.ID.init)
    var item = Item(
      entry.kind, name: tree.name(of: index)?.name, parent: parent, isRightToLeft: entry.isRightToLeft)
    setBaselines(of: index, &item)
    return item
  }

  /// Adds the root's position, and its size if one was requested.
  private mutating func addCanvas(_ size: PerAxis<Double>) {
    let root = Item.ID(0)
    add(Term(root, .left), .equal, constant: 0, category: .canvas)
    add(Term(root, .top), .equal, constant: 0, category: .canvas)
    contexts[0].definite = tree.definiteAxes(medium, size)
    let size = tree.rootSize(size, medium)
    for axis in Axis.allCases {
      if let length = size[axis] { add(Term(root, axis.extent), .equal, constant: length, category: .canvas) }
    }
  }

  /// Adds the rows of a container's rule. Returns the rows to be added after its children's.
  mutating func addContainerRows(_ index: Int) throws(LayoutError) -> [Constraint] {
    // The context of a grid's cells comes from the grid's rule.
    if case .gridRow = tree.entries[index].content { return [] }
    passDown(from: index)
    switch tree.entries[index].content {
    case .stack(let stack): return addFlexStack(stack, rule(of: index))
    case .grid(let grid): return addGrid(grid, index)
    case .flow(let stack): return stack.columns.map { addColumnFlow(stack, $0, index) } ?? addFlow(stack, index)
    case .arranged(let stack): try addArrangedStack(stack, rule(of: index))
    case .layers(let stack): addLayers(stack.align, rule(of: index))
    case .framed(let box): addFrame(box, rule(of: index))
    case .table(let table): addTable(table, rule(of: index))
    case .scroll(let view): addScroll(view, rule(of: index))
    case .choice(let view): addChoice(view, index)
    case .leaf, .gridRow, .composite: break
    }
    return []
  }

  /// Passes the scales and the layout priorities of a view on to the views inside it.
  private mutating func passDown(from index: Int) {
    for child in tree.views(in: index) {
      contexts[child].scales = contexts[index].scales
      contexts[child].layoutPriority = contexts[index].layoutPriority
    }
  }

  private func rule(of index: Int) -> ContainerRule {
    var rule = ContainerRule(of: index, end: views[index].contentEnd, frames)
    rule.covered = state.covered[index] ?? .zero
    var (context, placement) = (contexts[index], RecordTree.Placement())
    let sizes = GivenSizes(of: views[index].address, medium)
    rule.read(views, &context, sizes, medium, nil, &placement)
    if rule.box.needsMaxContentWidths { rule.read(contents, views, medium) }
    return rule
  }

  /// Lets a container's rule place the views inside that are not collapsed.
  ///
  /// - Returns: All views directly inside.
  mutating func placeViews(_ rule: ContainerRule) -> [Int] {
    var box = rule.box
    let children = tree.children(of: box.index)
    for (position, child) in children.enumerated() where !views[child].attributes.isCollapsed {
      box.position = position
      place(child, in: &box)
    }
    return children
  }

  mutating func place(_ child: Int, in box: inout ContainerContext) {
    let sizes = frames.sizes(of: child, views, medium)
    var context = ChildContext()
    _ = box.placeNext(
      views + child, sizes, frames.flexibleAxes(of: child, views), medium, views, frames, &context)
    context.layoutPriority = contexts[child].layoutPriority
    contexts[child] = context
  }
}

extension SystemBuilder {
  mutating func add(
    _ left: Term, _ relation: Relation, _ right: Term? = nil, constant: Double = 0,
    priority: Priority = .required, category: Category, origin: SourceLine? = nil,
    notation: Notation = .anchors
  ) {
    let origin = origin ?? self.origin(of: left.anchor.item, category)
    if notation == .anchors, !isMixed(left, right) {
      system.add(
        left, relation, right, constant: constant, priority: priority, category: category, origin: origin)
    } else {
      system.add(
        row(
          left, relation, right, constant: constant, priority: priority, category: category, origin: origin,
          notation: notation))
    }
  }

  /// Gives an item the edges of another item along an axis, inside insets.
  mutating func addEdges(
    of item: Item.ID, in outer: Item.ID, _ axis: Axis, _ insets: Insets, _ category: Category
  ) {
    add(Term(item, axis.start), .equal, Term(outer, axis.start), constant: insets.start(axis), category: category)
    add(Term(item, axis.end), .equal, Term(outer, axis.end), constant: -insets.end(axis), category: category)
  }

  /// Makes a row that is added later.
  func row(
    _ left: Term, _ relation: Relation, _ right: Term? = nil, constant: Double = 0,
    priority: Priority = .required, category: Category, origin: SourceLine? = nil,
    notation: Notation = .anchors
  ) -> Constraint {
    if let right, isMixed(left, right) {
      return mixedRow(
        left, relation, right, constant: constant, priority: priority, category: category, origin: origin)
    }
    return Constraint(
      Expression([left]), relation, Expression(right.map { [$0] } ?? [], constant: constant),
      priority: priority, category: category, origin: origin ?? self.origin(of: left.anchor.item, category),
      notation: notation)
  }

  /// Adds an item that is not a view, such as a length that several rows share.
  mutating func addGuide(_ guide: RuleGuide, in index: Int) -> Item.ID {
    system.addItem(
      Item(
        guide.rawValue, parent: Item.ID(index), isRightToLeft: tree.entries[index].isRightToLeft, settledByRule: .all))
  }

  /// The source line of a row. The distances between a container's views, and from its edges, are the container's, unless
  /// the view has an alignment of its own. Any other row belongs to its first view.
  private func origin(of item: Item.ID, _ category: TrussIR.Category) -> SourceLine? {
    let index = Int(item.index)
    guard index < tree.entries.count else { return nil }
    let isPlaced =
      Self.placing.contains(category) && (category != .alignment || tree.entries[index].attributes.align == nil)
    return tree.entries[isPlaced ? tree.entries[index].parent ?? index : index].attributes.location
  }

  /// The categories of the rows with which containers place views.
  private static let placing: [TrussIR.Category] = [
    .spacing, .justification, .alignment, .containment, .stackSpacing, .stackCanvasConnection,
  ]
}

extension SystemBuilder {
  /// The insets of a view's box in reading order: `left` is the leading inset, which is at the right if the direction
  /// is right to left.
  func leadingInsets(of index: Int) -> Insets { mirrored(medium.boxInsets(of: tree.entries[index]), in: index) }

  func mirrored(_ insets: Insets, in index: Int) -> Insets {
    insets.leading(isRightToLeft: tree.entries[index].isRightToLeft)
  }
}

extension Axis {
  /// The variable of the position along the axis.
  var position: Item.Variables { Item.Variables(self == .horizontal ? .x : .y) }
  /// The variable of the extent along the axis.
  var size: Item.Variables { Item.Variables(self == .horizontal ? .width : .height) }
}

extension Insets {
  /// The insets in reading order: `left` is the leading inset.
  func leading(isRightToLeft: Bool) -> Insets {
    isRightToLeft ? Insets(top: top, left: right, bottom: bottom, right: left) : self
  }

  func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
  func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}
