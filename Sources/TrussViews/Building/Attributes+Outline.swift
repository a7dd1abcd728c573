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
      let rare = Rare(attributes.box)
      hasNames = !attributes.names.isEmpty || rare.hasNames
      changesSurroundings = attributes.font != nil || attributes.foreground != nil || rare.changesSurroundings
      isDecorated = rare.isDecorated
      isMoved = rare.isMoved
      hasTies = rare.hasTies
      hasLooks =
        attributes.isHidden || attributes.isInvisible || attributes.background != nil || attributes.border != nil
        || rare.hasLooks
      isPlain = rare.isPlain
      hasRareRules = attributes.font != nil || rare.hasRules
    }
  }

  /// What is in a box, if there is one.
  private struct Rare {
    var hasNames = false
    var changesSurroundings = false
    var isDecorated = false
    var isMoved = false
    var hasTies = false
    var hasLooks = false
    var isPlain = true
    var hasRules = false

    init(_ box: RareBox?) {
      guard let said = box?.rarities else { return }
      hasNames = !said.guides.isEmpty || !said.customSpacings.isEmpty
      changesSurroundings = !said.textStyle.isEmpty || !said.environment.isEmpty
      isDecorated = !said.decorations.isEmpty
      isMoved = said.offset != Offset()
      hasTies = !said.ties.isEmpty
      hasLooks = said.borderTitle != nil || said.link != nil
      isPlain =
        said.guides.isEmpty && said.ratios.isEmpty && said.decorations.isEmpty && said.alignmentGuides.isEmpty
        && said.customSpacings.isEmpty && said.fixedAxes.isEmpty && said.layoutPriority == nil && said.gridCell == nil
        && said.proportion.isEmpty
      hasRules =
        !said.textStyle.isEmpty || isMoved || !said.ratios.isEmpty || !said.proportion.isEmpty
        || !said.hugging.isEmpty || !said.compression.isEmpty || said.layoutPriority != nil
        || !said.alignmentGuides.isEmpty || said.gridCell != nil || !said.customSpacings.isEmpty || said.link != nil
    }
  }
}

extension PerAxis {
  fileprivate var isEmpty: Bool { horizontal == nil && vertical == nil }
}

extension TextStyle {
  fileprivate var isEmpty: Bool { lineLimit == nil && truncationMode == nil && alignment == nil }
}
