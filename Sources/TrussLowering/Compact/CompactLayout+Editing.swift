import TrussIR
import TrussSolver
import TrussText
import TrussViews

/// What a change of a layout in place takes to be undone.
package struct LayoutEdit: Sendable {
  /// The view that was changed, and what it was; nil where the root's size alone was.
  var view: (index: Int, node: ViewNode)?
  /// The size that the root was given.
  var size: (width: Double?, height: Double?) = (nil, nil)
  /// The frames that were other than they are.
  var rects: [(index: Int, rect: Rect)] = []

  package init() {}
}

extension CompactLayout {
  /// Puts a leaf in place of another, whose frames are solved again as far as they change.
  ///
  /// False where it takes a layout anew, as the views differ in more than a leaf's own lengths; the values given are
  /// then spoiled.
  ///
  /// - Throws: `LayoutError` for a leaf that has no meaning.
  mutating func replace(
    _ index: Int, with node: ViewNode, in tree: inout ViewTree, _ rects: inout [Rect], _ edit: inout LayoutEdit
  ) throws(LayoutError) -> Bool {
    let old = tree.entries[index].node
    // Of a composite's body, what was said of the composite is to be added, as a tree that is listed anew does.
    guard !hasOverflow, !hasShortfalls, !tree.entries[index].isBody, old.isExchangeable(for: node),
      let parent = tree.entries[index].parent, var box = box(at: parent)
    else { return false }
    edit.view = (index, old)
    tree.entries[index].node = node
    try tree.validate(index)
    box.position = tree.entries[index].ordinal
    let records: CompactTree? = tree.entries.withUnsafeBufferPointer { entries -> CompactTree? in
      guard let views = entries.baseAddress else { return nil }
      return makeRecords(of: index, views, in: box)
    }
    guard let records, records.horizontal.levels.count == widths.tree.levels.count,
      records.vertical.levels.count == heights.tree.levels.count
    else { return false }
    widths.replace(index, with: records.horizontal.nodes[0], records.horizontal.costs[...])
    let firstCost = Int32(heights.tree.costs.count)
    heights.replace(index, with: records.vertical.nodes[0], records.vertical.costs[...])
    if let lines = records.texts.first, let place = compact.texts.firstIndex(where: { $0.view == index }) {
      compact.texts[place].costs = lines.costs.lowerBound + firstCost..<lines.costs.upperBound + firstCost
      compact.texts[place].width = -1
    }
    return resolve(changed: [index], tree, width: widths.root, height: heights.root, &rects, &edit)
  }

  /// Gives the root another size; false where it takes a layout anew.
  mutating func resize(
    width: Double?, height: Double?, _ tree: ViewTree, _ rects: inout [Rect], _ edit: inout LayoutEdit
  ) -> Bool {
    guard !hasOverflow, (width == nil) == (widths.root == nil), (height == nil) == (heights.root == nil) else {
      return false
    }
    return resolve(changed: [], tree, width: width, height: height, &rects, &edit)
  }

  /// The box of a container.
  private func box(at index: Int) -> Box? {
    var (low, high) = (0, compact.boxes.count)
    while low < high {
      let middle = (low + high) / 2
      if compact.boxes[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < compact.boxes.count && compact.boxes[low].index == index ? compact.boxes[low] : nil
  }

  /// The records of one view, the priorities numbered as they are.
  private func makeRecords(of index: Int, _ views: Views, in box: Box) -> CompactTree? {
    var records = CompactTree(count: 1)
    records.horizontal = LengthTree(levelsOf: widths.tree)
    records.vertical = LengthTree(levelsOf: heights.tree)
    let attributes = views[index].node.parts.attributes
    let sizes = GivenSizes(attributes.sizes, medium, isField: views[index].content.isField)
    var standing = Standing()
    guard box.place(views + index, sizes, medium, views, &standing),
      compact.spots[index].horizontal == standing.horizontal.place,
      compact.spots[index].vertical == standing.vertical.place
    else { return nil }
    records.add(index, views + index, box.index, standing, sizes, nil, medium)
    return records
  }

  private mutating func resolve(
    changed: [Int], _ tree: ViewTree, width: Double?, height: Double?, _ rects: inout [Rect],
    _ edit: inout LayoutEdit
  ) -> Bool {
    let extent = widths.lengths[0]
    guard widths.resolve(changed: changed, root: width) else { return false }
    var moved = columns.replace(widths, compact.spots, isAll: isRightToLeft && widths.lengths[0] != extent)
    for index in moved { setColumn(of: index, &rects, &edit) }
    var changed = changed
    breakTexts(rects, tree, &changed)
    guard heights.resolve(changed: changed, root: height) else { return false }
    moved = rows.replace(heights, compact.spots, isAll: false)
    for index in moved { setRow(of: index, &rects, &edit) }
    return true
  }

  /// Breaks the texts anew that have other widths.
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

  private func setColumn(of index: Int, _ rects: inout [Rect], _ edit: inout LayoutEdit) {
    let old = rects[index]
    Self.setColumn(of: index, &rects, widths, columns, isMirrored: isRightToLeft)
    if rects[index] != old { edit.rects.append((index, old)) }
  }

  private func setRow(of index: Int, _ rects: inout [Rect], _ edit: inout LayoutEdit) {
    let old = rects[index]
    Self.setRow(of: index, &rects, heights, rows)
    if rects[index] != old { edit.rects.append((index, old)) }
  }
}

extension CompactPlaces {
  /// Places anew what is inside the nodes that a solver touched, and what has moved with it. Returns all views whose
  /// place or length may be other than it was.
  fileprivate mutating func replace(
    _ solved: LengthSolver, _ spots: [CompactTree.Spot], isAll: Bool
  ) -> [Int] {
    let nodes = solved.tree.nodes
    if isAll {
      for index in spots.indices { place(inside: index, spots, solved) }
      return Array(spots.indices)
    }
    guard var first = solved.touched.first else { return [] }
    var isToPlace = Array(repeating: false, count: spots.count)
    for index in solved.touched { isToPlace[index] = true }
    var moved: [Int] = first == 0 ? [0] : []
    while first < spots.count {
      defer { first += 1 }
      guard isToPlace[first] else { continue }
      let start = moved.count
      var child = first + 1
      while child < Int(nodes[first].end) {
        moved.append(child)
        child = Int(nodes[child].end)
      }
      let old = moved[start...].map { starts[$0] }
      place(inside: first, spots, solved)
      for (child, old) in zip(moved[start...], old) where starts[child] != old { isToPlace[child] = true }
    }
    return moved
  }
}

extension ViewNode {
  /// Whether another leaf says the same of everything but its own lengths.
  fileprivate func isExchangeable(for other: ViewNode) -> Bool {
    let (outline, otherOutline) = (parts.outline, other.parts.outline)
    return parts.content.isPlainLeaf && other.parts.content.isPlainLeaf && outline.isPlain && otherOutline.isPlain
      && parts.content.isText == other.parts.content.isText
      && !outline.changesSurroundings && !otherOutline.changesSurroundings && !outline.isMoved && !otherOutline.isMoved
      && !parts.attributes.isHidden && !other.parts.attributes.isHidden
      && parts.attributes.names == other.parts.attributes.names && share == other.share
  }

  private var share: Double? {
    if case .spacer = parts.content { return parts.attributes.flex ?? 1 }
    return parts.attributes.flex
  }
}
