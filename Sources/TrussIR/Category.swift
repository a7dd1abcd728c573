/// The rule that generated a constraint, by the name that listings print.
///
/// Names that begin with `UISV-` are UIStackView's own; the others are Truss'.
public struct Category: Hashable, Sendable {
  /// The name, without the colon that follows it in a listing.
  public var name: String

  /// Makes a category of a name.
  public init(_ name: String) { self.name = name }

  /// A constraint without a category.
  public static let none = Category("Constraints")
  /// A constraint that its author wrote in visual format.
  public static let visualFormat = Category("Visual Format")
  /// A size that the author of a view gave.
  public static let size = Category("Sizes")
  /// A ratio of width to height that the author of a view gave.
  public static let aspectRatio = Category("Aspect Ratio")
  /// Sizes in proportion to each other.
  public static let proportion = Category("Proportions")
  /// The size of a view's content.
  public static let intrinsicSize = Category("Intrinsic Content Size")
  /// The smallest size to which content shrinks automatically (CSS' automatic minimum size).
  public static let minimumSize = Category("Minimum Content Size")
  /// The position of views along a stack's axis.
  public static let justification = Category("Justification")
  /// The position of views across a stack's axis.
  public static let alignment = Category("Alignment")
  /// The distance between neighbours.
  public static let spacing = Category("Spacing")
  /// The shares of the remaining space.
  public static let shares = Category("Shares")
  /// Content within its box.
  public static let containment = Category("Containment")
  /// No larger than the content needs.
  public static let fit = Category("Fit")
  /// Relations between attributes of views that their author wrote.
  public static let constraints = Category("Constraints")
  /// A scroll view's content and offset.
  public static let scrolling = Category("Scrolling")
  /// A collapsed view has no size.
  public static let collapsing = Category("Collapsing")
  /// No view has a negative size.
  public static let extent = Category("Extent")
  /// The root's position, and the size that was specified for it.
  public static let canvas = Category("Canvas")
}

/// UIStackView's own names, as a system that it made prints them.
extension Category {
  /// Views aligned with the first across the stack.
  public static let stackAlignment = Category("UISV-alignment")
  /// A baseline-aligned or single-view stack as low as it can be.
  public static let stackCanvasFit = Category("UISV-canvas-fit")
  /// The first and the last view at the stack's edges.
  public static let stackCanvasConnection = Category("UISV-canvas-connection")
  /// The distance between neighbours.
  public static let stackSpacing = Category("UISV-spacing")
  /// Equal sizes of views, or of the guides in the gaps.
  public static let stackFillEqually = Category("UISV-fill-equally")
  /// Sizes in proportion to the intrinsic ones.
  public static let stackFillProportionally = Category("UISV-fill-proportionally")
  /// The guides in the gaps, at the views' edges or centres.
  public static let stackDistributingEdge = Category("UISV-distributing-edge")
  /// A guide that contains all views across the stack.
  public static let stackSpanningBoundary = Category("UISV-spanning-boundary")
  /// The same guide, as small as possible.
  public static let stackSpanningFit = Category("UISV-spanning-fit")
  /// Views that nothing else stretches, as small as possible across the stack.
  public static let stackAmbiguitySuppression = Category("UISV-ambiguity-suppression")
  /// Wrapping texts of a baseline-aligned stack, of equal widths.
  public static let stackTextWidth = Category("UISV-text-width-disambiguation")
  /// A collapsed view without a size along the axis.
  public static let stackHiding = Category("UISV-hiding")
  /// The guide inside a view's margins.
  public static let marginGuide = Category("UIView-margin-guide-constraint")
}

extension Category {
  /// The order in which required constraints that cannot all hold are broken: the lowest first and, within one value,
  /// the earlier constraint first. Collapsing and containment win over the sizes that an author specified.
  public var breakOrder: Int {
    switch self {
    case .size, .aspectRatio, .proportion: 0
    case .none, .constraints, .visualFormat: 1
    case .containment, .stackCanvasConnection: 3
    case .collapsing, .stackHiding: 4
    case .canvas: 5
    case .extent: 6
    default: 2
    }
  }
}
