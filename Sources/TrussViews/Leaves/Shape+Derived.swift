extension Shape {
  /// Returns the shape for a frame that is inset by a number of points on each side.
  ///
  ///     Circle().inset(by: 4).stroke(.blue)
  public func inset(by amount: Double) -> some Shape { InsetShape(base: self, amount: amount) }

  /// Returns the part of the outline between two fractions of its length, each from 0 to 1: `trim(from: 0, to: 0.25)`
  /// is the first quarter. Circles and ellipses begin at their right, and go clockwise.
  ///
  ///     Circle().trim(from: 0, to: 0.75).stroke(.blue, lineWidth: 4)
  public func trim(from start: Double = 0, to end: Double = 1) -> some Shape {
    TrimmedShape(base: self, start: start, end: end)
  }

  /// Returns the outline rotated clockwise about a point in the frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    TransformedShape(base: self, anchor: anchor, angle: angle)
  }

  /// Returns the outline moved right and down by a number of points. The result is a shape, unlike the result of
  /// `View.offset(x:y:)`.
  @_disfavoredOverload
  public func offset(x: Double = 0, y: Double = 0) -> some Shape {
    TransformedShape(base: self, moveX: x, moveY: y)
  }

  /// Returns the outline scaled about a point in the frame.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> some Shape {
    TransformedShape(base: self, anchor: anchor, scaleX: scale, scaleY: scale)
  }

  /// Returns the outline scaled about a point in the frame, with a factor for each axis.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some Shape {
    TransformedShape(base: self, anchor: anchor, scaleX: x, scaleY: y)
  }

  /// Returns the shape with a fixed size, in points, instead of the size of its frame.
  public func size(width: Double, height: Double) -> some Shape {
    SizedShape(base: self, size: Size(width: width, height: height))
  }
}

private struct InsetShape<Base: Shape>: Shape {
  let base: Base
  let amount: Double

  func path(in rect: Rect) -> Path {
    let inner = rect.inset(by: Insets(all: amount))
    return inner.width > 0 && inner.height > 0 ? base.path(in: inner) : Path()
  }
}

private struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: Size

  func path(in rect: Rect) -> Path {
    base.path(in: Rect(x: rect.x, y: rect.y, width: size.width, height: size.height))
  }
}

private struct TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let start: Double
  let end: Double

  func path(in rect: Rect) -> Path {
    var path = base.path(in: rect)
    let isInset = base is InsetShape<Circle> || base is InsetShape<Ellipse>
    if base is Circle || base is Ellipse || isInset { path = path.beginningAtRight }
    return path.trimmed(from: start, to: end)
  }
}

private struct TransformedShape<Base: Shape>: Shape {
  let base: Base
  var anchor = UnitPoint.center
  var angle = Angle.zero
  var scaleX = 1.0
  var scaleY = 1.0
  var moveX = 0.0
  var moveY = 0.0

  func path(in rect: Rect) -> Path {
    let (sine, cosine) = angle.sineAndCosine
    let middle = Point(x: rect.x + anchor.x * rect.width, y: rect.y + anchor.y * rect.height)
    return base.path(in: rect).mapped { point in
      let (x, y) = ((point.x - middle.x) * scaleX, (point.y - middle.y) * scaleY)
      return Point(x: middle.x + x * cosine - y * sine + moveX, y: middle.y + x * sine + y * cosine + moveY)
    }
  }
}

/// A rectangle with corners of different radii.
///
///     UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12).fill(.blue)
public struct UnevenRoundedRectangle: Shape {
  private let radii: RectangleCornerRadii

  /// Makes a rectangle with corners of given radii in points, 0 by default; the leading corners are at the left. A
  /// radius is at most half of the shorter side.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .circular
  ) {
    radii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
  }

  /// Makes a rectangle with corners of given radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) { radii = cornerRadii }

  /// Returns the rectangle with its round corners.
  public func path(in rect: Rect) -> Path {
    Path(
      rect, topLeft: radii.topLeading, topRight: radii.topTrailing, bottomRight: radii.bottomTrailing,
      bottomLeft: radii.bottomLeading)
  }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  let topLeading: Double
  let bottomLeading: Double
  let bottomTrailing: Double
  let topTrailing: Double

  /// Makes radii, 0 by default; the leading corners are at the left. A radius that is not above 0, or not a number, is
  /// 0.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    func radius(_ number: Double) -> Double { number > 0 ? number : 0 }
    self.topLeading = radius(topLeading)
    self.bottomLeading = radius(bottomLeading)
    self.bottomTrailing = radius(bottomTrailing)
    self.topTrailing = radius(topTrailing)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of different radii.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .circular
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }

  /// A rectangle with corners of given radii.
  public static func rect(cornerRadii: RectangleCornerRadii) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii)
  }
}

/// A path is a shape with its own size, in points from the frame's top left corner.
extension Path: Shape {
  /// Returns the path, moved so that its origin is the rectangle's top left corner.
  public func path(in rect: Rect) -> Path { mapped { $0.offset(x: rect.x, y: rect.y) } }
}
