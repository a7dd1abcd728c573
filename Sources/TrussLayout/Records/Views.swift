import TrussTree
import TrussViews

/// The entries of a tree, which outlives the pointer.
typealias Views = UnsafePointer<ViewTree.Entry>

/// Inlined, as a call on content counts a reference.
extension ViewNode.Content {
  /// Whether the view is a text, or one may be inside it.
  @inline(__always) var mayHoldText: Bool {
    switch self {
    case .text, .stack, .arranged, .layers, .framed, .grid, .gridRow, .flow, .choice: true
    case .button, .field, .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .spacer, .divider, .leaf:
      false
    case .scroll, .table, .composite: false
    }
  }
}
