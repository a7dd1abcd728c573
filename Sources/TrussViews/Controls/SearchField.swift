/// The search field that a screen shows under its title.
struct SearchField: View {
  let text: String
  let prompt: String
  @Environment(\.medium) private var medium
  @Environment(\.stackStyle) private var style

  var body: some View {
    HStack(alignment: .center, spacing: 6) {
      Image(systemName: "magnifyingglass")
      Text(verbatim: text.isEmpty ? prompt : text).lineLimit(1).foreground(text.isEmpty ? .secondary : .primary)
      Spacer()
    }
    .foreground(.secondary)
    .padding(Insets(horizontal: 8, vertical: medium.isText ? 0 : 7))
    .frame(minHeight: medium.isText ? nil : style.controls.searchFieldHeight)
    .background(.fill)
    .cornerRadius(10)
  }
}

/// The place of a search field in SwiftUI; here it is always under the title of the screen.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// SwiftUI's default.
  public static let automatic = SearchFieldPlacement()
  /// In the upper bar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// In the drawer under the upper bar.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Whether the drawer under the upper bar is always visible, as in SwiftUI.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// SwiftUI's default, or always.
    case automatic, always
  }

  /// In the drawer under the upper bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

extension View {
  /// Adds a search field to the screen. A `NavigationStack` draws the field under the title. The field shows the
  /// binding's text or, while the text is empty, a placeholder: "Search" by default.
  public consuming func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil
  ) -> ModifiedView {
    let field = SearchField(text: text.wrappedValue, prompt: prompt ?? "Search")
    return inScreen { $0.searchField = field }
  }

  /// Adds a search field to the screen, with a text as its placeholder.
  public consuming func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text
  ) -> ModifiedView { searchable(text: text, prompt: prompt._node.content.texts.first) }

  /// Adds a search field to the screen. The field is drawn whether or not `isPresented` is true.
  public consuming func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: String? = nil
  ) -> ModifiedView { searchable(text: text, prompt: prompt) }

  /// Adds a search field to the screen; its suggestions are not drawn.
  public consuming func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil,
    @ViewBuilder suggestions: () -> ViewContent
  ) -> ModifiedView { searchable(text: text, prompt: prompt) }

  /// Does nothing: the suggestions of a search field are not drawn.
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> ViewContent) -> Self { self }

  /// Does nothing: the search scopes are visible only during a search.
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> ViewContent
  ) -> Self { self }
}
