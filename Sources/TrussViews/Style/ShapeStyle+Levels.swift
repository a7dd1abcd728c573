// The levels of a style. Each level is fainter than the previous one.

extension ShapeStyle {
  /// Returns the style with an opacity from 0 to 1: `.fill(.tint.opacity(0.2))`.
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

  /// Not available: SwiftUI's shadow of a style.
  @available(*, unavailable, message: "write .shadow(radius: 2) on the view")
  public func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(self) }
}

/// SwiftUI's shadow of a style, which is not available.
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
  /// The surface of a group on the background.
  public var secondary: Color { SystemColor.secondarySystemBackground.color }
  /// The surface of a group inside another group.
  public var tertiary: Color { SystemColor.tertiarySystemBackground.color }
  /// The surface of a group on the third level of nesting.
  public var quaternary: Color { SystemColor.secondarySystemBackground.color }
}

extension ShapeStyle where Self == Color {
  /// The colour of dividers.
  public static var separator: Color { Color.separator }
  /// The colour of the placeholder in an empty field.
  public static var placeholder: Color { Color.tertiary }
  /// The colour of a link's text.
  public static var link: Color { Color.accent }
  /// The grey fill of shapes and controls.
  public static var fill: Color { SystemColor.systemFill.color }
  /// The background of a selection.
  public static var selection: Color { Color.tint.opacity(0.2) }
  /// The background of a window.
  public static var windowBackground: Color { Color.ground }
}

extension ShapeStyle where Self == Color {
  /// Not available: SwiftUI's elliptical gradient.
  @available(
    *, unavailable, message: "write .radialGradient(colors: …, center: .center, startRadius: 0, endRadius: 40)"
  )
  public static func ellipticalGradient(colors: [Color], center: UnitPoint = .center) -> Color { .clear }
}
