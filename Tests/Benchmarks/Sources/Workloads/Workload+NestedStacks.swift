import Truss

extension Workload {
  /// W7. Deep instead of broad: each level is a row or a column of a leaf and the next level.
  static let nestedStacks = Workload(
    name: "W7", summary: "nested stacks, axes in turn, a leaf in each; the size is the depth",
    largestSize: LayoutError.Limits.depth - 2
  ) { size in
    FreshLayout { nestedView(depth: max(1, size)) }
  }

  private static func nestedView(depth: Int) -> any View {
    var view: any View = leaf
    for level in stride(from: depth - 1, through: 0, by: -1) {
      view =
        level.isMultiple(of: 2)
        ? HStack([leaf, view], align: .start, spacing: 1) : VStack([leaf, view], align: .start, spacing: 1)
    }
    return view
  }

  private static var leaf: some View { Rectangle().width(8).height(6) }
}
