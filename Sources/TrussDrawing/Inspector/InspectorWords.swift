import TrussIR

/// The purpose of a constraint, by which the page groups constraints. Several categories share a purpose.
enum ConstraintPurpose: String, CaseIterable {
  case written = "Written constraints"
  case size = "Written sizes"
  case content = "Content size"
  case along = "Order, gaps and shares"
  case across = "Alignment"
  case containment = "Inside the container"
  case canvas = "The layout and its limits"

  /// Finds the purpose for a category. A category without a rule belongs to a constraint that the user wrote.
  init(_ category: Category) {
    switch category.rule {
    case nil, .constraints, .visualFormat: self = .written
    case .size, .aspectRatio, .proportion: self = .size
    case .intrinsicSize, .minimumSize, .stackAmbiguitySuppression, .stackSpanningFit, .stackTextWidth:
      self = .content
    case .justification, .spacing, .shares, .stackSpacing, .stackFillEqually, .stackFillProportionally,
      .stackDistributingEdge:
      self = .along
    case .alignment, .stackAlignment, .stackSpanningBoundary, .stackCanvasFit: self = .across
    case .containment, .scrolling, .stackCanvasConnection, .marginGuide: self = .containment
    case .fit, .collapsing, .stackHiding, .extent, .canvas: self = .canvas
    }
  }
}

extension RuleGuide {
  /// The meaning of the guide, for use after the guide's name. `%` stands for the guide's view.
  var explanation: String {
    switch self {
    case .share: "one part of the space that the growing views in % divide; a view with flex(2) gets two parts"
    case .shortfall: "the fraction of their full widths that views in % keep where there is too little space"
    case .gap: "the length of every gap in %, which its justify parameter makes equal"
    case .column: "a column of %"
    case .flowLine: "a line of views in %"
    case .alignmentLine: "the line on which views in % align their alignment guides"
    case .arrangedGap: "a gap between two views in %, as in UIStackView"
    case .arrangedSpacer: "a guide that spans all views in % across its axis, as in UIStackView"
    case .arrangedMargins: "% without its margins, as in UIStackView"
    case .named: "a layout guide that you added to %"
    case .content: "the scrolled content of %"
    case .margins: "% without its layout margins"
    case .safeArea: "the part of % in the safe area"
    }
  }
}
