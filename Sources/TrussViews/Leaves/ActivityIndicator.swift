/// A wheel of spokes for work whose end is not known, 20 by 20 points. In text: `⠋`, or `'` in ASCII.
///
///     HStack(spacing: 8) { ActivityIndicator(); Text("Loading") }
public struct ActivityIndicator: Leaf {
  /// Makes a wheel.
  public init() {}

  /// 20 by 20 points, or one cell.
  public func size(in medium: Medium) -> IntrinsicSize {
    medium.isText ? IntrinsicSize(width: 1, height: 1) : IntrinsicSize(width: 20, height: 20)
  }

  /// Draws twelve spokes, the more recent ones darker; in text three dots.
  public func draw(in canvas: inout Canvas) {
    let middle = Point(x: canvas.size.width / 2, y: canvas.size.height / 2)
    if canvas.isText {
      // Three dots of one cell.
      let (x, y) = (middle.x.rounded(.down), middle.y.rounded(.down))
      canvas.stroke(
        Path {
          $0.addLines([Point(x: x + 0.25, y: y + 0.4), Point(x: x + 0.25, y: y + 0.1), Point(x: x + 0.75, y: y + 0.1)])
        })
      return
    }
    let radius = min(canvas.size.width, canvas.size.height) / 2
    for spoke in 0..<12 {
      let (sine, cosine) = Angle.degrees(Double(spoke) * 30 - 90).sineAndCosine
      let path = Path { path in
        path.move(to: middle.offset(x: cosine * radius * 0.45, y: sine * radius * 0.45))
        path.addLine(to: middle.offset(x: cosine * radius * 0.9, y: sine * radius * 0.9))
      }
      canvas.stroke(path, with: spoke < 6 ? .secondary : .separator, lineWidth: radius / 5)
    }
  }
}
