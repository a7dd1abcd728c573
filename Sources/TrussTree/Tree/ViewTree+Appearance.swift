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
    /// What is written on the border's upper line.
    package var borderTitle: String?
  }
}

/// Read in place: a call on an entry copies it.
extension UnsafePointer<ViewNode.Parts> {
  /// Whether neither the view nor anything inside it is drawn.
  package var isUnseen: Bool {
    pointee.outline.hasAppearance && (pointee.attributes.isHidden || pointee.attributes.isInvisible)
  }

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
    return appearance
  }
}
