/// The rule that put a constraint up, by the name a listing prints it under.
///
/// Names that begin with `UISV-` are UIStackView's own; the others are Truss'.
public struct Category: Hashable, Sendable {
  /// The name, without the colon that follows it in a listing.
  public var name: String

  /// Makes a category of a name.
  public init(_ name: String) { self.name = name }

  /// A constraint that nobody filed.
  public static let none = Category("Constraints")
  /// A size that the author of a view gave.
  public static let size = Category("Sizes")
  /// A ratio of width to height that the author of a view gave.
  public static let aspectRatio = Category("Aspect Ratio")
  /// Sizes in proportion to each other.
  public static let proportion = Category("Proportions")
  /// The size of a view's content.
  public static let intrinsicSize = Category("Intrinsic Content Size")
  /// The least size to which a content automatically shrinks (CSS' automatic minimum size).
  public static let minimumSize = Category("Minimum Content Size")
  /// Where views stand along a stack's axis.
  public static let justification = Category("Justification")
  /// Where views stand across a stack's axis.
  public static let alignment = Category("Alignment")
  /// The distance between neighbours.
  public static let spacing = Category("Spacing")
  /// The shares of the room left.
  public static let shares = Category("Shares")
  /// Content within its box.
  public static let containment = Category("Containment")
  /// No larger than the content needs.
  public static let fit = Category("Fit")
  /// A hidden view has no size.
  public static let hiding = Category("Hiding")
  /// No view has a negative size.
  public static let extent = Category("Extent")
  /// Where the root stands, and how large it was asked to be.
  public static let canvas = Category("Canvas")
}

extension Category {
  /// What is broken first where required constraints cannot all hold: the lowest. Within one value the earlier
  /// constraint gives way to the later. Hiding and containment win over the sizes that an author gave.
  public var tenacity: Int {
    switch self {
    case .size, .aspectRatio, .proportion: 0
    case .none: 1
    case .spacing, .justification, .alignment, .shares, .intrinsicSize, .minimumSize, .fit: 2
    case .containment: 3
    case .hiding, Category("UISV-hiding"): 4
    case .canvas: 5
    case .extent: 6
    default: 2
    }
  }
}
