/// Views that lie over or behind another and are laid out against its frame, without an effect on its size.
@usableFromInline package struct Decoration: Sendable {
  /// Whether it is drawn after the view that it decorates, or before it.
  package enum Layer: Sendable {
    case background
    case overlay
  }

  package var layer: Layer
  package var alignment: Alignment
  package var nodes: [ViewNode]
  /// The scope of their names where that is not the view's: known once the view is listed.
  package var scope: Int32?
}
