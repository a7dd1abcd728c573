import Truss

/// The stack's boxes where its layout in cells has them, as large as there is room, in a frame that stands outside of the
/// stack: what overflows lies over the frame, as far as the panel reaches.
struct PicturePanel: View {
  var playground: Playground
  /// The index of the box that has a thick border.
  var chosen: Int?
  var columns: Int
  var rows: Int
  var isUnicode: Bool

  var body: some View {
    ForEach(lines) { Text(String($0)).lineLimit(1) }
  }

  /// The lines of the picture; its layout is one of its own, so that no size in it moves the screen around it.
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
      let inside = scale.applied(to: Rect(x: 0, y: 0, width: stack.size.width, height: stack.size.height))
      let frame = Rect(x: -1, y: -1, width: inside.width + 2, height: inside.height + 2)
      return ZStack(align: .topLeading) {
        placed(Rectangle().border(.dashed, title: "", subtitle: scale.label), frame)
        ForEach(stack.frames.enumerated()) { index, frame in
          if let frame {
            placed(
              Box(Playground.names[index]).border(index == chosen ? .heavy : .light), scale.applied(to: frame))
          }
        }
      }
    }
  }

  /// A view at a frame in cells, on whole cells: edges are rounded, so that neighbours neither gap nor overlap.
  private func placed(_ view: some View, _ frame: Rect) -> ModifiedView {
    let (left, right) = (frame.minX.cellEdge, frame.maxX.cellEdge)
    let (top, bottom) = (frame.minY.cellEdge, frame.maxY.cellEdge)
    return view.width((right - left) * 5).height((bottom - top) * 10).offset(x: (left + 1) * 5, y: (top + 1) * 10)
  }
}
