package import TrussIR

/// A view that shows a part of its content, which can be larger. What lies outside is clipped.
///
/// It has no size of its own and takes what it is offered; where its size is fitted it shows all. Across the axis that
/// does not scroll the content is as wide as the view, less the insets, so that texts wrap.
///
///     ScrollView(offset: 120, showsIndicators: true) { Text(article).id("story") }
///
/// Offsets are UIKit's `contentOffset`: the content begins so far before the view's edge, whatever the insets are. At
/// rest the content begins below its inset, so that the offset there is less than 0: `-adjustedContentInset.top`.
/// Leave the offset out to see the content at rest.
public struct ScrollView: _SingleView {
  /// Whether the safe area is added to the insets of the view.
  public enum ContentInsetAdjustment: Hashable, Sendable {
    /// The part of the safe area along the axis that scrolls is added, as UIKit's `scrollableAxes` does.
    case automatic
    /// The insets are those of the view alone.
    case never
  }

  /// How far from the view's edges an indicator ends.
  public enum IndicatorInsets: Hashable, Sendable {
    /// As far as the safe area takes of the view, on all four sides.
    case automatic
    /// So many points, whatever bars cover.
    case fixed(Insets)
  }

  package let axis: Axis
  /// In points; nil at rest.
  package let offset: Double?
  package let contentInset: Insets
  package let contentInsetAdjustment: ContentInsetAdjustment
  package let showsIndicators: Bool
  package let indicatorInsets: IndicatorInsets
  package var children: [ViewNode]
  package let location: SourceLocation

  /// Makes a scroll view.
  ///
  /// - Parameters:
  ///   - axis: the axis that scrolls.
  ///   - offset: how far the content is scrolled, in points: it begins so far before the view's edge. A negative one
  ///     pulls the content away from the edge; one past the end is taken too. Required constraints that leave it no
  ///     room win. Nil, which it is by default, is the offset at rest: the content begins below its inset.
  ///   - contentInset: the space around the content, in points. Along the axis it moves the offset at rest and the last
  ///     one; across it narrows the content.
  ///   - contentInsetAdjustment: whether the safe area is added to the inset along the axis; it is by default.
  ///   - showsIndicators: whether a bar shows which part of the content is seen. In cells it takes a column, or a row.
  ///   - indicatorInsets: how far from the edges the bar ends; as far as bars cover by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the views; several are stacked along the axis.
  public init(
    _ axis: Axis = .vertical, offset: Double? = nil, contentInset: Insets = .zero,
    contentInsetAdjustment: ContentInsetAdjustment = .automatic, showsIndicators: Bool = false,
    indicatorInsets: IndicatorInsets = .automatic, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.axis = axis
    self.offset = offset
    self.contentInset = contentInset
    self.contentInsetAdjustment = contentInsetAdjustment
    self.showsIndicators = showsIndicators
    self.indicatorInsets = indicatorInsets
    location = SourceLocation(fileID: fileID, line: line)
    children = [Self.content(content().list(), along: axis, location)]
  }

  /// The node of its content: the view in it, or a stack of several. A view with a body may turn out to be several, and a
  /// frame need not be as wide as the scroll view.
  package static func content(_ nodes: [ViewNode], along axis: Axis, _ location: SourceLocation) -> ViewNode {
    if nodes.count == 1, !nodes[0].isComposite, !nodes[0].isFramed { return nodes[0] }
    return FlexStack(axis: axis, children: nodes, location: location).node
  }

  /// The view as one node.
  public var _node: ViewNode { ViewNode(.scroll(self), at: location) }
}
