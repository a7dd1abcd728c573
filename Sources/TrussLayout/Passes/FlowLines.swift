/// Breaks the views of a flow stack into lines, as CSS collects flex items into flex lines: a line ends before the view
/// that is too wide for it, and has one view at least. (CSS Flexible Box Layout, 9.3.)
struct FlowLines {
  /// The number of views on each line.
  private(set) var counts: [Int] = []
  private var end = 0.0
  private let room: Double
  private let spacing: Double

  init(of widths: [Double], spacing: Double, room: Double) {
    self.room = room
    self.spacing = spacing
    for width in widths { append(width) }
  }

  /// What is too wide by less than a hundredth has been rounded.
  private mutating func append(_ width: Double) {
    if let count = counts.last, end + spacing + width <= room + 0.01 {
      counts[counts.count - 1] = count + 1
      end += spacing + width
    } else {
      counts.append(1)
      end = width
    }
  }
}
