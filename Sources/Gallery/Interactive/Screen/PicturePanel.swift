import Truss

/// The boxes at their frames in the layout in cells, as large as possible, with a frame around the stack. A box that
/// overflows is drawn over the frame.
struct PicturePanel: View {
  var playground: Playground
  var chosen: Int?
  var columns: Int
  var rows: Int
  var isUnicode: Bool

  var body: some View {
    let places = places
    ForEach(lines.enumerated()) { row, line in coloured(line, row: row, places).lineLimit(1) }
  }

  /// Colours a line by the boxes in it. The frame around the stack is dim.
  private func coloured(_ line: Substring, row: Int, _ places: [CellRange?]) -> Text {
    var (text, run, owner) = (Text(""), "", Int?.none)
    func end() {
      let piece = Text(run).foreground(owner.map { Playground.colors[$0] } ?? .secondary)
      text = text + (owner == chosen && owner != nil ? piece.bold() : piece)
      run = ""
    }
    for (column, character) in line.enumerated() {
      let next = places.lastIndex { $0?.contains(column, row) == true }
      if next != owner, !run.isEmpty { end() }
      owner = next
      run.append(character)
    }
    end()
    return text
  }

  private struct CellRange {
    var columns: Range<Int>
    var rows: Range<Int>

    func contains(_ column: Int, _ row: Int) -> Bool { columns.contains(column) && rows.contains(row) }
  }

  /// The cells of each box in the panel; nil for a box that is not visible.
  private var places: [CellRange?] {
    guard let stack = try? StackPicture(playground) else { return [] }
    let scale = stack.scale(columns: columns, rows: rows)
    return stack.frames.map { frame in
      frame.map { frame in
        let edges = Self.edges(stack.placed(frame, scale))
        func cells(_ low: Double, _ high: Double) -> Range<Int> {
          let start = Int(clamping: low) + 1
          return start..<max(start, Int(clamping: high) + 1)
        }
        return CellRange(columns: cells(edges.left, edges.right), rows: cells(edges.top, edges.bottom))
      }
    }
  }

  /// The lines of the picture. It is laid out separately, so that its sizes do not affect the screen.
  var lines: [Substring] {
    do {
      let picture = try picture.layout(columns: columns, rows: rows)
      return (isUnicode ? picture.text : picture.ascii).split(separator: "\n", omittingEmptySubsequences: false)
    } catch {
      return ["no layout"]
    }
  }

  private var picture: some View {
    get throws(LayoutError) {
      let stack = try StackPicture(playground)
      let scale = stack.scale(columns: columns, rows: rows)
      let inside = stack.placed(Rect(x: 0, y: 0, width: stack.size.width, height: stack.size.height), scale)
      let frame = Rect(
        x: inside.x - 1, y: inside.y - 1, width: inside.width + 2, height: inside.height + 2)
      return ZStack(align: .topLeading) {
        placed(Rectangle().border(.dashed, title: "", subtitle: scale.label), frame)
        ForEach(stack.frames.enumerated()) { index, frame in
          if let frame {
            placed(
              Box(Playground.names[index]).border(index == chosen ? .heavy : .light), stack.placed(frame, scale))
          }
        }
      }
    }
  }

  /// Places a view at a frame in cells, which is snapped to whole cells.
  private func placed(_ view: some View, _ frame: Rect) -> ModifiedView {
    let (left, right, top, bottom) = Self.edges(frame)
    return view.width((right - left) * 5).height((bottom - top) * 10).offset(x: (left + 1) * 5, y: (top + 1) * 10)
  }

  /// The edges of a frame, snapped to whole cells so that neighbours neither overlap nor have a gap between them. A
  /// frame that is not empty takes at least one cell.
  private static func edges(_ frame: Rect) -> (left: Double, right: Double, top: Double, bottom: Double) {
    let (left, right) = (frame.minX.cellEdge, frame.maxX.cellEdge)
    let (top, bottom) = (frame.minY.cellEdge, frame.maxY.cellEdge)
    return (
      left, frame.width > 0 ? max(right, left + 1) : right, top, frame.height > 0 ? max(bottom, top + 1) : bottom
    )
  }
}
