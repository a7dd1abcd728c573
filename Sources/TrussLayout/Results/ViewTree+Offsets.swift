import TrussTree
import TrussViews

extension ViewTree {
  /// The frames moved by the offsets of their views, each with all inside it.
  func offset(_ rects: [Rect], _ medium: Medium) -> [Rect] {
    guard let moves = moves(medium) else { return rects }
    return zip(rects, moves).map { $0.offset(x: $1.x, y: $1.y) }
  }

  /// How far each view is moved by its offset and those of the views around it; nil where none is.
  func moves(_ medium: Medium) -> [Attributes.Offset]? {
    guard entries.indices.contains(where: { entries[$0].outline.isMoved }) else { return nil }
    var moves = entries.map { _ in Attributes.Offset() }
    for (index, entry) in entries.enumerated() {
      let outer = entry.parent.map { moves[$0] } ?? Attributes.Offset()
      moves[index].x = outer.x + medium.gap(entry.attributes.offset.x, .horizontal)
      moves[index].y = outer.y + medium.gap(entry.attributes.offset.y, .vertical)
    }
    return moves
  }
}
