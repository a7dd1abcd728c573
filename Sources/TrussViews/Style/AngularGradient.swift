/// A gradient of colours around a point. It is drawn as a linear gradient, because SVG has no angular gradients.
///
///     Circle().stroke(AngularGradient(colors: [.red, .orange, .red], center: .center), lineWidth: 8)
///
/// The linear gradient starts where the first quarter of the turn ends, and ends where the last quarter begins. For a
/// whole turn from the right, it leads from the bottom to the top. So the colours at both ends of the turn are close to
/// SwiftUI's; the colours in between are interpolated along the line.
public struct AngularGradient: Hashable, Sendable {
  private let line: LinearGradient

  /// Makes a gradient of colours around a point, clockwise from one angle to another.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    let turn = startAngle == endAngle ? Angle.degrees(360) : endAngle - startAngle
    func place(_ angle: Angle) -> UnitPoint {
      guard angle.degrees.isFinite else { return center }
      let (sine, cosine) = angle.sineAndCosine
      return UnitPoint(x: center.x + cosine / 2, y: center.y + sine / 2)
    }
    line = LinearGradient(
      gradient: gradient, startPoint: place(startAngle + turn / 4), endPoint: place(endAngle - turn / 4))
  }

  /// Makes a gradient of equally spaced colours around a point.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes a gradient of colours at fractions of the way around a point.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes a gradient of colours in a whole turn around a point, beginning at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  /// Makes a gradient of equally spaced colours in a whole turn around a point, beginning at an angle; at the right by
  /// default.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes a gradient of colours at fractions of a whole turn around a point, beginning at an angle; at the right by
  /// default.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: ShapeStyle {
  /// The paint of the linear gradient.
  public var _paint: _ShapePaint { line._paint }
}

/// An angular gradient is a view: a rectangle filled with the gradient.
extension AngularGradient: BuiltInView {
  /// The rectangle's node.
  public var _nodes: [ViewNode] { line.nodes.map { $0.written(as: .angularGradient) } }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient of equally spaced colours around a point, clockwise from one angle to another. By default it is
  /// a whole turn from the right.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of colours around a point, clockwise from one angle to another.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of equally spaced colours in a whole turn around a point, from an angle; from the right by
  /// default.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}
