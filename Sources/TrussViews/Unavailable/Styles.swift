// SwiftUI's styles and effects that Truss does not draw.

/// SwiftUI's elliptical gradient, which is not available.
@available(*, unavailable, message: "write RadialGradient(colors: …, center: .center, startRadius: 0, endRadius: 40)")
public struct EllipticalGradient: ShapeStyle {
  /// A transparent paint.
  public var _paint: _ShapePaint { _ShapePaint(.clear) }

  /// Not available: SwiftUI's elliptical gradient.
  public init(colors: [Color], center: UnitPoint = .center) {}

  /// Not available: SwiftUI's elliptical gradient.
  public init(gradient: Gradient, center: UnitPoint = .center) {}
}

/// SwiftUI's gradient between the points of a mesh, which is not available.
@available(
  *, unavailable, message: "write LinearGradient(colors: …, startPoint: .topLeading, endPoint: .bottomTrailing)"
)
public struct MeshGradient: BuiltInView, ShapeStyle {
  /// A transparent paint.
  public var _paint: _ShapePaint { _ShapePaint(.clear) }

  /// Not available: SwiftUI's mesh gradient.
  public init(width: Int, height: Int, points: [[Double]], colors: [Color]) {}
}

/// SwiftUI's fill with a picture, which is not available.
@available(*, unavailable, message: "a surface has only colours: write .background { Image(\"name\").resizable() }")
public struct ImagePaint: ShapeStyle {
  /// A transparent paint.
  public var _paint: _ShapePaint { _ShapePaint(.clear) }

  /// Not available: SwiftUI's fill with a picture.
  public init(image: Image, scale: Double = 1) {}
}

/// SwiftUI's shape that adapts to its container, which is not available.
@available(*, unavailable, message: "a shape cannot read its container: write RoundedRectangle(cornerRadius: 8)")
public struct ContainerRelativeShape: Shape {
  /// Not available: SwiftUI's shape that adapts to its container.
  public init() {}

  /// Returns the outline of the rectangle.
  public func path(in rect: Rect) -> Path { Path(rect) }
}

/// SwiftUI's picker of several dates, which is not available.
@available(*, unavailable, message: "write a DatePicker for one day, or a LazyVGrid of days")
public struct MultiDatePicker: BuiltInView {
  /// Not available: SwiftUI's picker of several dates.
  public init<Selection>(_ title: String, selection: Binding<Selection>) {}
}

/// SwiftUI's button that pastes copied content, which is not available.
@available(*, unavailable, message: "write Button(\"Paste\", systemImage: \"doc.on.clipboard\") { }")
public struct PasteButton: BuiltInView {
  /// Not available: SwiftUI's paste button.
  public init<Payload>(payloadType: Payload.Type, onPaste: ([Payload]) -> Void) {}
}

/// SwiftUI's columns with draggable widths, which are not available.
@available(*, unavailable, message: "write HStack(spacing: 0) { …; Divider(); … }")
public struct HSplitView: BuiltInView {
  /// Not available: SwiftUI's horizontal split view.
  public init(@ViewBuilder content: () -> ViewContent) {}
}

/// SwiftUI's rows with draggable heights, which are not available.
@available(*, unavailable, message: "write VStack(spacing: 0) { …; Divider(); … }")
public struct VSplitView: BuiltInView {
  /// Not available: SwiftUI's vertical split view.
  public init(@ViewBuilder content: () -> ViewContent) {}
}

extension View {
  /// Not available: SwiftUI's wider and narrower letters.
  @available(*, unavailable, message: "the faces have one width: write .tracking(-0.5), or .fontWeight(.bold)")
  public func fontWidth(_ width: FontWidth) -> Self { self }

  /// Not available: SwiftUI's smaller letters.
  @available(*, unavailable, message: "write .font(.caption)")
  public func textScale(_ scale: TextScale) -> Self { self }

  /// Not available: SwiftUI's style of backgrounds.
  @available(*, unavailable, message: "write the colour of the surface: .background(.red)")
  public func backgroundStyle(_ style: some ShapeStyle) -> Self { self }

  /// Not available: SwiftUI's margins of scrolled content.
  @available(*, unavailable, message: "write .padding(.horizontal, 16) for the views that scroll")
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }

  /// Not available: SwiftUI's initial position of scrolled content.
  @available(*, unavailable, message: "write ScrollView(offset: …), how far the views are scrolled")
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }

  /// Not available: SwiftUI's opacity from luminance.
  @available(*, unavailable, message: "views keep their colours: write other ones, or .opacity(0.5)")
  public func luminanceToAlpha() -> Self { self }

  /// Not available: SwiftUI's shape for `ContainerRelativeShape`.
  @available(*, unavailable, message: "write the outline for each view: .clipShape(.rect(cornerRadius: 8))")
  public func containerShape(_ shape: some Shape) -> Self { self }
}

/// The parts of a scroll view that SwiftUI's margins apply to, which are not available.
@available(*, unavailable, message: "write .padding(.horizontal, 16) for the views that scroll")
public enum ContentMarginPlacement: Sendable {
  /// All parts, the content, or the scroll indicators.
  case automatic, scrollContent, scrollIndicators
}

/// SwiftUI's widths of letters, which are not available.
@available(*, unavailable, message: "the faces have one width: write .tracking(-0.5), or .fontWeight(.bold)")
public enum FontWidth: Sendable {
  /// Narrower widths, the standard width, or a wider one.
  case compressed, condensed, standard, expanded
}

/// SwiftUI's relative sizes of letters, which are not available.
@available(*, unavailable, message: "write .font(.caption)")
public enum TextScale: Sendable {
  /// The default size, or a smaller one.
  case `default`, secondary
}

extension Text {
  /// Not available: a text made of a symbol.
  @available(*, unavailable, message: "a text has only letters: write Label(\"title\", systemImage: \"star\")")
  public init(_ image: Image) { self.init("") }
}

extension List {
  /// Not available: SwiftUI's list of nested rows.
  @available(*, unavailable, message: "write List { OutlineGroup(data, children: \\.children) { … } }")
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: (Data.Element) -> ViewContent
  ) { self.init { EmptyView() } }
}

/// SwiftUI's group of pages in a sidebar, which is not available.
@available(*, unavailable, message: "write the Tabs of the section one after the other")
public struct TabSection: BuiltInView {
  /// Not available: SwiftUI's group of pages under a title.
  public init(_ title: String, @ViewBuilder content: () -> ViewContent) {}
}

/// SwiftUI's menu of a screen's title, which is not available.
@available(*, unavailable, message: "write ToolbarItem(placement: .principal) { Menu(\"title\") { … } }")
public struct ToolbarTitleMenu: BuiltInView {
  /// Not available: SwiftUI's menu of a screen's title.
  public init(@ViewBuilder content: () -> ViewContent) {}
}

/// SwiftUI's picker of photos, which is not available.
@available(*, unavailable, message: "write Button(\"Choose\", systemImage: \"photo\") { }")
public struct PhotosPicker: BuiltInView {
  /// Not available: SwiftUI's picker of photos.
  public init<Selection>(selection: Binding<Selection>, @ViewBuilder label: () -> ViewContent) {}
  /// Not available: SwiftUI's picker of photos.
  public init<Selection>(_ title: String, selection: Binding<Selection>) {}
}

extension View {
  /// Not available: SwiftUI's custom drawing of a text's lines.
  @available(*, unavailable, message: "write .foregroundStyle(…), .font(…) or .shadow(radius: 2) on the text")
  public func textRenderer<Renderer>(_ renderer: Renderer) -> Self { self }
}

extension View {
  /// Not available: SwiftUI's axes along which a cell does not affect its column or row.
  @available(*, unavailable, message: "write .frame(height: 1), or a Divider, which widens no column")
  public func gridCellUnsizedAxes(_ axes: [Axis]) -> Self { self }

  /// Not available: SwiftUI's axes along which a cell does not affect its column or row.
  @available(*, unavailable, message: "write .frame(height: 1), or a Divider, which widens no column")
  public func gridCellUnsizedAxes(_ axis: Axis) -> Self { self }

  /// Not available: SwiftUI's transition from one screen to another.
  @available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
  public func navigationTransition(_ transition: NavigationTransition) -> Self { self }

  /// Not available: SwiftUI's distance between the icon and the title of labels.
  @available(*, unavailable, message: "write HStack(spacing: 4) { Image(systemName: \"star\"); Text(\"title\") }")
  public func labelIconToTitleSpacing(_ spacing: Double) -> Self { self }
}

/// SwiftUI's transitions from one screen to another, which are not available.
@available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
public struct NavigationTransition: Sendable {
  /// SwiftUI's default transition.
  public static let automatic = NavigationTransition()
  /// Returns a transition in which a view grows to the size of the screen.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Any) -> NavigationTransition { .automatic }
}

extension SwitchToggleStyle {
  /// Not available: SwiftUI's coloured switch.
  @available(*, unavailable, message: "write .toggleStyle(.switch).tint(.green)")
  public init(tint: Color) { self.init() }
}

/// SwiftUI's container of glass views, which is not available.
@available(*, unavailable, message: "write its content: glassEffect draws the surface of each view")
public struct GlassEffectContainer: BuiltInView {
  /// Not available: SwiftUI's container of glass views.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> ViewContent) {}
}

extension View {
  /// Not available: SwiftUI's buttons in the bar of a screen.
  @available(*, unavailable, message: "write .toolbar { ToolbarItem(placement: .topBarTrailing) { … } }")
  public func navigationBarItems(trailing: some View) -> Self { self }

  /// Not available: SwiftUI's buttons in the bar of a screen.
  @available(*, unavailable, message: "write .toolbar { ToolbarItem(placement: .topBarLeading) { … } }")
  public func navigationBarItems(leading: some View) -> Self { self }

  /// Not available: SwiftUI's change of a value of the environment.
  @available(*, unavailable, message: "write .environment(\\.key, value), or read the value by @Environment(\\.key)")
  public func transformEnvironment<Value>(
    _ key: KeyPath<EnvironmentValues, Value>, transform: (inout Value) -> Void
  ) -> Self { self }

  /// Not available: SwiftUI's animation through several values.
  @available(*, unavailable, message: "write the view with the value that it has in the picture")
  public func keyframeAnimator<Value, Keyframes>(
    initialValue: Value, content: (ViewContent, Value) -> any View, keyframes: (Value) -> Keyframes
  ) -> Self { self }
}

/// SwiftUI's earlier alert, which is not available.
@available(*, unavailable, message: "write .alert(\"title\", isPresented: $isPresented) { Button(\"OK\") {} }")
public struct Alert: Sendable {
  /// Not available: SwiftUI's earlier alert.
  public init(title: Text, message: Text? = nil) {}
}

extension View {
  /// Not available: SwiftUI's earlier alert.
  @available(*, unavailable, message: "write .alert(\"title\", isPresented: $isPresented) { Button(\"OK\") {} }")
  public func alert<Question>(isPresented: Binding<Bool>, content: () -> Question) -> Self { self }
}
