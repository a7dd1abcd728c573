import TrussIR
import TrussSolver
import TrussViews

/// Makes the compact form of a tree, a view at a time. It says of each view what `SystemBuilder` says in rows: a rule
/// that changes there changes here, which a test on random trees compares.
///
/// This is the whole way of most layouts from views to numbers, hence written so that nothing is copied or counted on
/// it: entries are read through a pointer, and what is made of them are plain numbers.
struct CompactBuilder {
  let tree: ViewTree
  let medium: Medium
  var compact: CompactTree
  /// The containers around the view, the innermost last.
  private var boxes: [Box] = []
  /// The views with ties, which may name views that come after them.
  private var tied: [Int] = []
  /// How wide views would be with their texts on one line; made where a row may share a shortfall between several.
  private var contents: ContentWidths?
  /// Which views fill a `ZStack`; made where a container stands in one.
  private var growth: Growth?
  /// The views that are written as rows.
  private let rowViews: RowViews
  /// What writes those; nil where there are none.
  var rows: RowWriter?

  /// The compact form of a tree for a root of a given size; nil where it has none.
  ///
  /// - Throws: `LayoutError` for constraints that have no meaning.
  static func compact(
    _ tree: ViewTree, _ medium: Medium, width: Double?, height: Double?, _ decisions: Decisions?
  ) throws(LayoutError) -> CompactTree? {
    guard tree.guideOwners.isEmpty else { return nil }
    var root = Standing()
    if width != nil { root.definite.insert(.horizontal) }
    if height != nil { root.definite.insert(.vertical) }
    var forced: Set<Int> = []
    while true {
      let rowViews = RowViews(of: tree, medium, forced: forced)
      var builder = CompactBuilder(tree: tree, medium: medium, rowViews)
      if !rowViews.isEmpty { builder.rows = RowWriter(rowViews, of: tree, medium, root, decisions) }
      let isBuilt = try tree.entries.withUnsafeBufferPointer { (entries) throws(LayoutError) -> Bool in
        guard let views = entries.baseAddress else { return false }
        return try builder.build(views, entries.count, root)
      }
      guard isBuilt else { return nil }
      guard let rows = builder.rows else { return builder.compact }
      if rows.reached.isEmpty {
        guard rows.finish(&builder.compact) else { return nil }
        return builder.compact
      }
      // Constraints name places inside containers that were records.
      if rows.reached.isSubset(of: forced) { return nil }
      forced.formUnion(rows.reached)
    }
  }

  private init(tree: ViewTree, medium: Medium, _ rowViews: RowViews) {
    self.tree = tree
    self.medium = medium
    self.rowViews = rowViews
    compact = CompactTree(count: tree.entries.count)
  }

  private mutating func build(_ views: Views, _ count: Int, _ root: Standing) throws(LayoutError) -> Bool {
    guard views[0].content.isContainer, !views[0].attributes.isHidden else { return false }
    let isRightToLeft = views[0].isRightToLeft
    var index = 0
    while index < count {
      close(before: index)
      guard views[index].isRightToLeft == isRightToLeft else { return false }
      if views[index].attributes.isHidden {
        try addHidden(index, views)
        index = views[index].end
      } else {
        guard try add(index, views, root) else { return false }
        index += 1
      }
    }
    close(before: count)
    return rows != nil || tied.allSatisfy { compact.addTies(of: $0, tree, medium) }
  }

  /// Leaves the containers that end before a view.
  private mutating func close(before index: Int) {
    while let box = boxes.last, box.end <= index { boxes.removeLast() }
    rows?.close(before: index, &compact)
  }

  /// A hidden view and all inside it have no lengths. Of a stack in UIStackView's words it has one across the stack.
  private mutating func addHidden(_ index: Int, _ views: Views) throws(LayoutError) {
    let isLength = boxes.last?.kind == .rows && views[index].decoration == nil && rows?.isArranged(around: index) == true
    for inner in index..<views[index].end {
      var node = LengthTree.Node(parent: Int32(views[inner].parent ?? index))
      var spot = CompactTree.Spot()
      if inner == index, isLength {
        rows?.addHidden(index, &compact)
        spot.arrangement = .hidden
      } else {
        node.isAbsent = true
        node.isApart = views[inner].decoration != nil
        compact.horizontal.append(node, end: views[inner].end)
        compact.vertical.append(node, end: views[inner].end)
      }
      compact.spots.append(spot)
    }
    if views[index].decoration == nil, !boxes.isEmpty { boxes[boxes.count - 1].position += 1 }
  }

  private mutating func add(_ index: Int, _ views: Views, _ root: Standing) throws(LayoutError) -> Bool {
    var standing = root
    let sizes = GivenSizes(of: views[index].address, medium)
    var parent = -1
    var isInRows = false
    if rows != nil, views[index].decoration != nil || boxes.last?.kind == .rows {
      parent = views[index].parent ?? -1
      isInRows = true
      standing = rows!.standing(of: index)
      if views[index].decoration == nil { boxes[boxes.count - 1].position += 1 }
    } else if !boxes.isEmpty {
      let last = boxes.count - 1
      let flexible = boxes[last].kind == .layers ? flexibleAxes(index, views) : Axes()
      guard boxes[last].place(views + index, sizes, flexible, medium, views, &standing) else { return false }
      parent = boxes[last].index
      boxes[last].position += 1
    }
    var spot = CompactTree.Spot()
    spot.horizontal = standing.horizontal.place
    spot.vertical = standing.vertical.place
    let isContainer = views[index].content.isContainer
    if !rowViews.isEmpty, isInRows || rowViews.views[index] || isContainer && rowViews.containers[index] {
      return try addByRows(index, views, isInRows, standing, sizes, &spot)
    }
    if isContainer {
      guard let rule = rule(of: index, views, standing, sizes, &spot) else { return false }
      compact.add(index, views + index, parent, standing, sizes, rule, medium)
      boxes.append(rule.box)
      compact.boxes.append(rule.box)
    } else {
      compact.add(index, views + index, parent, standing, sizes, nil, medium)
    }
    spot.isDecorated = views[index].outline.isDecorated
    compact.spots.append(spot)
    if rows != nil {
      try rows?.addConstraints(of: index, standing, &compact)
    } else if views[index].outline.hasTies {
      tied.append(index)
    }
    return true
  }

  /// Adds a view whose own sizes are rows, or that places those inside it by rows.
  private mutating func addByRows(
    _ index: Int, _ views: Views, _ isInRows: Bool, _ standing: Standing, _ sizes: GivenSizes,
    _ spot: inout CompactTree.Spot
  ) throws(LayoutError) -> Bool {
    let isContainer = views[index].content.isContainer
    let isPlacing = isContainer && rowViews.containers[index]
    var rule: CompactRule?
    if !isInRows { rows!.take(standing, of: index) }
    if isContainer, !isPlacing {
      rule = self.rule(of: index, views, standing, sizes, &spot)
      if rule == nil { return false }
    }
    try rows!.add(index, isInRows, isPlacing: isPlacing, standing, sizes, rule, &compact)
    if isPlacing {
      spot.arrangement = .rows
      var box = Box(index: index, end: views[index].contentEnd)
      box.kind = .rows
      boxes.append(box)
    } else if let rule {
      boxes.append(rule.box)
      compact.boxes.append(rule.box)
    }
    spot.isDecorated = views[index].outline.isDecorated
    compact.spots.append(spot)
    try rows!.addConstraints(of: index, nil, &compact)
    return true
  }

  /// The axes on which a layer fills its box.
  private mutating func flexibleAxes(_ index: Int, _ views: Views) -> Axes {
    guard views[index].content.isContainer else { return views[index].flexibleLeafAxes }
    let made = growth ?? Growth(tree: tree, medium: medium)
    growth = made
    return made.flexible[index]
  }

  private mutating func rule(
    of index: Int, _ views: Views, _ standing: Standing, _ sizes: GivenSizes, _ spot: inout CompactTree.Spot
  ) -> CompactRule? {
    guard var rule = CompactRule(of: index, views, standing, sizes, medium, &spot) else { return nil }
    if rule.box.needsContentWidths {
      let made = contents ?? rows?.contents ?? ContentWidths(tree: tree, medium: medium)
      contents = made
      rule.read(made, views, medium)
    }
    return rule
  }
}

/// The entries of a tree, which outlives the pointer.
typealias Views = UnsafePointer<ViewTree.Entry>

extension ViewNode.Content {
  /// Whether a stack is among the containers of which records are made.
  var isPlainContainer: Bool {
    switch self {
    case .stack, .arranged, .layers: true
    default: false
    }
  }

  /// Whether it holds views.
  var isContainer: Bool {
    switch self {
    case .stack, .arranged, .layers, .scroll, .table, .framed, .grid, .gridRow, .flow, .choice, .composite: true
    case .text, .button, .field, .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .spacer, .divider:
      false
    }
  }

  var isField: Bool {
    if case .field = self { return true }
    return false
  }
}
