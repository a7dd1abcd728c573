import TrussIR

/// Values that surrounding views pass to a control, in addition to the public environment. The layout sets them for
/// controls that consist of other views (`CompositeView.reads`).
package struct ControlSurroundings: Sendable {
  /// The tint; nil for the theme's accent colour.
  package var tint: Color?
  /// Whether the control or a surrounding view sets a text colour. A title then has this colour instead of the tint.
  package var hasForeground = false
  package var isInList = false
  /// The size of the surrounding `GeometryReader`, in points.
  package var size = Size.zero

  package init() {}
}

/// A built-in control that consists of other views. The styles in its environment decide which views.
protocol Control: View {}

extension Control {
  /// Returns the control as a node. The scope of names inside the control is named after `type`.
  func node(named type: Any.Type, at location: SourceLine) -> ViewNode {
    ViewNode(.composite(CompositeView(self, namedAfter: type, reads: .surroundings)), at: location)
  }
}
