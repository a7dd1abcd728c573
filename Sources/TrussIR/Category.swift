/// The rule that generated a constraint, by the name that listings print.
///
/// Names that begin with `UISV-` are UIStackView's own; the others are Truss'.
public struct Category: Hashable, Sendable {
  /// The name, without the colon that follows it in a listing.
  public var name: String

  /// Makes a category of a name.
  public init(_ name: String) { self.name = name }

  /// A constraint without a category.
  public static let none = Category(.constraints)
  /// A constraint that its author wrote in visual format.
  public static let visualFormat = Category(.visualFormat)
  /// A size that the author of a view gave.
  public static let size = Category(.size)
  /// A ratio of width to height that the author of a view gave.
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
  /// The shares of the remaining space.
  public static let shares = Category(.shares)
  /// Content within its box.
  public static let containment = Category(.containment)
  /// No larger than the content needs.
  public static let fit = Category(.fit)
  /// Relations between attributes of views that their author wrote.
  public static let constraints = Category(.constraints)
  /// A scroll view's content and offset.
  public static let scrolling = Category(.scrolling)
  /// A collapsed view has no size.
  public static let collapsing = Category(.collapsing)
  /// No view has a negative size.
  public static let extent = Category(.extent)
  /// The root's position, and the size that was specified for it.
  public static let canvas = Category(.canvas)
}

/// UIStackView's own names, as a system that it made prints them.
extension Category {
  /// Views aligned with the first across the stack.
  public static let stackAlignment = Category(.stackAlignment)
  /// A baseline-aligned or single-view stack as low as it can be.
  public static let stackCanvasFit = Category(.stackCanvasFit)
  /// The first and the last view at the stack's edges.
  public static let stackCanvasConnection = Category(.stackCanvasConnection)
  /// The distance between neighbours.
  public static let stackSpacing = Category(.stackSpacing)
  /// Equal sizes of views, or of the guides in the gaps.
  public static let stackFillEqually = Category(.stackFillEqually)
  /// Sizes in proportion to the intrinsic ones.
  public static let stackFillProportionally = Category(.stackFillProportionally)
  /// The guides in the gaps, at the views' edges or centres.
  public static let stackDistributingEdge = Category(.stackDistributingEdge)
  /// A guide that contains all views across the stack.
  public static let stackSpanningBoundary = Category(.stackSpanningBoundary)
  /// The same guide, as small as possible.
  public static let stackSpanningFit = Category(.stackSpanningFit)
  /// Views that nothing else stretches, as small as possible across the stack.
  public static let stackAmbiguitySuppression = Category(.stackAmbiguitySuppression)
  /// Wrapping texts of a baseline-aligned stack, of equal widths.
  public static let stackTextWidth = Category(.stackTextWidth)
  /// A collapsed view without a size along the axis.
  public static let stackHiding = Category(.stackHiding)
  /// The guide inside a view's margins.
  public static let marginGuide = Category(.marginGuide)
}

extension Category {
  /// The order in which required constraints that cannot all hold are broken: the lowest first and, within one value,
  /// the earlier constraint first. Collapsing and containment win over the sizes that an author specified.
  public var breakOrder: Int {
    guard let rule else { return 2 }
    switch rule {
    case .size, .aspectRatio, .proportion: return 0
    case .constraints, .visualFormat: return 1
    case .intrinsicSize, .minimumSize, .justification, .alignment, .spacing, .shares, .fit, .scrolling, .stackAlignment,
      .stackCanvasFit, .stackSpacing, .stackFillEqually, .stackFillProportionally, .stackDistributingEdge,
      .stackSpanningBoundary, .stackSpanningFit, .stackAmbiguitySuppression, .stackTextWidth, .marginGuide:
      return 2
    case .containment, .stackCanvasConnection: return 3
    case .collapsing, .stackHiding: return 4
    case .canvas: return 5
    case .extent: return 6
    }
  }
}
