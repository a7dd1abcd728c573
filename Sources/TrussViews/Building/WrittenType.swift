/// The type in the source, for a view that is built from another type, such as `Link` from a text.
@usableFromInline package enum WrittenType: String, Sendable {
  case angularGradient = "AngularGradient"
  case chart = "Chart"
  case cluster = "Cluster"
  case color = "Color"
  case diagram = "Diagram"
  case dialog = "Dialog"
  case form = "Form"
  case fullScreenCover = "FullScreenCover"
  case geometryReader = "GeometryReader"
  case groupBox = "GroupBox"
  case label = "Label"
  case linearGradient = "LinearGradient"
  case link = "Link"
  case list = "List"
  case navigationStack = "NavigationStack"
  case orderedList = "OrderedList"
  case outlineGroup = "OutlineGroup"
  case radialGradient = "RadialGradient"
  /// The segments of a picker.
  case segments = "Picker"
  /// The line between two rows of a list in SwiftUI's style.
  case separator = "Divider"
  case sequenceDiagram = "SequenceDiagram"
  case sheet = "Sheet"
  case toggle = "Toggle"
  case unorderedList = "UnorderedList"
}

extension WrittenType {
  /// Whether the view's overlays are created once its size is known.
  package var readsOwnSize: Bool { self == .geometryReader || self == .chart }
  /// Whether the view is presented over another view.
  package var isPresented: Bool { self == .dialog || self == .fullScreenCover || self == .sheet }
}

extension ViewNode {
  consuming func written(as type: WrittenType) -> ViewNode {
    modify { $0.writtenType = type }
    return self
  }
}

extension ViewNode.Parts {
  /// The name of the view's type in the source, for frames, listings and messages.
  package var kind: String {
    if let type = attributes.writtenType { return type.rawValue }
    if let shape = attributes.sharedAppearance?.value.shape, shape.outline != .rectangle {
      return shape.outline.typeName
    }
    return content.typeName
  }
}

extension Attributes.ShapeStyle.Outline {
  fileprivate var typeName: String {
    switch self {
    case .rectangle: "Rectangle"
    case .rounded(let radius): radius == .infinity ? "Capsule" : "RoundedRectangle"
    case .ellipse: "Ellipse"
    case .circle: "Circle"
    case .custom(let shape): shape.typeName
    }
  }
}
