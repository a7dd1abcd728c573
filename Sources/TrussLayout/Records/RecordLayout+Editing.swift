import TrussIR
import TrussSolver
import TrussText
import TrussTree
import TrussViews

extension RecordLayout {
  /// Decides whether a change can be made in place. Afterwards only the solver can refuse the change, if content does
  /// not fit. Puts the changed views into the tree, and returns new records for the views that need them.
  ///
  /// A change is made in place if it is known which views would have other records in a fresh layout:
  ///
  /// - If only lengths of a leaf change: the leaf and the rows of texts around it, as a row divides a shortfall in
  ///   proportion to the widths of all views inside it.
  /// - If more changes, and every view has a record: also the view's container and, if the container's rule changes,
  ///   the views in the container.
  ///
  /// With frames, coupled lengths or rows, other views depend on more than a view's lengths, so only lengths may
  /// change.
  ///
  /// - Throws: why the change requires a fresh layout. The views in `edit` have then been changed already.
  func update(
    for change: LayoutChange, in tree: inout ViewTree, _ edit: inout LayoutEdit
  ) throws(FreshLayoutReason) -> RecordUpdate {
    if !records.isEditable { throw .noRecords }
    if widths.needsRebuild || heights.needsRebuild { throw .manyReplacements }
    if case .size(let width, let height) = change {
      guard (width == nil) == (widths.root == nil), (height == nil) == (heights.root == nil) else { throw .fittedRoot }
      return RecordUpdate()
    }
    if hasOverflow { throw .overflow }
    guard let difference = tree.difference(change) else { throw .structure }
    edit.hasComposites = difference.hasComposites
    for change in difference.changes {
      edit.views.append((change.index, tree.entries[change.index].node))
      do { try tree.put(change.node, at: change.index, medium) } catch { throw .invalid }
    }
    var update = RecordUpdate()
    for (index, old) in edit.views {
      guard old.isExchangeable(for: tree.entries[index].node) else { throw .notPlain }
      guard !isPartOfRows(index, tree) else { throw .partOfRows }
      guard !tree.isPadded(index) || old.ownSizeTraits == tree.entries[index].node.ownSizeTraits else { throw .rule }
      let changesOnlyLengths = old.isSameButLengths(tree.entries[index].node, medium)
      guard changesOnlyLengths || records.frames == nil && !isCoupled else { throw .rule }
      update.add(index, changesOnlyLengths: changesOnlyLengths, tree, self)
    }
    try update.make(tree, self)
    guard widths.couplesTheSame(update.made, with: update.records.horizontal),
      heights.couplesTheSame(update.made, with: update.records.vertical)
    else { throw .coupling }
    return update
  }

  /// Whether rows or constraints couple lengths.
  private var isCoupled: Bool { records.hasRows || widths.isCoupled || heights.isCoupled }

  /// Whether rows specify a view's lengths, or read how wide its content is.
  private func isPartOfRows(_ index: Int, _ tree: ViewTree) -> Bool {
    if records.placements[index].isSizedByRows || tree.entries[index].decorationDepth > 0 { return true }
    var around = tree.entries[index].parent
    while let container = around {
      if records.placements[container].arrangement == .rows, tree.entries[container].content.measuresViews {
        return true
      }
      around = tree.entries[container].parent
    }
    return false
  }

  /// Makes a change whose new records are known, and solves again the lengths that depend on it.
  ///
  /// - Throws: why the change requires a fresh layout; this layout is then invalid.
  mutating func make(
    _ update: consuming RecordUpdate, _ size: PerAxis<Double>, _ tree: ViewTree, _ rects: inout [Rect],
    _ edit: inout LayoutEdit
  ) throws(FreshLayoutReason) {
    take(&update)
    let rootWidth = widths.lengths[0]
    var changed = update.made
    let replaced = update.replaced + update.collapsed
    records.settleCenters(.horizontal, in: &widths, &changed)
    guard widths.resolve(changed: changed, isReformed: !update.changesOnlyLengths, root: size.horizontal) else {
      throw .noSolution
    }
    let moved = columns.replace(
      widths, records, replaced, isMirrored: isRightToLeft, isAll: isRightToLeft && widths.lengths[0] != rootWidth)
    let narrowed = setColumns(moved, tree, &rects, &edit)
    breakTexts(rects, tree, &changed)
    records.settleCenters(.vertical, in: &heights, &changed)
    guard heights.resolve(changed: changed, isReformed: !update.changesOnlyLengths, root: size.vertical),
      records.crowdedStacks(.horizontal, in: widths).isEmpty, records.crowdedStacks(.vertical, in: heights).isEmpty
    else { throw .noSolution }
    let lifted = rows.replace(heights, records, replaced, isMirrored: false, isAll: false)
    setRows(lifted, &rects, &edit)
    // A fresh layout reports which frame is beyond the limit.
    guard rects.areWithinLimits(at: moved), rects.areWithinLimits(at: lifted) else { throw .limit }
    findCutTexts(narrowed + update.records.shrinkableTexts.map { Int($0.view) }, rects, tree)
  }

  /// Replaces the records of changed views by the new records of an update.
  private mutating func take(_ update: inout RecordUpdate) {
    for index in update.collapsed {
      for inner in index..<Int(widths.tree.ends[index]) { records.placements[inner] = RecordTree.Placement() }
      widths.leaveOut(index)
      heights.leaveOut(index)
    }
    for (index, placement) in zip(update.made, update.records.placements) { records.placements[index] = placement }
    var texts = update.records.texts
    let firstCost = Int32(heights.tree.costs.count)
    for position in texts.indices {
      let costs = texts[position].costs
      texts[position].costs = costs.lowerBound + firstCost..<costs.upperBound + firstCost
    }
    widths.replace(update.made, with: update.records.horizontal)
    heights.replace(update.made, with: update.records.vertical)
    if !update.collapsed.isEmpty {
      let nodes = widths.tree.nodes
      records.boxes.removeAll { nodes[$0.index].isAbsent }
      records.texts.removeAll { nodes[$0.index].isAbsent }
    }
    records.boxes.merge(update.records.boxes)
    if update.records.centersViews { records.centersViews = true }
    records.texts.merge(texts)
  }

  private mutating func breakTexts(_ rects: [Rect], _ tree: ViewTree, _ changed: inout [Int]) {
    for position in records.texts.indices {
      let index = Int(records.texts[position].view)
      if rects[index].width == records.texts[position].width { continue }
      records.texts[position].width = rects[index].width
      let height = Self.height(of: records.texts[position], in: rects[index], tree, medium)
      for cost in records.texts[position].costs where heights.tree.costs[Int(cost)].breakpoint != height {
        heights.move(cost: Int(cost), to: height)
        changed.append(index)
      }
    }
  }

  /// Sets the positions and widths of views. Returns the views that are narrower than before and whose letters may be
  /// cut.
  private func setColumns(
    _ moved: [Int], _ tree: ViewTree, _ rects: inout [Rect], _ edit: inout LayoutEdit
  ) -> [Int] {
    edit.keep(moved, of: rects)
    var narrowed: [Int] = []
    rects.withUnsafeMutableBufferPointer { rects in
      for index in moved {
        let width = rects[index].width
        Self.setColumn(of: index, &rects[index], widths, columns, isMirrored: isRightToLeft)
        if rects[index].width < width, mayCutText(of: index, inWidth: rects[index].width, tree) {
          narrowed.append(index)
        }
      }
    }
    return narrowed
  }

  private func setRows(_ moved: [Int], _ rects: inout [Rect], _ edit: inout LayoutEdit) {
    edit.keep(moved, of: rects)
    rects.withUnsafeMutableBufferPointer { rects in
      for index in moved {
        Self.setRow(of: index, &rects[index], heights, rows)
      }
    }
  }
}

extension ViewTree {
  /// The difference that a change of views makes to the tree; nil if their shape changes.
  fileprivate func difference(_ change: LayoutChange) -> TreeDifference? {
    switch change {
    case .value(let nodes): TreeDifference(self, nodes)
    case .view(let index, let node): TreeDifference(self, at: index, node)
    case .size: nil
    }
  }
}

extension ViewNode {
  /// Whether another view can replace this view without changing a name, or a value that views inside inherit.
  fileprivate func isExchangeable(for other: ViewNode) -> Bool {
    let (outline, otherOutline) = (parts.outline, other.parts.outline)
    return outline.isPlain && otherOutline.isPlain && !outline.hasConstraints && !otherOutline.hasConstraints
      && !outline.changesInheritedValues && !otherOutline.changesInheritedValues
      && !outline.isMoved && !otherOutline.isMoved && parts.attributes.names == other.parts.attributes.names
      && parts.content.isText == other.parts.content.isText
      && (!parts.content.isContainer && !other.parts.content.isContainer
        || parts.traits.contains(.isPlainContainer) && other.parts.traits.contains(.isPlainContainer))
  }

  /// Whether another view differs only in the lengths of its content and of its sizes, so that the same rules apply to
  /// it. Both views must be measured.
  fileprivate func isSameButLengths(_ other: ViewNode, _ medium: Medium) -> Bool {
    !parts.content.isContainer && parts.content.typeName == other.parts.content.typeName
      && !parts.attributes.isCollapsed && !other.parts.attributes.isCollapsed
      && parts.attributes.flex == other.parts.attributes.flex && parts.attributes.align == other.parts.attributes.align
      && parts.attributes.rare.margins == other.parts.attributes.rare.margins
      && parts.attributes.rare.hugging == other.parts.attributes.rare.hugging
      && parts.attributes.rare.compression == other.parts.attributes.rare.compression
      && parts.traits.hasOwnSizes(like: other.parts.traits)
      && GivenSizes(of: address, medium).areOfSameKinds(as: GivenSizes(of: other.address, medium))
  }
}

extension ViewTraits {
  /// Whether another view has an intrinsic size along the same axes, whatever the containing stack.
  fileprivate func hasOwnSizes(like other: ViewTraits) -> Bool {
    let stackAxes: [Axis?] = [nil, .horizontal, .vertical]
    return Axis.allCases.allSatisfy { axis in
      growsFirst(axis) == other.growsFirst(axis)
        && stackAxes.allSatisfy { hasOwnSize(axis, stackAxis: $0) == other.hasOwnSize(axis, stackAxis: $0) }
    }
  }
}

extension ViewNode.Content {
  /// Whether the view's rows depend on the widths of all views inside it, however deep: a row divides a shortfall in
  /// proportion to these widths, and a grid's columns depend on them.
  fileprivate var measuresViews: Bool {
    switch self {
    case .stack, .arranged, .grid, .gridRow, .flow, .table, .choice: true
    case .leaf, .layers, .scroll, .framed, .composite: false
    }
  }
}
