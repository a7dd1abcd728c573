import TrussLayout
import TrussTree
import TrussViews

/// A distance that an overlay shows: the space between two views, or between the edge of a container and its content.
struct OverlayStrip {
  var rect: Rect
  var axis: Axis
  var ink: OverlayInk
  var container: Int
  var isFlexible = false
  /// Whether the stack has several gaps, and makes all of them equally long.
  var isEqual = false

  /// The length along the axis, in the layout's unit.
  var length: Double { rect.size.length(axis) }
}

struct OverlayStrips {
  let layout: LayoutResult
  /// The frames of the views. The caller may have snapped them to whole cells.
  let rects: [Rect]

  /// The strips between the edges of a container and the space for its content.
  ///
  ///     ┌───────────┐
  ///     │ 8 ┌───┐ 8 │
  ///
  /// In cells a border takes space, too. This space is not part of the strips.
  func insets(of index: Int) -> [OverlayStrip] {
    let entry = layout.tree.entries[index]
    // The insets of a scroll view are not shown, because its indicator is drawn there.
    if case .scroll = entry.content { return [] }
    let whole = layout.medium.boxInsets(of: entry)
    guard whole != .zero else { return [] }
    let border = layout.medium.isCells ? entry.attributes.appearance.border : nil
    let lines = border?.cellInsets(isRightToLeft: entry.isRightToLeft) ?? .zero
    let (box, room) = (rects[index].inset(by: lines), rects[index].inset(by: whole))
    func strip(_ axis: Axis, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> OverlayStrip {
      OverlayStrip(
        rect: Rect(x: x, y: y, width: width, height: height), axis: axis, ink: .inset, container: index)
    }
    return [
      strip(.vertical, box.x, box.y, box.width, whole.top - lines.top),
      strip(.vertical, box.x, room.maxY, box.width, whole.bottom - lines.bottom),
      strip(.horizontal, box.x, room.y, whole.left - lines.left, room.height),
      strip(.horizontal, room.maxX, room.y, whole.right - lines.right, room.height),
    ].filter(\.isSeen)
  }

  func gaps(of index: Int) -> [OverlayStrip] {
    let content = layout.tree.entries[index].content
    guard let axis = content.gapAxis else { return [] }
    let children = layout.tree.children(of: index)
    // A spacer is a part of the gap that it enlarges.
    let spacers = children.filter(isSpacer).map { rects[$0].extent(axis) }
    let views = children.filter { !isSpacer($0) && !layout.tree.entries[$0].attributes.isCollapsed }
      .map { rects[$0] }.sorted { $0.extent(axis).low < $1.extent(axis).low }
    return zip(views, views.dropFirst()).map { first, second in
      let gap = Extent(low: first.extent(axis).high, high: second.extent(axis).low)
      let (one, other) = (first.extent(axis.cross), second.extent(axis.cross))
      // The range that both views share across the axis. If they share none, it is the range from one view to the
      // other.
      let common = one.intersection(other)
      let hasSpacer = spacers.contains { $0.low >= gap.low - 0.5 && $0.high <= gap.high + 0.5 }
      return OverlayStrip(
        rect: Rect(axis, along: gap, across: common.length > 0 ? common : one.union(other)), axis: axis, ink: .gap,
        container: index, isFlexible: hasSpacer || content.hasFlexibleGaps,
        isEqual: content.hasEqualGaps && views.count > 2)
    }
    .filter(\.isSeen)
  }

  private func isSpacer(_ index: Int) -> Bool {
    if case .leaf(.spacer) = layout.tree.entries[index].content { true } else { false }
  }
}

extension OverlayStrip {
  fileprivate var isSeen: Bool { length > 0.005 && rect.width > 0 && rect.height > 0 }
}

extension ViewNode.Content {
  /// The axis along which the views inside follow each other, with gaps between them.
  fileprivate var gapAxis: Axis? {
    switch self {
    case .gridRow: .horizontal
    case .grid: .vertical
    default: axis
    }
  }

  fileprivate var hasFlexibleGaps: Bool {
    switch self {
    case .stack(let stack):
      switch stack.justify {
      case .spaceBetween, .spaceAround, .spaceEvenly: true
      case .fill, .start, .end, .center, nil: false
      }
    case .arranged(let stack): [.equalSpacing, .equalCentering].contains(stack.distribution)
    default: false
    }
  }

  /// Whether flexible gaps are all equally large. With `.equalCentering` the centres are equally spaced, not the gaps.
  fileprivate var hasEqualGaps: Bool {
    if case .arranged(let stack) = self { return stack.distribution == .equalSpacing }
    return hasFlexibleGaps
  }
}
