import TrussIR

/// A stack of screens. Only the first screen is drawn, below its title and its buttons.
///
///     NavigationStack {
///       List { Text("Sounds"); Text("Display") }.navigationTitle("Settings")
///     }
public struct NavigationStack: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a stack with a first screen.
  public init(fileID: String = #fileID, line: Int = #line, @ViewBuilder root: () -> ViewContent) {
    let rule = FlexStack.Rule(axis: .vertical)
    var node = FlexStack(rule, root().list(), at: SourceLine(fileID: fileID, line: line)).node
      .written(as: .navigationStack)
    node.modify { $0.rare.environment.append { $0.showsNavigationTitle = true } }
    _node = node
  }

  /// Makes a stack with a first screen. The screens to which the path leads are not drawn.
  public init<Path>(
    path: Binding<Path>, fileID: String = #fileID, line: Int = #line, @ViewBuilder root: () -> ViewContent
  ) { self.init(fileID: fileID, line: line, root: root) }
}

/// SwiftUI's earlier name for `NavigationStack`.
public typealias NavigationView = NavigationStack

/// The size of a screen's title.
public enum TitleDisplayMode: Hashable, Sendable {
  /// A large title.
  case automatic
  /// A large title at the leading edge, under the buttons.
  case large
  /// The same as `large`.
  case inlineLarge
  /// A small title, in the middle between the buttons.
  case inline
}

/// The position of a view in the bars of a screen.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// At the trailing edge of the upper bar.
  case automatic, primaryAction, secondaryAction, confirmationAction, destructiveAction, topBarTrailing
  /// At the trailing edge of the upper bar.
  case navigationBarTrailing
  /// At the leading edge of the upper bar.
  case cancellationAction, navigation, topBarLeading, navigationBarLeading
  /// In the middle of the upper bar, instead of the title.
  case principal
  /// In the lower bar.
  case bottomBar, status
  /// Above the keyboard: not drawn.
  case keyboard
}

/// A view in a bar of a screen.
public struct ToolbarItem: View {
  let placement: ToolbarItemPlacement
  let content: ViewContent

  /// Makes a view in a bar; at the trailing edge of the upper bar by default.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> ViewContent) {
    self.placement = placement
    self.content = content()
  }

  /// Makes a view in a bar that an app lets its user customise; the identifier has no effect.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> ViewContent
  ) { self.init(placement: placement, content: content) }

  /// The view.
  public var body: ViewContent { return content }
}

/// SwiftUI's space between the views of a bar. Here it has no effect: the views are 16 points apart.
public struct ToolbarSpacer: BuiltInView {
  /// No nodes.
  public var _nodes: [ViewNode] { [] }

  /// The size of the space, as in SwiftUI.
  public enum Sizing: Hashable, Sendable {
    /// The default space, or all available space.
    case fixed, flexible
  }

  /// Makes a space, which has no effect.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// SwiftUI's name for several views in a bar; the same as `ToolbarItem`.
public typealias ToolbarItemGroup = ToolbarItem

extension View {
  /// Gives the screen a title, which is drawn above the view in a `NavigationStack`.
  ///
  ///     NavigationStack { List { Text("Sounds") }.navigationTitle("Settings") }
  public consuming func navigationTitle(_ title: String) -> ModifiedView { inScreen { $0.title = title } }

  /// Gives the screen a second title, which is drawn in grey below the first title.
  public consuming func navigationSubtitle(_ subtitle: String) -> ModifiedView { inScreen { $0.subtitle = subtitle } }

  /// SwiftUI's earlier name for `navigationTitle(_:)`.
  public consuming func navigationBarTitle(
    _ title: String, displayMode: TitleDisplayMode = .automatic
  ) -> ModifiedView {
    inScreen {
      $0.title = title
      $0.displayMode = displayMode
    }
  }

  /// Sets the size of the screen's title: large by default.
  public consuming func navigationBarTitleDisplayMode(_ displayMode: TitleDisplayMode) -> ModifiedView {
    inScreen { $0.displayMode = displayMode }
  }

  /// Adds views to the screen's bars, which a `NavigationStack` draws. A view that is not a `ToolbarItem` is at the
  /// trailing edge of the upper bar.
  ///
  ///     NavigationStack { List { Text("Sounds") }.navigationTitle("Settings").toolbar { Button("Edit") } }
  public consuming func toolbar(@ViewBuilder content: () -> ViewContent) -> ModifiedView {
    let items = content().list()
    return inScreen { $0.items += items }
  }

  /// Adds views to the screen's bars. The identifier, with which an app lets its user customise the bars, has no
  /// effect.
  public consuming func toolbar(id: String, @ViewBuilder content: () -> ViewContent) -> ModifiedView {
    toolbar(content: content)
  }

  /// Changes the view's `Screen`. Any other view is first wrapped in a `Screen`.
  consuming func inScreen(_ change: (inout Screen) -> Void) -> ModifiedView {
    var nodes = _takeNodes().list()
    if nodes.count == 1, case .composite(let composite) = nodes[0].content, var screen = composite.view as? Screen {
      change(&screen)
      nodes[0] = nodes[0].with(screen)
    } else {
      var screen = Screen(content: ViewContent(nodes: nodes))
      change(&screen)
      nodes = [ViewNode(.composite(CompositeView(screen, reads: .surroundings)), at: nodes.first?.attributes.location)]
    }
    return ModifiedView(.many(nodes))
  }
}

extension ViewNode {
  fileprivate func with(_ screen: Screen) -> ViewNode {
    var node = ViewNode(.composite(CompositeView(screen, reads: .surroundings)))
    node.modify { $0 = attributes }
    return node
  }
}

/// A view with a title and bars, which a `NavigationStack` draws.
struct Screen: Control {
  let content: ViewContent
  var title: String?
  var subtitle: String?
  var displayMode = TitleDisplayMode.automatic
  var items: [ViewNode] = []
  var searchField: SearchField?
  @Environment(\.showsNavigationTitle) private var showsTitle
  @Environment(\.medium) private var medium

  init(content: ViewContent) { self.content = content }

  var body: some View {
    if let ground, showsTitle { screen.background(ground) } else if showsTitle { screen } else { content }
  }

  /// The background of the content; it is extended to the whole screen.
  private var ground: Color? {
    let nodes = content.nodes
    return nodes.count == 1 ? nodes[0].listBackground(EnvironmentValues.current) : nil
  }

  private var screen: some View {
    VStack(alignment: .leading, spacing: 0) {
      if hasBar { bar }
      if let title, displayMode != .inline {
        VStack(alignment: .leading, spacing: 0) {
          Text(title).font(.largeTitle).bold()
          if let subtitle { Text(subtitle).font(.subheadline).foreground(.secondary) }
        }
        .padding(.horizontal, 16)
        .padding(Insets(top: hasBar || medium.isText ? 0 : 8, bottom: medium.isText ? row : 6))
      }
      if let searchField {
        searchField.padding(.horizontal, medium.isText ? 0 : 16).padding(.bottom, medium.isText ? row : 8)
      }
      content.environment(\.showsNavigationTitle, false)
      if !items(in: .bottom).isEmpty {
        HStack(alignment: .center, spacing: 16) { ViewContent(nodes: items(in: .bottom)) }
          .padding(Insets(horizontal: 16, vertical: 8)).frame(maxWidth: .infinity)
      }
    }
  }

  private var hasBar: Bool {
    displayMode == .inline && title != nil
      || ![Place.leading, .middle, .trailing].allSatisfy { items(in: $0).isEmpty }
  }

  /// The upper bar: buttons at both ends and a small title in the middle. The title counts for the height, because in
  /// text a bar without buttons has no other.
  private var bar: some View {
    ZStack(alignment: .center) {
      HStack(alignment: .center, spacing: 16) {
        ViewContent(nodes: items(in: .leading))
        Spacer()
        ViewContent(nodes: items(in: .trailing))
      }
      .labelStyle(BarLabelStyle())
      if !items(in: .middle).isEmpty {
        ViewContent(nodes: items(in: .middle))
      } else if displayMode == .inline, let title {
        VStack(alignment: .center, spacing: 0) {
          Text(title).bold().lineLimit(1)
          if let subtitle { Text(subtitle).font(.caption).foreground(.secondary).lineLimit(1) }
        }
      }
    }
    .frame(minHeight: medium.isText ? nil : 44)
    .padding(Insets(top: 0, left: 16, bottom: medium.isText && displayMode == .inline ? row : 0, right: 16))
  }

  /// The height of a row of text: as in SwiftUI, titles have space below.
  private var row: Double { medium.defaultSpacing(.vertical) }

  private enum Place { case leading, middle, trailing, bottom, nowhere }

  private func items(in place: Place) -> [ViewNode] {
    items.filter { node in
      guard case .composite(let composite) = node.content, let item = composite.view as? ToolbarItem
      else { return place == .trailing }
      return Self.place(of: item.placement) == place
    }
  }

  private static func place(of placement: ToolbarItemPlacement) -> Place {
    switch placement {
    case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction, .topBarTrailing,
      .navigationBarTrailing:
      .trailing
    case .cancellationAction, .navigation, .topBarLeading, .navigationBarLeading: .leading
    case .principal: .middle
    case .bottomBar, .status: .bottom
    case .keyboard: .nowhere
    }
  }
}

/// Shows only the icon; in text the title too.
private struct BarLabelStyle: LabelStyle {
  @Environment(\.medium) private var medium

  func makeBody(configuration: Configuration) -> some View {
    if medium.isText { Label(configuration) } else { configuration.icon }
  }
}
