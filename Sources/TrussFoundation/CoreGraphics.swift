public import Foundation
public import TrussViews

// Conversions between the geometry types of Core Graphics and Truss. Swift itself converts a `CGFloat` to a `Double`.

extension Point {
  /// Makes a point from Core Graphics' point.
  public init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Size {
  /// Makes a size from Core Graphics' size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Rect {
  /// Makes a rectangle from Core Graphics' rectangle.
  public init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

extension CGRect: _ShapeRectangle {
  /// Makes a rectangle from Truss' rectangle.
  public init(_rect: Rect) { self.init(x: _rect.x, y: _rect.y, width: _rect.width, height: _rect.height) }

  /// The rectangle as Truss' type.
  public var _rect: Rect { Rect(self) }
}

extension Path {
  /// Makes the outline of a rectangle.
  @_disfavoredOverload
  public init(_ rect: CGRect) { self.init(Rect(rect)) }

  /// Makes the outline of the ellipse that fills a rectangle.
  @_disfavoredOverload
  public init(ellipseIn rect: CGRect) { self.init(ellipseIn: Rect(rect)) }

  /// Makes the outline of a rectangle with round corners.
  @_disfavoredOverload
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    self.init(roundedRect: Rect(rect), cornerRadius: cornerRadius)
  }

  /// Begins a subpath at a point.
  @_disfavoredOverload
  public mutating func move(to point: CGPoint) { move(to: Point(point)) }

  /// Adds a straight line to a point.
  @_disfavoredOverload
  public mutating func addLine(to point: CGPoint) { addLine(to: Point(point)) }

  /// Adds straight lines from each point to the next.
  @_disfavoredOverload
  public mutating func addLines(_ points: [CGPoint]) { addLines(points.map { Point($0) }) }

  /// Adds a curve with one control point.
  @_disfavoredOverload
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    addQuadCurve(to: Point(point), control: Point(control))
  }

  /// Adds a curve with two control points.
  @_disfavoredOverload
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    addCurve(to: Point(point), control1: Point(control1), control2: Point(control2))
  }

  /// Adds the outline of a rectangle.
  @_disfavoredOverload
  public mutating func addRect(_ rect: CGRect) { addRect(Rect(rect)) }

  /// Adds the outline of the ellipse that fills a rectangle.
  @_disfavoredOverload
  public mutating func addEllipse(in rect: CGRect) { addEllipse(in: Rect(rect)) }

  /// Adds the outline of a rectangle with round corners.
  @_disfavoredOverload
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    addRoundedRect(in: Rect(rect), cornerRadius: min(cornerSize.width, cornerSize.height))
  }

  /// Adds the outline of a rectangle with round corners.
  @_disfavoredOverload
  public mutating func addRoundedRect(in rect: CGRect, cornerRadius: Double) {
    addRoundedRect(in: Rect(rect), cornerRadius: cornerRadius)
  }

  /// Adds a circular arc.
  @_disfavoredOverload
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addArc(center: Point(center), radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
}

extension View {
  /// Moves the view and its content, like `offset(x:y:)`.
  @_disfavoredOverload
  public consuming func offset(_ offset: CGSize) -> ModifiedView { self.offset(x: offset.width, y: offset.height) }

  /// Centres the view at a point of the offered space.
  @_disfavoredOverload
  public consuming func position(
    _ point: CGPoint, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    position(x: point.x, y: point.y, fileID: fileID, line: line)
  }

  /// Scales the drawing of the view in SVG, with a factor for each axis.
  public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> ModifiedView {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Sets the ratio of the view's width to its height to the ratio of a size.
  @_disfavoredOverload
  public consuming func aspectRatio(
    _ size: CGSize, contentMode: ContentMode, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    aspectRatio(size.width / size.height, contentMode: contentMode, fileID: fileID, line: line)
  }
}

extension RoundedRectangle {
  /// Makes a rectangle with circular corners. Their radius is the shorter side of `cornerSize`.
  @_disfavoredOverload
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }
}

// These methods accept an optional `CGFloat`, which Swift does not convert to an optional `Double`.

extension View {
  /// Puts the view into a frame with a size, like `frame(width:height:alignment:)`.
  @_disfavoredOverload
  public consuming func frame(
    width: CGFloat?, height: CGFloat? = nil, alignment: Alignment = .center, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    frame(
      width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment, fileID: fileID,
      line: line)
  }

  /// Puts the view into a frame with a height, like `frame(width:height:alignment:)`.
  @_disfavoredOverload
  public consuming func frame(
    height: CGFloat?, alignment: Alignment = .center, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    frame(height: height.map { Double($0) }, alignment: alignment, fileID: fileID, line: line)
  }

  /// Adds the same space on some sides of the view, like `padding(_:_:)`.
  @_disfavoredOverload
  public consuming func padding(
    _ edges: Edge.Set, _ length: CGFloat?, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    guard let length else { return padding(edges, fileID: fileID, line: line) }
    return padding(edges, Double(length), fileID: fileID, line: line)
  }
}

extension VStack {
  /// Makes SwiftUI's stack, like `init(alignment:spacing:content:)`.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map { Double($0) }, fileID: fileID, line: line, content: content)
  }
}

extension HStack {
  /// Makes SwiftUI's stack, like `init(alignment:spacing:content:)`.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map { Double($0) }, fileID: fileID, line: line, content: content)
  }
}

extension DragGesture.Value {
  /// The movement of the finger; always zero in a layout.
  public var translation: CGSize { .zero }
  /// The predicted movement of the finger; always zero in a layout.
  public var predictedEndTranslation: CGSize { .zero }
  /// The velocity of the finger; always zero in a layout.
  public var velocity: CGSize { .zero }
  /// The position of the finger; always zero in a layout.
  public var location: CGPoint { .zero }
  /// The initial position of the finger; always zero in a layout.
  public var startLocation: CGPoint { .zero }
}

extension GeometryProxy {
  /// The size as Core Graphics' type.
  @_disfavoredOverload public var size: CGSize {
    let frame = frame(in: .local)
    return CGSize(width: frame.width, height: frame.height)
  }
}
