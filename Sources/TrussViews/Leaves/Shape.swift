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
/// Several shapes in one stack share its space if they have `.flex()`. By default a shape has the colour of texts,
/// except that a `Rectangle` without a fill is a plain surface with a thin line around it. In text a shape is drawn as
/// full cells, `█`, or with a lower opacity as lighter cells, `▓▒░`. Text output without colours shows only the outline
/// of a shape beneath letters, if there is room, and keeps the letters below a translucent shape.
///
/// The rectangle may also be Core Graphics' type: `func path(in rect: CGRect) -> Path`.
public protocol Shape: View, Sendable where Body == ViewContent {
  /// The type of the rectangle in which the outline is created: `Rect`, or `CGRect`.
  associatedtype _Rectangle: _ShapeRectangle = Rect

  /// Returns the outline in a rectangle, in points; in text a cell counts as 5 by 10 points, or 8 by 16
  /// points if the root is in SwiftUI's style.
  func path(in rect: _Rectangle) -> Path
}

/// A rectangle in which the outline of a shape is created.
public protocol _ShapeRectangle {
  /// Creates a rectangle from the package's own type.
  init(_rect: Rect)

  /// The rectangle in the package's own type.
  var _rect: Rect { get }
}

extension Rect: _ShapeRectangle {
  /// Returns the given rectangle.
  public init(_rect: Rect) { self = _rect }

  /// The rectangle itself.
  public var _rect: Rect { self }
}

extension Shape {
  /// Returns the outline in a rectangle of either type. Never pass `block`: it only keeps this method from satisfying
  /// the protocol's requirement.
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

  /// Fills the shape with a colour, a gradient or a material. A gradient without colours fills nothing.
  public consuming func fill(_ style: some ShapeStyle) -> ShapeView {
    let paint = style._paint
    return restyled { $0.fill = paint }
  }

  /// Fills the shape with the colour of texts. The fill style has no effect: the fill rule is always non-zero.
  public consuming func fill(style: FillStyle = FillStyle()) -> ShapeView { restyled { _ in } }

  /// Fills the shape. The fill style has no effect: the fill rule is always non-zero.
  public consuming func fill(_ style: some ShapeStyle, style fillStyle: FillStyle) -> ShapeView { fill(style) }

  /// Draws a line along the shape's outline, centred on it, and leaves the inside empty. The width is in points, 1 by
  /// default; a line whose width is not above 0 is not drawn, and text output ignores the width.
  ///
  ///     Circle().stroke(.blue, lineWidth: 2)
  public consuming func stroke(_ color: Color, lineWidth: Double = 1) -> ShapeView {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line with a width and dashes along the shape's outline, centred on it, and leaves the inside empty. Text
  /// output ignores the width and the dashes.
  public consuming func stroke(_ color: Color, style: StrokeStyle) -> ShapeView {
    stroked(_ShapePaint(color), style)
  }

  /// Draws a line of a colour or a gradient along the shape's outline.
  public consuming func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> ShapeView {
    stroked(content._paint, StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line of a colour or a gradient, with a width and dashes, along the shape's outline.
  public consuming func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    stroked(content._paint, style)
  }

  /// Draws a line in the colour of texts along the shape's outline.
  public consuming func stroke(lineWidth: Double = 1) -> ShapeView { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// Draws a line in the colour of texts along the shape's outline.
  public consuming func stroke(style: StrokeStyle) -> ShapeView { stroked(nil, style) }

  /// Draws a line of a colour or a gradient along the shape's outline, entirely inside the frame.
  public consuming func strokeBorder(
    _ content: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> ShapeView {
    stroked(content._paint, StrokeStyle(lineWidth: lineWidth), isInside: true)
  }

  /// Draws a line of a colour or a gradient, with a width and dashes, along the shape's outline, entirely inside the
  /// frame.
  public consuming func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    stroked(content._paint, style, isInside: true)
  }

  /// Draws a line in the colour of texts along the shape's outline, entirely inside the frame.
  public consuming func strokeBorder(lineWidth: Double = 1) -> ShapeView {
    stroked(nil, StrokeStyle(lineWidth: lineWidth), isInside: true)
  }

  /// Draws a line in the colour of texts along the shape's outline, entirely inside the frame.
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

@usableFromInline package struct CustomShape: Equatable, Sendable {
  private let shape: any Shape

  init(_ shape: any Shape) { self.shape = shape }

  /// Returns the outline in a rectangle. The shape sees a rectangle at the origin, as in SwiftUI.
  ///
  /// - Parameter unit: the size in points of the rectangle's unit.
  package func path(in rect: Rect, unit: Size) -> Path {
    let frame = Rect(x: 0, y: 0, width: rect.width * unit.width, height: rect.height * unit.height)
    return shape.path(in: frame).mapped { point in
      Point(x: rect.x + point.x / unit.width, y: rect.y + point.y / unit.height)
    }
  }

  var typeName: String { "\(type(of: shape))" }

  /// Whether the outline is a rectangle with round corners.
  package var isRounded: Bool { shape is UnevenRoundedRectangle }

  /// Whether two shapes are certainly equal: of one `Equatable` type, and equal.
  @usableFromInline package static func == (one: CustomShape, other: CustomShape) -> Bool {
    (one.shape as? any Equatable)?.isEqual(to: other.shape) == true
  }
}
