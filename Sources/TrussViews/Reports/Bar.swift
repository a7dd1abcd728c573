/// A bar whose length shows a value, in eighths of a cell in text: `████▋`.
///
///     Grid(columns: [.fit, .flexible()], spacing: 8) {
///       for part in parts { GridRow { Text(part.name); Bar(part.share) } }
///     }
///
/// The bar is 12 points or one row high, and takes the offered width.
public struct Bar: Leaf {
  private let share: Double
  private let color: Color

  /// Makes a bar whose length is 0 at the range's lower bound and the whole width at its upper bound; the range is 0 to
  /// 1 by default. A value outside the range is clamped, and NaN counts as the lower bound.
  public init(_ value: Double, in range: ClosedRange<Double> = 0...1, color: Color = .accent) {
    let length = range.upperBound - range.lowerBound
    let share = length > 0 ? (value - range.lowerBound) / length : 0
    self.share = share.isNaN ? 0 : min(1, max(0, share))
    self.color = color
  }

  /// Returns a height of one row or 12 points, without an intrinsic width.
  public func size(in medium: Medium) -> IntrinsicSize { IntrinsicSize(height: medium.isText ? 1 : 12) }

  /// Draws the bar, centred vertically.
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
/// A value is 4 points wide by default, and the graph is 20 points high (in text, one column and one row). The stack
/// can make the graph wider or narrower. If there are more values than columns, each column shows the mean of its
/// values.
public struct Sparkline: Leaf {
  private let values: [Double]
  private let range: ClosedRange<Double>
  private let color: Color

  /// Makes a graph of values from left to right. The range extends from the lower to the upper edge of the graph; by
  /// default it goes from the least to the greatest value. A value that is not finite leaves a gap.
  public init(_ values: [Double], in range: ClosedRange<Double>? = nil, color: Color = .accent) {
    let finite = values.filter(\.isFinite)
    self.values = values
    self.range = range ?? (finite.min() ?? 0)...(finite.max() ?? 0)
    self.color = color
  }

  /// Returns a width of 4 points for each value and a height of 20 points; in text, one column for each value and one
  /// row.
  public func size(in medium: Medium) -> IntrinsicSize {
    let count = Double(values.count)
    return medium.isText
      ? IntrinsicSize(width: count, height: 1, minimumWidth: 1)
      : IntrinsicSize(width: 4 * count, height: 20, minimumWidth: 4)
  }

  /// Draws a line through the values; in text, a bar in each column.
  public func draw(in canvas: inout Canvas) {
    guard !values.isEmpty else { return }
    if canvas.isText { drawBars(in: &canvas) } else { drawLine(in: &canvas) }
  }

  /// The height of a value as a fraction of the graph's height; 0.5 if all values are equal.
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
      // The least value is still visible, as an eighth of a row.
      let length = max(0.125, share(mean) * height)
      canvas.fill(Rect(x: Double(column), y: height - length, width: 1, height: length), with: color)
    }
  }

  private func drawLine(in canvas: inout Canvas) {
    // The line extends half its width, up to 1 point, beyond its path.
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
      // A value between two gaps has no line, so a short line shows it.
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
