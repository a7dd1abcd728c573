extension Shape {
  /// The shape in a frame that is so many points smaller on each side.
  ///
  ///     Circle().inset(by: 4).stroke(.blue)
  public func inset(by amount: Double) -> some Shape { InsetShape(base: self, amount: amount) }

  /// The part of the outline between two parts of its length, each from 0 to 1: `trim(from: 0, to: 0.25)` is the first
  /// quarter. Circles and ellipses begin at their right, and go clockwise.
  ///
  ///     Circle().trim(from: 0, to: 0.75).stroke(.blue, lineWidth: 4)
  public func trim(from start: Double = 0, to end: Double = 1) -> some Shape {
    TrimmedShape(base: self, start: start, end: end)
  }

  /// The outline turned about a place in the frame, clockwise.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    TransformedShape(base: self, anchor: anchor, angle: angle)
  }

  /// The outline moved by so many points to the right and down. It is a shape still, as opposed to a view that is moved.
  @_disfavoredOverload
  public func offset(x: Double = 0, y: Double = 0) -> some Shape {
    TransformedShape(base: self, moveX: x, moveY: y)
  }

  /// The outline larger or smaller about a place in the frame.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> some Shape {
    TransformedShape(base: self, anchor: anchor, scaleX: scale, scaleY: scale)
  }

  /// The outline wider or narrower, and higher or lower, about a place in the frame.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some Shape {
    TransformedShape(base: self, anchor: anchor, scaleX: x, scaleY: y)
  }

  /// The shape with the size of its frame: in Truss each shape has it.
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

  /// Makes a rectangle with corners of radii in points, 0 by default; the leading ones are at the left. At most half of
  /// the shorter side is drawn.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .circular
  ) {
    radii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
  }

  /// Makes a rectangle with corners of radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) { radii = cornerRadii }

  /// The rectangle with its corners.
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

  /// Makes radii, 0 by default; the leading ones are at the left. One that is not a number of at least 0 is 0.
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

  /// A rectangle with corners of radii.
  public static func rect(cornerRadii: RectangleCornerRadii) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii)
  }
}

/// A path is a shape that keeps its own size, in points from the frame's top left corner.
extension Path: Shape {
  /// The path from the rectangle's top left corner on.
  public func path(in rect: Rect) -> Path { mapped { $0.offset(x: rect.x, y: rect.y) } }
}
