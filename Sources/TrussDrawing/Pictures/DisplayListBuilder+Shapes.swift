import TrussLayout
import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// A filled outline, and the border of a view that has one. In cells it is ink, unless other views lie on it or under
  /// it.
  mutating func drawShape(_ shape: Attributes.ShapeStyle, _ context: ViewContext) {
    let color = shape.fill ?? context.foreground ?? .primary
    let fill = DisplayList.Fill(color, ink: context.isDecoration ? .none : .solid)
    switch shape.outline {
    case .rectangle: add(.rectangle(context.frame, fill: fill, border: context.border, radius: context.radius))
    case .rounded(let radius): add(.rectangle(context.frame, fill: fill, border: context.border, radius: radius))
    case .ellipse: drawEllipse(context.frame, fill)
    case .circle:
      guard context.frame.width > 0, context.frame.height > 0 else { return }
      drawEllipse(medium.snapped(Image.ContentMode.fit.box(ofRatio: medium.ratio(1), in: context.frame)), fill)
    }
  }

  /// An ellipse; in cells a bar in each row, as long as the ellipse is wide in the row's middle.
  private mutating func drawEllipse(_ frame: Rect, _ fill: DisplayList.Fill) {
    guard isCells else { return add(.disc(frame, fill.color)) }
    let picture = medium.snapped(layout.rects[0])
    var y = max(frame.minY, picture.minY)
    while y < min(frame.maxY, picture.maxY) {
      let distance = (y + 0.5 - frame.midY) / (frame.height / 2)
      let width = frame.width * max(0, 1 - distance * distance).squareRoot()
      let bar = Rect(x: frame.midX - width / 2, y: y, width: width, height: 1)
      add(.rectangle(medium.snapped(bar), fill: fill, border: nil))
      y += 1
    }
  }
}
