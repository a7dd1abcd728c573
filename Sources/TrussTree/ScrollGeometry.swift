public import TrussViews

/// The position of a scroll view's content, in the unit of the layout.
///
///     let end = layout.scrollGeometry(of: "scroll")?.endOffset      // lay out again at this offset to see the end
///
/// The offsets are UIKit's `contentOffset`: at 0 the content begins at the view's edge, beneath its inset.
public struct ScrollGeometry: Equatable, Sendable {
  /// The axis that scrolls.
  public var axis: Axis
  /// The distance by which the content is scrolled: the specified one, unless required constraints prevent it.
  public var contentOffset: Double
  /// The size of the content, without its inset.
  public var contentSize: Size
  /// The size of the visible part: the view's frame, in cells less its border and its indicator.
  public var containerSize: Size
  /// The view's inset and, along the axis, the safe area where the view follows it.
  public var adjustedContentInset: Insets
  /// The offset at rest: the content begins below its inset.
  public var restingOffset: Double
  /// The offset at which the content ends above its inset; the one at rest where all of it is seen.
  public var endOffset: Double
}

extension ScrollGeometry {
  /// The content's frame is that of the only child.
  package init?(at index: Int, _ tree: ViewTree, _ medium: Medium, _ rects: [Rect]) {
    let entry = tree.entries[index]
    guard case .scroll(let scroll) = entry.content else { return nil }
    let box = rects[index].inset(by: medium.boxInsets(of: entry))
    let child = index + 1
    let isEmpty = child >= entry.end || tree.entries[child].attributes.isCollapsed
    let content = isEmpty ? Rect(x: box.x, y: box.y, width: 0, height: 0) : rects[child]
    let covered = tree.coveredInsets(of: index, medium, in: rects)
    let inset = tree.adjustedContentInset(
      of: scroll, medium, covered: covered, isRightToLeft: entry.isRightToLeft)
    axis = scroll.axis
    contentSize = content.size
    containerSize = box.size
    adjustedContentInset = inset
    let overhang: Double
    switch (scroll.axis, entry.isRightToLeft) {
    case (.vertical, _):
      contentOffset = box.minY - content.minY
      restingOffset = 0 - inset.top
      overhang = content.height + inset.bottom - box.height
    case (.horizontal, false):
      contentOffset = box.minX - content.minX
      restingOffset = 0 - inset.left
      overhang = content.width + inset.right - box.width
    case (.horizontal, true):
      contentOffset = content.maxX - box.maxX
      restingOffset = 0 - inset.right
      overhang = content.width + inset.left - box.width
    }
    if isEmpty { contentOffset = scroll.offset.map { medium.gap($0, scroll.axis) } ?? restingOffset }
    endOffset = max(restingOffset, overhang)
  }
}
