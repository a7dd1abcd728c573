#if !Foundation
  import TrussViews

  // Without the trait `Foundation`, these aliases of Truss' own types let a `Layout` use the same names.

  /// A length: a `Double` under Core Graphics' name.
  public typealias CGFloat = Double
  /// A point: Truss' own type under Core Graphics' name.
  public typealias CGPoint = Point
  /// A size: Truss' own type under Core Graphics' name.
  public typealias CGSize = Size
  /// A rectangle: Truss' own type under Core Graphics' name.
  public typealias CGRect = Rect

  extension Rect {
    /// Makes a rectangle from its top left corner and its size.
    public init(origin: Point, size: Size) {
      self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    /// The top left corner.
    public var origin: Point { Point(x: x, y: y) }
  }
#endif
