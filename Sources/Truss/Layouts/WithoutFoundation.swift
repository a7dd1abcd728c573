#if !Foundation
  import TrussViews

  // A package that turns the trait `Foundation` off writes a `Layout` with the same names, which are those of Truss' own
  // types.

  /// A length, a number.
  public typealias CGFloat = Double
  /// A place.
  public typealias CGPoint = Point
  /// A width and a height.
  public typealias CGSize = Size
  /// A rectangle.
  public typealias CGRect = Rect

  extension Rect {
    /// Makes a rectangle of its top left corner and its size.
    public init(origin: Point, size: Size) {
      self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    /// The top left corner.
    public var origin: Point { Point(x: x, y: y) }
  }
#endif
