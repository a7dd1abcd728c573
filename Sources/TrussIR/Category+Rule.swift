extension Category {
  /// The rules that have a category, by its name. The compiler checks that each one has its words.
  package enum Rule: String, CaseIterable, Sendable {
    case visualFormat = "Visual Format"
    case size = "Sizes"
    case aspectRatio = "Aspect Ratio"
    case proportion = "Proportions"
    case intrinsicSize = "Intrinsic Content Size"
    case minimumSize = "Minimum Content Size"
    case justification = "Justification"
    case alignment = "Alignment"
    case spacing = "Spacing"
    case shares = "Shares"
    case containment = "Containment"
    case fit = "Fit"
    case constraints = "Constraints"
    case scrolling = "Scrolling"
    case collapsing = "Collapsing"
    case extent = "Extent"
    case canvas = "Canvas"
    case stackAlignment = "UISV-alignment"
    case stackCanvasFit = "UISV-canvas-fit"
    case stackCanvasConnection = "UISV-canvas-connection"
    case stackSpacing = "UISV-spacing"
    case stackFillEqually = "UISV-fill-equally"
    case stackFillProportionally = "UISV-fill-proportionally"
    case stackDistributingEdge = "UISV-distributing-edge"
    case stackSpanningBoundary = "UISV-spanning-boundary"
    case stackSpanningFit = "UISV-spanning-fit"
    case stackAmbiguitySuppression = "UISV-ambiguity-suppression"
    case stackTextWidth = "UISV-text-width-disambiguation"
    case stackHiding = "UISV-hiding"
    case marginGuide = "UIView-margin-guide-constraint"
  }

  /// The category of a rule.
  init(_ rule: Rule) { self.init(rule.rawValue) }

  /// The rule that has the category; nil for a name that a listing or an author made up.
  package var rule: Rule? { Rule(rawValue: name) }
}
