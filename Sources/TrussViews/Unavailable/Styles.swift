// SwiftUI's styles and effects that Truss does not draw.

/// SwiftUI's gradient in the form of an ellipse.
@available(*, unavailable, message: "write RadialGradient(colors: …, center: .center, startRadius: 0, endRadius: 40)")
public struct EllipticalGradient: ShapeStyle {
  /// The paint.
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
  /// The paint.
  public var _paint: _ShapePaint { _ShapePaint(.clear) }

  /// SwiftUI's colours at places of a net.
  public init(width: Int, height: Int, points: [[Double]], colors: [Color]) {}
}

/// SwiftUI's surface of a picture.
@available(*, unavailable, message: "a surface has colours alone: write .background { Image(\"name\").resizable() }")
public struct ImagePaint: ShapeStyle {
  /// The paint.
  public var _paint: _ShapePaint { _ShapePaint(.clear) }

  /// SwiftUI's surface of a picture.
  public init(image: Image, scale: Double = 1) {}
}

/// SwiftUI's outline of the container.
@available(*, unavailable, message: "a shape cannot read its container: write RoundedRectangle(cornerRadius: 8)")
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

/// SwiftUI's button that inserts the copied content.
@available(*, unavailable, message: "write Button(\"Paste\", systemImage: \"doc.on.clipboard\") { }")
public struct PasteButton: BuiltInView {
  /// SwiftUI's button that inserts the copied content.
  public init<Payload>(payloadType: Payload.Type, onPaste: ([Payload]) -> Void) {}
}

/// SwiftUI's views side by side, whose widths a user changes.
@available(*, unavailable, message: "write HStack(spacing: 0) { …; Divider(); … }")
public struct HSplitView: BuiltInView {
  /// SwiftUI's split view.
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

  /// SwiftUI's distance of scrolled content from the edges.
  @available(*, unavailable, message: "write .padding(.horizontal, 16) for the views that scroll")
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }

  /// SwiftUI's place where scrolling begins.
  @available(*, unavailable, message: "write ScrollView(offset: …), how far the views are scrolled")
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }

  /// SwiftUI's change of opacity.
  @available(*, unavailable, message: "views keep their colours: write other ones, or .opacity(0.5)")
  public func luminanceToAlpha() -> Self { self }

  /// SwiftUI's outline for views inside.
  @available(*, unavailable, message: "write the outline for each view: .clipShape(.rect(cornerRadius: 8))")
  public func containerShape(_ shape: some Shape) -> Self { self }

  /// SwiftUI's movement through several phases.
  @available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
  public func phaseAnimator<Phase>(_ phases: [Phase], content: (Self, Phase) -> Self) -> Self { self }
}

/// SwiftUI's parts of scrolled content.
@available(*, unavailable, message: "write .padding(.horizontal, 16) for the views that scroll")
public enum ContentMarginPlacement: Sendable {
  /// All of it, the views, or the scroll indicators.
  case automatic, scrollContent, scrollIndicators
}

/// SwiftUI's widths of letters.
@available(*, unavailable, message: "the faces have one width: write .tracking(-0.5), or .fontWeight(.bold)")
public enum FontWidth: Sendable {
  /// Narrower, as usual, or wider.
  case compressed, condensed, standard, expanded
}

/// SwiftUI's sizes of letters relative to others.
@available(*, unavailable, message: "write .font(.caption)")
public enum TextScale: Sendable {
  /// As usual, or smaller.
  case `default`, secondary
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

/// SwiftUI's several pages of a sidebar.
@available(*, unavailable, message: "write the Tabs of the section one after the other")
public struct TabSection: BuiltInView {
  /// Pages under a title.
  public init(_ title: String, @ViewBuilder content: () -> ViewContent) {}
}

/// SwiftUI's menu of a title.
@available(*, unavailable, message: "write ToolbarItem(placement: .principal) { Menu(\"title\") { … } }")
public struct ToolbarTitleMenu: BuiltInView {
  /// Buttons.
  public init(@ViewBuilder content: () -> ViewContent) {}
}

/// SwiftUI's choice of pictures of the system.
@available(*, unavailable, message: "write Button(\"Choose\", systemImage: \"photo\") { }")
public struct PhotosPicker: BuiltInView {
  /// A button that opens a choice.
  public init<Selection>(selection: Binding<Selection>, @ViewBuilder label: () -> ViewContent) {}
  /// A button that opens a choice.
  public init<Selection>(_ title: String, selection: Binding<Selection>) {}
}

extension View {
  /// SwiftUI's drawing of a text by its lines.
  @available(*, unavailable, message: "write .foregroundStyle(…), .font(…) or .shadow(radius: 2) on the text")
  public func textRenderer<Renderer>(_ renderer: Renderer) -> Self { self }
}

extension View {
  /// SwiftUI's axes along which a cell widens nothing.
  @available(*, unavailable, message: "write .frame(height: 1), or a Divider, which widens no column")
  public func gridCellUnsizedAxes(_ axes: [Axis]) -> Self { self }

  /// SwiftUI's axes along which a cell widens nothing.
  @available(*, unavailable, message: "write .frame(height: 1), or a Divider, which widens no column")
  public func gridCellUnsizedAxes(_ axis: Axis) -> Self { self }

  /// SwiftUI's movement from one screen to another.
  @available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
  public func navigationTransition(_ transition: NavigationTransition) -> Self { self }

  /// SwiftUI's distance between the icon and the title of labels.
  @available(*, unavailable, message: "write HStack(spacing: 4) { Image(systemName: \"star\"); Text(\"title\") }")
  public func labelIconToTitleSpacing(_ spacing: Double) -> Self { self }
}

/// SwiftUI's movements from one screen to another.
@available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
public struct NavigationTransition: Sendable {
  /// SwiftUI's usual movement.
  public static let automatic = NavigationTransition()
  /// From a view that grows to the screen.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Any) -> NavigationTransition { .automatic }
}
