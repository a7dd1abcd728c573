import TrussLayout
import TrussTree
import TrussViews

/// The frames of a layout that an overlay shows, one where several views have the same.
struct OverlayFrames {
  struct Frame {
    var rect: Rect
    /// The name of the view, or of one with the same frame.
    var name: String?
    /// Whether it is of a view that holds no others.
    var isLeaf: Bool

    /// What is written in it, the longest first: of views that hold others only where they have a name.
    func texts(size: String) -> [String] {
      if let name { return ["\(name) \(size)", size] }
      return isLeaf ? [size] : []
    }
  }

  private(set) var frames: [Frame] = []

  /// The frames of some views of a layout, in their order.
  init(of views: [Int], in layout: Layout, _ rects: [Rect]) {
    var places: [Rect: Int] = [:]
    for index in views {
      let entry = layout.tree.entries[index]
      if case .leaf(.spacer) = entry.content { continue }
      let frame = Frame(rect: rects[index], name: layout.tree.name(of: index)?.name, isLeaf: entry.end == index + 1)
      guard let place = places[frame.rect] else {
        places[frame.rect] = frames.count
        frames.append(frame)
        continue
      }
      // Of a name and a size alone, the name is more helpful.
      frames[place].name = frame.name ?? frames[place].name
      frames[place].isLeaf = frames[place].isLeaf || frame.isLeaf
    }
  }
}
