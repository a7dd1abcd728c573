import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// Creates the records of a tree, one view at a time. `RowWriter` writes rows for the rules that records cannot
/// describe. The record of a view is equivalent to its rows from `SystemBuilder`: each change of a rule is made in
/// both, and a test on random trees compares them.
///
/// Most layouts take only this path, so it copies nothing and needs no reference counting: entries are read through a
/// pointer, and the records are plain numbers.
struct RecordBuilder {
  let tree: ViewTree
  let medium: Medium
  var records: RecordTree
  /// The containers around the current view, the innermost last.
  private var boxes: [ContainerContext] = []
  /// The views with constraints, which may name views that come after them.
  private var constrained: [Int] = []
  private let contents: TreeContents
  let frames: FramedViews?
  /// The grids that records describe.
  var grids: [GridRule] = []
  /// The baselines of views; nil before a row aligns views by them.
  var baselines: Baselines?
  /// The writer of constraint rows; nil before the first row.
  var rows: RowWriter?
  /// The root's context and the state of earlier passes, with which rows are written.
  private let root: ChildContext
  private let state: PassState
  /// The containers that are written as rows because constraints refer to positions of views inside them.
  let forced: Set<Int>
  /// The stacks that are too short for equal distances between the centres of their views.
  private let crowded: Set<Int>
  /// The index after the views whose priorities are changed by a view around them.
  var reweighedEnd = 0
  /// The decorations that records describe, so that they need no rows.
  var decorations: Set<Int> = []
  /// The index after the views in decorations.
  var decorationEnd = 0
  /// The last leaf whose records follow from only its sizes and position.
  private var plainLeaf: (index: Int, position: Int, sizes: GivenSizes)?

  /// The records of a tree for a root of a given size; nil if only rows can describe it. The stacks in `crowded` are
  /// too short for equal distances between the centres of their views.
  ///
  /// - Throws: `LayoutError` for constraints that have no meaning.
  static func records(
    of tree: ViewTree, _ medium: Medium, _ size: PerAxis<Double>, _ state: PassState?, crowded: Set<Int> = []
  ) throws(LayoutError) -> RecordTree? {
    guard tree.guideOwners.isEmpty else { return nil }
    var root = ChildContext()
    root.definite = tree.definiteAxes(medium, size)
    for axis in Axis.allCases where size[axis] == nil { root.unsettled.insert(axis) }
    let contents = TreeContents(tree, medium, definite: root.definite)
    var known = state ?? PassState(unsolved: tree, medium)
    if state == nil { known.flowLines = tree.flowLinesOfGivenWidths(medium, width: size.horizontal, contents) }
    var forced: Set<Int> = []
    while true {
      var builder = RecordBuilder(tree, medium, root, known, contents, forced: forced, crowded: crowded)
      let isBuilt = try tree.entries.withUnsafeBufferPointer { (entries) throws(LayoutError) -> Bool in
        guard let views = entries.baseAddress else { return false }
        return try builder.build(views, entries.count)
      }
      guard isBuilt else { return nil }
      guard let rows = builder.rows else { return builder.records }
      let reached = rows.reached(in: builder.records)
      if reached.isEmpty { return rows.finish(&builder.records) ? builder.records : nil }
      // Constraints refer to positions inside containers that are described by records.
      if reached.isSubset(of: forced) { return nil }
      forced.formUnion(reached)
    }
  }

  private init(
    _ tree: ViewTree, _ medium: Medium, _ root: ChildContext, _ state: PassState, _ contents: TreeContents,
    forced: Set<Int>, crowded: Set<Int>
  ) {
    self.tree = tree
    self.medium = medium
    self.root = root
    self.state = state
    self.contents = contents
    self.forced = forced
    self.crowded = crowded
    records = RecordTree(in: WorkingMemory.takeRecords())
    records.reserve(tree.entries.count)
    records.flowLines = state.flowLines
    let needsFrames = tree.hasFrames || tree.hasOfferingStacks && contents.growth.limits.contains { !$0.isEmpty }
    frames = needsFrames ? contents.frames : nil
  }

  private mutating func build(_ views: Views, _ count: Int) throws(LayoutError) -> Bool {
    guard views[0].content.isContainer, !views[0].attributes.isCollapsed else { return false }
    records.frames = frames
    do {
      guard try addAll(views, count) else { return false }
    } catch {
      // The postponed constraints belong to earlier views, so an error in them is thrown instead.
      for index in constrained { try addConstraintsAsRows(of: index, views) }
      throw error
    }
    for index in constrained {
      if !records.addConstraints(of: index, tree, medium) { try addConstraintsAsRows(of: index, views) }
    }
    for grid in grids { grid.addColumns(to: &records.horizontal, contents) }
    records.horizontal.settleCenters(of: records.centeringStacks(.horizontal))
    return true
  }

  /// Adds all views. Returns false if a view has no record.
  private mutating func addAll(_ views: Views, _ count: Int) throws(LayoutError) -> Bool {
    let isRightToLeft = views[0].isRightToLeft
    var index = 0
    while index < count {
      close(before: index)
      guard views[index].isRightToLeft == isRightToLeft else { return false }
      if views[index].attributes.isCollapsed {
        addCollapsed(index, views)
        index = views[index].end
      } else {
        guard try add(index, views) else { return false }
        index += 1
      }
    }
    close(before: count)
    return true
  }

  private mutating func addConstraintsAsRows(of index: Int, _ views: Views) throws(LayoutError) {
    beginRows(views)
    try rows?.addConstraints(of: index, nil, &records)
  }

  /// Removes the containers that end before a view from `boxes`.
  private mutating func close(before index: Int) {
    while let box = boxes.last, box.end <= index { boxes.removeLast() }
    rows?.close(before: index, &records)
  }

  /// Adds a collapsed view and all views inside it, without lengths. In a stack with UIStackView's rules the view has a
  /// length across the stack.
  private mutating func addCollapsed(_ index: Int, _ views: Views) {
    let isInRows = boxes.last?.kind == .rows && views[index].decoration == nil
    let isLength = isInRows && rows?.isArranged(around: index) == true
    for inner in index..<views[index].end {
      var node = LengthTree.Node(parent: Int32(views[inner].parent ?? index))
      var placement = RecordTree.Placement()
      if inner == index, isLength {
        let sizes = GivenSizes(of: views[index].address, medium)
        var context = rows?.context(of: index) ?? ChildContext()
        records.addCollapsed(index, views + index, views[index].parent ?? -1, &context, sizes, medium)
        placement.arrangement = .collapsed
      } else {
        node.isAbsent = true
        node.isApart = views[inner].decoration != nil
        records.horizontal.append(node, end: views[inner].end)
        records.vertical.append(node, end: views[inner].end)
      }
      records.placements.append(placement)
    }
    guard views[index].decoration == nil, let box = boxes.last else { return }
    if box.kind == .gridRow, let grid = grid(around: box) { grids[grid].add(cell: index, column: box.position) }
    boxes[boxes.count - 1].position += 1
  }

  private mutating func add(_ index: Int, _ views: Views) throws(LayoutError) -> Bool {
    let sizes = GivenSizes(of: views[index].address, medium)
    let isPlain = views[index].isPlainLeaf && !sizes.hasOptional
    if isPlain, addLikePlainLeaf(index, sizes) { return true }
    var context = ChildContext()
    let isInRows = views[index].decoration == nil ? boxes.last?.kind == .rows : openDecoration(index, views)
    guard let parent = read(index, views, sizes, isInRows, &context) else { return false }
    var placement = RecordTree.Placement()
    placement.place = BothAxes(context.placement.horizontal.place, context.placement.vertical.place)
    placement.isDecorated = views[index].outline.isDecorated
    placement.isSizedByRows = boxes.last?.isCrowded == true
    if views[index].address.reweighsViews { reweighedEnd = max(reweighedEnd, views[index].end) }
    if views[index].content.isContainer {
      try addContainer(index, views, parent, sizes, isInRows, &context, &placement)
    } else if isInRows || index < reweighedEnd || views[index].address.needsRatioRows {
      placement.isSizedByRows = true
      try addByRows(index, views, parent, isInRows, &context, sizes, nil)
      records.addShrinkableText(index)
    } else {
      records.add(index, views + index, parent, &context, sizes, nil, medium)
      // The rows of views in a decoration come after the rules of the decorated view.
      if index < decorationEnd {
        records.addShrinkableText(index)
      } else if isPlain, boxes[boxes.count - 1].placesLeavesAlike, records.frames(in: parent) == nil {
        plainLeaf = (index, context.position, sizes)
      }
      try addConstraints(of: index, views, &context)
    }
    records.placements.append(placement)
    return true
  }

  /// Adds a leaf as a copy of the last plain leaf, if the two leaves differ only in lengths and positions. Returns
  /// whether the leaf was added.
  @inline(__always)
  private mutating func addLikePlainLeaf(_ index: Int, _ sizes: GivenSizes) -> Bool {
    let last = boxes.count - 1
    guard let plainLeaf, records.horizontal.nodes[plainLeaf.index].parent == boxes[last].index,
      sizes.areOfSameKinds(as: plainLeaf.sizes)
    else { return false }
    records.add(index, like: plainLeaf.index, boxes[last].position - plainLeaf.position, sizes)
    boxes[last].position += 1
    return true
  }

  /// Reads the context that the container of a view gives it. Returns the container's index, -1 for the root; nil if no
  /// record describes the view's position.
  private mutating func read(
    _ index: Int, _ views: Views, _ sizes: GivenSizes, _ isInRows: Bool, _ context: inout ChildContext
  ) -> Int? {
    if isInRows {
      beginRows(views)
      context = rows?.context(of: index) ?? context
      if views[index].decoration == nil { boxes[boxes.count - 1].position += 1 }
      return views[index].parent ?? -1
    }
    if let alignment = views[index].decoration, let parent = views[index].parent {
      return placeDecoration(index, in: parent, alignment, sizes, views, &context) ? parent : nil
    }
    let last = boxes.count - 1
    guard last >= 0 else {
      context = root
      return -1
    }
    if boxes[last].kind == .grid || boxes[last].kind == .gridRow {
      guard let placed = contextInGrid(index, boxes[last], sizes, views) else { return nil }
      context = placed
      boxes[last].position += 1
      return boxes[last].index
    }
    let frames = records.frames(in: boxes[last].index)
    let isLayer = boxes[last].kind == .layers || boxes[last].kind == .frame
    let flexible = isLayer ? flexibleAxes(index, views) : Axes()
    let shown = frames?.sizes(of: index, views, medium) ?? sizes
    guard boxes[last].placeNext(views + index, shown, flexible, medium, views, frames, &context) else { return nil }
    if boxes[last].alignsBaselines { context.shift = shift(of: index, in: boxes[last]) }
    return boxes[last].index
  }

  /// Adds a container: with a record if a record can describe how it places its views, otherwise with rows.
  private mutating func addContainer(
    _ index: Int, _ views: Views, _ parent: Int, _ sizes: GivenSizes, _ isInRows: Bool, _ context: inout ChildContext,
    _ placement: inout RecordTree.Placement
  ) throws(LayoutError) {
    let mayBeRecord = index >= reweighedEnd && !forced.contains(index)
    var rule = ContainerRule(of: index, end: views[index].contentEnd, records.frames(in: index))
    rule.box.isCrowded = crowded.contains(index)
    if mayBeRecord, read(&rule, index, views, &context, sizes, &placement) {
      // Containers with a ratio have a record only if they are the root.
      if isInRows || views[index].address.needsRatioRows {
        placement.isSizedByRows = true
        try addByRows(index, views, parent, isInRows, &context, sizes, &rule)
      } else {
        records.add(index, views + index, parent, &context, sizes, &rule, medium)
        try addConstraints(of: index, views, &context)
      }
      boxes.append(rule.box)
      records.boxes.append(rule.box)
      if rule.box.centersViews { records.centersViews = true }
      if rule.box.isCrowded { records.addGaps(of: rule, between: Array(views.inside(index))) }
      if rule.box.isCrowded { placement.isSizedByRows = true }
      let mayOverflow = rule.box.isCrowded || rule.box.alignsBaselines || rows?.isInDecoration == true
      if mayOverflow { records.rowContainers.append(index) }
    } else {
      placement.isSizedByRows = true
      try addByRows(index, views, parent, isInRows, &context, sizes, nil)
      placement.arrangement = .rows
      var box = ContainerContext(index: index, end: views[index].contentEnd)
      box.kind = .rows
      boxes.append(box)
      records.rowContainers.append(index)
    }
  }

  mutating func beginRows(_ views: Views) {
    if rows == nil { rows = RowWriter(tree, views, medium, root, state, contents) }
  }

  /// Adds a view that rows place, that places the views inside it by rows, or that has a ratio or is affected by a
  /// fixed size or a layout priority.
  @inline(never)
  private mutating func addByRows(
    _ index: Int, _ views: Views, _ parent: Int, _ isInRows: Bool, _ context: UnsafePointer<ChildContext>,
    _ sizes: GivenSizes, _ rule: UnsafePointer<ContainerRule>?
  ) throws(LayoutError) {
    beginRows(views)
    if !isInRows { rows?.take(context.pointee, of: index) }
    let isPlacing = views[index].content.isContainer && rule == nil
    var parts: OwnLength.Rows = isInRows ? .place : []
    if isPlacing { parts.insert(.content) }
    records.add(index, views + index, parent, context, sizes, rule, medium, rows: parts, contents.frames)
    if views[index].address.needsRatioRows { records.addRatios(of: index, views + index, medium) }
    if isInRows { rows?.addPlace(of: index, &records) }
    if isPlacing { try rows?.addViews(inside: index, &records) }
    decideDecorations(of: index, views, context)
    try rows?.addConstraints(of: index, nil, except: decorations, &records)
  }

  /// Adds the constraints of a view that a record describes, and the positions of its decorations.
  @inline(__always)
  private mutating func addConstraints(
    of index: Int, _ views: Views, _ context: UnsafePointer<ChildContext>
  ) throws(LayoutError) {
    guard views[index].outline.hasConstraints || views[index].outline.isDecorated else { return }
    if views[index].outline.isDecorated { beginRows(views) }
    if rows != nil {
      decideDecorations(of: index, views, context)
      try rows?.addConstraints(of: index, context.pointee, except: decorations, &records)
    } else {
      constrained.append(index)
    }
  }

  mutating func flexibleAxes(_ index: Int, _ views: Views) -> Axes {
    guard let frames else {
      return views[index].content.isContainer ? contents.growth.flexible[index] : views[index].address.flexibleLeafAxes
    }
    return frames.flexibleAxes(of: index, views)
  }

  /// Fills in the rule of a container. Returns false if no record describes the container.
  private mutating func read(
    _ rule: inout ContainerRule, _ index: Int, _ views: Views, _ context: UnsafePointer<ChildContext>,
    _ sizes: GivenSizes, _ placement: inout RecordTree.Placement
  ) -> Bool {
    var grid: GridRule?
    switch views[index].content {
    case .grid: grid = gridRecord(index, views, context.pointee, sizes)
    case .scroll: rule.covered = state.covered[index] ?? .zero
    case .gridRow: if let box = boxes.last, box.kind == .grid { grid = self.grid(around: box).map { grids[$0] } }
    default: break
    }
    guard rule.read(views, context, sizes, medium, grid, &placement) else { return false }
    if rule.box.needsMaxContentWidths { guard rule.read(contents.widths, views, medium) else { return false } }
    if case .table(let table) = views[index].content {
      let plan = TablePlan(table, index, tree, medium)
      guard rule.read(plan, views) else { return false }
      records.tables[index] = plan
    }
    if rule.box.alignsBaselines {
      guard let lowest = baselines(inside: index).lowest(in: index, tree) else { return false }
      rule.box.baseline = lowest
      records.isEditable = false
    }
    return true
  }

  /// Finds the baselines of the views inside a container. Returns all baselines that were found.
  mutating func baselines(inside index: Int) -> Baselines {
    var found = baselines ?? Baselines(tree, frames)
    // The arrays change without a copy if nothing else refers to them.
    baselines = nil
    found.find(inside: index, tree, medium)
    baselines = found
    return found
  }

  /// The distance from the top of a row to a view that puts the view's baseline on the row's baseline.
  private func shift(of index: Int, in row: ContainerContext) -> Double {
    guard let baselines, let own = baselines.first[index], tree.alignmentInRow(of: index, frames) == .firstBaseline
    else { return 0 }
    return row.baseline - own
  }
}

/// These properties are inlined, as a call on an entry would copy it.
extension ViewTree.Entry {
  /// Whether rules read no more of a leaf than its sizes: it has no content, no share, no alignment, and no rare
  /// attribute.
  @inline(__always) fileprivate var isPlainLeaf: Bool {
    outline.isPlain && !outline.hasConstraints && !outline.isDecorated && decoration == nil && attributes.flex == nil
      && attributes.align == nil && !traits.hasAnySize && isLeaf
  }

  /// Whether the view is a leaf other than a spacer.
  @inline(__always) private var isLeaf: Bool {
    switch content {
    case .leaf(.spacer): false
    case .leaf: true
    default: false
    }
  }
}
