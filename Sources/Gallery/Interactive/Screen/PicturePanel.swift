import Truss

/// The stack itself, in a frame that stands outside of it: what overflows lies over the frame.
struct PicturePanel: View {
  var playground: Playground
  var answer: Answer

  var body: some View {
    // The scroll view is as wide as the panel, the frame as wide as the stack.
    HStack(justify: .start, align: .start) {
      if answer.size != nil {
        VStack(align: .start) { sizedStack }.border(.dashed)
      } else {
        Text("no layout")
      }
    }
  }

  /// The rows that it takes, less what overflows.
  var rows: Int {
    let fitted = answer.size.map { Int(($0.height / (playground.unit == .cells ? 1 : 10)).rounded(.up)) }
    // Boxes with a title are higher in cells than in points.
    return (playground.rows ?? fitted.map { $0 + playground.boxes.count } ?? 1) + 2
  }

  private var sizedStack: ViewContent {
    var view = playground.stack.invisible(false)
    if let width = playground.width { view = view.width(width) }
    if let height = playground.height { view = view.height(height) }
    return view.body
  }
}
