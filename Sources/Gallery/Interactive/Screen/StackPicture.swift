import Truss

/// What the picture shows: the stack's boxes where its layout in cells has them.
struct StackPicture {
  /// The stack's size in cells.
  let size: Size
  /// The frames of the boxes in cells, relative to the stack; nil for one that is not there.
  let frames: [Rect?]

  /// The largest zoom: with more of it a box is all border.
  private static let largestZoom = 4

  /// Lays a playground's stack out.
  init(_ playground: Playground) throws(LayoutError) {
    let layout = try playground.stack.layout(columns: playground.columns, rows: playground.rows)
    size = layout.size
    frames = playground.boxes.indices.map { index in
      playground.boxes[index].isCollapsed ? nil : layout.frame(of: ViewID(Playground.names[index]))
    }
  }

  /// How often a cell is drawn beside and above itself, so that the picture takes the room that there is.
  func zoom(columns: Int, rows: Int) -> Int {
    // What overflows is to be seen too.
    let width = frames.reduce(size.width) { max($0, $1?.maxX ?? 0) }
    let height = frames.reduce(size.height) { max($0, $1?.maxY ?? 0) }
    let fitting = min(Double(columns - 2) / max(1, width), Double(rows - 2) / max(1, height))
    return min(Self.largestZoom, max(1, Int(clamping: fitting.rounded(.down))))
  }

  /// The rows that it takes with its frame, less what overflows.
  func rows(zoom: Int) -> Int { Int(clamping: (size.height * Double(zoom)).rounded(.up)) + 2 }
}
