// SwiftUI's names for appearances that Truss does not draw.

extension View {
  /// Not available: a view that keeps its space and draws nothing.
  @available(*, unavailable, renamed: "hidden(_:)")
  public func invisible(_ isInvisible: Bool = true) -> Self { self }
}

extension View {
  /// Not available: SwiftUI's mask by a view.
  @available(*, unavailable, message: "a mask is one shape: write .mask(Circle()), or another Shape")
  @_disfavoredOverload
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> ViewContent) -> Self { self }

  /// Not available: SwiftUI's mask by a view.
  @available(*, unavailable, message: "a mask is one shape: write .mask(Circle()), or another Shape")
  @_disfavoredOverload
  public func mask(_ mask: some View) -> Self { self }

  /// Not available: SwiftUI's rotation in three dimensions.
  @available(*, unavailable, message: "drawings are flat: write .rotationEffect(.degrees(45)), or leave it out")
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center
  ) -> Self { self }
}

extension View {
  /// Not available: SwiftUI's conversion to greys.
  @available(*, unavailable, message: "views keep their colours: draw with a theme, .svg(theme: .wireframe)")
  public func grayscale(_ amount: Double) -> Self { self }

  /// Not available: SwiftUI's change of saturation.
  @available(*, unavailable, message: "views keep their colours: write other ones, or .opacity(0.5)")
  public func saturation(_ amount: Double) -> Self { self }

  /// Not available: SwiftUI's change of brightness.
  @available(*, unavailable, message: "views keep their colours: write other ones, or .opacity(0.5)")
  public func brightness(_ amount: Double) -> Self { self }

  /// Not available: SwiftUI's change of contrast.
  @available(*, unavailable, message: "views keep their colours: write other ones, or .opacity(0.5)")
  public func contrast(_ amount: Double) -> Self { self }

  /// Not available: SwiftUI's rotation of hues.
  @available(*, unavailable, message: "views keep their colours: write other ones, or .opacity(0.5)")
  public func hueRotation(_ angle: Angle) -> Self { self }

  /// Not available: SwiftUI's inversion of colours.
  @available(*, unavailable, message: "views keep their colours: write other ones, or .opacity(0.5)")
  public func colorInvert() -> Self { self }

  /// Not available: SwiftUI's multiplication of colours.
  @available(*, unavailable, message: "views keep their colours: write other ones, or .opacity(0.5)")
  public func colorMultiply(_ color: Color) -> Self { self }
}

extension Color {
  /// Not available: SwiftUI's colour from an asset.
  @available(*, unavailable, message: "Truss reads no assets: write Color(0x0A6CD6, dark: 0x4DA3FF)")
  @_disfavoredOverload
  public init(_ name: String) { self = .primary }

  /// Not available: SwiftUI's colour from Core Graphics.
  @available(*, unavailable, message: "write the number: Color(0x0A6CD6), or Color(red: 0.1, green: 0.4, blue: 0.8)")
  public init<Other>(cgColor: Other) { self = .primary }

  /// Not available: a colour in CSS notation.
  @available(*, unavailable, message: "write the number: Color(0x0A6CD6)")
  public init(hex: String) { self = .primary }

  /// Not available: use `init(_:)`.
  @available(*, unavailable, renamed: "init(_:)")
  public init(hex: UInt32) { self = Color(hex) }
}

extension Path {
  /// Not available: SwiftUI's outline of a stroked path.
  @available(*, unavailable, message: "draw the line: write path.stroke(.red, style: StrokeStyle(lineWidth: 2))")
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// Not available: SwiftUI's arc between two tangents.
  @available(*, unavailable, message: "write addArc(center:radius:startAngle:endAngle:clockwise:), or addQuadCurve")
  public mutating func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {}
}

extension Shape {
  /// Not available: SwiftUI's union of two shapes.
  @available(*, unavailable, message: "write a Shape whose path has both: path.addPath(other.path(in: rect))")
  public func union(_ other: some Shape) -> Self { self }
}

/// SwiftUI's drawing context, which is not available.
@available(*, unavailable, message: "write Path { path in … }.fill(.red), or a Leaf with draw(in:)")
public struct GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with paint: Paint) {}
  /// Strokes a path.
  public func stroke(_ path: Path, with paint: Paint, lineWidth: Double = 1) {}
  /// Strokes a path.
  public func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {}
  /// Draws a text or a picture at a point.
  public func draw<Place>(_ view: some View, at point: Place, anchor: UnitPoint = .center) {}

  /// SwiftUI's colour or gradient in a drawing context.
  public struct Paint: Sendable {
    /// Makes a paint from a colour.
    public static func color(_ color: Color) -> Paint { Paint() }
    /// Makes a paint from a style.
    public static func style(_ style: some ShapeStyle) -> Paint { Paint() }
  }
}

extension Font {
  /// Not available: SwiftUI's font by name.
  @available(*, unavailable, message: "write Font(try FontFile(contentsOfFile: \"Name.ttf\"), size: 17)")
  public static func custom(_ name: String, size: Double) -> Font { Font(size: size) }

  /// Not available: SwiftUI's font by name.
  @available(*, unavailable, message: "write Font(try FontFile(contentsOfFile: \"Name.ttf\"), size: 17)")
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font { Font(size: size) }

  /// Not available: SwiftUI's font by name.
  @available(*, unavailable, message: "write Font(try FontFile(contentsOfFile: \"Name.ttf\"), size: 17)")
  public static func custom(_ name: String, fixedSize: Double) -> Font { Font(size: fixedSize) }
}

// Features of SwiftUI's texts that Truss does not have, and values that must be converted to texts first.

extension Text {
  /// Not available: a number is not a string.
  @available(*, unavailable, message: "a text is a string: write Text(\"\\(number)\")")
  public init(_ number: some Numeric) { self.init("\(number)") }
}

extension ViewBuilder {
  /// Not available: strings are not views.
  @available(*, unavailable, message: "a String is not a view: write Text(\"…\")")
  public static func buildBlock(_ strings: String...) -> ViewContent { ViewContent(strings.map { Text($0) }) }
}

extension View {
  /// Not available: SwiftUI's concatenation of texts, for views that are not texts.
  @available(
    *, unavailable,
    message: "only texts can be added: put .padding, .lineLimit and the like after (Text(\"a\") + Text(\"b\"))"
  )
  public static func + <Other: View>(left: Self, right: Other) -> Self { left }

  /// Not available, as in SwiftUI: use `align(_:)` or `multilineTextAlignment(_:)`.
  @available(
    *, unavailable,
    message: "write .align(.end) for a view in its stack, or .multilineTextAlignment(.trailing) for lines in a text"
  )
  public func alignment(_ alignment: HorizontalAlignment) -> Self { self }
}

extension View {
  /// Not available: SwiftUI's strikethrough with a colour.
  @available(*, unavailable, message: "the line has the colour of the text: write .strikethrough()")
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color?) -> Self {
    self
  }

  /// Not available: SwiftUI's strikethrough with a pattern.
  @available(*, unavailable, message: "the line is a solid one: write .strikethrough()")
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern) -> Self { self }
}
