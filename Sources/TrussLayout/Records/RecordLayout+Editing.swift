import TrussIR
import TrussSolver
import TrussText
import TrussTree
import TrussViews

/// What a change of a layout in place takes to be undone.
package struct LayoutEdit: Sendable {
  /// The views that were changed, and what they were; none where the root's size alone was.
  var views: [(index: Int, node: ViewNode)] = []
  /// The size that the root was given.
  var size: (width: Double?, height: Double?) = (nil, nil)
  /// What there was to report of the layout.
  var diagnostics: [Diagnostic] = []
  /// The views that came and went, before those that stayed were changed, and the frames of those that went.
  private(set) var splices: [TreeSplice.Made] = []
  private var removedRects: [[Rect]] = []
  /// The frames of the views that may have moved, or where these are many, all.
  private var rects: [(index: Int, rect: Rect)] = []
  private var allRects: [Rect]?

  package init() {}

  /// Keeps the frames of views that are about to be given others.
  mutating func keep(_ indices: [Int], of rects: [Rect]) {
    if allRects != nil { return }
    if indices.count > rects.count / 4 {
      var all = rects
      putMovedBack(&all)
      allRects = all
    } else {
      for index in indices { self.rects.append((index, rects[index])) }
    }
  }

  /// Makes room for the frames of views that came, and keeps those of views that went.
  mutating func splice(_ made: TreeSplice.Made, of rects: inout [Rect]) {
    let start = made.range.lowerBound
    let old = start..<start + made.entries.count
    splices.append(made)
    removedRects.append(Array(rects[old]))
    rects.replaceSubrange(old, with: repeatElement(.zero, count: made.range.count))
  }

  /// Undoes what became of the frames.
  func putBack(_ rects: inout [Rect]) {
    putMovedBack(&rects)
    for (made, removed) in zip(splices, removedRects).reversed() { rects.replaceSubrange(made.range, with: removed) }
  }

  private func putMovedBack(_ rects: inout [Rect]) {
    if let allRects { return rects = allRects }
    for (index, rect) in self.rects.reversed() { rects[index] = rect }
  }
}

extension RecordLayout {
  /// Puts other views in the places of some, and solves again what that changes.
  ///
  /// Returns false where it takes a fresh layout; the inout arguments are then invalid.
  ///
  /// - Throws: `LayoutError` for a view that has no meaning.
  mutating func apply(
    _ difference: TreeDifference, to tree: inout ViewTree, _ rects: inout [Rect], _ edit: inout LayoutEdit
  ) throws(LayoutError) -> Bool {
    guard !hasOverflow else { return false }
    var reform = RecordUpdate()
    var changes = difference.changes
    if !difference.splices.isEmpty {
      guard let places = splice(difference.splices, &tree, &rects, &edit) else { return false }
      for index in changes.indices { changes[index].index = places.index(after: changes[index].index) }
      for place in places.new { reform.add(place, tree, self) }
    }
    for change in changes {
      let old = tree.entries[change.index].node
      guard old.isExchangeable(for: change.node) else { return false }
      edit.views.append((change.index, old))
      tree.put(change.node, at: change.index, medium)
      reform.add(change.index, isLengthAlone: old.isSameButLengths(change.node, medium), tree, self)
    }
    for change in changes { try tree.validate(change.index) }
    if changes.isEmpty, difference.splices.isEmpty { return true }
    guard reform.make(tree, self) else { return false }
    take(reform)
    return resolve(reform, tree, width: widths.root, height: heights.root, &rects, &edit)
  }

  /// Gives the root another size; returns false where it takes a fresh layout.
  mutating func resize(
    width: Double?, height: Double?, _ tree: ViewTree, _ rects: inout [Rect], _ edit: inout LayoutEdit
  ) -> Bool {
    guard !hasOverflow, (width == nil) == (widths.root == nil), (height == nil) == (heights.root == nil) else {
      return false
    }
    return resolve(nil, tree, width: width, height: height, &rects, &edit)
  }

  /// Puts records in the places of others.
  private mutating func take(_ reform: RecordUpdate) {
    for index in reform.collapsed {
      for inner in index..<Int(widths.tree.ends[index]) { compact.placements[inner] = RecordTree.Placement() }
      widths.leaveOut(index)
      heights.leaveOut(index)
    }
    for (index, placement) in zip(reform.made, reform.records.placements) { compact.placements[index] = placement }
    var texts = reform.records.texts
    let firstCost = Int32(heights.tree.costs.count)
    for position in texts.indices {
      let costs = texts[position].costs
      texts[position].costs = costs.lowerBound + firstCost..<costs.upperBound + firstCost
    }
    widths.replace(reform.made, with: reform.records.horizontal)
    heights.replace(reform.made, with: reform.records.vertical)
    if !reform.collapsed.isEmpty {
      let nodes = widths.tree.nodes
      compact.boxes.removeAll { nodes[$0.index].isAbsent }
      compact.texts.removeAll { nodes[$0.index].isAbsent }
    }
    compact.boxes.merge(reform.records.boxes)
    if reform.records.centersViews { compact.centersViews = true }
    compact.texts.merge(texts)
  }

  private mutating func resolve(
    _ reform: RecordUpdate?, _ tree: ViewTree, width: Double?, height: Double?, _ rects: inout [Rect],
    _ edit: inout LayoutEdit
  ) -> Bool {
    let extent = widths.lengths[0]
    var changed = reform?.made ?? []
    let isReformed = reform?.isLengthAlone == false
    let replaced = reform.map { $0.replaced + $0.collapsed + $0.spliced } ?? []
    compact.settleCenters(.horizontal, in: &widths, &changed)
    guard widths.resolve(changed: changed, isReformed: isReformed, root: width) else { return false }
    let moved = columns.replace(
      widths, compact, replaced, isMirrored: isRightToLeft, isAll: isRightToLeft && widths.lengths[0] != extent)
    let narrowed = setColumns(moved, tree, &rects, &edit)
    findCutTexts(narrowed, reform, rects, tree)
    breakTexts(rects, tree, &changed)
    compact.settleCenters(.vertical, in: &heights, &changed)
    guard heights.resolve(changed: changed, isReformed: isReformed, root: height),
      compact.crowdedStacks(.horizontal, in: widths).isEmpty, compact.crowdedStacks(.vertical, in: heights).isEmpty
    else { return false }
    let lifted = rows.replace(heights, compact, replaced, isMirrored: false, isAll: false)
    setRows(lifted, &rects, &edit)
    // A fresh layout reports which frame is beyond the limit.
    return rects.areWithinLimits(at: moved) && rects.areWithinLimits(at: lifted)
  }

  /// Breaks the lines of the texts that have other widths.
  private mutating func breakTexts(_ rects: [Rect], _ tree: ViewTree, _ changed: inout [Int]) {
    for position in compact.texts.indices {
      let index = Int(compact.texts[position].view)
      if rects[index].width == compact.texts[position].width, !medium.isCells { continue }
      compact.texts[position].width = rects[index].width
      let height = Self.height(of: compact.texts[position], rects, tree, medium)
      for cost in compact.texts[position].costs where heights.tree.costs[Int(cost)].breakpoint != height {
        heights.move(cost: Int(cost), to: height)
        changed.append(index)
      }
    }
  }

  /// Gives views their places and widths; returns those that are narrower than before, and whose letters may be cut.
  private func setColumns(
    _ moved: [Int], _ tree: ViewTree, _ rects: inout [Rect], _ edit: inout LayoutEdit
  ) -> [Int] {
    edit.keep(moved, of: rects)
    var narrowed: [Int] = []
    rects.withUnsafeMutableBufferPointer { rects in
      for index in moved {
        let width = rects[index].width
        Self.setColumn(of: index, &rects[index], widths, columns, isMirrored: isRightToLeft)
        // Whole cells may be fewer in another place.
        if rects[index].width < width || medium.isCells, mayCutText(of: index, inWidth: rects[index].width, tree) {
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

extension ViewNode {
  /// Whether another view can take its place without a change of any name, or of what is handed down to those inside.
  fileprivate func isExchangeable(for other: ViewNode) -> Bool {
    let (outline, otherOutline) = (parts.outline, other.parts.outline)
    return outline.isPlain && otherOutline.isPlain && !outline.hasConstraints && !otherOutline.hasConstraints
      && !outline.changesInheritedValues && !otherOutline.changesInheritedValues
      && !outline.isMoved && !otherOutline.isMoved && parts.attributes.names == other.parts.attributes.names
      && parts.content.isText == other.parts.content.isText
      && (!parts.content.isContainer && !other.parts.content.isContainer
        || parts.traits.contains(.isPlainContainer) && other.parts.traits.contains(.isPlainContainer))
  }

  /// Whether another view differs in nothing but its own lengths.
  fileprivate func isSameButLengths(_ other: ViewNode, _ medium: Medium) -> Bool {
    guard !parts.content.isContainer, !parts.attributes.isCollapsed, !other.parts.attributes.isCollapsed,
      flexGrow == other.flexGrow, parts.attributes.align == other.parts.attributes.align,
      parts.traits.hasOwnSizes(like: other.parts.traits)
    else { return false }
    let given = GivenSizes(of: address, medium)
    let otherGiven = GivenSizes(of: other.address, medium)
    return given.given == otherGiven.given && given.bounded == otherGiven.bounded && given.exact == otherGiven.exact
  }

  private var flexGrow: Double? {
    if case .leaf(.spacer) = parts.content { return parts.attributes.flex ?? 1 }
    return parts.attributes.flex
  }
}

extension ViewTraits {
  /// Whether another has a size by what it is along the same axes, whatever the stack around it.
  fileprivate func hasOwnSizes(like other: ViewTraits) -> Bool {
    let stackAxes: [Axis?] = [nil, .horizontal, .vertical]
    return Axis.allCases.allSatisfy { axis in
      growsFirst(axis) == other.growsFirst(axis)
        && stackAxes.allSatisfy { hasOwnSize(axis, stackAxis: $0) == other.hasOwnSize(axis, stackAxis: $0) }
    }
  }
}
