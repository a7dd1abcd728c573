import Truss

extension Workload {
  /// W3. Every size follows from the root's size, by required equalities alone.
  static let tree = Workload(name: "W3", summary: "tree: binary, axes in turn, fillEqually, 1920 x 1080") { size in
    FreshLayout(width: 1920, height: 1080) { treeView(nodes: max(1, size)) }
  }

  /// A binary heap: the children of node i are 2i + 1 and 2i + 2, if these exist.
  private static func treeView(nodes: Int) -> any View {
    var depths = [Int](repeating: 0, count: nodes)
    for index in depths.indices.dropFirst() { depths[index] = depths[(index - 1) / 2] + 1 }
    var views: [any View] = (0..<nodes).map { _ in Rectangle() }
    for index in stride(from: (nodes - 2) / 2, through: 0, by: -1) where 2 * index + 1 < nodes {
      let children = Array(views[(2 * index + 1)..<min(nodes, 2 * index + 3)])
      views[index] =
        depths[index].isMultiple(of: 2)
        ? HStack(children, distribution: .fillEqually) : VStack(children, distribution: .fillEqually)
    }
    return views[0]
  }
}
