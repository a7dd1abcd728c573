package import TrussViews

extension DisplayList {
  /// An effect on the picture of a group. Text output ignores it.
  package enum GroupEffect: Equatable, Sendable {
    /// A clockwise rotation, in degrees.
    case rotation(Double, about: Point)
    case scale(x: Double, y: Double, about: Point)
    /// A shadow of the drawing in the rectangle `of`.
    case shadow(Color, radius: Double, x: Double, y: Double, of: Rect)
    case blur(radius: Double, of: Rect)
    case blend(BlendMode)
    /// Black elements cut their area out of the drawing in the rectangle `of`.
    case cutout([Element], of: Rect)

    init(_ effect: GraphicEffect, in frame: Rect) {
      func place(_ anchor: UnitPoint) -> Point {
        Point(x: frame.x + anchor.x * frame.width, y: frame.y + anchor.y * frame.height)
      }
      switch effect {
      case .rotation(let angle, let anchor): self = .rotation(angle.degrees, about: place(anchor))
      case .scale(let x, let y, let anchor): self = .scale(x: x, y: y, about: place(anchor))
      case .shadow(let color, let radius, let x, let y):
        self = .shadow(color, radius: radius, x: x, y: y, of: frame)
      case .blur(let radius): self = .blur(radius: radius, of: frame)
      case .blend(let mode): self = .blend(mode)
      }
    }

    func recolored(_ color: (Color) -> Color) -> GroupEffect {
      guard case .shadow(let old, let radius, let x, let y, let box) = self else { return self }
      return .shadow(color(old), radius: radius, x: x, y: y, of: box)
    }

    func mapped(by map: FrameTransform) -> GroupEffect {
      switch self {
      case .rotation(let degrees, let point): .rotation(degrees, about: map.point(point))
      case .scale(let x, let y, let point): .scale(x: x, y: y, about: map.point(point))
      case .shadow(let color, let radius, let x, let y, let box):
        .shadow(color, radius: map.radius(radius), x: map.radius(x), y: map.radius(y), of: map.rect(box))
      case .blur(let radius, let box): .blur(radius: map.radius(radius), of: map.rect(box))
      case .blend: self
      case .cutout(let elements, let box): .cutout(elements.map { $0.mapped(by: map) }, of: map.rect(box))
      }
    }
  }
}
