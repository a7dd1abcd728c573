import TrussIR

/// Some edges of a view or guide, and how far inside they are meant.
public struct EdgeAnchors: Sendable {
  /// An edge.
  public enum Edge: CaseIterable, Hashable, Sendable {
    /// The left edge, in every layout direction.
    case left
    /// The right edge, in every layout direction.
    case right
    /// The edge where a line of text begins.
    case leading
    /// The edge where a line of text ends.
    case trailing
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
  }

  let guide: LayoutGuide
  let edges: [Edge]
  var insets = Insets.zero

  /// The same edges, each so far inside.
  public func inset(by length: Double) -> EdgeAnchors { inset(by: Insets(all: length)) }

  /// The same edges, each moved inside by its inset, the left one as leading.
  @_disfavoredOverload
  public func inset(by insets: Insets) -> EdgeAnchors {
    var result = self
    result.insets.top += insets.top
    result.insets.left += insets.left
    result.insets.bottom += insets.bottom
    result.insets.right += insets.right
    result.insets.leading += insets.leading
    result.insets.trailing += insets.trailing
    return result
  }

  /// The edges of the view around the one that is constrained: `photo.edges == .superview`.
  public static var superview: EdgeAnchors { ViewID.superview.edges }
  /// The edges of the view whose `constraints` block it is written in.
  public static var container: EdgeAnchors { ViewID.container.edges }

  /// The edges that both name: those of the one that names fewer. An inset that follows the layout direction makes
  /// leading and trailing of left and right, as no view's direction is known here.
  private static func edges(of left: EdgeAnchors, and right: EdgeAnchors) -> [Edge] {
    let edges = left.edges.count <= right.edges.count ? left.edges : right.edges
    guard [left, right].contains(where: { $0.insets.leading != 0 || $0.insets.trailing != 0 }) else { return edges }
    return edges.map { $0 == .left ? .leading : $0 == .right ? .trailing : $0 }
  }

  private func expression(_ edge: Edge) -> LayoutExpression {
    switch edge {
    case .left: guide.left + insets.left
    case .right: guide.right - insets.right
    case .leading: guide.leading + insets.left + insets.leading
    case .trailing: guide.trailing - insets.right - insets.trailing
    case .top: guide.top + insets.top
    case .bottom: guide.bottom - insets.bottom
    }
  }

  /// The edges of the one that names fewer are equal to the same edges of the other.
  public static func == (left: EdgeAnchors, right: EdgeAnchors) -> ConstraintGroup {
    ConstraintGroup(constraints: edges(of: left, and: right).map { left.expression($0) == right.expression($0) })
  }

  /// The edges are equal to, or inside, those of the other.
  public static func <= (left: EdgeAnchors, right: EdgeAnchors) -> ConstraintGroup {
    ConstraintGroup(
      constraints: edges(of: left, and: right).map { edge in
        switch edge {
        case .left, .leading, .top: left.expression(edge) >= right.expression(edge)
        case .right, .trailing, .bottom: left.expression(edge) <= right.expression(edge)
        }
      })
  }
}

/// A size or a centre: one expression for each axis.
public struct PairAnchors: Sendable {
  var first: LayoutExpression
  var second: LayoutExpression

  /// The pair, so far to the right and below.
  public func offset(x: Double = 0, y: Double = 0) -> PairAnchors {
    PairAnchors(first: first + x, second: second + y)
  }

  /// The pair times a number.
  public static func * (pair: PairAnchors, factor: Double) -> PairAnchors {
    PairAnchors(first: pair.first * factor, second: pair.second * factor)
  }

  /// Both are equal.
  public static func == (left: PairAnchors, right: PairAnchors) -> ConstraintGroup {
    ConstraintGroup(constraints: [left.first == right.first, left.second == right.second])
  }

  /// Both are at most those of the other.
  public static func <= (left: PairAnchors, right: PairAnchors) -> ConstraintGroup {
    ConstraintGroup(constraints: [left.first <= right.first, left.second <= right.second])
  }

  /// Both are at least those of the other.
  public static func >= (left: PairAnchors, right: PairAnchors) -> ConstraintGroup {
    ConstraintGroup(constraints: [left.first >= right.first, left.second >= right.second])
  }

  /// A size is so large.
  public static func == (left: PairAnchors, right: Size) -> ConstraintGroup {
    ConstraintGroup(constraints: [left.first == right.width, left.second == right.height])
  }
}
