package import TrussViews

extension ViewTree {
  /// The attributes of a view's picture that its author set.
  package struct Appearance {
    /// The name that it is shown by.
    package var name: String?
    /// Where it leads.
    package var link: String?
    package var background: Color?
    package var border: Border?
    /// What is written on the border's upper line.
    package var borderTitle: String?
  }
}

extension ViewTree.Entry {
  /// Whether neither the view nor anything inside it is drawn.
  package var isUnseen: Bool {
    node.parts.outline.hasAppearance && (attributes.isHidden || attributes.isInvisible)
  }

  /// What the author specified of the view's picture. A drawing asks every view: of most it is nothing, which their
  /// outlines tell without a look at their attributes.
  package var appearance: ViewTree.Appearance {
    var appearance = ViewTree.Appearance()
    if node.parts.outline.hasNames { appearance.name = attributes.names.first?.name }
    guard node.parts.outline.hasAppearance else { return appearance }
    appearance.link = attributes.link?.target
    appearance.background = attributes.background
    appearance.border = attributes.border
    appearance.borderTitle = attributes.borderTitle
    return appearance
  }
}
