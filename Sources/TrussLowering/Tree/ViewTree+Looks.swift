package import TrussViews

extension ViewTree {
  /// What the author of a view said of its picture.
  package struct Looks {
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
    node.parts.outline.hasLooks && (attributes.isHidden || attributes.isInvisible)
  }

  /// What was said of the view's picture. Of most views it is nothing, which their outlines tell: a drawing asks every
  /// view, and could not read its attributes in place as this module can.
  package var looks: ViewTree.Looks {
    var looks = ViewTree.Looks()
    if node.parts.outline.hasNames { looks.name = attributes.names.first?.name }
    guard node.parts.outline.hasLooks else { return looks }
    looks.link = attributes.link?.target
    looks.background = attributes.background
    looks.border = attributes.border
    looks.borderTitle = attributes.borderTitle
    return looks
  }
}
