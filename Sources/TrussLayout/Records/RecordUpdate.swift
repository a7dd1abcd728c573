import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// The new records that a change requires: for changed views, and for all views that depend on them. A container is
/// updated when a view inside is collapsed or shown, or changes its share; views inside are updated when their
/// container's rule changes.
struct RecordUpdate {
  /// The views with new records, in order, and these records in the same order.
  private(set) var made: [Int] = []
  private(set) var records = RecordTree()
  /// The views that the change collapses.
  private(set) var collapsed: [Int] = []
  /// The views whose content must be placed again.
  private(set) var replaced: [Int] = []
  /// Whether only the changed views' own records differ, and only in lengths.
  private(set) var changesOnlyLengths = true
  /// The containers in a `ZStack`, or in a stack that offers its space, that may start or stop filling it. Whether they
  /// fill it depends on all views inside them.
  private var layers: Set<Int> = []
  /// The views that certainly need new records.
  private var known: Set<Int> = []

  mutating func add(_ index: Int, changesOnlyLengths: Bool, _ tree: ViewTree, _ layout: RecordLayout) {
    known.insert(index)
    var around = tree.entries[index].parent
    if !changesOnlyLengths {
      self.changesOnlyLengths = false
      if let around { known.insert(around) }
    }
    // How texts share a shortfall, and how wide a row would be, depends on all views inside the row.
    while let container = around {
      around = tree.entries[container].parent
      if !changesOnlyLengths, let around, let box = layout.records.boxes[of: around],
        box.kind == .layers || box.offersSpace
      {
        layers.insert(container)
      }
      if let box = layout.records.boxes[of: container], box.needsMaxContentWidths {
        self.changesOnlyLengths = false
        known.insert(container)
      }
    }
  }

  /// Makes the new records.
  ///
  /// - Throws: `noRecord`, `priority` or `flexibility`, if the change requires a fresh layout.
  mutating func make(_ tree: ViewTree, _ layout: RecordLayout) throws(FreshLayoutReason) {
    guard layers.allSatisfy({ isAsFlexible($0, tree, layout) }) else { throw .flexibility }
    records.horizontal = LengthTree(levelsOf: layout.widths.tree)
    records.vertical = LengthTree(levelsOf: layout.heights.tree)
    try tree.entries.withUnsafeBufferPointer { (entries) throws(FreshLayoutReason) in
      guard let views = entries.baseAddress else { return }
      try make(views, tree, layout)
    }
    guard records.horizontal.levels.count == layout.widths.tree.levels.count,
      records.vertical.levels.count == layout.heights.tree.levels.count
    else { throw .priority }
  }

  /// Whether a container fills its offered space as before. In a stack, no container filled the space before, as the
  /// layout has no frames.
  private func isAsFlexible(_ layer: Int, _ tree: ViewTree, _ layout: RecordLayout) -> Bool {
    let growth = Growth(tree: tree, medium: layout.medium, inside: layer)
    let around = tree.entries[layer].parent.flatMap { layout.records.boxes[of: $0] }
    if around?.offersSpace == true { return growth.limits[layer].isEmpty }
    return layout.records.boxes[of: layer]?.filling == growth.flexible[layer]
  }

  private mutating func make(_ views: Views, _ tree: ViewTree, _ layout: RecordLayout) throws(FreshLayoutReason) {
    var order = TreeOrder(lastFirst: known.sorted(by: >))
    var collapsedEnd = 0
    while let index = order.next() {
      if index < collapsedEnd { continue }
      var box: ContainerContext?
      if let parent = views[index].parent {
        box = records.boxes[of: parent] ?? layout.records.boxes[of: parent]
        if layout.records.placements[parent].arrangement == .rows { throw .partOfRows }
        // The content of a collapsed view affects no other view.
        guard let box else { continue }
        if views[index].attributes.isCollapsed {
          guard box.kind != .arranged else { throw .noRecord }
          collapsed.append(index)
          collapsedEnd = views[index].end
          continue
        }
      } else if views[index].attributes.isCollapsed {
        throw .noRecord
      }
      guard views[index].isPlain(layout), addRecord(of: index, views, box, tree, layout) else { throw .noRecord }
      guard let own = records.boxes.last, own.index == index else { continue }
      replaced.append(index)
      if let old = layout.records.boxes[of: index], old.isEquivalent(to: own) { continue }
      order.add(tree.children(of: index))
    }
  }

  private mutating func addRecord(
    of index: Int, _ views: Views, _ box: ContainerContext?, _ tree: ViewTree, _ layout: RecordLayout
  ) -> Bool {
    if layout.records.placements[index].isSizedByRows || views[index].decorationDepth > 0 { return false }
    let sizes = GivenSizes(of: views[index].address, layout.medium)
    var context = box == nil ? layout.rootContext(tree) : ChildContext()
    if var box {
      box.position = views[index].ordinal
      let frames = layout.records.frames(in: box.index)
      var flexible = Axes()
      if box.kind == .layers || box.kind == .frame {
        flexible = flexibleAxes(of: index, views, tree, layout)
      } else if box.offersSpace, frames == nil {
        guard Growth(tree: tree, medium: layout.medium, inside: index).limits[index].isEmpty else { return false }
      }
      let shown = frames?.sizes(of: index, views, layout.medium) ?? sizes
      guard box.placeNext(views + index, shown, flexible, layout.medium, views, frames, &context) else { return false }
    }
    var placement = RecordTree.Placement()
    placement.place = BothAxes(context.placement.horizontal.place, context.placement.vertical.place)
    let parent = box?.index ?? -1
    if views[index].traits.contains(.isPlainContainer) {
      var own = ContainerRule(of: index, end: views[index].contentEnd, layout.records.frames(in: index))
      guard own.read(views, &context, sizes, layout.medium, nil, &placement) else { return false }
      // The baseline of one view may move all other views.
      if own.box.alignsBaselines { return false }
      if own.box.needsMaxContentWidths {
        let contents = MaxContentWidths(tree: tree, medium: layout.medium, inside: index)
        guard own.read(contents, views, layout.medium) else { return false }
      }
      records.boxes.append(own.box)
      if own.box.centersViews { records.centersViews = true }
      records.add(index, views + index, parent, &context, sizes, &own, layout.medium)
    } else {
      records.add(index, views + index, parent, &context, sizes, nil, layout.medium)
    }
    records.placements.append(placement)
    made.append(index)
    return true
  }

  private func flexibleAxes(of index: Int, _ views: Views, _ tree: ViewTree, _ layout: RecordLayout) -> Axes {
    if let frames = layout.records.frames { return frames.flexibleAxes(of: index, views) }
    return views[index].traits.contains(.isPlainContainer)
      ? Growth(tree: tree, medium: layout.medium, inside: index).flexible[index] : views[index].address.flexibleLeafAxes
  }
}

extension ViewTree.Entry {
  /// Whether records can describe the view in a layout.
  fileprivate func isPlain(_ layout: RecordLayout) -> Bool {
    node.parts.outline.isPlain && !node.parts.outline.hasConstraints && isRightToLeft == layout.isRightToLeft
      && (traits.contains(.isPlainContainer) || !content.isContainer)
  }
}

extension ContainerContext {
  /// Whether another context leads to the same records of the views inside.
  fileprivate func isEquivalent(to other: ContainerContext) -> Bool {
    kind == other.kind && axis == other.axis && definite == other.definite && filling == other.filling
      && bounded == other.bounded && growAxis == other.growAxis && grown == other.grown && scales == other.scales
      && division == other.division && hasShares == other.hasShares && align == other.align
      && across == other.across && offersSpace == other.offersSpace && layerAlignment == other.layerAlignment
      && flexShrinks == other.flexShrinks && !hasArrays && !other.hasArrays
  }
}
