import TrussLayout
import TrussTree
import TrussViews

/// A distance of a layout that an overlay shows: the room between two views, or between the edge of a container and its
/// content.
struct OverlayStrip {
  /// The room.
  var rect: Rect
  /// Its length along the axis, in the layout's unit.
  var length: Double
  var axis: Axis
  var ink: OverlayInk
}

/// The distances of the views of a layout.
struct OverlayStrips {
  let layout: Layout
  /// The frames that they lie between: the layout's own, or these on whole cells.
  let rects: [Rect]

  /// The strips between the edges of a container and its content's room.
  ///
  ///     ┌───────────┐
  ///     │ 8 ┌───┐ 8 │
  ///
  /// In cells the border of a container takes room, which is none of its insets.
  func insets(of index: Int) -> [OverlayStrip] {
    let entry = layout.tree.entries[index]
    // The indicator of a scroll view is drawn where its insets would be.
    if case .scroll = entry.content { return [] }
    let whole = layout.medium.boxInsets(of: entry)
    guard whole != .zero else { return [] }
    let border = layout.medium.isCells ? entry.attributes.border : nil
    let lines = border?.cellInsets(isRightToLeft: entry.isRightToLeft) ?? .zero
    let (box, room) = (rects[index].inset(by: lines), rects[index].inset(by: whole))
    func strip(_ axis: Axis, _ rect: Rect) -> OverlayStrip {
      OverlayStrip(rect: rect, length: axis == .horizontal ? rect.width : rect.height, axis: axis, ink: .inset)
    }
    return [
      strip(.vertical, Rect(x: box.x, y: box.y, width: box.width, height: whole.top - lines.top)),
      strip(.vertical, Rect(x: box.x, y: room.maxY, width: box.width, height: whole.bottom - lines.bottom)),
      strip(.horizontal, Rect(x: box.x, y: room.y, width: whole.left - lines.left, height: room.height)),
      strip(.horizontal, Rect(x: room.maxX, y: room.y, width: whole.right - lines.right, height: room.height)),
    ]
  }

  /// The strips between the views of a stack, a row or a grid.
  func gaps(of index: Int) -> [OverlayStrip] {
    guard let axis = layout.tree.entries[index].content.gapAxis else { return [] }
    let views = layout.tree.children(of: index).filter(isSeen).map { rects[$0] }
      .sorted { axis == .horizontal ? $0.minX < $1.minX : $0.minY < $1.minY }
    return zip(views, views.dropFirst()).map { axis == .horizontal ? column($0, $1) : row($0, $1) }
  }

  /// A spacer is a part of the gap that it makes.
  private func isSeen(_ index: Int) -> Bool {
    let entry = layout.tree.entries[index]
    if case .spacer = entry.content { return false }
    return !entry.attributes.isCollapsed
  }

  private func column(_ first: Rect, _ second: Rect) -> OverlayStrip {
    let (low, high) = Self.common(first.minY, first.maxY, second.minY, second.maxY)
    let width = second.minX - first.maxX
    return OverlayStrip(
      rect: Rect(x: first.maxX, y: low, width: width, height: high - low), length: width, axis: .horizontal, ink: .gap)
  }

  private func row(_ first: Rect, _ second: Rect) -> OverlayStrip {
    let (low, high) = Self.common(first.minX, first.maxX, second.minX, second.maxX)
    let height = second.minY - first.maxY
    return OverlayStrip(
      rect: Rect(x: low, y: first.maxY, width: high - low, height: height), length: height, axis: .vertical, ink: .gap)
  }

  /// What two ranges have in common, or where they have nothing, all between their ends.
  private static func common(
    _ firstLow: Double, _ firstHigh: Double, _ secondLow: Double, _ secondHigh: Double
  ) -> (low: Double, high: Double) {
    let (low, high) = (max(firstLow, secondLow), min(firstHigh, secondHigh))
    return low < high ? (low, high) : (min(firstLow, secondLow), max(firstHigh, secondHigh))
  }
}

extension ViewNode.Content {
  /// The axis along which the views inside follow each other, with gaps between them.
  fileprivate var gapAxis: Axis? {
    switch self {
    case .stack(let stack): stack.axis
    case .arranged(let stack): stack.axis
    case .gridRow: .horizontal
    case .grid: .vertical
    default: nil
    }
  }
}
