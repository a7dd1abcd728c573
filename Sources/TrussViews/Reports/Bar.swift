/// A bar whose length is a value, in eighths of a cell in text: `████▋`.
///
///     Grid(columns: [.fit, .flexible()], spacing: 8) {
///       for part in parts { GridRow { Text(part.name); Bar(part.share) } }
///     }
///
/// It is 12 points high, or a row, and takes the width that it is offered.
public struct Bar: Leaf {
  private let share: Double
  private let color: Color

  /// Makes a bar from the range's lower bound, without length, to its upper bound, over the whole width; 0 to 1 by
  /// default. A value beyond the range counts as its nearer end, one that is not a number as its lower end.
  public init(_ value: Double, in range: ClosedRange<Double> = 0...1, color: Color = .accent) {
    let length = range.upperBound - range.lowerBound
    let share = length > 0 ? (value - range.lowerBound) / length : 0
    self.share = share.isNaN ? 0 : min(1, max(0, share))
    self.color = color
  }

  /// A row, or 12 points, high.
  public func size(in medium: Medium) -> IntrinsicSize { IntrinsicSize(height: medium.isText ? 1 : 12) }

  /// Draws the bar, in the middle of the height.
  public func draw(in canvas: inout Canvas) {
    let height = min(canvas.size.height, canvas.isText ? 1 : 12)
    let y = (canvas.size.height - height) / 2
    let bar = Rect(
      x: canvas.isRightToLeft ? canvas.size.width * (1 - share) : 0, y: canvas.isText ? y.rounded(.down) : y,
      width: canvas.size.width * share, height: height)
    if bar.width > 0 { canvas.fill(bar, with: color, cornerRadius: 2) }
  }
}

/// A small graph of values without axes: a line in points, `▁▃▅█▆` in text.
///
///     HStack(spacing: 8) { Text("load"); Sparkline([1, 3, 5, 8, 6]) }
///
/// It is 20 points high and 4 points wide for each value, or a row high and a column wide for each, unless its stack
/// makes it wider or narrower. If there are more values than columns, a column has the mean of its values.
public struct Sparkline: Leaf {
  private let values: [Double]
  private let range: ClosedRange<Double>
  private let color: Color

  /// Makes a graph of values from the left to the right, between those at the lower and the upper edge: the least and
  /// the greatest by default. A value that is not finite leaves a gap.
  public init(_ values: [Double], in range: ClosedRange<Double>? = nil, color: Color = .accent) {
    let finite = values.filter(\.isFinite)
    self.values = values
    self.range = range ?? (finite.min() ?? 0)...(finite.max() ?? 0)
    self.color = color
  }

  /// A column, or 4 points, for each value, and a row, or 20 points, high.
  public func size(in medium: Medium) -> IntrinsicSize {
    let count = Double(values.count)
    return medium.isText
      ? IntrinsicSize(width: count, height: 1, minimumWidth: 1)
      : IntrinsicSize(width: 4 * count, height: 20, minimumWidth: 4)
  }

  /// Draws the line, or in text a bar for each column.
  public func draw(in canvas: inout Canvas) {
    guard !values.isEmpty else { return }
    if canvas.isText { drawBars(in: &canvas) } else { drawLine(in: &canvas) }
  }

  /// The height of a value in parts of the whole; that of values which are all equal is a half.
  private func share(_ value: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return 0.5 }
    return min(1, max(0, (value - range.lowerBound) / length))
  }

  private func drawBars(in canvas: inout Canvas) {
    let columns = Int(clamping: min(canvas.size.width, Double(values.count)))
    let height = canvas.size.height
    for column in 0..<max(0, columns) {
      let shown = values[column * values.count / columns..<max((column + 1) * values.count / columns, 1)]
        .filter(\.isFinite)
      guard !shown.isEmpty else { continue }
      let mean = shown.reduce(0) { $0 + $1 / Double(shown.count) }
      // The least value is visible too: an eighth of a row.
      let length = max(0.125, share(mean) * height)
      canvas.fill(Rect(x: Double(column), y: height - length, width: 1, height: length), with: color)
    }
  }

  private func drawLine(in canvas: inout Canvas) {
    // Half of the line's width is outside of its path.
    let (width, height) = (canvas.size.width - 2, canvas.size.height - 2)
    let step = values.count > 1 ? width / Double(values.count - 1) : 0
    var path = Path()
    var isOpen = false
    for (number, value) in values.enumerated() {
      guard value.isFinite else {
        isOpen = false
        continue
      }
      let point = Point(x: 1 + Double(number) * step, y: 1 + height * (1 - share(value)))
      // A value between gaps has no line to another: a short one shows it.
      if !isOpen, number + 1 == values.count || !values[number + 1].isFinite {
        path.addLines([Point(x: point.x - 1, y: point.y), Point(x: point.x + 1, y: point.y)])
        continue
      }
      if isOpen { path.addLine(to: point) } else { path.move(to: point) }
      isOpen = true
    }
    canvas.stroke(path, with: color, style: StrokeStyle(lineWidth: 1.5))
  }
}
