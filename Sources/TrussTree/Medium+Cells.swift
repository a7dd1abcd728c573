package import TrussViews

extension View {
  /// The medium in which the view is laid out as text. If the caller gives no size of a cell, a cell is 8 by 16 points
  /// for a root in SwiftUI's style, and 5 by 10 points for any other root.
  package func cells(of size: Medium.CellSize? = nil, in environment: EnvironmentValues) -> Medium {
    if let size { return .cells(size) }
    return hasSwiftUIStyle(in: environment) ? .cells(.ofSwiftUI) : .cells
  }

  /// Whether the root has SwiftUI's style, or the only view inside the root's frames, paddings and custom bodies has it.
  private func hasSwiftUIStyle(in environment: EnvironmentValues) -> Bool {
    var (nodes, environment) = (nodes, environment)
    environment.medium = .cells
    // A body that contains itself ends here; the layout reports it.
    for _ in 0...LayoutError.Limits.depth + LayoutError.Limits.bodies where environment.stackStyle != .swiftUI {
      guard nodes.count == 1, let parts = nodes.first?.parts else { return false }
      for change in parts.attributes.rare.environment { change(&environment) }
      switch parts.content {
      case .framed(let frame): nodes = frame.children
      case .stack(let stack) where stack.isPadding: nodes = stack.children
      case .composite(let custom) where custom.reads != .size:
        nodes = EnvironmentValues.$current.withValue(environment) { custom.view.body.nodes }
      default: return environment.stackStyle == .swiftUI
      }
    }
    return environment.stackStyle == .swiftUI
  }
}

extension Medium.CellSize {
  /// The size of a cell for SwiftUI's screens. Their body text is 17 points, with letters of 8 to 9 points; so a column
  /// is a letter, and spaces have their proportion to texts. Of the sizes near a letter, this one divides the lengths
  /// that SwiftUI's screens use, which are multiples of 4 and 8: 16 points are a row, and 8 points round to a row, so
  /// that cards keep the space inside their outlines. In cells of 9 by 18 or 10 by 20 points they lose it.
  fileprivate static let ofSwiftUI = Medium.CellSize(width: 8, height: 16)
}
