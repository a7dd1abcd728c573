import TrussIR

extension ViewNode {
  init(_ outline: Attributes.ShapeStyle.Outline, fill: _ShapePaint? = nil, at location: SourceLine?) {
    self.init(leaf: .rectangle, at: location)
    modify { $0.appearance.shape = Attributes.ShapeStyle(outline: outline, fill: fill) }
  }
}

/// The form of round corners. Both styles are drawn as quarters of a circle.
public enum RoundedCornerStyle: Sendable {
  /// Quarters of a circle.
  case circular
  /// SwiftUI's continuous corners; drawn as `circular`.
  case continuous
}

extension Rectangle {
  /// Returns the outline of the rectangle.
  public func path(in rect: Rect) -> Path { Path(rect) }
}

/// A rectangle with round corners. In text its corners are square.
///
///     RoundedRectangle(cornerRadius: 8).fill(.surface).frame(height: 40)
public struct RoundedRectangle: Shape {
  let cornerRadius: Double
  let location: SourceLine

  /// Makes a rectangle with corners of a radius in points, which is at most half of the shorter side. The style has no
  /// effect.
  public init(
    cornerRadius: Double, style: RoundedCornerStyle = .circular, fileID: String = #fileID, line: Int = #line
  ) {
    self.cornerRadius = cornerRadius
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Makes a rectangle with round corners, whose radius is the smaller length of `cornerSize`, in points.
  public init(
    cornerSize: Size, style: RoundedCornerStyle = .circular, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(cornerRadius: min(cornerSize.width, cornerSize.height), fileID: fileID, line: line)
  }

  /// The view as one node.
  public var _nodes: [ViewNode] { [ViewNode(.rounded(cornerRadius), at: location)] }

  /// Returns the rectangle with its round corners.
  public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }
}

/// A rectangle whose shorter sides are half circles.
///
///     Text("new").padding(.horizontal, 8).background(.yellow, in: Capsule())
public struct Capsule: Shape {
  let location: SourceLine

  /// Makes a capsule. The style has no effect.
  public init(style: RoundedCornerStyle = .circular, fileID: String = #fileID, line: Int = #line) {
    location = SourceLine(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var _nodes: [ViewNode] { [ViewNode(.rounded(.infinity), at: location)] }

  /// Returns the rectangle with its half circles.
  public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerRadius: .infinity) }
}

/// The largest circle that fits into its frame, centred.
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

  /// Returns the largest circle that fits into a rectangle, centred.
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

  /// Returns the ellipse that fills a rectangle.
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
  /// A capsule. The style has no effect.
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

/// A straight line from one point of its frame to another point; by default horizontal, in the middle.
///
///     Line().stroke(.accent, style: StrokeStyle(dash: [4, 3])).frame(height: 1)
///     Line(from: .topLeading, to: .bottomTrailing).stroke(.red)
///
/// The line has the colour of texts unless `stroke` sets another colour, and is never filled. In text a line along an
/// axis uses the box-drawing characters of borders, and joins lines that it meets; a slanted line is made of dots.
public struct Line: Shape, Hashable {
  let start: UnitPoint
  let end: UnitPoint

  /// Makes a line; by default from the middle of the leading edge to the middle of the trailing edge.
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

  /// Returns the line in a rectangle.
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

/// A colour is a view: a rectangle filled with the colour, such as `Color.blue.frame(height: 2)`.
extension Color: BuiltInView {
  /// The rectangle's node.
  public var _nodes: [ViewNode] { [ViewNode(.rectangle, fill: _paint, at: nil).written(as: .color)] }
}

/// A linear gradient is a view: a rectangle filled with the gradient.
extension LinearGradient: BuiltInView {
  /// The rectangle's node.
  public var _nodes: [ViewNode] { [ViewNode(.rectangle, fill: _paint, at: nil).written(as: .linearGradient)] }
}

/// A radial gradient is a view: a rectangle filled with the gradient.
extension RadialGradient: BuiltInView {
  /// The rectangle's node.
  public var _nodes: [ViewNode] { [ViewNode(.rectangle, fill: _paint, at: nil).written(as: .radialGradient)] }
}
