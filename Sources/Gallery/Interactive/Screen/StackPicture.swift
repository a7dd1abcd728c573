import Truss

/// What the picture shows: the stack's boxes where its layout in cells has them.
struct StackPicture {
  /// The stack's size in cells.
  let size: Size
  /// The frames of the boxes in cells, relative to the stack; nil for one that is not there.
  let frames: [Rect?]

  /// How large a cell of the layout is drawn, in cells of the screen.
  struct Scale: Equatable {
    var x = 1.0
    var y = 1.0

    func applied(to rect: Rect) -> Rect {
      Rect(x: rect.x * x, y: rect.y * y, width: rect.width * x, height: rect.height * y)
    }

    /// What the picture says of it; nothing where a cell is a cell.
    var label: String? {
      if x > 1 { return "\(Int(clamping: x)) x" }
      let parts = [(x, "wide"), (y, "high")].filter { $0.0 < 1 }.map { "\(Int(clamping: $0.0 * 100)) % \($0.1)" }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }

  /// With more a box is all border.
  private static let largest = 4.0
  /// With less the names of boxes have no room; what is too large all the same is cut.
  private static let least = 0.5

  init(_ playground: Playground) throws(LayoutError) {
    let layout = try playground.stack.layout(columns: playground.columns, rows: playground.rows)
    size = layout.size
    frames = playground.boxes.indices.map { index in
      playground.boxes[index].isCollapsed ? nil : layout.frame(of: ViewID(Playground.names[index]))
    }
  }

  /// The scale at which the picture takes the room that there is with a frame around it: a whole number where there is
  /// more than enough, else as much less on each axis as it takes.
  func scale(columns: Int, rows: Int) -> Scale {
    let (columns, rows) = (Double(columns - 2), Double(rows - 2))
    // What overflows is to be seen too, but nothing is made smaller for it.
    let width = frames.reduce(size.width) { max($0, $1?.maxX ?? 0) }
    let height = frames.reduce(size.height) { max($0, $1?.maxY ?? 0) }
    let enlarged = min(columns / max(1, width), rows / max(1, height), Self.largest).rounded(.down)
    if enlarged >= 1 { return Scale(x: enlarged, y: enlarged) }
    return Scale(
      x: max(Self.least, min(1, columns / max(1, size.width))), y: max(Self.least, min(1, rows / max(1, size.height))))
  }

  /// The rows that it takes with its frame, less what overflows.
  func rows(_ scale: Scale = Scale()) -> Int { Int(clamping: (size.height * scale.y).rounded(.up)) + 2 }
}
