import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// A shape, or a plain surface with a thin line around it, which in text is all there is to see.
  mutating func drawRectangle(_ shape: Attributes.ShapeStyle?, _ context: ViewContext) {
    if let shape { drawShape(shape, context) } else { drawSurface(context) }
  }

  /// A box with a title in its middle; without the box where it is too low for one. A tint colours its edge and, faintly,
  /// its surface.
  mutating func drawBox(_ title: String, _ context: ViewContext) {
    if isCells, !context.holdsBorder, !title.isEmpty {
      addLabel(title, in: context.frame, context, color: context.foreground ?? .primary)
      return
    }
    var (surface, border) = (Color.ground, context.border ?? .light)
    if let tint = context.givenTint {
      border = context.border ?? Border(.light, color: tint)
      // The letters of a terminal keep its own ground.
      if !isCells { surface = tint.faded(to: 0.1, dark: 0.18) }
    }
    addBox(context.frame, fill: DisplayList.Fill(surface), border: border, radius: context.radius)
    drawTitle(title, context, color: context.foreground ?? .primary)
  }

  mutating func drawSurface(_ context: ViewContext) {
    addBox(
      context.frame, fill: DisplayList.Fill(.surface), border: context.border ?? .light, radius: context.radius)
  }

  mutating func drawTitle(_ title: String, _ context: ViewContext, color: Color) {
    let inset = medium.boxTitleInset(in: context.frame)
    addLabel(title, in: context.frame.inset(by: Insets(all: inset)), context, color: color)
  }
}
