extension Attributes {
  /// The attributes that modifiers set, so that all else is passed by at a glance: most views have few.
  @usableFromInline package struct Outline: Equatable, Sendable {
    /// Whether the view has names or guides, names another, or brings its scope.
    package private(set) var hasNames = false
    /// Whether there is something that is handed down to the views inside.
    package private(set) var changesInheritedValues = false
    /// Whether there are views behind it or over it.
    package private(set) var isDecorated = false
    /// Whether modifiers gave it views, or closures that may have captured some.
    private(set) var mayHoldViews = false
    /// Whether there is an offset.
    package private(set) var isMoved = false
    /// Whether a drawing shows more than what the view is: colours and lines, a place that it leads to, or nothing at
    /// all.
    package private(set) var hasAppearance = false
    /// Whether there is any number besides sizes and a share, or a rule about where the view may be.
    package private(set) var hasRareRules = false
    /// Whether there are constraints.
    package private(set) var hasConstraints = false
    /// Whether there is nothing, constraints aside, that a plain stack has no rule for: sizes, shares, places, looks.
    package private(set) var isPlain = true
    /// Whether anything is set besides the line that made the view, its sizes, and its share.
    private(set) var saysMore = false

    /// An outline without attributes.
    init() {}

    /// What a view's attributes speak of. They are read where they lie: handing them on would copy them.
    init(of view: UnsafePointer<ViewNode.Parts>) {
      hasNames = !view.pointee.attributes.names.isEmpty
      hasAppearance = view.pointee.attributes.isCollapsed || view.pointee.attributes.isHidden
      saysMore = hasNames || view.pointee.attributes.isHidden || view.pointee.attributes.align != nil
      if let appearance = view.pointee.attributes.appearance { add(appearance) }
      if let rareAttributes = view.pointee.attributes.rareAttributes { add(rareAttributes) }
    }

    private mutating func add(_ appearance: Shared<Appearance>) {
      saysMore = true
      hasRareRules = appearance.value.font != nil
      changesInheritedValues = hasRareRules || appearance.value.foreground != nil || appearance.value.tint != nil
      hasAppearance =
        hasAppearance || appearance.value.background != nil || appearance.value.border != nil
        || appearance.value.cornerRadius != nil || appearance.value.opacity != nil
        || appearance.value.zIndex != nil || appearance.value.clip != nil
    }

    private mutating func add(_ said: Shared<RareAttributes>) {
      saysMore = true
      hasNames =
        hasNames || !said.value.guides.isEmpty || !said.value.customSpacings.isEmpty || said.value.listedScope != nil
        || said.value.element != nil
      changesInheritedValues =
        changesInheritedValues || !said.value.textStyle.isEmpty || !said.value.environment.isEmpty
      isDecorated = !said.value.decorations.isEmpty
      mayHoldViews = isDecorated || !said.value.environment.isEmpty
      isMoved = said.value.offset != Offset()
      hasConstraints = !said.value.constraints.isEmpty
      hasAppearance =
        hasAppearance || said.value.borderTitle != nil || said.value.link != nil || !said.value.connectors.isEmpty
      isPlain =
        said.value.guides.isEmpty && said.value.ratios.isEmpty && said.value.decorations.isEmpty
        && said.value.alignmentGuides.isEmpty && said.value.customSpacings.isEmpty && said.value.fixedAxes.isEmpty
        && said.value.layoutPriority == nil && said.value.gridCell == nil && said.value.proportion.isEmpty
      hasRareRules =
        hasRareRules || !said.value.textStyle.isEmpty || !said.value.textRuns.isEmpty || isMoved
        || !said.value.ratios.isEmpty
        || !said.value.proportion.isEmpty || !said.value.hugging.isEmpty || !said.value.compression.isEmpty
        || said.value.layoutPriority != nil || !said.value.alignmentGuides.isEmpty || said.value.gridCell != nil
        || !said.value.customSpacings.isEmpty || said.value.link != nil || said.value.margins != nil
        || !said.value.connectors.isEmpty
    }
  }
}

extension PerAxis {
  @inlinable package var isEmpty: Bool { horizontal == nil && vertical == nil }
}

extension TextStyle {
  fileprivate var isEmpty: Bool {
    lineLimit == nil && truncationMode == nil && alignment == nil && weight == nil && isItalic == nil
      && isMonospaced == nil && underline == nil && isStruckThrough == nil
  }
}
