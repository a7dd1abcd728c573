import TrussIR

/// Pages with a bar of their names at the bottom. Only the selected page is drawn, by default the first page.
///
///     TabView {
///       Tab("Today", icon: "☀") { Today() }
///       Tab("Search", icon: "⌕") { Search() }
///     }
///
/// A page is a `Tab`, or a view with a `tabItem(_:)`.
public struct TabView: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Creates pages. The first page is drawn.
  public init(fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent) {
    self.init(content().list(), chosen: { _ in false }, SourceLine(fileID: fileID, line: line))
  }

  /// Creates pages. The page whose tag or value equals the selection is drawn.
  public init<Selection: Hashable>(
    selection: Binding<Selection>, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    let selection = selection.wrappedValue
    self.init(
      content().list(), chosen: { $0.isPage(of: selection) }, SourceLine(fileID: fileID, line: line))
  }

  private init(_ pages: [ViewNode], chosen: (ViewNode) -> Bool, _ location: SourceLine) {
    let view = Pages(
      pages: pages.map { ($0.label, $0.listRow?.badge, ViewContent(nodes: [$0])) },
      chosen: pages.firstIndex(where: chosen) ?? 0)
    _node = view.node(named: TabView.self, at: location)
  }
}

/// A page of a `TabView`.
public struct Tab: View {
  let label: ViewContent
  let value: AnyHashable?
  let content: ViewContent

  /// Makes a page with a name and an icon: a character or an emoji.
  public init(_ title: String, icon: String, @ViewBuilder content: () -> ViewContent) {
    self.init(ViewContent(nodes: Text(icon).nodes + Text(title).nodes), nil, content())
  }

  /// Makes a page with a name and a symbol (see `Image(systemName:)`).
  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> ViewContent) {
    self.init(Self.label(title, systemImage), nil, content())
  }

  /// Makes a page with a name and the value that chooses it. A role has no effect.
  public init(
    _ title: String, systemImage: String, value: some Hashable, role: TabRole? = nil,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.init(Self.label(title, systemImage), AnyHashable(value), content())
  }

  /// Makes the page of a role. The only role, `search`, gives the page the name "Search" and a magnifying glass.
  public init(value: some Hashable, role: TabRole, @ViewBuilder content: () -> ViewContent) {
    self.init(Self.label("Search", "magnifyingglass"), AnyHashable(value), content())
  }

  private static func label(_ title: String, _ symbol: String) -> ViewContent {
    ViewContent(Label(title, systemImage: symbol)._takeNodes())
  }

  private init(_ label: ViewContent, _ value: AnyHashable?, _ content: ViewContent) {
    (self.label, self.value, self.content) = (label, value, content)
  }

  fileprivate init(label: ViewContent, content: ViewContent) { self.init(label, nil, content) }

  /// The content of the page.
  public var body: ViewContent { return content }
}

extension View {
  /// Makes the view a page of a `TabView`; the views of the block are its label in the bar.
  public consuming func tabItem(@ViewBuilder _ label: () -> ViewContent) -> ModifiedView {
    let tab = Tab(label: label(), content: ViewContent(_takeNodes()))
    return ModifiedView(.one(ViewNode(.composite(CompositeView(tab)))))
  }
}

extension ViewNode {
  /// The `Tab` that the node contains, directly or inside a tag or a list row.
  private var tab: Tab? {
    guard case .composite(let composite) = content else { return nil }
    if let tagged = composite.view as? TaggedView { return tagged.content.nodes.first?.tab }
    if let row = composite.view as? ListRow { return row.content.nodes.first?.tab }
    return composite.view as? Tab
  }

  fileprivate var label: ViewContent { tab?.label ?? ViewContent(nodes: []) }

  fileprivate func isPage(of selection: some Hashable) -> Bool {
    isChosen(by: selection) || tab?.value?.isSame(as: selection) ?? false
      || tab?.content.nodes.first?.isChosen(by: selection) ?? false
  }
}

private struct Pages: Control {
  let pages: [(label: ViewContent, badge: Text?, page: ViewContent)]
  let chosen: Int
  @Environment(\.controlSurroundings) private var surroundings
  @Environment(\.medium) private var medium
  @Environment(\.stackStyle) private var style

  var body: some View {
    VStack(spacing: 0) {
      if pages.indices.contains(chosen) { page(pages[chosen].page) }
      Divider()
      HStack(alignment: .top, spacing: 0) {
        for (number, page) in pages.enumerated() {
          label(page.label, page.badge)
            .font(.caption2)
            .foreground(number == chosen ? surroundings.tint ?? .accent : .secondary)
            .frame(maxWidth: .infinity)
        }
      }
      .padding(Insets(horizontal: 0, vertical: medium.isText ? 0 : 7))
    }
  }

  @ViewBuilder private func page(_ page: ViewContent) -> some View {
    if style == .swiftUI { page.frame(maxWidth: .infinity, maxHeight: .infinity) } else { page.flex() }
  }

  /// The label of a page, its name under its icon. The page's badge is at the upper trailing corner. In text: `☀ Today
  /// (3)`.
  @ViewBuilder private func label(_ label: ViewContent, _ badge: Text?) -> some View {
    if medium.isText {
      HStack(alignment: .top, spacing: 5) {
        VStack(alignment: .center, spacing: 0) { label }
        if let badge { Badge(label: badge) }
      }
    } else {
      VStack(alignment: .center, spacing: 2) { label }.labelStyle(TabLabelStyle())
        .overlay(alignment: .topTrailing) {
          if let badge {
            badge.foreground(.white).padding(Insets(horizontal: 5, vertical: 1)).background(.red, in: Capsule())
              .fixedSize().offset(x: 8, y: -3)
          }
        }
    }
  }
}

private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .center, spacing: 2) {
      configuration.icon.font(.system(size: 18))
      configuration.title
    }
  }
}
