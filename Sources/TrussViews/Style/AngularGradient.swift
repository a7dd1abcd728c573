/// A gradient of colours around a point.
///
///     Circle().stroke(AngularGradient(colors: [.red, .orange, .red], center: .center), lineWidth: 8)
///
/// SVG has no angular gradients, so a drawing has a pattern of wedges, each in one colour: as many as the difference of
/// the colours needs, at most one for every three degrees. If the angles are less than a whole turn apart, each half of
/// the rest has the colour of the nearer end.
public struct AngularGradient: Hashable, Sendable {
  package var gradient: Gradient
  package let center: UnitPoint
  /// The angle of the first colour, in degrees.
  package let start: Double
  /// The angle between the first and the last colour, from 0 to 360 degrees.
  package let turn: Double

  /// Makes a gradient of colours around a point, clockwise from one angle to another, or counterclockwise to a smaller
  /// angle. Equal angles make a whole turn, a greater turn ends after 360 degrees, and an angle that is not finite
  /// counts as 0.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    let (first, last) = (startAngle.degrees, endAngle.degrees)
    let (start, end) = (first.isFinite ? first.remainder(dividingBy: 360 * 1_024) : 0, last.isFinite ? last : 0)
    let turn = max(-360, min(360, start == end ? 360 : end - start))
    let reversed = gradient.stops.reversed().map { Gradient.Stop(color: $0.color, location: 1 - $0.location) }
    self.gradient = turn < 0 ? Gradient(stops: reversed) : gradient
    self.center = center
    (self.start, self.turn) = (turn < 0 ? start + turn : start, abs(turn))
  }

  /// The colours at fractions of a whole turn from the start.
  package var stops: [Gradient.Stop] {
    gradient.stops.map { Gradient.Stop(color: $0.color, location: $0.location * turn / 360) }
  }

  /// The position of a point relative to the centre, as a fraction of a whole turn from the start.
  package func share(x: Double, y: Double) -> Double {
    let turns = (Angle(of: x, y).degrees - start) / 360
    let share = turns - turns.rounded(.down)
    return share * 360 > (360 + turn) / 2 ? 0 : share
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
  /// The paint of the gradient.
  public var _paint: _ShapePaint { _ShapePaint(AnyGradient(.angular(self))) }
}

/// An angular gradient is a view: a rectangle filled with the gradient.
extension AngularGradient: BuiltInView {
  /// The rectangle's node.
  public var _nodes: [ViewNode] { [ViewNode(.rectangle, fill: _paint, at: nil).written(as: .angularGradient)] }
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
