/// Colours at fractions of a line.
///
///     LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
public struct Gradient: Hashable, Sendable {
  /// A colour at a fraction of the line.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public let color: Color
    /// The position on the line, as a fraction of its length from 0 to 1.
    public let location: Double

    /// Makes a stop. The location is clamped to the range from 0 to 1; NaN counts as 0.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location.isNaN ? 0 : min(1, max(0, location))
    }
  }

  /// The colours, in the order of their locations. If there are none, nothing is drawn.
  public let stops: [Stop]

  /// Makes a gradient of equally spaced colours.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    self.init(stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) })
  }

  /// Creates a gradient of colours at fractions of the line. A stop whose location is before an earlier stop is moved
  /// to the earlier stop's location.
  public init(stops: [Stop]) {
    var last = 0.0
    self.stops = stops.map { stop in
      last = max(last, stop.location)
      return Stop(color: stop.color, location: last)
    }
  }
}

/// A gradient of colours along a line. It is a view that fills its frame, and a style of shapes, surfaces and texts.
///
///     Capsule().fill(LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
///     Text("Title").background(LinearGradient(colors: [.surface, .ground], startPoint: .top, endPoint: .bottom))
///
/// The line's ends are points in the frame. As with SVG's `objectBoundingBox` units, lines of equal colour are
/// perpendicular to the gradient's line only in a square frame; in other frames they are stretched with the frame. Text
/// output with colours shows one colour per cell.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at a fraction of the line.
  public typealias Stop = Gradient.Stop

  package let gradient: Gradient
  /// The point at which the line begins.
  public let startPoint: UnitPoint
  /// The point at which the line ends.
  public let endPoint: UnitPoint

  /// The colours, in the order of their locations. If there are none, nothing is drawn.
  public var stops: [Stop] { gradient.stops }

  /// Makes a gradient of colours along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// Makes a gradient of equally spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colours at fractions of the line. A stop whose location is before an earlier stop is moved
  /// to the earlier stop's location.
  public init(stops: [Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient of colours from a circle outward.
///
///     Circle().fill(RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 40))
public struct RadialGradient: Hashable, Sendable {
  package let gradient: Gradient
  /// The centre of the circles.
  public let center: UnitPoint
  /// The radius of the inner circle, which has the first colour, in points.
  public let startRadius: Double
  /// The radius of the outer circle, which has the last colour, in points.
  public let endRadius: Double

  /// Makes a gradient of colours between two circles. A radius that is negative or not finite counts as 0, and the
  /// outer circle is at least as large as the inner one.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius.isFinite ? max(0, startRadius) : 0
    self.endRadius = max(self.startRadius, endRadius.isFinite ? endRadius : 0)
  }

  /// Makes a gradient of equally spaced colours between two circles.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Makes a gradient of colours at fractions of the way from the inner circle to the outer one.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The colours at fractions of the outer circle's radius.
  package var stops: [Gradient.Stop] {
    guard endRadius > 0 else { return Array(gradient.stops.suffix(1)) }
    return gradient.stops.map { stop in
      let radius = startRadius + stop.location * (endRadius - startRadius)
      return Gradient.Stop(color: stop.color, location: radius / endRadius)
    }
  }
}

/// A gradient of any kind. `Color.red.gradient` is a gradient from a lighter red at the top to red at the bottom.
public struct AnyGradient: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case linear(LinearGradient)
    case radial(RadialGradient)
    case angular(AngularGradient)
  }

  package let form: Form

  package init(_ form: Form) { self.form = form }

  /// Makes a linear gradient from the top to the bottom.
  public init(_ gradient: Gradient) {
    form = .linear(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
  }

  /// The colours at fractions of the line, of the outer circle's radius, or of a whole turn.
  package var stops: [Gradient.Stop] {
    switch form {
    case .linear(let linear): linear.stops
    case .radial(let radial): radial.stops
    case .angular(let turn): turn.stops
    }
  }

  package var isAngular: Bool { if case .angular = form { true } else { false } }

  package func recolored(_ color: (Color) -> Color) -> AnyGradient {
    func changed(_ gradient: Gradient) -> Gradient {
      Gradient(stops: gradient.stops.map { Gradient.Stop(color: color($0.color), location: $0.location) })
    }
    switch form {
    case .linear(let old):
      return AnyGradient(
        .linear(
          LinearGradient(gradient: changed(old.gradient), startPoint: old.startPoint, endPoint: old.endPoint)))
    case .radial(let old):
      return AnyGradient(
        .radial(
          RadialGradient(
            gradient: changed(old.gradient), center: old.center, startRadius: old.startRadius,
            endRadius: old.endRadius)))
    case .angular(var turn):
      turn.gradient = changed(turn.gradient)
      return AnyGradient(.angular(turn))
    }
  }
}

/// A point in a view, as fractions of its width and height from the top left corner.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public let x: Double
  /// The fraction of the height.
  public let y: Double

  /// Makes a point; a number that is not finite counts as 0.
  public init(x: Double, y: Double) {
    self.x = x.isFinite ? x : 0
    self.y = y.isFinite ? y : 0
  }

  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
