import TrussIR

extension ViewNode {
  /// A shape's node.
  init(_ outline: Attributes.ShapeStyle.Outline, fill: _ShapePaint? = nil, at location: SourceLine?) {
    self.init(leaf: .rectangle, at: location)
    modify { $0.appearance.shape = Attributes.ShapeStyle(outline: outline, fill: fill) }
  }
}

/// The form of round corners, which are quarters of a circle in either.
public enum RoundedCornerStyle: Sendable {
  /// Parts of a circle.
  case circular
  /// Drawn as `circular`.
  case continuous
}

extension Rectangle {
  /// The rectangle itself.
  public func path(in rect: Rect) -> Path { Path(rect) }
}

/// A rectangle with round corners. In text its corners are square.
///
///     RoundedRectangle(cornerRadius: 8).fill(.surface).frame(height: 40)
public struct RoundedRectangle: Shape {
  let cornerRadius: Double
  let location: SourceLine

  /// Makes a rectangle with corners of a radius in points; at most half of the shorter side is drawn. The corners are
  /// quarters of a circle in either style.
  public init(
    cornerRadius: Double, style: RoundedCornerStyle = .circular, fileID: String = #fileID, line: Int = #line
  ) {
    self.cornerRadius = cornerRadius
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Makes a rectangle with corners of a radius in points: the smaller one of a size.
  public init(
    cornerSize: Size, style: RoundedCornerStyle = .circular, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(cornerRadius: min(cornerSize.width, cornerSize.height), fileID: fileID, line: line)
  }

  /// The view as one node.
  public var _nodes: [ViewNode] { [ViewNode(.rounded(cornerRadius), at: location)] }

  /// The rectangle with its corners.
  public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }
}

/// A rectangle whose shorter sides are half circles.
///
///     Text("new").padding(.horizontal, 8).background(.yellow, in: Capsule())
public struct Capsule: Shape {
  let location: SourceLine

  /// Makes a capsule; its ends are half circles in either style.
  public init(style: RoundedCornerStyle = .circular, fileID: String = #fileID, line: Int = #line) {
    location = SourceLine(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var _nodes: [ViewNode] { [ViewNode(.rounded(.infinity), at: location)] }

  /// The rectangle with its half circles.
  public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerRadius: .infinity) }
}

/// The largest circle in the middle of its frame.
///
///     Circle().fill(.green).frame(width: 10, height: 10)
public struct Circle: Shape {
  let location: SourceLine

  /// Makes a circle.
  public init(fileID: String = #fileID, line: Int = #line) {
    location = SourceLine(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var _nodes: [ViewNode] { [ViewNode(.circle, at: location)] }

  /// The largest circle in the middle of a rectangle.
  public func path(in rect: Rect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

/// An ellipse that fills its frame.
///
///     Ellipse().stroke(.purple).frame(width: 60, height: 30)
public struct Ellipse: Shape {
  let location: SourceLine

  /// Makes an ellipse.
  public init(fileID: String = #fileID, line: Int = #line) {
    location = SourceLine(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var _nodes: [ViewNode] { [ViewNode(.ellipse, at: location)] }

  /// The ellipse that fills a rectangle.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners: `clipShape(.rect(cornerRadius: 8))`.
  public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .circular) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle: `background(.blue, in: .rect)`.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Capsule {
  /// A capsule: `background(.blue, in: .capsule)`.
  public static var capsule: Capsule { Capsule() }
  /// Half circles at both ends. Corners are circular, whatever the style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
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
/// It has the colour of texts unless it is stroked with another, and is never filled. In text a line along an axis is
/// made of the glyphs of borders and joins them, and a slanted one of dots.
public struct Line: Shape, Hashable {
  let start: UnitPoint
  let end: UnitPoint

  /// Makes a line, from the middle of the leading edge to that of the trailing edge by default.
  public init(from start: UnitPoint = .leading, to end: UnitPoint = .trailing) {
    self.start = start
    self.end = end
  }

  /// The line as one node.
  public var _nodes: [ViewNode] {
    var node = ViewNode(.custom(CustomShape(self)), at: nil)
    node.modify { $0.appearance.shape?.stroke = Attributes.ShapeStyle.Stroke(paint: nil, style: StrokeStyle()) }
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
  public var _nodes: [ViewNode] { [ViewNode(.rectangle, fill: _paint, at: nil).written(as: .color)] }
}

/// A gradient is a rectangle that is filled with it.
extension LinearGradient: BuiltInView {
  /// The rectangle's node.
  public var _nodes: [ViewNode] { [ViewNode(.rectangle, fill: _paint, at: nil).written(as: .linearGradient)] }
}

/// A gradient is a rectangle that is filled with it.
extension RadialGradient: BuiltInView {
  /// The rectangle's node.
  public var _nodes: [ViewNode] { [ViewNode(.rectangle, fill: _paint, at: nil).written(as: .radialGradient)] }
}
