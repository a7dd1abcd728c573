/// A wheel of spokes for work whose end is not known, 20 by 20 points. In text: `⠋`.
///
///     HStack(spacing: 8) { ActivityIndicator(); Text("Loading") }
public struct ActivityIndicator: Leaf {
  /// Makes a wheel.
  public init() {}

  /// 20 by 20 points, or one cell.
  public func size(in medium: Medium) -> IntrinsicSize {
    medium.isText ? IntrinsicSize(width: 1, height: 1) : IntrinsicSize(width: 20, height: 20)
  }

  /// Draws twelve spokes, the more recent ones darker; in text a turning character.
  public func draw(in canvas: inout Canvas) {
    guard !canvas.isText else {
      let row = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
      return canvas.draw("⠋", in: row, alignment: .center)
    }
    let middle = Point(x: canvas.size.width / 2, y: canvas.size.height / 2)
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
