package import TrussIR

/// What a constraint names: an attribute of a view, or of a guide that the view has.
package struct LayoutAnchor: Hashable, Sendable {
  /// The rectangle of a view that is meant.
  package enum Guide: Hashable, Sendable {
    /// The view's frame.
    case frame
    /// The frame less the view's margins.
    case margins
    /// The part of the frame that lies in the safe area.
    case safeArea
    /// What a scroll view scrolls.
    case content
    /// A rectangle that the view was given for constraints, by its name.
    case named(ViewID)
  }

  package var view: ViewID
  package var guide: Guide
  package var attribute: Attribute
}
