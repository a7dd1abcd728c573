package import TrussIR

/// A view that shows a part of its content, which can be larger. What lies outside is clipped.
///
/// It has no size of its own and takes what it is offered; where its size is fitted it shows all. Across the axis that
/// does not scroll the content is as wide as the view, so that texts wrap.
///
///     ScrollView(offset: 120) { Text(article).id("story") }
public struct ScrollView: BuiltInView {
  package let axis: Axis
  package let offset: Double
  package let children: [ViewNode]
  package let location: SourceLocation

  /// Makes a scroll view.
  ///
  /// - Parameters:
  ///   - axis: the axis that scrolls.
  ///   - offset: how far the content is scrolled, in points: it begins so far before the view's edge. A negative one
  ///     pulls the content away from the edge; one past the end is taken too. Required ties that leave it no room win.
  ///   - fileID: the file that messages name; the caller's unless told otherwise.
  ///   - line: the line that messages name; the caller's unless told otherwise.
  ///   - content: the views; several are stacked along the axis.
  public init(
    _ axis: Axis = .vertical, offset: Double = 0, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.axis = axis
    self.offset = offset
    location = SourceLocation(fileID: fileID, line: line)
    let nodes = content().nodes
    // A view with a body may turn out to be several.
    if nodes.count == 1, !nodes[0].isComposite {
      children = nodes
    } else {
      children = [FlexStack(axis: axis, children: nodes, location: location).node]
    }
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [ViewNode(.scroll(self), at: location)] }
}
