import TrussViews

/// The entries of a tree, which outlives the pointer.
typealias Views = UnsafePointer<ViewTree.Entry>

extension ViewNode.Content {
  /// Whether sessions can change its records in place.
  var isPlainContainer: Bool {
    switch self {
    case .stack, .arranged, .layers: true
    case .text, .button, .field, .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .spacer, .divider:
      false
    case .scroll, .table, .framed, .grid, .gridRow, .flow, .choice, .composite: false
    }
  }

  /// Whether it holds views.
  var isContainer: Bool {
    switch self {
    case .stack, .arranged, .layers, .scroll, .table, .framed, .grid, .gridRow, .flow, .choice, .composite: true
    case .text, .button, .field, .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .spacer, .divider:
      false
    }
  }

  /// Whether the view is a text, or one may be inside it.
  var mayHoldText: Bool {
    switch self {
    case .text, .stack, .arranged, .layers, .framed, .grid, .gridRow, .flow, .choice: true
    case .button, .field, .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .spacer, .divider: false
    case .scroll, .table, .composite: false
    }
  }

  var isField: Bool {
    if case .field = self { return true }
    return false
  }
}
