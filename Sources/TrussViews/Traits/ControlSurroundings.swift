import TrussIR

/// The values that a control reads of the views around it, besides those that every view can read from the environment.
///
/// A layout sets it for the controls that are made of other views (`CompositeView.reads`).
package struct ControlSurroundings: Sendable {
  /// The colour of controls, if it is not the theme's.
  package var tint: Color?
  /// Whether the colour of texts is set on the control or around it: a title has that and not the tint.
  package var hasForeground = false
  /// Whether it is in a `List` or a `Form`.
  package var isInList = false
  /// The size of the `GeometryReader` around it, in points.
  package var size = Size.zero

  package init() {}
}

/// A control of the package that is replaced by other views when it is laid out, as the styles around it specify.
protocol Control: View {}

extension Control {
  /// The control as a node, whose scope of names is that of a type.
  func node(named type: Any.Type, at location: SourceLine) -> ViewNode {
    ViewNode(.composite(CompositeView(self, namedAfter: type, reads: .surroundings)), at: location)
  }
}
