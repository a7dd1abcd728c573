import Truss

extension Workload {
  /// W1. One stack of leaves with fixed sizes.
  static let flatList = Workload(name: "W1", summary: "flat list: a vertical stack of fixed leaves") { size in
    FreshLayout { flatListView(leaves: max(1, size - 1)) }
  }

  private static func flatListView(leaves: Int) -> some View {
    VStack(align: .start, spacing: 4) {
      for index in 0..<leaves {
        Rectangle().width(Double(40 + index % 7 * 8)).height(Double(16 + index % 5 * 2))
      }
    }
  }
}
