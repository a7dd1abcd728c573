import Truss

/// Layouts whose time once grew faster than their size.
enum Growth: String, CaseIterable {
  case centering, table, visual

  fileprivate var sizes: [Int] {
    switch self {
    case .centering: [100, 400, 1_600]
    case .table: [1_000, 10_000]
    case .visual: [1_000, 10_000, 100_000]
    }
  }

  fileprivate var summary: String {
    switch self {
    case .centering: "texts with equal distances between their centres"
    case .table: "a table as high as its rows"
    case .visual: "views placed by one visual format"
    }
  }

  fileprivate func trial(_ size: Int) -> FreshLayout {
    switch self {
    case .centering:
      FreshLayout(width: 90 * Double(size), height: nil) {
        HStack(distribution: .equalCentering) {
          for index in 0..<size { Text("text \(index % 17)") }
        }
      }
    case .table: FreshLayout(width: 390, height: nil) { Table(count: size) { Text("row \($0)") } }
    case .visual: FreshLayout(width: 18 * Double(size) - 8, height: nil) { visualView(size) }
    }
  }

  private func visualView(_ size: Int) -> some View {
    let root = ViewID("root")
    let names = (0..<size).map { "v\($0)" }
    return ZStack(align: nil) {
      for name in names { Rectangle().height(10).id(ViewID(name)) }
    }
    .id(root)
    .constraints {
      Visual("H:|" + names.map { "[\($0)(10)]" }.joined(separator: "-") + "|", options: .alignAllTop)
      ViewID("v0").top == root.top
      root.height == 10
    }
  }
}

extension Workload {
  /// W14. The size is the number of views in the stack, of rows in the table, or of views in the visual format.
  static func growth(_ growth: Growth) -> Workload {
    Workload(name: "W14-\(growth.rawValue)", summary: growth.summary, sizes: growth.sizes) { growth.trial($0) }
  }
}
