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
  /// Whether the length takes the room that is left.
  var isFlexible = false
  /// Whether its stack keeps it equal to others.
  var isEqual = false
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
    let content = layout.tree.entries[index].content
    guard let axis = content.gapAxis else { return [] }
    let children = layout.tree.children(of: index)
    let views = children.filter(isSeen).map { rects[$0] }
      .sorted { axis == .horizontal ? $0.minX < $1.minX : $0.minY < $1.minY }
    let spacers = children.filter(isSpacer).map { rects[$0] }
    return zip(views, views.dropFirst()).map { first, second in
      var strip = axis == .horizontal ? column(first, second) : row(first, second)
      let gap = strip.rect
      let hasSpacer = spacers.contains { spacer in
        axis == .horizontal
          ? spacer.minX >= gap.minX - 0.5 && spacer.maxX <= gap.maxX + 0.5
          : spacer.minY >= gap.minY - 0.5 && spacer.maxY <= gap.maxY + 0.5
      }
      strip.isFlexible = hasSpacer || content.hasFlexibleGaps
      strip.isEqual = content.hasEqualGaps && views.count > 2
      return strip
    }
  }

  /// A spacer is a part of the gap that it makes.
  private func isSeen(_ index: Int) -> Bool {
    !isSpacer(index) && !layout.tree.entries[index].attributes.isCollapsed
  }

  private func isSpacer(_ index: Int) -> Bool {
    if case .leaf(.spacer) = layout.tree.entries[index].content { true } else { false }
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

  /// Whether its gaps take the room that is left.
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

  /// Whether its gaps are as large as each other for that reason; those between equal centres are not.
  fileprivate var hasEqualGaps: Bool {
    if case .arranged(let stack) = self { return stack.distribution == .equalSpacing }
    return hasFlexibleGaps
  }
}
