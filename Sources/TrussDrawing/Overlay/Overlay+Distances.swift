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

  /// The strips between the views of stacks, rows and lines.
  mutating func drawGaps(_ views: [Int]) {
    for index in views {
      guard let axis = layout.tree.entries[index].content.gapAxis else { continue }
      let rects = layout.tree.children(of: index).filter(isSeen).map { layout.rects[$0] }
        .sorted { axis == .horizontal ? $0.minX < $1.minX : $0.minY < $1.minY }
      for (first, second) in zip(rects, rects.dropFirst()) {
        switch axis {
        case .horizontal: addColumn(between: first, and: second)
        case .vertical: addRow(between: first, and: second)
        }
      }
    }
  }

  /// A spacer is a part of the gap that it makes.
  private func isSeen(_ index: Int) -> Bool {
    let entry = layout.tree.entries[index]
    if case .spacer = entry.content { return false }
    return !entry.attributes.isCollapsed
  }

  private mutating func addColumn(between first: Rect, and second: Rect) {
    let (low, high) = Self.common(first.minY, first.maxY, second.minY, second.maxY)
    let width = second.minX - first.maxX
    addStrip(Rect(x: first.maxX, y: low, width: width, height: high - low), width, .horizontal, .gap)
  }

  private mutating func addRow(between first: Rect, and second: Rect) {
    let (low, high) = Self.common(first.minX, first.maxX, second.minX, second.maxX)
    let height = second.minY - first.maxY
    addStrip(Rect(x: low, y: first.maxY, width: high - low, height: height), height, .vertical, .gap)
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
