// The levels of a style, fainter from one to the next.

extension ShapeStyle {
  /// The style with an opacity from 0 to 1: `.fill(.tint.opacity(0.2))`.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(_paint.recolored { $0.opacity(opacity) })
  }

  /// The second level of the style, at an opacity of 0.5: `.foregroundStyle(.blue.secondary)`.
  public var secondary: AnyShapeStyle { opacity(0.5) }
  /// The third level of the style, at an opacity of 0.25.
  public var tertiary: AnyShapeStyle { opacity(0.25) }
  /// The fourth level of the style, at an opacity of 0.18.
  public var quaternary: AnyShapeStyle { opacity(0.18) }

  /// SwiftUI's shadow of a style.
  @available(*, unavailable, message: "write .shadow(radius: 2) on the view")
  public func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(self) }
}

/// SwiftUI's shadow of a style.
@available(*, unavailable, message: "write .shadow(radius: 2) on the view")
public struct ShadowStyle: Sendable {
  /// A shadow under the painted shape.
  public static func drop(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// A shadow inside the painted shape.
  public static func inner(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
}

extension BackgroundStyle {
  /// The surface of a group on the ground.
  public var secondary: Color { SystemColor.secondarySystemBackground.color }
  /// The surface of a group in a group.
  public var tertiary: Color { SystemColor.tertiarySystemBackground.color }
  /// The surface of a group in a group in a group.
  public var quaternary: Color { SystemColor.secondarySystemBackground.color }
}

extension ShapeStyle where Self == Color {
  /// A hairline.
  public static var separator: Color { Color.separator }
  /// The text of an empty field.
  public static var placeholder: Color { Color.tertiary }
  /// The text of a link.
  public static var link: Color { Color.accent }
  /// The grey surface of shapes and controls.
  public static var fill: Color { SystemColor.systemFill.color }
  /// The surface of a selection.
  public static var selection: Color { Color.tint.opacity(0.2) }
  /// The ground of a window.
  public static var windowBackground: Color { Color.ground }
}

extension ShapeStyle where Self == Color {
  /// SwiftUI's gradient in the form of an ellipse.
  @available(
    *, unavailable, message: "write .radialGradient(colors: …, center: .center, startRadius: 0, endRadius: 40)"
  )
  public static func ellipticalGradient(colors: [Color], center: UnitPoint = .center) -> Color { .clear }
}
