import TrussIR

/// The values that a control reads from the views around it, besides those in the public environment.
///
/// A layout sets them for controls that consist of other views (`CompositeView.reads`).
package struct ControlSurroundings: Sendable {
  /// The colour of controls; nil for the theme's.
  package var tint: Color?
  /// Whether the colour of texts is set on the control or around it: then a title has this colour instead of the tint.
  package var hasForeground = false
  /// Whether the control is in a `List` or a `Form`.
  package var isInList = false
  /// The size of the surrounding `GeometryReader`, in points.
  package var size = Size.zero

  package init() {}
}

/// A built-in control that is replaced by other views when it is laid out, according to the styles of its environment.
protocol Control: View {}

extension Control {
  /// Returns the control as a node, whose scope of names is named after a type.
  func node(named type: Any.Type, at location: SourceLine) -> ViewNode {
    ViewNode(.composite(CompositeView(self, namedAfter: type, reads: .surroundings)), at: location)
  }
}
