import TrussIR

/// An outline without an intrinsic size that is filled or stroked: `Rectangle`, `RoundedRectangle`, `Capsule`,
/// `Circle`, `Ellipse`, and custom shapes.
///
///     Capsule().fill(.blue).frame(width: 40, height: 20)
///
///     struct Triangle: Shape {
///       func path(in rect: Rect) -> Path {
///         Path { path in
///           path.addLines([
///             Point(x: rect.minX, y: rect.maxY), Point(x: rect.midX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
///           ])
///           path.closeSubpath()
///         }
///       }
///     }
///
/// Several shapes in one stack share its space if they have `.flex()`. A shape has the colour of texts unless it is
/// filled with another; a `Rectangle` without a fill is a plain surface with a thin line around it. In text a shape is
/// full cells, `█`, or shaded ones, `▓▒░`, lighter the less opaque it is. A shape behind another view is visible only
/// with colours, and one over another view leaves the letters under its translucent parts.
///
/// The rectangle may be one of Core Graphics too: `func path(in rect: CGRect) -> Path`.
public protocol Shape: View, Sendable where Body == ViewContent {
  /// The type of the rectangle that the outline is made in: `Rect`, or `CGRect`.
  associatedtype _Rectangle: _ShapeRectangle = Rect

  /// The outline in a rectangle, in points; in text a cell counts 5 by 10.
  func path(in rect: _Rectangle) -> Path
}

/// A rectangle in which the outline of a shape is created.
public protocol _ShapeRectangle {
  /// Makes a rectangle of one of the package.
  init(_rect: Rect)

  /// The rectangle as one of the package.
  var _rect: Rect { get }
}

extension Rect: _ShapeRectangle {
  /// Makes the same rectangle.
  public init(_rect: Rect) { self = _rect }

  /// The same rectangle.
  public var _rect: Rect { self }
}

extension Shape {
  /// The outline in a rectangle of either type. Never pass `block`: it only keeps this method from satisfying the
  /// protocol's requirement.
  public func path(in rect: some _ShapeRectangle, block: (() -> Never)? = nil) -> Path {
    path(in: _Rectangle(_rect: rect._rect))
  }
}

extension Shape {
  /// The shape as one node.
  public var _nodes: [ViewNode] { [ViewNode(.custom(CustomShape(self)), at: nil)] }

  /// Returns `_nodes`.
  public consuming func _takeNodes() -> _NodeList { .many(nodes) }

  /// The shape itself.
  public var body: ViewContent { return ViewContent(nodes: nodes) }

  /// Fills the shape with a colour.
  ///
  ///     Circle().fill(.blue)
  public consuming func fill(_ color: Color) -> ShapeView { restyled { $0.fill = _ShapePaint(color) } }

  /// Fills the shape with a colour, a gradient or a material; a gradient without colours leaves it free. Without a style
  /// it has the colour of texts.
  public consuming func fill(_ style: some ShapeStyle) -> ShapeView {
    let paint = style._paint
    return restyled { $0.fill = paint }
  }

  /// Fills the shape with the colour of texts. Parts that the outline goes around twice are filled, whatever the style.
  public consuming func fill(style: FillStyle = FillStyle()) -> ShapeView { restyled { _ in } }

  /// Fills the shape. Parts that the outline goes around twice are filled, whatever the fill style.
  public consuming func fill(_ style: some ShapeStyle, style fillStyle: FillStyle) -> ShapeView { fill(style) }

  /// Draws a line along the shape's outline, half of it inside and half outside, and leaves the inside free. Its width
  /// is in points, 1 by default; one that is not more than 0 draws nothing, and text draws one width.
  ///
  ///     Circle().stroke(.blue, lineWidth: 2)
  public consuming func stroke(_ color: Color, lineWidth: Double = 1) -> ShapeView {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line of a width and dashes along the shape's outline, half of it inside and half outside, and leaves the
  /// inside free. Text draws neither.
  public consuming func stroke(_ color: Color, style: StrokeStyle) -> ShapeView {
    stroked(_ShapePaint(color), style)
  }

  /// Draws a line of a colour or a gradient along the shape's outline.
  public consuming func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> ShapeView {
    stroked(content._paint, StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line of a colour or a gradient, a width and dashes along the shape's outline.
  public consuming func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    stroked(content._paint, style)
  }

  /// Draws a line in the colour of texts along the shape's outline.
  public consuming func stroke(lineWidth: Double = 1) -> ShapeView { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// Draws a line in the colour of texts along the shape's outline.
  public consuming func stroke(style: StrokeStyle) -> ShapeView { stroked(nil, style) }

  /// Draws a line of a colour or a gradient along the shape's outline, all of it inside the frame.
  public consuming func strokeBorder(
    _ content: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> ShapeView {
    stroked(content._paint, StrokeStyle(lineWidth: lineWidth), isInside: true)
  }

  /// Draws a line of a colour or a gradient, a width and dashes along the shape's outline, all of it inside the frame.
  public consuming func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    stroked(content._paint, style, isInside: true)
  }

  /// Draws a line in the colour of texts along the shape's outline, all of it inside the frame.
  public consuming func strokeBorder(lineWidth: Double = 1) -> ShapeView {
    stroked(nil, StrokeStyle(lineWidth: lineWidth), isInside: true)
  }

  /// Draws a line in the colour of texts along the shape's outline, all of it inside the frame.
  public consuming func strokeBorder(style: StrokeStyle) -> ShapeView { stroked(nil, style, isInside: true) }

  private consuming func stroked(
    _ paint: _ShapePaint?, _ style: StrokeStyle, isInside: Bool = false
  ) -> ShapeView {
    restyled { $0.stroke = Attributes.ShapeStyle.Stroke(paint: paint, style: style, isInside: isInside) }
  }

  private consuming func restyled(_ change: (inout Attributes.ShapeStyle) -> Void) -> ShapeView {
    ShapeView(self).restyled(change)
  }
}

/// A custom shape.
@usableFromInline package struct CustomShape: Equatable, Sendable {
  private let shape: any Shape

  init(_ shape: any Shape) { self.shape = shape }

  /// The outline in a rectangle. The shape sees a rectangle at the origin, as in SwiftUI.
  ///
  /// - Parameter unit: the points in a unit of the rectangle along each axis.
  package func path(in rect: Rect, unit: Size) -> Path {
    let frame = Rect(x: 0, y: 0, width: rect.width * unit.width, height: rect.height * unit.height)
    return shape.path(in: frame).mapped { point in
      Point(x: rect.x + point.x / unit.width, y: rect.y + point.y / unit.height)
    }
  }

  var typeName: String { "\(type(of: shape))" }

  /// Whether both are certainly equal.
  @usableFromInline package static func == (one: CustomShape, other: CustomShape) -> Bool {
    (one.shape as? any Equatable)?.isEqual(to: other.shape) == true
  }
}
