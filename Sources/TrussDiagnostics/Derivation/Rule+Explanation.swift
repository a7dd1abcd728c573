package import TrussIR

/// The explanations of the names that rules give to constraints, for readers who know Auto Layout.
extension TrussIR.Category.Rule {
  package var explanation: String {
    switch self {
    case .constraints: "You wrote this relation, for example in a constraints modifier."
    case .visualFormat: "You wrote this in visual format."
    case .size: "You specified this size, for example with a width, height or frame modifier."
    case .aspectRatio: "You specified this ratio of width to height."
    case .proportion: "The stack keeps the sizes of its views in the proportions that you specified."
    case .intrinsicSize:
      "The size of the view's own content: content hugging keeps the view from growing, compression resistance from "
        + "shrinking."
    case .minimumSize: "The view does not shrink below its smallest content, such as the longest word of a text."
    case .justification:
      "The container places its first or last view along its axis, as its justify parameter specifies."
    case .alignment: "The container places the view by an edge, a centre or a baseline, or stretches it."
    case .spacing:
      "The distance between neighbours: the spacing, or the gaps that a justify parameter makes equal."
    case .shares: "The views that grow divide the remaining space, or those that shrink divide the missing space."
    case .containment: "The content stays inside its container."
    case .fit: "The view is no larger than its content, unless a stronger constraint makes it larger."
    case .scrolling: "The position and the size of the content of a scroll view or a table."
    case .collapsing: "A collapsed view takes no space."
    case .extent: "No width and no height is negative."
    case .canvas: "The layout begins at the origin, with the size that you specified for it."
    case .stackAlignment: "UIStackView aligns its views with each other across its axis."
    case .stackCanvasFit: "UIStackView is no larger across its axis than its views need."
    case .stackCanvasConnection: "UIStackView ties its views to its edges."
    case .stackSpacing: "UIStackView keeps the distance between neighbours, its spacing."
    case .stackFillEqually:
      "UIStackView makes sizes equal: of its views for fillEqually, of the guides in its gaps for equal distances."
    case .stackFillProportionally: "UIStackView makes sizes proportional to intrinsic content sizes."
    case .stackDistributingEdge: "UIStackView ties a guide in a gap to the views beside it."
    case .stackSpanningBoundary: "UIStackView keeps all its views inside a guide across its axis."
    case .stackSpanningFit: "That guide across UIStackView's axis is as small as its views allow."
    case .stackAmbiguitySuppression: "UIStackView keeps a view small across its axis that nothing else stretches."
    case .stackTextWidth: "UIStackView gives wrapping texts equal widths if nothing else determines them."
    case .stackHiding: "A collapsed view in UIStackView has no size along its axis."
    case .marginGuide: "A layout guide, such as the margins or the safe area, is inside its view by these insets."
    }
  }
}
