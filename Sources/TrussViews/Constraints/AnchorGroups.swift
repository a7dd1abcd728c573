import TrussIR

/// Some edges of a view or guide, each with an inset.
public struct EdgeAnchors: Sendable {
  /// An edge.
  public enum Edge: CaseIterable, Hashable, Sendable {
    /// The left edge, in every layout direction.
    case left
    /// The right edge, in every layout direction.
    case right
    /// The edge at which a line of text begins.
    case leading
    /// The edge at which a line of text ends.
    case trailing
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
  }

  let guide: LayoutGuide
  let edges: [Edge]
  var insets = Insets.zero

  /// Returns the edges, each moved inwards by a length in points.
  ///
  ///     title.edges == ViewID("card").edges.inset(by: 12)
  public func inset(by length: Double) -> EdgeAnchors { inset(by: Insets(all: length)) }

  /// Returns the edges, each moved inwards by its inset. A leading edge moves by both `left` and `leading`, a trailing
  /// edge by both `right` and `trailing`.
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

  /// The edges of the constrained view's superview: `photo.edges == .superview`.
  public static var superview: EdgeAnchors { ViewID.superview.edges }
  /// The edges of the view whose `constraints` block contains the constraint.
  public static var container: EdgeAnchors { ViewID.container.edges }

  /// The edges to relate: the edges that the operand with fewer edges names, or the left operand's if both name equally
  /// many. If an operand has a leading or trailing inset, left and right become leading and trailing: the layout
  /// direction decides the side of the inset, and is not known here.
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

  /// Makes edges of both operands equal: all edges that the operand with fewer edges names.
  public static func == (left: EdgeAnchors, right: EdgeAnchors) -> ConstraintGroup {
    ConstraintGroup(constraints: edges(of: left, and: right).map { left.expression($0) == right.expression($0) })
  }

  /// Keeps the left operand's edges inside the right operand's edges, or on them.
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

/// A view's width and height, which are constrained together.
///
///     photo.size == phone.size * 0.5
public struct SizeAnchors: Sendable {
  let width: LayoutExpression
  let height: LayoutExpression

  /// The size times a number.
  public static func * (size: SizeAnchors, factor: Double) -> SizeAnchors {
    SizeAnchors(width: size.width * factor, height: size.height * factor)
  }

  /// Makes both widths and both heights equal.
  public static func == (left: SizeAnchors, right: SizeAnchors) -> ConstraintGroup {
    ConstraintGroup(constraints: [left.width == right.width, left.height == right.height])
  }

  /// Limits the width and the height to at most the right operand's.
  public static func <= (left: SizeAnchors, right: SizeAnchors) -> ConstraintGroup {
    ConstraintGroup(constraints: [left.width <= right.width, left.height <= right.height])
  }

  /// Limits the width and the height to at least the right operand's.
  public static func >= (left: SizeAnchors, right: SizeAnchors) -> ConstraintGroup {
    ConstraintGroup(constraints: [left.width >= right.width, left.height >= right.height])
  }

  /// Sets the width and the height to the given values, in points.
  public static func == (left: SizeAnchors, right: Size) -> ConstraintGroup {
    ConstraintGroup(constraints: [left.width == right.width, left.height == right.height])
  }
}

/// A point of a view, such as its centre, which is constrained on both axes together.
///
///     button.center == photo.center.offset(x: 20, y: -20)
public struct PointAnchors: Sendable {
  let x: LayoutExpression
  let y: LayoutExpression

  /// Returns the point moved to the right by `x` and down by `y`, in points.
  public func offset(x: Double = 0, y: Double = 0) -> PointAnchors { PointAnchors(x: self.x + x, y: self.y + y) }

  /// Makes both points coincide.
  public static func == (left: PointAnchors, right: PointAnchors) -> ConstraintGroup {
    ConstraintGroup(constraints: [left.x == right.x, left.y == right.y])
  }
}

/// A rectangle with edges, a size and a centre to constrain: a view by its name, or one of its guides.
public protocol GuideAnchors: Sendable {
  /// The layout guide that the anchors belong to.
  var guide: LayoutGuide { get }
}

/// A rectangle of a view: its frame, its margins guide or safe area, or the content of a scroll view.
public struct LayoutGuide: GuideAnchors {
  package var view: ViewID
  package var kind: LayoutAnchor.Guide

  /// The guide itself.
  public var guide: LayoutGuide { self }
}

extension ViewID: GuideAnchors {
  /// The view's frame.
  public var guide: LayoutGuide { frame }
  /// The view's frame, as a guide.
  public var frame: LayoutGuide { LayoutGuide(view: self, kind: .frame) }
  /// The view's frame inset by its margins (`margins(_:)`, 8 points by default).
  public var margins: LayoutGuide { LayoutGuide(view: self, kind: .margins) }
  /// The part of the view that no bar covers: its frame within the safe area of the root, or of the nearest ancestor
  /// whose environment sets a safe area.
  public var safeArea: LayoutGuide { LayoutGuide(view: self, kind: .safeArea) }
  /// The content of a scroll view: its origin is the frame's origin minus the scroll offset; its size is the content's
  /// size.
  public var content: LayoutGuide { LayoutGuide(view: self, kind: .content) }
}

extension GuideAnchors {
  func anchor(_ attribute: Attribute) -> LayoutExpression {
    LayoutExpression(guide.view, guide.kind, attribute)
  }

  /// The left edge, in every layout direction.
  public var left: LayoutExpression { anchor(.left) }
  /// The right edge, in every layout direction.
  public var right: LayoutExpression { anchor(.right) }
  /// The edge at which a line of text begins.
  public var leading: LayoutExpression { anchor(.leading) }
  /// The edge at which a line of text ends.
  public var trailing: LayoutExpression { anchor(.trailing) }
  /// The top edge.
  public var top: LayoutExpression { anchor(.top) }
  /// The bottom edge.
  public var bottom: LayoutExpression { anchor(.bottom) }
  /// The horizontal extent.
  public var width: LayoutExpression { anchor(.width) }
  /// The vertical extent.
  public var height: LayoutExpression { anchor(.height) }
  /// The horizontal centre.
  public var centerX: LayoutExpression { anchor(.centerX) }
  /// The vertical centre.
  public var centerY: LayoutExpression { anchor(.centerY) }
  /// The baseline of the first line of text; without text, the bottom edge.
  public var firstBaseline: LayoutExpression { anchor(.firstBaseline) }
  /// The baseline of the last line of text; without text, the bottom edge.
  public var lastBaseline: LayoutExpression { anchor(.lastBaseline) }

  /// The four edges: left and right, not leading and trailing.
  public var edges: EdgeAnchors { EdgeAnchors(guide: guide, edges: [.left, .right, .top, .bottom]) }
  /// Some of the edges.
  public func edges(_ edges: EdgeAnchors.Edge...) -> EdgeAnchors { EdgeAnchors(guide: guide, edges: edges) }
  /// The four edges, each moved inwards by a length in points.
  public func inset(by length: Double) -> EdgeAnchors { edges.inset(by: length) }
  /// The four edges, each moved inwards by its inset.
  @_disfavoredOverload
  public func inset(by insets: Insets) -> EdgeAnchors { edges.inset(by: insets) }
  /// The width and the height.
  public var size: SizeAnchors { SizeAnchors(width: width, height: height) }
  /// The centre on both axes.
  public var center: PointAnchors { PointAnchors(x: centerX, y: centerY) }
}

extension ViewID {
  /// The left edge of the margins.
  public var leftMargin: LayoutExpression { margins.left }
  /// The right edge of the margins.
  public var rightMargin: LayoutExpression { margins.right }
  /// The leading edge of the margins.
  public var leadingMargin: LayoutExpression { margins.leading }
  /// The trailing edge of the margins.
  public var trailingMargin: LayoutExpression { margins.trailing }
  /// The top edge of the margins.
  public var topMargin: LayoutExpression { margins.top }
  /// The bottom edge of the margins.
  public var bottomMargin: LayoutExpression { margins.bottom }
  /// The horizontal centre within the margins.
  public var centerXWithinMargins: LayoutExpression { margins.centerX }
  /// The vertical centre within the margins.
  public var centerYWithinMargins: LayoutExpression { margins.centerY }
}
