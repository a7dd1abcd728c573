/// The paint of letters, shapes and surfaces: a colour, a gradient, or a material.
///
///     Text("Sale").foregroundStyle(.linearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom))
///     Circle().fill(.blue.gradient)
///     Text("on a picture").background(.thinMaterial, in: Capsule())
///
/// All styles are declared in this package. Your own type cannot be a style.
public protocol ShapeStyle: Sendable {
  /// The colour or the gradient of the style.
  var _paint: _ShapePaint { get }
}

/// A colour or a gradient.
public struct _ShapePaint: Hashable, Sendable {
  /// The colour; for a gradient, its first colour.
  package var color: Color
  package var gradient: AnyGradient?

  init(_ gradient: AnyGradient) {
    color = gradient.stops.first?.color ?? .clear
    self.gradient = gradient
  }

  init(_ color: Color) { self.color = color }

  package func recolored(_ change: (Color) -> Color) -> _ShapePaint {
    var paint = self
    paint.color = change(color)
    paint.gradient = gradient?.recolored(change)
    return paint
  }
}

extension Color: ShapeStyle {
  /// The paint of the colour.
  public var _paint: _ShapePaint { _ShapePaint(self) }

  /// A gradient from a lighter colour at the top to this colour at the bottom.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [lightened, self])) }

  var lightened: Color {
    var color = self
    color.light = Self.lightened(light)
    color.dark = Self.lightened(dark)
    return color
  }

  /// The value with each of its three components moved a fifth of the way to white.
  private static func lightened(_ value: UInt32) -> UInt32 {
    [16, 8, 0].reduce(0) { result, shift in
      let part = value >> shift & 0xFF
      return result << 8 | part + (0xFF - part) / 5
    }
  }
}

extension LinearGradient: ShapeStyle {
  /// The paint of the gradient.
  public var _paint: _ShapePaint { _ShapePaint(AnyGradient(.linear(self))) }
}

extension RadialGradient: ShapeStyle {
  /// The paint of the gradient.
  public var _paint: _ShapePaint { _ShapePaint(AnyGradient(.radial(self))) }
}

extension Gradient: ShapeStyle {
  /// The paint of a linear gradient from the top to the bottom.
  public var _paint: _ShapePaint { _ShapePaint(AnyGradient(self)) }
}

extension AnyGradient: ShapeStyle {
  /// The paint of the gradient.
  public var _paint: _ShapePaint { _ShapePaint(self) }
}

/// A style with an erased type, for conditions that choose between styles.
public struct AnyShapeStyle: ShapeStyle {
  /// The paint.
  public let _paint: _ShapePaint

  /// Erases the type of a style.
  public init(_ style: some ShapeStyle) { _paint = style._paint }

  init(_ paint: _ShapePaint) { _paint = paint }
}

/// A translucent surface, without a blur.
public struct Material: ShapeStyle {
  private let shownPart: Double

  /// The paint.
  public var _paint: _ShapePaint { _ShapePaint(Color(0xFA_FAFA, dark: 0x2C_2C2E).opacity(shownPart)) }

  /// A surface through which most of the background shows.
  public static let ultraThin = Material(shownPart: 0.4)
  /// A surface through which much of the background shows.
  public static let thin = Material(shownPart: 0.55)
  /// A surface through which some of the background shows.
  public static let regular = Material(shownPart: 0.7)
  /// A surface through which little of the background shows.
  public static let thick = Material(shownPart: 0.82)
  /// The most opaque material.
  public static let ultraThick = Material(shownPart: 0.9)
  /// The material of bars.
  public static let bar = Material(shownPart: 0.82)
}

extension ShapeStyle where Self == Material {
  /// A surface that lets through most of the content behind it.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A surface that lets through much of the content behind it.
  public static var thinMaterial: Material { .thin }
  /// A surface that lets through some of the content behind it.
  public static var regularMaterial: Material { .regular }
  /// A surface that lets through little of the content behind it.
  public static var thickMaterial: Material { .thick }
  /// A surface that lets through hardly any of the content behind it.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The surface of a bar.
  public static var bar: Material { .bar }
}

/// The tint of controls in the environment: see `View.tint(_:)`.
public struct TintShapeStyle: ShapeStyle {
  /// The paint of the tint.
  public var _paint: _ShapePaint { _ShapePaint(.tint) }

  /// Makes the style of the tint.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of controls in the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background colour of a drawing.
public struct BackgroundStyle: ShapeStyle {
  /// The paint of the background.
  public var _paint: _ShapePaint { _ShapePaint(.ground) }

  /// Makes the style of the background.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background colour of a drawing.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient of equally spaced colours along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of colours at fractions of a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of colours along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient of equally spaced colours between two circles.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient of colours between two circles.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
