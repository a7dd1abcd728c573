public import TrussViews

extension ViewNode.Content {
  /// What sort of view it is, as a user wrote it.
  package var kind: String {
    switch self {
    case .text: "Text"
    case .button: "Button"
    case .field: "Field"
    case .toggle: "Toggle"
    case .slider: "Slider"
    case .progress: "Progress"
    case .stepper: "Stepper"
    case .image: "Image"
    case .rectangle: "Rectangle"
    case .box: "Box"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .leaf(let leaf): "\(type(of: leaf.leaf))"
    case .stack(let stack): stack.axis == .horizontal ? "HStack" : "VStack"
    case .arranged(let stack): stack.axis == .horizontal ? "HStack" : "VStack"
    case .layers: "ZStack"
    case .scroll: "ScrollView"
    case .table: "Table"
    case .framed: "Frame"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .flow(let stack): stack.columns == nil ? "FlowStack" : stack.isMasonry ? "Masonry" : "LazyVGrid"
    case .choice: "ViewThatFits"
    case .composite(let composite): "\(composite.type)"
    }
  }

  /// Whether sessions can change it in place.
  @inlinable package var isPlainContainer: Bool {
    switch self {
    case .stack, .arranged, .layers: true
    case .text, .button, .field, .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .spacer, .divider,
      .leaf:
      false
    case .scroll, .table, .framed, .grid, .gridRow, .flow, .choice, .composite: false
    }
  }

  /// Whether it holds views.
  @inlinable package var isContainer: Bool {
    switch self {
    case .stack, .arranged, .layers, .scroll, .table, .framed, .grid, .gridRow, .flow, .choice, .composite: true
    case .text, .button, .field, .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .spacer, .divider,
      .leaf:
      false
    }
  }
}
