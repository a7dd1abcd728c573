import TrussTree
import TrussViews

/// The view inside a frame that decides for it, along each axis. Found once for all views, from the last to the first:
/// frames may be nested as deeply as views may, and are asked about at every level.
struct FrameChains {
  /// The view that decides how large each view is, along each axis; empty where there are no frames.
  private var horizontalSizers: [Int] = []
  private var verticalSizers: [Int] = []
  /// The view that decides whether each view has a size of its own; empty where there are no frames.
  private var horizontalHolders: [Int] = []
  private var verticalHolders: [Int] = []

  /// None: each view speaks for itself.
  init() {}

  /// Those of a tree. `hasIdeal` returns whether a frame is as long as its ideal, once the offered room is known.
  init(of tree: ViewTree, hasIdeal: (Int, Axis) -> Bool) {
    guard tree.entries.indices.contains(where: { tree.framedView(of: $0) != nil }) else { return }
    for axis in Axis.allCases {
      var sizers = Array(tree.entries.indices)
      var holders = sizers
      for index in tree.entries.indices.reversed() {
        guard let inner = tree.framedView(of: index), !hasIdeal(index, axis) else { continue }
        if tree.isOpenFrame(index, axis) { sizers[index] = sizers[inner] }
        if !tree.entries[index].hasOwnSize(axis, stackAxis: nil) { holders[index] = holders[inner] }
      }
      switch axis {
      case .horizontal: (horizontalSizers, horizontalHolders) = (sizers, holders)
      case .vertical: (verticalSizers, verticalHolders) = (sizers, holders)
      }
    }
  }

  /// The view that decides how large a view is along an axis: it itself, or the one inside frames without a rule for
  /// the axis.
  func sizer(of index: Int, _ axis: Axis) -> Int {
    if horizontalSizers.isEmpty { return index }
    return axis == .horizontal ? horizontalSizers[index] : verticalSizers[index]
  }

  /// The view that decides whether a view has a size of its own along an axis: the first one inside frames that is
  /// none, or a frame that has one itself.
  func holder(of index: Int, _ axis: Axis) -> Int {
    if horizontalHolders.isEmpty { return index }
    return axis == .horizontal ? horizontalHolders[index] : verticalHolders[index]
  }
}
