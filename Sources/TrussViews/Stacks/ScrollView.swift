package import TrussIR

/// A view that shows a part of its content. The content can be larger than the view, and is clipped.
///
/// A scroll view has no intrinsic size and takes the offered space; if its container is fitted to its content, the
/// scroll view shows all of its content. Across the scrolling axis, the content is as large as the view without its
/// insets, so that texts wrap.
///
///     ScrollView(offset: 120, showsIndicators: true) { Text(article).id("story") }
///
/// The offset is UIKit's `contentOffset`: the distance by which the content begins before the view's edge, without
/// regard to the insets. At rest the content begins after its inset, so the offset is negative:
/// `-adjustedContentInset.top`. Omit the offset to show the content at rest.
public struct ScrollView: _SingleView, ViewContainer {
  /// Whether the scroll view adds the safe area to its content insets.
  public enum ContentInsetAdjustment: Hashable, Sendable {
    /// It adds the safe area insets along the axis that scrolls, like UIKit's `scrollableAxes`.
    case automatic
    /// It adds nothing: only `contentInset` applies.
    case never
  }

  /// The insets of the scroll indicator from the view's edges.
  public enum IndicatorInsets: Hashable, Sendable {
    /// The insets of the safe area, on all four sides.
    case automatic
    /// The given insets, in points. The safe area has no effect.
    case fixed(Insets)
  }

  package let axis: Axis
  package let offset: Double?
  package let contentInset: Insets
  package let contentInsetAdjustment: ContentInsetAdjustment
  package let showsIndicators: Bool
  package let indicatorInsets: IndicatorInsets
  package var children: [ViewNode]
  /// The views of a list, from which SwiftUI's style makes its own rows; nil for other scroll views.
  var rows: ListRows?
  package let location: SourceLine

  /// Makes a scroll view.
  ///
  /// - Parameters:
  ///   - axis: the axis that scrolls.
  ///   - offset: the distance by which the content begins before the view's edge, in points. A negative offset moves
  ///     the content away from the edge; an offset past the end is valid too. Required constraints override it. Nil,
  ///     the default, is the offset at rest, at which the content begins after its inset.
  ///   - contentInset: the space around the content, in points. Along the axis it changes the first and the last
  ///     offset; across the axis it narrows the content.
  ///   - contentInsetAdjustment: whether the safe area adds to the inset along the axis; it does by default.
  ///   - showsIndicators: whether an indicator shows the visible part of the content. In text it takes a column or a
  ///     row.
  ///   - indicatorInsets: the insets of the indicator; by default the insets of the safe area.
  ///   - fileID: the source file named in messages; the caller's file by default.
  ///   - line: the source line named in messages; the caller's line by default.
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
    location = SourceLine(fileID: fileID, line: line)
    children = [Self.content(content().list(), along: axis, location)]
  }

  /// Makes a view that scrolls along the given axes. With two axes, a horizontal scroll view is inside a vertical one.
  public init(
    _ axes: [Axis], showsIndicators: Bool = false, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    let views = content()
    guard axes.contains(.horizontal), axes.contains(.vertical) else {
      self.init(axes.first ?? .vertical, showsIndicators: showsIndicators, fileID: fileID, line: line) { views }
      return
    }
    self.init(.vertical, showsIndicators: showsIndicators, fileID: fileID, line: line) {
      ScrollView(.horizontal, showsIndicators: showsIndicators, fileID: fileID, line: line) {
        VStack(alignment: .center, spacing: 0, fileID: fileID, line: line) { views }
      }
    }
  }

  /// The scrolled node: the scroll view's only view, or a stack of its views. A single custom view also needs the
  /// stack, because its body may contain several views. So does a single `frame`, which the stack makes as wide as the
  /// scroll view.
  package static func content(_ nodes: [ViewNode], along axis: Axis, _ location: SourceLine) -> ViewNode {
    if nodes.count == 1, !nodes[0].isComposite, !nodes[0].isFramed { return nodes[0] }
    return FlexStack(axis: axis, children: nodes, location: location).node
  }

  /// The view as one node.
  public var _node: ViewNode { ViewNode(.scroll(self), at: location) }
}
