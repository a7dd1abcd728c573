/// The rule that generated a constraint, identified by the name that listings print.
///
/// Names that begin with `UISV-` are UIStackView's own; the others are Truss'.
public struct Category: Hashable, Sendable {
  /// The name, without the colon that follows it in a listing.
  public var name: String

  /// Makes a category with a name, without the colon that follows it in a listing.
  public init(_ name: String) { self.name = name }

  /// The category of constraints that no rule generated: `Constraints`.
  public static let none = Category(.constraints)
  /// A constraint that was written in visual format.
  public static let visualFormat = Category(.visualFormat)
  /// A size that was set in the source.
  public static let size = Category(.size)
  /// A ratio of width to height that was set in the source.
  public static let aspectRatio = Category(.aspectRatio)
  /// Sizes in proportion to each other.
  public static let proportion = Category(.proportion)
  /// The size of a view's content.
  public static let intrinsicSize = Category(.intrinsicSize)
  /// The smallest size to which content shrinks automatically (CSS' automatic minimum size).
  public static let minimumSize = Category(.minimumSize)
  /// The position of views along a stack's axis.
  public static let justification = Category(.justification)
  /// The position of views across a stack's axis.
  public static let alignment = Category(.alignment)
  /// The distance between neighbours.
  public static let spacing = Category(.spacing)
  /// The shares of the space that remains along a stack's axis.
  public static let shares = Category(.shares)
  /// Content stays within its box.
  public static let containment = Category(.containment)
  /// A container is no larger than its content needs.
  public static let fit = Category(.fit)
  /// Relations between attributes of views that were written in the source.
  public static let constraints = Category(.constraints)
  /// A scroll view's content and offset.
  public static let scrolling = Category(.scrolling)
  /// A collapsed view has the size 0.
  public static let collapsing = Category(.collapsing)
  /// No view has a negative size.
  public static let extent = Category(.extent)
  /// The root's position, and the size that was specified for the root.
  public static let canvas = Category(.canvas)
}

/// The names that UIStackView gives its own rules.
extension Category {
  /// Views are aligned with the first view across the stack.
  public static let stackAlignment = Category(.stackAlignment)
  /// A baseline-aligned or single-view stack is no larger across its axis than its views need.
  public static let stackCanvasFit = Category(.stackCanvasFit)
  /// The first and the last view are at the stack's edges.
  public static let stackCanvasConnection = Category(.stackCanvasConnection)
  /// The distance between neighbours.
  public static let stackSpacing = Category(.stackSpacing)
  /// Equal sizes of views, or of the guides in the gaps.
  public static let stackFillEqually = Category(.stackFillEqually)
  /// Sizes in proportion to the intrinsic sizes.
  public static let stackFillProportionally = Category(.stackFillProportionally)
  /// The guides in the gaps begin and end at the views' edges or centres.
  public static let stackDistributingEdge = Category(.stackDistributingEdge)
  /// A guide that contains all views across the stack.
  public static let stackSpanningBoundary = Category(.stackSpanningBoundary)
  /// The guide that contains all views across the stack is as small as possible.
  public static let stackSpanningFit = Category(.stackSpanningFit)
  /// Views that nothing else stretches are as small as possible across the stack.
  public static let stackAmbiguitySuppression = Category(.stackAmbiguitySuppression)
  /// Wrapping texts of a baseline-aligned stack have equal widths.
  public static let stackTextWidth = Category(.stackTextWidth)
  /// A collapsed view has the size 0 along the axis.
  public static let stackHiding = Category(.stackHiding)
  /// The guide inside a view's margins.
  public static let marginGuide = Category(.marginGuide)
}

extension Category {
  /// The order in which required constraints that cannot all hold are broken: the lowest number first and, among equal
  /// numbers, the earlier constraint first. Sizes that were set in the source are broken before collapsing and
  /// containment.
  public var breakOrder: Int {
    switch rule {
    case .size, .aspectRatio, .proportion: 0
    case .constraints, .visualFormat: 1
    case .containment, .stackCanvasConnection: 3
    case .collapsing, .stackHiding: 4
    case .canvas: 5
    case .extent: 6
    default: 2
    }
  }
}

extension Category {
  /// The rules, with the names of their categories. It is an enumeration so that the compiler checks that each rule has
  /// a description.
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

  init(_ rule: Rule) { self.init(rule.rawValue) }

  /// The rule of the category; nil if no rule has this name, which is possible in a listing.
  package var rule: Rule? { Rule(rawValue: name) }
}

/// The guides that rules add to a system, with the kinds of their items. It is an enumeration so that the compiler
/// checks that each guide has a description.
package enum RuleGuide: String, CaseIterable, Sendable {
  case share = "Share"
  case shortfall = "Shortfall"
  case gap = "Gap"
  case column = "Column"
  case flowLine = "Line"
  case alignmentLine = "AlignmentLine"
  case arrangedGap = "_UIOLAGapGuide"
  case arrangedSpacer = "_UILayoutSpacer"
  case arrangedMargins = "UIViewLayoutMarginsGuide"
  /// A guide that the source declares for use in constraints.
  case named = "LayoutGuide"
  // The kind of the view precedes the names of these guides: `ScrollView.content`.
  case content, margins, safeArea

  /// Finds the guide that an item represents, by its kind. The item must not be a view: a view may have any kind.
  package init?(of item: Item) {
    guard let last = item.kind.split(separator: ".").last else { return nil }
    self.init(rawValue: String(last))
  }
}
