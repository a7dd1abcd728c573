import TrussIR

/// A rectangle with edges, a size and a centre to constrain: a view by its name, or one of its guides.
public protocol GuideAnchors: Sendable {
  /// The guide that constraints relate.
  var guide: LayoutGuide { get }
}

/// A rectangle of a view: its frame, its frame less its margins, or what a scroll view scrolls.
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
  /// The view's frame less its margins (`margins(_:)`, 8 points by default).
  public var margins: LayoutGuide { LayoutGuide(view: self, kind: .margins) }
  /// The part of the view that no bar covers: its frame within the safe area of the root, or of
  /// the view around it whose environment sets one.
  public var safeArea: LayoutGuide { LayoutGuide(view: self, kind: .safeArea) }
  /// The content of a scroll view: it begins at the frame's origin less the offset, and is as large as the content.
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
  /// The edge where a line of text begins.
  public var leading: LayoutExpression { anchor(.leading) }
  /// The edge where a line of text ends.
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
  /// The baseline of the first line of text; the bottom edge where there is no text.
  public var firstBaseline: LayoutExpression { anchor(.firstBaseline) }
  /// The baseline of the last line of text; the bottom edge where there is no text.
  public var lastBaseline: LayoutExpression { anchor(.lastBaseline) }

  /// The four edges.
  public var edges: EdgeAnchors { EdgeAnchors(guide: guide, edges: [.left, .right, .top, .bottom]) }
  /// Some of the edges.
  public func edges(_ edges: EdgeAnchors.Edge...) -> EdgeAnchors { EdgeAnchors(guide: guide, edges: edges) }
  /// The four edges, each so far inside.
  public func inset(by length: Double) -> EdgeAnchors { edges.inset(by: length) }
  /// The four edges, each moved inside by its inset.
  @_disfavoredOverload
  public func inset(by insets: Insets) -> EdgeAnchors { edges.inset(by: insets) }
  /// The width and the height.
  public var size: PairAnchors { PairAnchors(first: width, second: height) }
  /// The centre on both axes.
  public var center: PairAnchors { PairAnchors(first: centerX, second: centerY) }
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
