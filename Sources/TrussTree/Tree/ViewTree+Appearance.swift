package import TrussViews

extension ViewTree {
  /// The attributes of a view's picture that its author set.
  package struct Appearance {
    /// Whether it may have a name.
    package var hasName = false
    /// Where it leads.
    package var link: String?
    package var background: Color?
    package var border: Border?
    /// What is written on the border.
    package var borderTitle: Attributes.BorderTitle?
    /// The radius of the corners, in points; nil for that of the view's kind.
    package var cornerRadius: Double?
    /// Nil where it is 1.
    package var opacity: Double?
    /// The outline that nothing is drawn outside of; a rectangle is the room inside the border.
    package var clip: Attributes.ShapeStyle.Outline?
    /// Whether lines to other views are drawn.
    package var hasConnectors = false
  }
}

/// Read in place: a call on an entry copies it.
extension UnsafePointer<ViewNode.Parts> {
  /// Whether neither the view nor anything inside it is drawn.
  package var isUnseen: Bool {
    pointee.outline.hasAppearance && (pointee.attributes.isCollapsed || pointee.attributes.isHidden)
  }

  /// The view's place in front of its neighbours; 0 unless its author set it.
  package var zIndex: Double { pointee.outline.hasAppearance ? pointee.attributes.zIndex ?? 0 : 0 }

  /// The shape that the view is drawn as, where it is not the plain surface.
  package var shape: Attributes.ShapeStyle? { pointee.attributes.shape }

  /// What the author specified of the view's picture. A drawing asks every view: of most it is nothing, which their
  /// outlines tell without a look at their attributes.
  package var appearance: ViewTree.Appearance {
    var appearance = ViewTree.Appearance()
    appearance.hasName = pointee.outline.hasNames
    guard pointee.outline.hasAppearance else { return appearance }
    appearance.link = pointee.attributes.link?.target
    appearance.background = pointee.attributes.background
    appearance.border = pointee.attributes.border
    appearance.borderTitle = pointee.attributes.borderTitle
    appearance.cornerRadius = pointee.attributes.cornerRadius
    appearance.opacity = pointee.attributes.opacity
    appearance.clip = pointee.attributes.clip
    appearance.hasConnectors = !pointee.attributes.connectors.isEmpty
    return appearance
  }
}
