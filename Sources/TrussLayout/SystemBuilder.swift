import TrussIR
import TrussTree
import TrussViews

/// Puts up the rows of a tree: parents before children, a stack's rows from its pinned edge outward.
///
/// Each rule is an extension in a file of its own under `Rules`.
struct SystemBuilder {
  let tree: ViewTree
  let medium: Medium
  /// The number of lines of each text, as the last solve gave its width; none before the first.
  let textExtents: [TextBlock.Extent]?
  /// What bars cover of each scroll view that follows them, as the last solve placed it.
  let covered: [Int: Insets]
  /// The number of views on each line of a flow stack, as the last solve gave its width; none before the first.
  let flowLines: [Int: [Int]]
  /// The views with a maximum that shrink with the texts beside them, or do not.
  let maxima: [Int: MaximumState]
  private let treeContents: TreeContents
  var system = ConstraintSystem()
  /// The rows of texts in which a view has a maximum that its content is wider than.
  var boundedRows: [ShrinkingRow] = []
  /// What a view's parent decided about it.
  var places: Places
  /// Which views speak for the frames around them; known when rules are asked for rows.
  var frameChains = FrameChains()
  /// The guides that were asked for.
  var guides: [GuideKey: Item.ID] = [:]

  /// The values that a parent's rule passes to the view's own rule.
  struct Place: PlacedView {
    /// The axes on which the parent stretches it.
    var stretched = Axes()
    /// The axes on which its size does not depend on its content (CSS' definite).
    var definite = Axes()
    /// The axis of the flex stack around it.
    var stackAxis: Axis?
    /// The axes on which it fills a box as a layer: content too large for it makes it larger than that.
    var filling = Axes()
    /// The axes on which a frame around it has a size: there it keeps no minimum, as in no stack.
    var framed = Axes()
    /// Whether it has a share of its stack's room.
    var hasFlexGrow = false
    /// The axes along which it has a share of its stack's room, as that is divided without a look at what is inside:
    /// whether the room is known, or that of the content.
    var division = PerAxis<RoomDivision>()
    /// How much its content matters along each axis.
    var scales = ContentScales()
    /// Whether its stack shares a shortfall between it and other texts.
    var flexShrinks = false
    /// The axes on which there is a known room to have; elsewhere it is fitted to its content.
    var offered = Axes()
    /// The axes on which it, or a view around it, keeps its ideal size.
    var fixed = Axes()
    /// How much its size along an axis matters to a stack around it, where that was set.
    var layoutPriority = PerAxis<Double>()

    /// Takes over the place of a view that a record places.
    mutating func take(_ context: ChildContext) {
      stackAxis = context.stackAxis
      stretched = context.stretched
      filling = context.filling
      definite = context.definite
      hasFlexGrow = context.hasFlexGrow
      framed = context.framed
      flexShrinks = context.flexShrinks
      scales = context.scales
    }
  }

  init(
    tree: ViewTree, medium: Medium, textExtents: [TextBlock.Extent]?, covered: [Int: Insets],
    flowLines: [Int: [Int]] = [:], maxima: [Int: MaximumState] = [:], contents: TreeContents? = nil
  ) {
    self.tree = tree
    self.medium = medium
    self.textExtents = textExtents
    self.covered = covered
    self.flowLines = flowLines
    self.maxima = maxima
    treeContents = contents ?? TreeContents(tree, medium)
    places = Places(count: contents == nil ? tree.entries.count : 0)
  }

  /// The places of views. If rows are written for a few views only, it holds the places of these only.
  struct Places {
    private var all: [Place]
    private var few: [Int: Place] = [:]

    /// The places of a number of views, from the first on. The place of any other view is stored when it is set.
    init(count: Int) { all = Array(repeating: Place(), count: count) }

    subscript(index: Int) -> Place {
      get { index < all.count ? all[index] : few[index] ?? Place() }
      _modify {
        if index < all.count { yield &all[index] } else { yield &few[index, default: Place()] }
      }
    }
  }

  /// How wide views would be with their texts on one line.
  var contents: MaxContentWidths { treeContents.widths }

  /// Which views grow to what they are offered.
  var growth: Growth { treeContents.growth }

  /// A container whose children are being put up, and the rows that come after theirs.
  private struct Open {
    var end: Int
    var deferred: [Constraint]
    /// The first row of a decoration, which matters less than what it decorates.
    var weakRow: Int?
  }

  /// The rows of a tree, and what a round reads beside them.
  struct Result: Sendable {
    var system: ConstraintSystem
    var boundedRows: [ShrinkingRow]
  }

  /// Puts up all rows, for a root of the given size; an axis without one is fitted.
  mutating func build(width: Double?, height: Double?) throws(LayoutError) -> Result {
    for index in tree.entries.indices { system.addItem(item(for: index)) }
    addCanvas(width: width, height: height)
    offerRoom()
    frameChains = FrameChains(of: tree) { hasIdeal($0, $1) }
    var open: [Open] = []
    var index = 0
    while index < tree.entries.count {
      if tree.entries[index].attributes.isCollapsed {
        addCollapsed(index)
        index = tree.entries[index].end
      } else {
        let weakRow = tree.entries[index].decoration == nil ? nil : system.constraints.count
        inheritPriority(index)
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

  /// Makes ready to be asked for the rows of single views, those around them being records: all that views inherit is
  /// known, and of items no more than that.
  mutating func prepareForLengths(_ root: ChildContext) {
    system.addItems(Item("", isRightToLeft: tree.entries[0].isRightToLeft), count: tree.entries.count)
    places[0].definite = root.definite
    places[0].offered = root.definite
    if tree.hasIdeals || tree.hasFixedSizes { offerRoom() }
    if tree.hasFrames { frameChains = FrameChains(of: tree) { hasIdeal($0, $1) } }
  }

  /// The rows of a tree that has a compact form: none of its rules throws.
  mutating func buildPlain(width: Double?, height: Double?) -> Result {
    (try? build(width: width, height: height)) ?? Result(system: system, boundedRows: boundedRows)
  }

  /// The rows that plain stacks come to, their texts on the lines that their frames show.
  static func rows(
    of tree: ViewTree, _ medium: Medium, _ rects: [Rect], width: Double?, height: Double?
  ) -> ConstraintSystem {
    let textExtents = tree.entries.indices.map { index in
      guard case .leaf(.text(let text)) = tree.entries[index].content, !tree.entries[index].attributes.isCollapsed
      else {
        return TextBlock.Extent()
      }
      let entry = tree.entries[index]
      let size = medium.snapped(rects[index].inset(by: medium.boxInsets(of: entry))).size
      return TextBlock(text, in: entry, medium).extent(width: size.width, height: size.height)
    }
    var builder = SystemBuilder(tree: tree, medium: medium, textExtents: textExtents, covered: [:])
    return builder.buildPlain(width: width, height: height).system
  }

  private func item(for index: Int) -> Item {
    let entry = tree.entries[index]
    let parent = entry.parent.map(Item.ID.init)
    var item = Item(
      entry.content.kind, name: tree.name(of: index)?.name, parent: parent, isRightToLeft: entry.isRightToLeft)
    (item.firstBaseline, item.lastBaseline) = baselines(of: index)
    return item
  }

  /// The root's place, and its size where one was asked for.
  private mutating func addCanvas(width: Double?, height: Double?) {
    let root = Item.ID(0)
    add(Term(root, .left), .equal, constant: 0, category: .canvas)
    add(Term(root, .top), .equal, constant: 0, category: .canvas)
    if let width {
      add(Term(root, .width), .equal, constant: width, category: .canvas)
      places[0].definite.insert(.horizontal)
      places[0].offered.insert(.horizontal)
    }
    if let height {
      add(Term(root, .height), .equal, constant: height, category: .canvas)
      places[0].definite.insert(.vertical)
      places[0].offered.insert(.vertical)
    }
  }

  /// The rows of a container's rule. Returns those that come after its children's.
  mutating func addContainerRows(_ index: Int) throws(LayoutError) -> [Constraint] {
    switch tree.entries[index].content {
    case .stack(let stack): try addFlexStack(stack, index)
    case .arranged(let stack): try addArrangedStack(stack, index)
    case .layers(let stack): addLayers(stack, index)
    case .scroll(let view): addScroll(view, index)
    case .table(let table): addTable(table, index)
    case .framed(let box): addFrame(box, index)
    case .grid(let grid): addGrid(grid, index)
    case .flow(let stack): stack.columns.map { addColumnFlow(stack, $0, index) } ?? addFlow(stack, index)
    case .choice(let view): addChoice(view, index)
    case .leaf, .gridRow, .composite: []
    }
  }
}

extension SystemBuilder {
  /// Adds a row between one anchor and another, or a constant.
  mutating func add(
    _ left: Term, _ relation: Relation, _ right: Term? = nil, constant: Double = 0,
    priority: Priority = .required, category: Category, origin: SourceLocation? = nil,
    notation: Notation = .anchors
  ) {
    let origin = origin ?? self.origin(of: left.anchor.item)
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

  /// Makes a row that is added later.
  func row(
    _ left: Term, _ relation: Relation, _ right: Term? = nil, constant: Double = 0,
    priority: Priority = .required, category: Category, origin: SourceLocation? = nil,
    notation: Notation = .anchors
  ) -> Constraint {
    if let right, isMixed(left, right) {
      return mixedRow(
        left, relation, right, constant: constant, priority: priority, category: category, origin: origin)
    }
    return Constraint(
      Expression([left]), relation, Expression(right.map { [$0] } ?? [], constant: constant),
      priority: priority, category: category, origin: origin ?? self.origin(of: left.anchor.item),
      notation: notation)
  }

  /// Adds an item that is no view: a length that several rows share.
  mutating func addGuide(_ guide: RuleGuide, in index: Int) -> Item.ID {
    system.addItem(
      Item(
        guide.rawValue, parent: Item.ID(index), isRightToLeft: tree.entries[index].isRightToLeft, settledByRule: .all))
  }

  private func origin(of item: Item.ID) -> SourceLocation? {
    let index = Int(item.index)
    return index < tree.entries.count ? tree.entries[index].attributes.location : nil
  }
}

extension Axis {
  /// The attribute of the edge where the axis begins.
  var start: Attribute { self == .horizontal ? .leading : .top }
  /// The attribute of the edge where the axis ends.
  var end: Attribute { self == .horizontal ? .trailing : .bottom }
  /// The attribute of the extent along the axis.
  var extent: Attribute { self == .horizontal ? .width : .height }
  /// The attribute of the centre along the axis.
  var center: Attribute { self == .horizontal ? .centerX : .centerY }
  /// The variable of the place along the axis.
  var position: Item.Variables { Item.Variables(self == .horizontal ? .x : .y) }
  /// The variable of the extent along the axis.
  var size: Item.Variables { Item.Variables(self == .horizontal ? .width : .height) }
}
