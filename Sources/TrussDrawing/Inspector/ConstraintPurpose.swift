import TrussIR

/// What a constraint does, for those who look at a view: several categories are one purpose.
enum ConstraintPurpose: String, CaseIterable {
  case written = "Written constraints"
  case size = "Written sizes"
  case content = "Content size"
  case along = "Order, gaps and shares"
  case across = "Alignment"
  case containment = "Inside the container"
  case canvas = "The layout and its limits"

  /// The purpose of a category; one that no rule has is its author's.
  init(_ category: Category) {
    guard let rule = category.rule else {
      self = .written
      return
    }
    switch rule {
    case .constraints, .visualFormat: self = .written
    case .size, .aspectRatio, .proportion: self = .size
    case .intrinsicSize, .minimumSize, .fit, .stackAmbiguitySuppression, .stackSpanningFit, .stackTextWidth:
      self = .content
    case .justification, .spacing, .shares, .stackSpacing, .stackFillEqually, .stackFillProportionally,
      .stackDistributingEdge:
      self = .along
    case .alignment, .stackAlignment, .stackSpanningBoundary, .stackCanvasFit: self = .across
    case .containment, .scrolling, .stackCanvasConnection, .marginGuide: self = .containment
    case .collapsing, .stackHiding, .extent, .canvas: self = .canvas
    }
  }

  /// Its place among all.
  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
