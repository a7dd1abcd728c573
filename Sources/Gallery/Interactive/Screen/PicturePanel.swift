import Truss

/// The stack itself, in a frame that stands outside of it, as large as the panel: what overflows is seen as far as there
/// is room.
struct PicturePanel: View {
  var playground: Playground
  var answer: Answer
  var columns: Int
  var rows: Int
  var isUnicode: Bool

  var body: some View {
    ForEach(lines) { Text(String($0)).lineLimit(1) }
  }

  /// The lines of a layout of its own, so that whatever is asked of the stack moves nothing around it.
  private var lines: [Substring] {
    guard answer.size != nil else { return ["no layout"] }
    do {
      let layout = try picture.layout(columns: columns, rows: rows)
      return (isUnicode ? layout.text : layout.ascii).split(separator: "\n", omittingEmptySubsequences: false)
    } catch {
      return ["no layout in cells"]
    }
  }

  /// The stack in its frame, at the top left.
  var picture: some View {
    HStack(justify: .start, align: .start) {
      VStack(align: .start) { sizedStack }.border(.dashed)
    }
  }

  private var sizedStack: ModifiedView {
    var view = playground.stack.invisible(false)
    if let width = playground.width { view = view.width(width) }
    if let height = playground.height { view = view.height(height) }
    return view
  }

  /// The rows that it takes, less what overflows.
  static func rows(of playground: Playground, _ answer: Answer) -> Int {
    let fitted = answer.size.map { Int(($0.height / (playground.unit == .cells ? 1 : 10)).rounded(.up)) }
    // Boxes with a title are higher in cells than in points.
    return (playground.rows ?? fitted.map { $0 + playground.boxes.count } ?? 1) + 2
  }
}
