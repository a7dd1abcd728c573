import TrussIR
import TrussTree
import TrussViews

/// The room that is on offer to each view, and the axes on which it keeps its ideal size. Only frames with an ideal
/// length and views of fixed size ask for it, so that it is empty for most trees.
struct OfferedRoom {
  /// The axes on which there is a known room to have; elsewhere a view is as large as its content or its ideal.
  private var offered: [Axes] = []
  /// The axes on which a view, or one around it, keeps its ideal size.
  private var fixed: [Axes] = []

  /// The room in a root whose size is given along some axes.
  init(in tree: ViewTree, definite: Axes) {
    guard tree.hasIdeals || tree.hasFixedSizes else { return }
    offered = Array(repeating: Axes(), count: tree.entries.count)
    fixed = offered
    offered[0] = definite
    for index in tree.entries.indices {
      let entry = tree.entries[index]
      defer { fixed[index].formUnion(entry.attributes.fixedAxes) }
      guard let parent = entry.parent else { continue }
      guard entry.decoration == nil else {
        offered[index] = .all
        continue
      }
      let around = tree.entries[parent]
      for axis in Axis.allCases {
        let isGiven = around.exactSize(axis) != nil || around.content.ideal(axis) != nil
        if isGiven || (offered[parent].contains(axis) && !fixed[parent].contains(axis)) { offered[index].insert(axis) }
        if fixed[parent].contains(axis), !isGiven { fixed[index].insert(axis) }
      }
      if case .scroll(let scroll) = around.content { offered[index].remove(scroll.axis) }
    }
  }

  /// Whether a view, or one around it, keeps its ideal size along an axis.
  func isFixed(_ index: Int, _ axis: Axis) -> Bool { !fixed.isEmpty && fixed[index].contains(axis) }

  /// Whether a frame has its ideal length, as nothing is offered to it or it is to keep it.
  func hasIdeal(_ index: Int, _ axis: Axis, _ entry: ViewTree.Entry) -> Bool {
    !offered.isEmpty && entry.content.ideal(axis) != nil
      && (entry.attributes.fixedAxes.contains(axis) || !offered[index].contains(axis))
  }
}

extension ViewNode.Content {
  /// The ideal length of a frame, or nil.
  func ideal(_ axis: Axis) -> Double? {
    guard case .framed(let box) = self else { return nil }
    return box.bounds[axis]?.ideal
  }
}
