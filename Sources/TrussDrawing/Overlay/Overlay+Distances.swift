import TrussLayout
import TrussTree
import TrussViews

extension Overlay {
  /// The strips between the edges of containers and their content's room.
  ///
  ///     ┌───────────┐
  ///     │ 8 ┌───┐ 8 │
  mutating func drawInsets(_ views: [Int]) {
    for index in views {
      let insets = layout.medium.boxInsets(of: layout.tree.entries[index])
      guard insets != .zero else { continue }
      let box = layout.rects[index]
      let room = box.inset(by: insets)
      addStrip(Rect(x: box.x, y: box.y, width: box.width, height: insets.top), insets.top, .vertical, .inset)
      addStrip(
        Rect(x: box.x, y: room.maxY, width: box.width, height: insets.bottom), insets.bottom, .vertical, .inset)
      addStrip(Rect(x: box.x, y: room.y, width: insets.left, height: room.height), insets.left, .horizontal, .inset)
      addStrip(
        Rect(x: room.maxX, y: room.y, width: insets.right, height: room.height), insets.right, .horizontal, .inset)
    }
  }

  /// The strips between the views of stacks, rows and lines: hatched where the gap is fixed, with a spring where it grows
  /// and shrinks, and with `=` where the stack keeps its gaps equal.
  mutating func drawGaps(_ views: [Int]) {
    for index in views {
      let content = layout.tree.entries[index].content
      guard let axis = content.gapAxis else { continue }
      let children = layout.tree.children(of: index)
      let rects = children.filter(isSeen).map { layout.rects[$0] }
        .sorted { axis == .horizontal ? $0.minX < $1.minX : $0.minY < $1.minY }
      let spacers = children.filter(isSpacer).map { layout.rects[$0] }
      for (first, second) in zip(rects, rects.dropFirst()) {
        let gap = axis == .horizontal ? column(between: first, and: second) : row(between: first, and: second)
        let length = axis == .horizontal ? gap.width : gap.height
        let hasSpacer = spacers.contains { spacer in
          axis == .horizontal
            ? spacer.minX >= gap.minX - 0.5 && spacer.maxX <= gap.maxX + 0.5
            : spacer.minY >= gap.minY - 0.5 && spacer.maxY <= gap.maxY + 0.5
        }
        addStrip(
          gap, length, axis, .gap, isFlexible: hasSpacer || content.hasFlexibleGaps,
          isEqual: content.hasEqualGaps && rects.count > 2)
      }
    }
  }

  /// A spacer is a part of the gap that it makes.
  private func isSeen(_ index: Int) -> Bool {
    let entry = layout.tree.entries[index]
    return !isSpacer(index) && !entry.attributes.isCollapsed
  }

  private func isSpacer(_ index: Int) -> Bool {
    if case .spacer = layout.tree.entries[index].content { true } else { false }
  }

  private func column(between first: Rect, and second: Rect) -> Rect {
    let (low, high) = Self.common(first.minY, first.maxY, second.minY, second.maxY)
    return Rect(x: first.maxX, y: low, width: second.minX - first.maxX, height: high - low)
  }

  private func row(between first: Rect, and second: Rect) -> Rect {
    let (low, high) = Self.common(first.minX, first.maxX, second.minX, second.maxX)
    return Rect(x: low, y: first.maxY, width: high - low, height: second.minY - first.maxY)
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
    case .stack(let stack): [.spaceBetween, .spaceAround, .spaceEvenly].contains(stack.justify)
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
