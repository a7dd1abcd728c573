extension ViewNode.Parts {
  /// Whether two views are certainly equal, apart from the views inside them. Views with closures or views among their
  /// attributes, which cannot be compared, count as different. New properties must be compared here too; a test counts
  /// them.
  ///
  /// The views are read through pointers: passing them by value would copy them.
  package static func areEquivalent(_ one: UnsafePointer<Self>, _ other: UnsafePointer<Self>) -> Bool {
    one.pointee.outline == other.pointee.outline
      && one.pointee.attributes.flex == other.pointee.attributes.flex
      && one.pointee.attributes.isCollapsed == other.pointee.attributes.isCollapsed
      && one.pointee.attributes.writtenType == other.pointee.attributes.writtenType
      && one.pointee.attributes.location == other.pointee.attributes.location
      && one.pointee.attributes.nearSizes == other.pointee.attributes.nearSizes
      && one.pointee.attributes.farSizes == other.pointee.attributes.farSizes
      && ViewNode.Content.areEquivalent(one, other)
      && (!one.pointee.outline.hasOtherAttributes || haveEqualOtherAttributes(one, other))
  }

  /// Whether the attributes besides sizes, share and type are equal.
  private static func haveEqualOtherAttributes(_ one: UnsafePointer<Self>, _ other: UnsafePointer<Self>) -> Bool {
    one.pointee.attributes.align == other.pointee.attributes.align
      && one.pointee.attributes.isHidden == other.pointee.attributes.isHidden
      && one.pointee.attributes.names == other.pointee.attributes.names
      && one.pointee.attributes.sharedAppearance?.value == other.pointee.attributes.sharedAppearance?.value
      && Attributes.areEquivalent(one.pointee.attributes.sharedRare, other.pointee.attributes.sharedRare)
  }
}

extension Attributes {
  fileprivate static func areEquivalent(_ one: Shared<RareAttributes>?, _ other: Shared<RareAttributes>?) -> Bool {
    if one == nil && other == nil { return true }
    let (rare, others) = (one?.value ?? RareAttributes(), other?.value ?? RareAttributes())
    return rare.hasOnlyEmpty && others.hasOnlyEmpty && rare.isEquivalent(to: others)
  }
}

extension Attributes.RareAttributes {
  fileprivate func isEquivalent(to other: Attributes.RareAttributes) -> Bool {
    collapsedLocation == other.collapsedLocation && margins == other.margins && offset == other.offset
      && fixedAxes == other.fixedAxes && layoutPriority == other.layoutPriority && guides == other.guides
      && hugging == other.hugging && compression == other.compression && proportion == other.proportion
      && textStyle == other.textStyle && textRuns == other.textRuns && ratios == other.ratios
      && fractions == other.fractions && flexBasis == other.flexBasis && pin == other.pin
      && borderTitle == other.borderTitle && link == other.link && listedScope === other.listedScope
      && sectionEnds == other.sectionEnds && effects == other.effects && element?.text == other.element?.text
      && connectors == other.connectors && diagram == other.diagram
  }

  /// Whether all attributes that cannot be compared, or for which plain stacks have no rules, are unset.
  fileprivate var hasOnlyEmpty: Bool {
    constraintBlocks.isEmpty && environment.isEmpty && decorations.isEmpty && alignmentGuides.isEmpty
      && customSpacings.isEmpty
      && gridCell == nil && placementValues.isEmpty
  }
}

extension ViewNode.Content {
  /// Whether two contents are certainly equal, apart from the views inside them. Source lines are not compared here,
  /// because they are among the attributes.
  @inline(__always) fileprivate static func areEquivalent(
    _ one: UnsafePointer<ViewNode.Parts>, _ other: UnsafePointer<ViewNode.Parts>
  ) -> Bool {
    // A rectangle, the most frequent content, has no properties to compare.
    if case .leaf(.rectangle) = one.pointee.content, case .leaf(.rectangle) = other.pointee.content { return true }
    return one.pointee.content.isEquivalent(to: other.pointee.content)
  }

  private func isEquivalent(to other: ViewNode.Content) -> Bool {
    switch (self, other) {
    case (.leaf(let one), .leaf(let two)): one == two
    case (.stack(let one), .stack(let two)): one.rule == two.rule
    case (.arranged(let one), .arranged(let two)): one.rule == two.rule
    case (.layers(let one), .layers(let two)): one.align == two.align
    // Content outside of plain stacks is laid out again, and need not be compared.
    default: false
    }
  }
}
