/// Distances inward from the edges of a rectangle, in points.
///
///     HStack(insets: 8) { … }
///     HStack(insets: Insets(top: 4, leading: 16)) { … }
///
/// `left` and `right` are the same in every layout direction; `leading` and `trailing` follow the layout direction. The
/// insets of an edge with two names, such as left and leading, add up.
public struct Insets: Equatable, Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double
  /// The distance from the leading edge: the left edge, or the right edge in a right-to-left layout.
  public var leading = 0.0
  /// The distance from the trailing edge: the right edge, or the left edge in a right-to-left layout.
  public var trailing = 0.0

  /// Makes insets for single edges; insets of other edges are 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets for single edges that follow the layout direction; insets of other edges are 0.
  @_disfavoredOverload
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.init(top: top, bottom: bottom)
    self.leading = leading
    self.trailing = trailing
  }

  /// Makes one inset for left and right, and another for top and bottom.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Makes the same inset on all four edges.
  public init(all inset: Double) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  package init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    // Equal insets at both sides do not depend on the direction, and are always stored as left and right.
    if leading == trailing { self = Insets(top: top, left: leading, bottom: bottom, right: trailing) }
  }

  /// No inset on any edge.
  public static let zero = Insets()

  /// Returns the insets with leading and trailing resolved to left and right in a layout direction.
  @inlinable package func resolved(isRightToLeft: Bool) -> Insets {
    guard leading != 0 || trailing != 0 else { return self }
    return Insets(
      top: top, left: left + (isRightToLeft ? trailing : leading), bottom: bottom,
      right: right + (isRightToLeft ? leading : trailing))
  }

  package func scaled(by factors: Size) -> Insets {
    var insets = Insets(
      top: top * factors.height, left: left * factors.width, bottom: bottom * factors.height,
      right: right * factors.width)
    (insets.leading, insets.trailing) = (leading * factors.width, trailing * factors.width)
    return insets
  }

  /// The sum of the insets at both ends of an axis.
  package func along(_ axis: Axis) -> Double { axis == .horizontal ? left + right : top + bottom }
}

/// SwiftUI's name for `Insets`.
public typealias EdgeInsets = Insets

/// A number literal is an inset on all four edges, in points.
extension Insets: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes the same inset on all four edges.
  public init(integerLiteral inset: Int) { self.init(all: Double(inset)) }
  /// Makes the same inset on all four edges.
  public init(floatLiteral inset: Double) { self.init(all: inset) }
}

/// An edge of a view, with SwiftUI's names. Leading and trailing follow the layout direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The edge where lines of text begin.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where lines of text end.
  case trailing

  /// A set of edges: `[.top, .leading]`.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bit mask: bit 0 for top, then leading, bottom and trailing.
    public let rawValue: Int8

    /// Makes a set from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set with one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top = Set(.top)
    /// The edge where lines of text begin.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The edge where lines of text end.
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}
