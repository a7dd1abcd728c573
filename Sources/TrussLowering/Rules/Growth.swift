import TrussViews

/// Which views grow to what they are offered, since a `frame` with a maximum is inside them, and how far.
///
/// A stack hands on what is inside it: `Text("a").frame(maxWidth: .infinity).padding()` grows with its padding. A size
/// of its own, or `fixedSize`, ends it.
struct Growth {
  /// The greatest size of each view that grows along an axis, infinite where it has none; nil for all others.
  private(set) var limits: [PerAxis<Double>]
  /// The axes on which a view inside each frame gives it a size.
  private(set) var sized: [Axes]

  /// From the last view to the first, so that what is inside is known before what is around it.
  init(tree: ViewTree, medium: Medium) {
    limits = Array(repeating: PerAxis(), count: tree.entries.count)
    sized = Array(repeating: Axes(), count: tree.entries.count)
    // Growth begins with a frame.
    guard tree.entries.indices.contains(where: { tree.entries[$0].content.isFramed }) else { return }
    for index in tree.entries.indices.reversed() {
      let entry = tree.entries[index]
      guard !entry.attributes.isHidden, entry.content.handsOnGrowth else { continue }
      let children = tree.views(in: index).filter { !tree.entries[$0].attributes.isHidden }
      for axis in Axis.allCases {
        if hasSize(entry, children, axis, tree) { sized[index].insert(axis) }
        guard entry.exactSize(axis) == nil, !entry.attributes.fixedAxes.contains(axis) else { continue }
        limits[index][axis] = limit(entry, children, axis, medium)
      }
    }
  }

  private func hasSize(_ entry: ViewTree.Entry, _ children: [Int], _ axis: Axis, _ tree: ViewTree) -> Bool {
    guard case .framed(let box) = entry.content, entry.exactSize(axis) == nil else { return true }
    return box.bounds[axis]?.ideal != nil
      || children.contains { child in
        if case .framed = tree.entries[child].content { return sized[child].contains(axis) }
        return tree.entries[child].hasOwnSize(axis, stackAxis: nil)
      }
  }

  private func limit(
    _ entry: ViewTree.Entry, _ children: [Int], _ axis: Axis, _ medium: Medium
  ) -> Double? {
    if case .framed(let box) = entry.content, let greatest = box.bounds[axis]?.greatest {
      return greatest == .infinity ? greatest : medium.extent(greatest, axis)
    }
    let growing = children.compactMap { limits[$0][axis] }
    guard let only = growing.first else { return nil }
    guard children.count == 1 else { return .infinity }
    let insets = medium.boxInsets(of: entry)
    return only + insets.start(axis) + insets.end(axis)
  }
}

extension ViewNode.Content {
  fileprivate var handsOnGrowth: Bool {
    switch self {
    case .framed, .stack, .layers: true
    default: false
    }
  }
}

extension SystemBuilder {
  /// Whether a view has a size along an axis that does not come from the box that it stands in.
  func hasOwnSize(_ index: Int, _ axis: Axis, stackAxis: Axis?) -> Bool {
    if case .framed = tree.entries[index].content { return growth.sized[index].contains(axis) }
    return tree.entries[index].hasOwnSize(axis, stackAxis: stackAxis)
  }

  /// Whether a view fills the box that it stands in: it has no size of its own there, or grows without end.
  func fillsBox(_ index: Int, _ axis: Axis, stackAxis: Axis? = nil) -> Bool {
    growth.limits[index][axis] == .infinity || !hasOwnSize(index, axis, stackAxis: stackAxis)
  }

  /// A view's share of the room left in its stack, or nil.
  func share(of index: Int, along axis: Axis) -> Double? {
    tree.entries[index].share ?? (growth.limits[index][axis] == nil ? nil : 1)
  }
}
