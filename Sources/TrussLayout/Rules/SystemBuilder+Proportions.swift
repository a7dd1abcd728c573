import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// Sizes in proportion: `size_i = p_i / p_key * size_key`, the key being the first view that has both a size and a
  /// proportion, else the first with a proportion. With fewer than two proportions no rows are added.
  ///
  /// A second view with both is in conflict where its size is another than the key gives it: that is reported, as by
  /// StackViews.
  mutating func addProportions(_ frame: StackFrame, _ axis: Axis) {
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
}
