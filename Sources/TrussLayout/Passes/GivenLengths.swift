import TrussIR
import TrussTree
import TrussViews

/// Lengths that follow from given lengths without a solved layout.
extension ViewTree {
  /// The length inside the insets of a view's box, in the medium's unit, if it is known without solving: the view has a
  /// given length, or is a root of a given length, or fills a container whose length is known. Otherwise nil. `root` is
  /// the length of the root along the axis; nil if its content decides it.
  func givenRoom(in index: Int, _ axis: Axis, _ medium: Medium, root: Double?) -> Double? {
    var (view, insets) = (index, 0.0)
    while true {
      let entry = entries[view]
      insets += medium.boxInsets(of: entry).along(axis)
      if let exact = entry.address.exactSize(axis) { return entry.address.extent(of: exact, medium) - insets }
      guard let parent = entry.parent else { return root.map { max(0, $0 - insets) } }
      guard entry.decoration == nil, !entry.isSizedInAnyWay(axis), isFilled(parent, by: entry, axis) else {
        return nil
      }
      view = parent
    }
  }

  /// Whether a view fills its container along an axis that is across the container's axis.
  private func isFilled(_ stack: Int, by entry: Entry, _ axis: Axis) -> Bool {
    switch entries[stack].content {
    case .stack(let stack):
      let align = entry.attributes.align ?? stack.individualAlignments?[entry.ordinal] ?? stack.align
      return stack.axis != axis && align == .fill && stack.sizes(axis) == nil && stack.proportions(axis) == nil
    case .arranged(let stack): return stack.axis != axis && stack.alignment == .fill
    case .scroll(let scroll): return scroll.axis != axis && scroll.contentInset == .zero
    default: return false
    }
  }

  /// Gives views the sizes that follow from given sizes: in proportion to a view of the same stack, as fractions of
  /// known lengths, and as chosen from proposals.
  ///
  /// - Throws: `LayoutError` if a number of a custom container is invalid.
  mutating func settleGivenSizes(_ medium: Medium, _ size: PerAxis<Double>) throws(LayoutError) {
    if hasProportions { settleGivenProportions(medium) }
    // Outer views come first: inner views may fill them.
    for room in fractionRooms {
      if let length = givenRoom(in: room.view, room.axis, medium, root: size[room.axis]) { settle(room, in: length) }
    }
    if hasProposals { try settleProposals(medium, size) }
  }

  /// Gives sizes to views in proportion to the view of the same stack with a given size. If several views have given
  /// sizes, no view gets a size.
  private mutating func settleGivenProportions(_ medium: Medium) {
    for index in entries.indices {
      guard case .stack(let stack) = entries[index].content else { continue }
      for axis in Axis.allCases { settleProportions(of: stack, axis, at: index, medium) }
    }
  }

  private mutating func settleProportions(of stack: FlexStack, _ axis: Axis, at index: Int, _ medium: Medium) {
    var members: [(view: Int, proportion: Double)] = []
    var given: [Double] = []
    for view in visibleViews(in: index) {
      let position = entries[view].ordinal
      let own = entries[view].attributes.rare.proportion[axis]
      guard let proportion = own ?? stack.proportions(axis)?[position], proportion > 0 else { continue }
      let size =
        stack.sizes(axis)?[position].map { entries[view].address.extent(ofArray: $0, axis, medium) }
        ?? entries[view].address.exactSize(axis).map { entries[view].address.extent(of: $0, medium) }
      if let size { given.append(size / proportion) } else { members.append((view, proportion)) }
    }
    guard given.count == 1 else { return }
    for (view, proportion) in members {
      let size = Attributes.SizeRule(
        axis: axis, relation: .equal, value: given[0] * proportion, priority: .required, unit: .proportion)
      give(size, stack.location, to: view)
    }
  }
}

extension ViewTree.Entry {
  /// Whether anything but the view's content and the view around it decides its length along an axis.
  fileprivate func isSizedInAnyWay(_ axis: Axis) -> Bool {
    attributes.sizes.contains { $0.axis == axis } || attributes.rare.fractions.contains { $0.axis == axis }
      || !attributes.rare.ratios.isEmpty || attributes.rare.fixedAxes.contains(axis)
  }
}
