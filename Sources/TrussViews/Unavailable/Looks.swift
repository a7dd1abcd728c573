// SwiftUI's words for looks that Truss does not draw.

extension View {
  /// A view that keeps its space and draws nothing.
  @available(*, unavailable, renamed: "hidden(_:)")
  public func invisible(_ isInvisible: Bool = true) -> Self { self }
}

extension View {
  /// SwiftUI's mask of a view.
  @available(*, unavailable, message: "a mask is one shape: write .mask(Circle()), or another Shape")
  @_disfavoredOverload
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> ViewContent) -> Self { self }

  /// SwiftUI's mask of a view.
  @available(*, unavailable, message: "a mask is one shape: write .mask(Circle()), or another Shape")
  @_disfavoredOverload
  public func mask(_ mask: some View) -> Self { self }

  /// SwiftUI's turn in space.
  @available(*, unavailable, message: "drawings are flat: write .rotationEffect(.degrees(45)), or leave it out")
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center
  ) -> Self { self }
}

extension View {
  /// SwiftUI's conversion to greys.
  @available(*, unavailable, message: "views keep their colours: draw with a theme, .svg(theme: .wireframe)")
  public func grayscale(_ amount: Double) -> Self { self }

  /// SwiftUI's change of colours.
  @available(*, unavailable, message: "views keep their colours: write other ones, or .opacity(0.5)")
  public func saturation(_ amount: Double) -> Self { self }

  /// SwiftUI's change of colours.
  @available(*, unavailable, message: "views keep their colours: write other ones, or .opacity(0.5)")
  public func brightness(_ amount: Double) -> Self { self }

  /// SwiftUI's change of colours.
  @available(*, unavailable, message: "views keep their colours: write other ones, or .opacity(0.5)")
  public func contrast(_ amount: Double) -> Self { self }

  /// SwiftUI's change of colours.
  @available(*, unavailable, message: "views keep their colours: write other ones, or .opacity(0.5)")
  public func hueRotation(_ angle: Angle) -> Self { self }

  /// SwiftUI's change of colours.
  @available(*, unavailable, message: "views keep their colours: write other ones, or .opacity(0.5)")
  public func colorInvert() -> Self { self }

  /// SwiftUI's change of colours.
  @available(*, unavailable, message: "views keep their colours: write other ones, or .opacity(0.5)")
  public func colorMultiply(_ color: Color) -> Self { self }
}

extension Color {
  /// SwiftUI's colour of an asset.
  @available(*, unavailable, message: "Truss reads no assets: write Color(0x0A6CD6, dark: 0x4DA3FF)")
  @_disfavoredOverload
  public init(_ name: String) { self = .primary }

  /// SwiftUI's colour of another framework.
  @available(*, unavailable, message: "write the number: Color(0x0A6CD6), or Color(red: 0.1, green: 0.4, blue: 0.8)")
  public init<Other>(cgColor: Other) { self = .primary }

  /// A colour in CSS notation.
  @available(*, unavailable, message: "write the number: Color(0x0A6CD6)")
  public init(hex: String) { self = .primary }

  /// A colour in CSS notation.
  @available(*, unavailable, renamed: "init(_:)")
  public init(hex: UInt32) { self = Color(hex) }
}

extension Path {
  /// SwiftUI's outline of a line along the path.
  @available(*, unavailable, message: "draw the line: write path.stroke(.red, style: StrokeStyle(lineWidth: 2))")
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// SwiftUI's arc in a corner.
  @available(*, unavailable, message: "write addArc(center:radius:startAngle:endAngle:clockwise:), or addQuadCurve")
  public mutating func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {}
}

extension Shape {
  /// SwiftUI's outline of two shapes.
  @available(*, unavailable, message: "write a Shape whose path has both: path.addPath(other.path(in: rect))")
  public func union(_ other: some Shape) -> Self { self }
}

/// SwiftUI's pen of a view that draws.
@available(*, unavailable, message: "write Path { path in … }.fill(.red), or a Leaf with draw(in:)")
public struct GraphicsContext {
  /// Fills an outline.
  public func fill(_ path: Path, with paint: Paint) {}
  /// Draws along an outline.
  public func stroke(_ path: Path, with paint: Paint, lineWidth: Double = 1) {}
  /// Draws along an outline.
  public func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {}
  /// Draws a text or a picture at a place.
  public func draw(_ view: some View, at point: Point, anchor: UnitPoint = .center) {}

  /// SwiftUI's colour or gradient.
  public struct Paint: Sendable {
    /// A colour.
    public static func color(_ color: Color) -> Paint { Paint() }
    /// A style.
    public static func style(_ style: some ShapeStyle) -> Paint { Paint() }
  }
}

extension Font {
  /// SwiftUI's font of a name.
  @available(*, unavailable, message: "write Font(try FontFile(contentsOfFile: \"Name.ttf\"), size: 17)")
  public static func custom(_ name: String, size: Double) -> Font { Font(size: size) }

  /// SwiftUI's font of a name.
  @available(*, unavailable, message: "write Font(try FontFile(contentsOfFile: \"Name.ttf\"), size: 17)")
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font { Font(size: size) }

  /// SwiftUI's font of a name.
  @available(*, unavailable, message: "write Font(try FontFile(contentsOfFile: \"Name.ttf\"), size: 17)")
  public static func custom(_ name: String, fixedSize: Double) -> Font { Font(size: fixedSize) }
}

// Features of SwiftUI's texts that those of Truss do not have, and values that are not texts yet.

extension Text {
  /// Rejects a number, which is not a string.
  @available(*, unavailable, message: "a text is a string: write Text(\"\\(number)\")")
  public init(_ number: some Numeric) { self.init("\(number)") }
}

extension ViewBuilder {
  /// Rejects strings, which are not views.
  @available(*, unavailable, message: "a String is not a view: write Text(\"…\")")
  public static func buildBlock(_ strings: String...) -> ViewContent { ViewContent(strings.map { Text($0) }) }
}

extension View {
  /// SwiftUI's text of several styles.
  @available(
    *, unavailable,
    message: "texts alone are added: put .padding, .lineLimit and the like after (Text(\"a\") + Text(\"b\"))"
  )
  public static func + <Other: View>(left: Self, right: Other) -> Self { left }

  /// SwiftUI has no such word either.
  @available(
    *, unavailable,
    message: "write .align(.end) for a view in its stack, or .multilineTextAlignment(.trailing) for lines in a text"
  )
  public func alignment(_ alignment: HorizontalAlignment) -> Self { self }
}

extension View {
  /// SwiftUI's line of a colour.
  @available(*, unavailable, message: "the line has the colour of the text: write .strikethrough()")
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Self { self }
}
