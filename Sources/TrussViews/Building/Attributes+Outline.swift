extension Attributes {
  /// What modifiers spoke of, so that all else is passed by at a glance: of most views they say little.
  package struct Outline: Sendable {
    /// Whether the view has names or guides, or names another.
    package let hasNames: Bool
    /// Whether there is something that is handed down to the views inside.
    package let changesSurroundings: Bool
    /// Whether there are views behind it or over it.
    package let isDecorated: Bool
    /// Whether there is an offset.
    package let isMoved: Bool
    /// Whether a drawing shows more than what the view is: colours and lines, a place that it leads to, or nothing at all.
    package let hasLooks: Bool
    /// Whether there is any number besides sizes and a share, or a rule about where the view may stand.
    package let hasRareRules: Bool

    /// Whether there are ties.
    package let hasTies: Bool
    /// Whether nothing is said, ties aside, that a plain stack could not say of its views: sizes, shares, places, looks.
    package let isPlain: Bool

    init(_ attributes: borrowing Attributes) {
      hasNames = !attributes.names.isEmpty || !attributes.guides.isEmpty || !attributes.customSpacings.isEmpty
      let setsTexts = attributes.font != nil || !attributes.textStyle.isEmpty
      changesSurroundings = setsTexts || attributes.foreground != nil || !attributes.environment.isEmpty
      isDecorated = !attributes.decorations.isEmpty
      isMoved = attributes.offset != Offset()
      hasTies = !attributes.ties.isEmpty
      hasLooks =
        attributes.isHidden || attributes.isInvisible || attributes.background != nil || attributes.border != nil
        || attributes.borderTitle != nil || attributes.link != nil
      isPlain =
        attributes.guides.isEmpty && attributes.ratios.isEmpty
        && attributes.decorations.isEmpty && attributes.alignmentGuides.isEmpty && attributes.customSpacings.isEmpty
        && attributes.fixedAxes.isEmpty && attributes.layoutPriority == nil && attributes.gridCell == nil
        && attributes.proportion.isEmpty
      hasRareRules =
        setsTexts || isMoved || !attributes.ratios.isEmpty || !attributes.proportion.isEmpty
        || !attributes.hugging.isEmpty || !attributes.compression.isEmpty || attributes.layoutPriority != nil
        || !attributes.alignmentGuides.isEmpty || attributes.gridCell != nil || !attributes.customSpacings.isEmpty
        || attributes.link != nil
    }
  }
}

extension PerAxis {
  fileprivate var isEmpty: Bool { horizontal == nil && vertical == nil }
}

extension TextStyle {
  fileprivate var isEmpty: Bool { lineLimit == nil && truncationMode == nil && alignment == nil }
}
