/// A bar as long as a value, in eighths of a cell in text: `████▋`.
///
///     Grid(columns: [.fit, .flexible()], spacing: 8) {
///       for part in parts { GridRow { Text(part.name); Bar(part.share) } }
///     }
///
/// It is 12 points high, or a row, and takes the width that it is offered.
public struct Bar: Leaf {
  private let share: Double
  private let color: Color

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - value: the value. One beyond the range counts as its nearer end, one that is not a number as its lower end.
  ///   - range: the values of a bar without length and of one over the whole width; 0 to 1 by default.
  ///   - color: the bar's colour.
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
