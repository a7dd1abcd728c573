import TrussIR

/// A surface of one colour without a size of its own: `Rectangle`, `RoundedRectangle`, `Capsule`, `Circle`, `Ellipse`.
///
///     Capsule().fill(.blue).frame(width: 40, height: 20)
///
/// Several in one stack share its room where they have `.flex()`. A shape has the colour of texts unless it is filled
/// with another; a `Rectangle` that is not filled is a plain surface with a thin line around it. In text a shape is full
/// cells, `█`; one that lies behind or over another view is seen in colours alone.
public protocol Shape: BuiltInView {}

extension Shape {
  /// Fills the shape with a colour.
  public consuming func fill(_ color: Color) -> ModifiedView {
    modified { $0.shape = Attributes.ShapeStyle(outline: $0.shape?.outline ?? .rectangle, fill: color) }
  }
}

extension ViewNode {
  /// A shape's node.
  fileprivate init(_ outline: Attributes.ShapeStyle.Outline, fill: Color? = nil, at location: SourceLocation?) {
    self.init(.rectangle, at: location)
    modify { $0.shape = Attributes.ShapeStyle(outline: outline, fill: fill) }
  }
}

extension Rectangle: Shape {}

/// A rectangle with round corners. In text its corners are square.
public struct RoundedRectangle: Shape {
  let cornerRadius: Double
  let location: SourceLocation

  /// Makes a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: the radius of the corners, in points; at most half of the shorter side is drawn.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(cornerRadius: Double, fileID: String = #fileID, line: Int = #line) {
    self.cornerRadius = cornerRadius
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [ViewNode(.rounded(cornerRadius), at: location)] }

  /// A rectangle with round corners, for `clipShape(.rect(cornerRadius: 8))`.
  public static func rect(cornerRadius: Double) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  let location: SourceLocation

  /// Makes a capsule.
  ///
  /// - Parameters:
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(fileID: String = #fileID, line: Int = #line) {
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [ViewNode(.rounded(.infinity), at: location)] }

  /// A capsule, for `clipShape(.capsule)`.
  public static var capsule: Capsule { Capsule() }
}

/// The largest circle in the middle of its frame.
public struct Circle: Shape {
  let location: SourceLocation

  /// Makes a circle.
  ///
  /// - Parameters:
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(fileID: String = #fileID, line: Int = #line) {
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [ViewNode(.circle, at: location)] }

  /// A circle, for `clipShape(.circle)`.
  public static var circle: Circle { Circle() }
}

/// An ellipse that fills its frame.
public struct Ellipse: Shape {
  let location: SourceLocation

  /// Makes an ellipse.
  ///
  /// - Parameters:
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(fileID: String = #fileID, line: Int = #line) {
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [ViewNode(.ellipse, at: location)] }
}

/// A colour is a rectangle that is filled with it: `Color.blue.frame(height: 2)`.
extension Color: BuiltInView {
  /// The rectangle's node.
  public var nodes: [ViewNode] { [ViewNode(.rectangle, fill: self, at: nil)] }
}
