import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// Sizes in proportion: `size_i = p_i / p_key * size_key`, the key being the first view that has both a size and a
  /// proportion, else the first with a proportion. With fewer than two proportions no rows are added.
  ///
  /// - Throws: `LayoutError` where a second view has both, and another size than the key gives it.
  mutating func addProportions(_ frame: StackFrame, _ axis: Axis) throws(LayoutError) {
    let given = frame.stack.proportions(axis)
    let proportions = frame.children.enumerated().map { position, child in
      tree.entries[child].attributes.proportion[axis] ?? given?[position]
    }
    let members = proportions.indices.filter { proportions[$0] != nil }
    guard members.count >= 2 else { return }
    let sizes = frame.children.enumerated().map { position, child in
      frame.stack.sizes(axis)?[position] ?? tree.entries[child].exactSize(axis)
    }
    let keys = members.filter { sizes[$0] != nil }
    try checkAgreement(of: keys, sizes, proportions, frame, axis)
    let visible = members.filter { !tree.entries[frame.children[$0]].attributes.isCollapsed }
    guard let key = keys.first(where: visible.contains) ?? visible.first, let keyProportion = proportions[key]
    else { return }
    for member in visible where member != key {
      guard let proportion = proportions[member] else { continue }
      add(
        Term(Item.ID(frame.children[member]), axis.extent), .equal,
        Term(proportion / keyProportion, Anchor(Item.ID(frame.children[key]), axis.extent)),
        category: .proportion, origin: frame.stack.location)
    }
  }

  private func checkAgreement(
    of keys: [Int], _ sizes: [Double?], _ proportions: [Double?], _ frame: StackFrame, _ axis: Axis
  ) throws(LayoutError) {
    guard let first = keys.first, let size = sizes[first], let proportion = proportions[first] else { return }
    for key in keys.dropFirst() {
      guard let otherSize = sizes[key], let otherProportion = proportions[key] else { continue }
      // Compared crosswise, so that no size of 0 is divided by; a billionth is the rounding of a product.
      let (left, right) = (otherSize * proportion, size * otherProportion)
      if abs(left - right) > 1e-9 * max(abs(left), abs(right)) {
        throw LayoutError(
          .disagreeingKeys(
            parameter: axis == .horizontal ? "proportionalWidths" : "proportionalHeights", first: first,
            second: key),
          view: tree.title(of: frame.index), location: frame.stack.location)
      }
    }
  }
}
