public import TrussViews

extension ViewTree {
  /// The insets that bars cover, and the view whose edges they cover: the root, or a view with its own safe area, such
  /// as one of several screens in one picture.
  @usableFromInline package struct SafeArea: Sendable {
    /// The index of the view whose edges the bars cover.
    package var owner: Int
    /// The insets in points, with leading and trailing as left or right.
    package var insets: Insets
  }

  /// How far bars reach into a view's box, in the medium's unit.
  ///
  /// The covered length is not a linear function of the frames (a bar above the view covers 0, not less than 0), so it
  /// is measured in the frames of the last solve, as in UIKit. Before the first solve the view is assumed to fill the
  /// screen.
  package func coveredInsets(of index: Int, _ medium: Medium, in rects: [Rect]?) -> Insets {
    let safeArea = entries[index].safeArea
    let insets = medium.gaps(safeArea.insets, isRightToLeft: false)
    guard insets != .zero, let rects else { return insets }
    let area = rects[safeArea.owner].inset(by: insets)
    let box = rects[index].inset(by: medium.boxInsets(of: entries[index]))
    func covered(_ inset: Double, _ length: Double, _ room: Double) -> Double {
      inset == 0 ? 0 : min(max(0, length), room)
    }
    return Insets(
      top: covered(insets.top, area.minY - box.minY, box.height),
      left: covered(insets.left, area.minX - box.minX, box.width),
      bottom: covered(insets.bottom, box.maxY - area.maxY, box.height),
      right: covered(insets.right, box.maxX - area.maxX, box.width))
  }

  /// For each scroll view that adjusts its insets automatically, how far bars cover it at each edge.
  package func coveredInsets(_ medium: Medium, in rects: [Rect]?) -> [Int: Insets] {
    var covered: [Int: Insets] = [:]
    guard hasSafeArea else { return covered }
    for index in entries.indices where entries[index].safeArea.insets != .zero {
      guard case .scroll(let view) = entries[index].content, view.contentInsetAdjustment == .automatic,
        !entries[index].attributes.isCollapsed
      else { continue }
      covered[index] = coveredInsets(of: index, medium, in: rects)
    }
    return covered
  }
}

extension ScrollView {
  /// The inset of the content, in the medium's unit: the view's own inset, plus the lengths that bars cover along the
  /// scrolling axis.
  package func adjustedContentInset(_ medium: Medium, covered: Insets, isRightToLeft: Bool) -> Insets {
    var inset = medium.gaps(contentInset, isRightToLeft: isRightToLeft)
    guard contentInsetAdjustment == .automatic else { return inset }
    switch axis {
    case .horizontal:
      inset.left += covered.left
      inset.right += covered.right
    case .vertical:
      inset.top += covered.top
      inset.bottom += covered.bottom
    }
    return inset
  }
}

/// The position of a scroll view's content, in the unit of the layout.
///
///     let end = layout.scrollGeometry(of: "scroll")?.endOffset      // lay out again at this offset to see the end
///
/// The offsets are UIKit's `contentOffset`: at 0 the content begins at the view's edge, under the view's inset.
public struct ScrollGeometry: Equatable, Sendable {
  /// The axis that scrolls.
  public var axis: Axis
  /// The distance by which the content is scrolled: the specified distance, unless required constraints prevent it.
  public var contentOffset: Double
  /// The size of the content, without its inset.
  public var contentSize: Size
  /// The size of the visible part: the view's frame, in cells without its border and its indicator.
  public var containerSize: Size
  /// The view's inset plus, along the scrolling axis, the safe area if the view adjusts its inset automatically.
  public var adjustedContentInset: Insets
  /// The offset at rest: the content begins below its inset.
  public var restingOffset: Double
  /// The offset at which the content ends above its inset; the offset at rest if all of it is visible.
  public var endOffset: Double
}

extension ScrollGeometry {
  /// Computes the geometry of a scroll view, whose content is its only child. Returns nil for any other view.
  package init?(at index: Int, _ tree: ViewTree, _ medium: Medium, _ rects: [Rect]) {
    let entry = tree.entries[index]
    guard case .scroll(let scroll) = entry.content else { return nil }
    let box = rects[index].inset(by: medium.boxInsets(of: entry))
    let child = entry.backgroundEnd
    let isEmpty = child >= entry.contentEnd || tree.entries[child].attributes.isCollapsed
    let content = isEmpty ? Rect(x: box.x, y: box.y, width: 0, height: 0) : rects[child]
    let covered = tree.coveredInsets(of: index, medium, in: rects)
    let inset = scroll.adjustedContentInset(medium, covered: covered, isRightToLeft: entry.isRightToLeft)
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
