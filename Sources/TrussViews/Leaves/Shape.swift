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
/// Several in one stack share its room where they have `.flex()`. A shape has the colour of texts unless it is filled
/// with another; a `Rectangle` that is not filled is a plain surface with a thin line around it. In text a shape is full
/// cells, `█`, or shaded ones, `▓▒░`, the less opaque the lighter; one that lies behind or over another view is seen in
/// colours alone.
public protocol Shape: View, Sendable where Body == ViewContent {
  /// The outline in a rectangle, in the unit of the drawing: points, or columns and rows.
  func path(in rect: Rect) -> Path
}

extension Shape {
  /// The shape as one node.
  public var nodes: [ViewNode] { [ViewNode(.custom(CustomShape(self)), at: nil)] }

  /// Returns `nodes`.
  public consuming func _takeNodes() -> _NodeList { .many(nodes) }

  /// The shape itself.
  public var body: ViewContent { return ViewContent(nodes: nodes) }

  /// Fills the shape with a colour.
  public consuming func fill(_ color: Color) -> ModifiedView { restyled { ($0.fill, $0.gradient) = (color, nil) } }

  /// Fills the shape with a gradient; one without colours leaves it free.
  public consuming func fill(_ gradient: LinearGradient) -> ModifiedView {
    restyled { ($0.fill, $0.gradient) = (gradient.stops.first?.color, gradient) }
  }

  /// Draws a line along the shape's outline, half of it inside and half outside, and leaves the inside free. Its width
  /// is in points, 1 by default; one that is not more than 0 draws nothing, and text draws one width.
  public consuming func stroke(_ color: Color, lineWidth: Double = 1) -> ModifiedView {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line of a width and dashes along the shape's outline, half of it inside and half outside, and leaves the
  /// inside free. Text draws neither.
  public consuming func stroke(_ color: Color, style: StrokeStyle) -> ModifiedView {
    restyled { $0.stroke = Attributes.ShapeStyle.Stroke(color: color, style: style) }
  }

  private consuming func restyled(_ change: (inout Attributes.ShapeStyle) -> Void) -> ModifiedView {
    modified {
      var style = $0.appearance.shape ?? Attributes.ShapeStyle(outline: .rectangle)
      change(&style)
      $0.appearance.shape = style
    }
  }
}

extension View {
  /// Puts a shape, filled with a colour, behind the view, as large as it.
  public consuming func background(_ color: Color, in shape: some Shape) -> ModifiedView {
    background(shape.fill(color))
  }
}

/// A shape of the user's.
@usableFromInline package struct CustomShape: Equatable, Sendable {
  private let shape: any Shape

  init(_ shape: any Shape) { self.shape = shape }

  package func path(in rect: Rect) -> Path { shape.path(in: rect) }

  var typeName: String { "\(type(of: shape))" }

  /// Whether both are known to be equal.
  @usableFromInline package static func == (one: CustomShape, other: CustomShape) -> Bool {
    (one.shape as? any Equatable)?.isEqual(to: other.shape) == true
  }
}

extension ViewNode {
  /// A shape's node.
  fileprivate init(_ outline: Attributes.ShapeStyle.Outline, fill: Color? = nil, at location: SourceLocation?) {
    self.init(leaf: .rectangle, at: location)
    modify { $0.appearance.shape = Attributes.ShapeStyle(outline: outline, fill: fill) }
  }
}

extension Rectangle {
  /// The rectangle itself.
  public func path(in rect: Rect) -> Path { Path(rect) }
}

/// A rectangle with round corners. In text its corners are square.
public struct RoundedRectangle: Shape {
  let cornerRadius: Double
  let location: SourceLocation

  /// Makes a rectangle with corners of a radius in points; at most half of the shorter side is drawn.
  public init(cornerRadius: Double, fileID: String = #fileID, line: Int = #line) {
    self.cornerRadius = cornerRadius
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [ViewNode(.rounded(cornerRadius), at: location)] }

  /// The rectangle with its corners.
  public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  let location: SourceLocation

  /// Makes a capsule.
  public init(fileID: String = #fileID, line: Int = #line) {
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [ViewNode(.rounded(.infinity), at: location)] }

  /// The rectangle with its half circles.
  public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerRadius: .infinity) }
}

/// The largest circle in the middle of its frame.
public struct Circle: Shape {
  let location: SourceLocation

  /// Makes a circle.
  public init(fileID: String = #fileID, line: Int = #line) {
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [ViewNode(.circle, at: location)] }

  /// The largest circle in the middle of a rectangle.
  public func path(in rect: Rect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

/// An ellipse that fills its frame.
public struct Ellipse: Shape {
  let location: SourceLocation

  /// Makes an ellipse.
  public init(fileID: String = #fileID, line: Int = #line) {
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [ViewNode(.ellipse, at: location)] }

  /// The ellipse that fills a rectangle.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners: `clipShape(.rect(cornerRadius: 8))`.
  public static func rect(cornerRadius: Double) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}

extension Shape where Self == Capsule {
  /// A capsule: `background(.blue, in: .capsule)`.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// A circle: `clipShape(.circle)`.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse: `clipShape(.ellipse)`.
  public static var ellipse: Ellipse { Ellipse() }
}

/// A straight line from one place of its frame to another, in the middle from side to side by default.
///
///     Line().stroke(.accent, style: StrokeStyle(dash: [4, 3])).frame(height: 1)
///     Line(from: .topLeading, to: .bottomTrailing).stroke(.red)
///
/// It has the colour of texts unless it is stroked with another, and is never filled. In text one along an axis is made
/// of the glyphs of borders and joins them, and a slanted one of dots.
public struct Line: Shape, Hashable {
  let start: UnitPoint
  let end: UnitPoint

  /// Makes a line, from the middle of the leading edge to that of the trailing edge by default.
  public init(from start: UnitPoint = .leading, to end: UnitPoint = .trailing) {
    self.start = start
    self.end = end
  }

  /// The line as one node.
  public var nodes: [ViewNode] {
    var node = ViewNode(.custom(CustomShape(self)), at: nil)
    node.modify { $0.appearance.shape?.stroke = Attributes.ShapeStyle.Stroke(color: .primary, style: StrokeStyle()) }
    return [node]
  }

  /// The line in a rectangle.
  public func path(in rect: Rect) -> Path {
    func place(_ point: UnitPoint) -> Point {
      Point(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    return Path { path in
      path.move(to: place(start))
      path.addLine(to: place(end))
    }
  }
}

/// A colour is a rectangle that is filled with it: `Color.blue.frame(height: 2)`.
extension Color: BuiltInView {
  /// The rectangle's node.
  public var nodes: [ViewNode] { [ViewNode(.rectangle, fill: self, at: nil).written(as: .color)] }
}

/// A gradient is a rectangle that is filled with it.
extension LinearGradient: BuiltInView {
  /// The rectangle's node.
  public var nodes: [ViewNode] {
    var node = ViewNode(.rectangle, fill: stops.first?.color, at: nil)
    node.modify { $0.appearance.shape?.gradient = self }
    return [node.written(as: .linearGradient)]
  }
}
