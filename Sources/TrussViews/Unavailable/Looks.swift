// SwiftUI's words for looks that Truss does not draw.

extension View {
  /// A view that keeps its room and draws nothing.
  @available(*, unavailable, renamed: "hidden(_:)")
  public func invisible(_ isInvisible: Bool = true) -> Self { self }
}

extension View {
  /// SwiftUI's picture that another is cut by.
  @available(*, unavailable, message: "a mask is one shape: write .mask(Circle()), or another Shape")
  @_disfavoredOverload
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> ViewContent) -> Self { self }

  /// SwiftUI's picture that another is cut by.
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
  /// SwiftUI's greys in place of colours.
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

  /// A colour in the words of CSS.
  @available(*, unavailable, message: "write the number: Color(0x0A6CD6)")
  public init(hex: String) { self = .primary }

  /// A colour in the words of CSS.
  @available(*, unavailable, renamed: "init(_:)")
  public init(hex: UInt32) { self = Color(hex) }
}

extension Font {
  /// SwiftUI's font of a name.
  @available(*, unavailable, message: "write Font(try FontFile(contentsOfFile: \"Name.ttf\"), size: 17)")
  public static func custom(_ name: String, size: Double) -> Font { Font(size: size) }
}

// SwiftUI's words for movement. Truss moves from one layout to another: `Transition`.

/// SwiftUI's course of a movement.
@available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
public enum Animation: Sendable {
  /// SwiftUI's usual course, slow at first, at last or at both ends, at one speed, or as a spring does.
  case `default`, easeIn, easeOut, easeInOut, linear, spring, bouncy, smooth, snappy

  /// A course that takes a time.
  public static func easeIn(duration: Double) -> Animation { .easeIn }
  /// A course that takes a time.
  public static func easeOut(duration: Double) -> Animation { .easeOut }
  /// A course that takes a time.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  /// A course that takes a time.
  public static func linear(duration: Double) -> Animation { .linear }
  /// A course of a spring.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { .spring }
  /// A course of a spring.
  public static func spring(response: Double, dampingFraction: Double = 0.8) -> Animation { .spring }
}

/// SwiftUI's function that moves what its block changes.
@available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
public func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

extension View {
  /// SwiftUI's movement of a view whose values change.
  @available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
  public func animation(_ animation: Animation?) -> Self { self }

  /// SwiftUI's movement of a view where a value changes.
  @available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }

  /// SwiftUI's name of one view in two places.
  @available(
    *, unavailable, message: "a Transition finds the views of two layouts by their names: write .id(\"name\") in both"
  )
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Any) -> Self { self }
}

/// SwiftUI's way in which a view comes and goes.
@available(*, unavailable, message: "a Transition fades what comes and goes, and moves the rest: leave it out")
public enum AnyTransition: Sendable {
  /// Fading, moving or growing.
  case opacity, slide, scale
}

extension View {
  /// SwiftUI's way in which a view comes and goes.
  @available(*, unavailable, message: "a Transition fades what comes and goes, and moves the rest: leave it out")
  public func transition(_ transition: AnyTransition) -> Self { self }
}

// What SwiftUI's texts can do and those of Truss cannot, and what is no text yet.

extension Text {
  /// A number is no string.
  @available(*, unavailable, message: "a text is a string: write Text(\"\\(number)\")")
  public init(_ number: some Numeric) { self.init("\(number)") }
}

extension ViewBuilder {
  /// Strings are no views.
  @available(*, unavailable, message: "a string is no view: write Text(\"text\")")
  public static func buildBlock(_ strings: String...) -> ViewContent { ViewContent(strings.map { Text($0) }) }
}

extension View {
  /// SwiftUI's text of several styles.
  @available(
    *, unavailable,
    message: "texts alone are added: put .padding, .lineLimit and the like behind (Text(\"a\") + Text(\"b\"))"
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
