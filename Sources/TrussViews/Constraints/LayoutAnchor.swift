package import TrussIR

/// The attribute that a constraint names: one of a view, or of a guide of the view.
package struct LayoutAnchor: Hashable, Sendable {
  /// The rectangle of a view that is meant.
  package enum Guide: Hashable, Sendable {
    /// The view's frame.
    case frame
    /// The frame less the view's margins.
    case margins
    /// The frame less the view's insets: where its views are.
    case box
    /// The part of the frame that lies in the safe area.
    case safeArea
    /// What a scroll view scrolls.
    case content
    /// A guide that the view has for constraints, by its name.
    case named(ViewID)
  }

  package var view: ViewID
  package var guide: Guide
  package var attribute: Attribute
}
