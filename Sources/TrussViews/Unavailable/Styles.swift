// SwiftUI's styles and effects that Truss does not draw.

/// SwiftUI's gradient in the form of an ellipse.
@available(*, unavailable, message: "write RadialGradient(colors: …, center: .center, startRadius: 0, endRadius: 40)")
public struct EllipticalGradient: ShapeStyle {
  /// What it paints with.
  public var _paint: _ShapePaint { _ShapePaint(.clear) }

  /// SwiftUI's gradient in the form of an ellipse.
  public init(colors: [Color], center: UnitPoint = .center) {}

  /// SwiftUI's gradient in the form of an ellipse.
  public init(gradient: Gradient, center: UnitPoint = .center) {}
}

/// SwiftUI's colours at places of a net.
@available(
  *, unavailable, message: "write LinearGradient(colors: …, startPoint: .topLeading, endPoint: .bottomTrailing)"
)
public struct MeshGradient: BuiltInView, ShapeStyle {
  /// What it paints with.
  public var _paint: _ShapePaint { _ShapePaint(.clear) }

  /// SwiftUI's colours at places of a net.
  public init(width: Int, height: Int, points: [[Double]], colors: [Color]) {}
}

/// SwiftUI's surface of a picture.
@available(*, unavailable, message: "a surface has colours alone: write .background { Image(\"name\").resizable() }")
public struct ImagePaint: ShapeStyle {
  /// What it paints with.
  public var _paint: _ShapePaint { _ShapePaint(.clear) }

  /// SwiftUI's surface of a picture.
  public init(image: Image, scale: Double = 1) {}
}

/// SwiftUI's outline of the container.
@available(*, unavailable, message: "a shape knows no container: write RoundedRectangle(cornerRadius: 8)")
public struct ContainerRelativeShape: Shape {
  /// SwiftUI's outline of the container.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: Rect) -> Path { Path(rect) }
}

/// SwiftUI's choice of several days.
@available(*, unavailable, message: "write a DatePicker for one day, or a LazyVGrid of days")
public struct MultiDatePicker: BuiltInView {
  /// SwiftUI's choice of several days.
  public init<Selection>(_ title: String, selection: Binding<Selection>) {}
}

/// SwiftUI's button that inserts what was copied.
@available(*, unavailable, message: "write Button(\"Paste\", systemImage: \"doc.on.clipboard\") { }")
public struct PasteButton: BuiltInView {
  /// SwiftUI's button that inserts what was copied.
  public init<Payload>(payloadType: Payload.Type, onPaste: ([Payload]) -> Void) {}
}

/// SwiftUI's views side by side, whose widths a user changes.
@available(*, unavailable, message: "write HStack(spacing: 0) { …; Divider(); … }")
public struct HSplitView: BuiltInView {
  /// SwiftUI's views side by side.
  public init(@ViewBuilder content: () -> ViewContent) {}
}

/// SwiftUI's views one below the other, whose heights a user changes.
@available(*, unavailable, message: "write VStack(spacing: 0) { …; Divider(); … }")
public struct VSplitView: BuiltInView {
  /// SwiftUI's views one below the other.
  public init(@ViewBuilder content: () -> ViewContent) {}
}

extension View {
  /// SwiftUI's wider and narrower letters.
  @available(*, unavailable, message: "the faces have one width: write .tracking(-0.5), or .fontWeight(.bold)")
  public func fontWidth(_ width: FontWidth) -> Self { self }

  /// SwiftUI's smaller letters.
  @available(*, unavailable, message: "write .font(.caption)")
  public func textScale(_ scale: TextScale) -> Self { self }

  /// SwiftUI's colour of surfaces.
  @available(*, unavailable, message: "write the colour of the surface: .background(.red)")
  public func backgroundStyle(_ style: some ShapeStyle) -> Self { self }

  /// SwiftUI's distance from the edges of the screen.
  @available(*, unavailable, message: "write .padding(.horizontal, 8)")
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> Self { self }

  /// SwiftUI's distance of what scrolls from the edges.
  @available(*, unavailable, message: "write .padding(.horizontal, 16) for the views that scroll")
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double?) -> Self { self }

  /// SwiftUI's place where scrolling begins.
  @available(*, unavailable, message: "write ScrollView(offset: …), how far the views are scrolled")
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }

  /// SwiftUI's change of opacity.
  @available(*, unavailable, message: "views keep their colours: write other ones, or .opacity(0.5)")
  public func luminanceToAlpha() -> Self { self }

  /// SwiftUI's outline for views inside.
  @available(*, unavailable, message: "write the outline for each view: .clipShape(.rect(cornerRadius: 8))")
  public func containerShape(_ shape: some Shape) -> Self { self }

  /// SwiftUI's movement of a symbol.
  @available(*, unavailable, message: "a layout shows one moment: leave it out")
  public func symbolEffect<Value: Equatable>(_ effect: MovingEffect, value: Value) -> Self { self }

  /// SwiftUI's movement from one content to another.
  @available(*, unavailable, message: "a layout shows one moment: leave it out")
  public func contentTransition(_ transition: MovingEffect) -> Self { self }

  /// SwiftUI's movement through several phases.
  @available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
  public func phaseAnimator<Phase>(_ phases: [Phase], content: (Self, Phase) -> Self) -> Self { self }
}

/// SwiftUI's widths of letters.
@available(*, unavailable, message: "the faces have one width: write .tracking(-0.5), or .fontWeight(.bold)")
public enum FontWidth: Sendable {
  /// Narrower, as usual, or wider.
  case compressed, condensed, standard, expanded
}

/// SwiftUI's sizes of letters beside others.
@available(*, unavailable, message: "write .font(.caption)")
public enum TextScale: Sendable {
  /// As usual, or smaller.
  case `default`, secondary
}

/// SwiftUI's movements.
@available(*, unavailable, message: "a layout shows one moment: leave it out")
public enum MovingEffect: Sendable {
  /// A movement of a symbol.
  case bounce, pulse, variableColor, scale, wiggle, rotate, breathe
  /// A movement from one content to another.
  case identity, interpolate, opacity, symbolEffect

  /// A movement from one number to another.
  public static func numericText(countsDown: Bool = false) -> MovingEffect { .interpolate }
}

extension Text {
  /// A symbol as a text.
  @available(*, unavailable, message: "a text is letters alone: write Label(\"title\", systemImage: \"star\")")
  public init(_ image: Image) { self.init("") }
}

extension List {
  /// SwiftUI's rows with rows inside them.
  @available(*, unavailable, message: "write List { OutlineGroup(data, children: \\.children) { … } }")
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: (Data.Element) -> ViewContent
  ) { self.init { EmptyView() } }
}
