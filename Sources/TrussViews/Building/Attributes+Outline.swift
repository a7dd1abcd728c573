extension Attributes {
  /// What modifiers spoke of, so that all else is passed by at a glance: of most views they say little.
  package struct Outline: Equatable, Sendable {
    /// Whether the view has names or guides, or names another.
    package private(set) var hasNames = false
    /// Whether there is something that is handed down to the views inside.
    package private(set) var changesInheritedValues = false
    /// Whether there are views behind it or over it.
    package private(set) var isDecorated = false
    /// Whether modifiers gave it views, or closures that may have captured some.
    private(set) var mayHoldViews = false
    /// Whether there is an offset.
    package private(set) var isMoved = false
    /// Whether a drawing shows more than what the view is: colours and lines, a place that it leads to, or nothing at all.
    package private(set) var hasAppearance = false
    /// Whether there is any number besides sizes and a share, or a rule about where the view may stand.
    package private(set) var hasRareRules = false
    /// Whether there are constraints.
    package private(set) var hasConstraints = false
    /// Whether nothing is said, constraints aside, that a plain stack could not say of its views: sizes, shares, places, looks.
    package private(set) var isPlain = true
    /// Whether anything is said besides the line that made the view, its sizes, and its share.
    private(set) var saysMore = false

    /// That nothing is said.
    init() {}

    /// What a view's attributes speak of. They are read where they lie: handing them on would copy them.
    init(of view: UnsafePointer<ViewNode.Parts>) {
      let appearance = view.pointee.attributes.appearance?.appearance
      let hasFont = appearance?.font != nil
      hasNames = !view.pointee.attributes.names.isEmpty
      changesInheritedValues = hasFont || appearance?.foreground != nil
      hasAppearance =
        view.pointee.attributes.isHidden || view.pointee.attributes.isInvisible || appearance?.background != nil
        || appearance?.border != nil
      hasRareRules = hasFont
      saysMore =
        hasNames || appearance != nil || view.pointee.attributes.isInvisible || view.pointee.attributes.align != nil
        || view.pointee.attributes.box != nil
      guard let box = view.pointee.attributes.box else { return }
      add(box.rareAttributes)
    }

    private mutating func add(_ said: borrowing RareAttributes) {
      hasNames = hasNames || !said.guides.isEmpty || !said.customSpacings.isEmpty
      changesInheritedValues = changesInheritedValues || !said.textStyle.isEmpty || !said.environment.isEmpty
      isDecorated = !said.decorations.isEmpty
      mayHoldViews = isDecorated || !said.environment.isEmpty
      isMoved = said.offset != Offset()
      hasConstraints = !said.constraints.isEmpty
      hasAppearance = hasAppearance || said.borderTitle != nil || said.link != nil
      isPlain =
        said.guides.isEmpty && said.ratios.isEmpty && said.decorations.isEmpty && said.alignmentGuides.isEmpty
        && said.customSpacings.isEmpty && said.fixedAxes.isEmpty && said.layoutPriority == nil && said.gridCell == nil
        && said.proportion.isEmpty
      hasRareRules =
        hasRareRules || !said.textStyle.isEmpty || isMoved || !said.ratios.isEmpty || !said.proportion.isEmpty
        || !said.hugging.isEmpty || !said.compression.isEmpty || said.layoutPriority != nil
        || !said.alignmentGuides.isEmpty || said.gridCell != nil || !said.customSpacings.isEmpty || said.link != nil
        || said.margins != nil
    }
  }
}

extension PerAxis {
  package var isEmpty: Bool { horizontal == nil && vertical == nil }
}

extension TextStyle {
  fileprivate var isEmpty: Bool { lineLimit == nil && truncationMode == nil && alignment == nil }
}
