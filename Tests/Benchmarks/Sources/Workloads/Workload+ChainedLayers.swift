import Truss

extension Workload {
  /// W8. No stack places the views: each has four constraints to the view before it.
  static let chainedLayers = Workload(name: "W8", summary: "a ZStack, each view constrained to the one before") {
    size in
    FreshLayout(width: 1000, height: 1000) { chainedView(layers: max(1, size - 1)) }
  }

  private static func chainedView(layers: Int) -> some View {
    let root = ViewID("root")
    let names = (0..<layers).map { ViewID("layer \($0)") }
    return ZStack(align: nil) {
      for name in names { Rectangle().id(name) }
    }
    .id(root)
    .constraints {
      for (index, name) in names.enumerated() {
        if index == 0 {
          name.left == root.left
          name.top == root.top
          name.width == 100
          name.height == 50
        } else {
          name.left == names[index - 1].left + 0.5
          name.top == names[index - 1].top + 0.25
          name.width == names[index - 1].width
          name.height == names[index - 1].height
        }
      }
    }
  }
}
