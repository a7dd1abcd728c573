import Truss
import TrussIR

/// The result of laying out a playground's stack: its frames and diagnostics, or the error.
struct Answer {
  /// A view's name and its frame relative to the stack.
  struct Row: Equatable {
    var name: String
    var rect: Rect
  }

  /// The frames of the boxes, followed by the frame of the stack.
  private(set) var rows: [Row] = []
  /// The diagnostics as texts, or the error.
  private(set) var messages: [String] = []
  /// Why the chosen box has its frame, one paragraph for each number. Empty if there is no layout or no frame.
  private(set) var reasons: [String] = []
  private(set) var constraints: [String] = []

  /// - Parameter explains: whether to compute reasons and constraints, which takes ten times as long as the layout.
  init(_ playground: Playground, explains: Bool = false) {
    do {
      let layout = try playground.layout()
      if explains {
        let chosen = ViewID(Playground.names[playground.chosen])
        reasons = [Attribute.width, .height, .left, .top].compactMap { layout.why(chosen, $0)?.description }
        constraints = layout.constraints.listing.split(separator: "\n").map(String.init)
      }
      rows = Playground.names.prefix(playground.boxes.count).compactMap { name in
        layout.frame(of: ViewID(name)).map { Row(name: name, rect: $0) }
      }
      rows.append(Row(name: "stack", rect: Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)))
      messages = layout.diagnostics.map(\.description)
    } catch {
      messages = [error.description]
    }
  }
}

extension Playground {
  /// The layout that the last line of `StackCode` makes.
  func layout() throws(LayoutError) -> LayoutResult {
    switch unit {
    case .points: try stack.layout(width: width, height: height)
    case .cells: try stack.layout(columns: columns, rows: rows)
    }
  }

  /// The container's width in cells of 5 points, rounded.
  var columns: Int? { width.map { Int(clamping: ($0 / 5).rounded()) } }
  /// The container's height in cells of 10 points, rounded.
  var rows: Int? { height.map { Int(clamping: ($0 / 10).rounded()) } }
}
