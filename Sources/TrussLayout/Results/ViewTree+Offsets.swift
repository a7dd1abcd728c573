import TrussTree
import TrussViews

extension ViewTree {
  /// The frames moved by the offsets of their views, each with all inside it.
  func offset(_ rects: [Rect], _ medium: Medium) -> [Rect] {
    guard entries.indices.contains(where: { entries[$0].outline.isMoved }) else { return rects }
    var (moves, moved) = (rects.map { _ in Attributes.Offset() }, rects)
    for (index, entry) in entries.enumerated() {
      let outer = entry.parent.map { moves[$0] } ?? Attributes.Offset()
      moves[index].x = outer.x + medium.gap(entry.attributes.offset.x, .horizontal)
      moves[index].y = outer.y + medium.gap(entry.attributes.offset.y, .vertical)
      moved[index] = rects[index].offset(x: moves[index].x, y: moves[index].y)
    }
    return moved
  }
}
