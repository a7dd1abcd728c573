import Truss

/// The content of the picture: the frames of the stack's boxes, in cells.
struct StackPicture {
  /// The stack's size in cells.
  let size: Size
  /// The frames of the boxes, relative to the stack; nil for a collapsed box.
  let frames: [Rect?]

  /// The size of a layout's cell in the picture, in cells of the screen.
  struct Scale: Equatable {
    var x = 1.0
    var y = 1.0

    /// The picture's label; nil if the picture has its original size.
    var label: String? {
      if x > 1 { return "\(Int(clamping: x)) x" }
      let parts = [(x, "wide"), (y, "high")].filter { $0.0 < 1 }.map { "\(Int(clamping: $0.0 * 100)) % \($0.1)" }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }

  /// The maximum scale. In a larger picture a box would be mostly border.
  private static let largest = 4.0
  init(_ playground: Playground) throws(LayoutError) {
    let layout = try playground.stack.layout(columns: playground.columns, rows: playground.rows)
    size = layout.size
    frames = playground.boxes.indices.map { index in
      playground.boxes[index].isCollapsed ? nil : layout.frame(of: ViewID(Playground.names[index]))
    }
  }

  /// The rectangle that contains the stack and all boxes, including boxes that overflow.
  private var extent: Rect {
    let frames = frames.compactMap { $0 }
    let (left, right) = (frames.map(\.minX).min() ?? 0, frames.map(\.maxX).max() ?? 0)
    let (top, bottom) = (frames.map(\.minY).min() ?? 0, frames.map(\.maxY).max() ?? 0)
    let (x, y) = (min(0, left), min(0, top))
    return Rect(x: x, y: y, width: max(size.width, right) - x, height: max(size.height, bottom) - y)
  }

  /// The scale at which the picture and a frame around it fit. It is a whole number up to 4 or, if even 1 is too large,
  /// on each axis the largest fraction that fits.
  func scale(columns: Int, rows: Int) -> Scale {
    let (columns, rows) = (Double(columns - 2), Double(rows - 2))
    let extent = extent
    let enlarged = min(columns / max(1, extent.width), rows / max(1, extent.height), Self.largest).rounded(.down)
    if enlarged >= 1 { return Scale(x: enlarged, y: enlarged) }
    return Scale(
      x: min(1, max(1, columns) / max(1, extent.width)), y: min(1, max(1, rows) / max(1, extent.height)))
  }

  /// Scales a frame, and moves it so that no coordinate is negative.
  func placed(_ rect: Rect, _ scale: Scale) -> Rect {
    let extent = extent
    return Rect(
      x: (rect.x - extent.x) * scale.x, y: (rect.y - extent.y) * scale.y, width: rect.width * scale.x,
      height: rect.height * scale.y)
  }

  func rows(_ scale: Scale = Scale()) -> Int { Int(clamping: (extent.height * scale.y).rounded(.up)) + 2 }
}
