import TrussLayout
import TrussTree
import TrussViews

extension LayoutResult {
  struct DrawnText {
    var lines: [String]
    var isCut: Bool
  }

  /// Returns the text in a view's frame; nil if the view is not a text or is collapsed.
  func drawnText(of index: Int) -> DrawnText? {
    withUnsafePointer(to: tree.entries[index]) { entry in
      guard entry.pointee.content.isText, !entry.pointee.attributes.isCollapsed, let text = TextBlock(entry, medium)
      else { return nil }
      let room = medium.snapped(rects[index].inset(by: medium.boxInsets(of: entry.pointee)))
      let lines = text.lines(in: room.size).map { line in line.text.parts.map { $0.string }.joined() }
      return DrawnText(lines: lines, isCut: text.isCut(in: room.size))
    }
  }
}
