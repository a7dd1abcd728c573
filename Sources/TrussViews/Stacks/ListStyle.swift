/// The styles of lists in SwiftUI's stack style (``StackStyle/swiftUI``); other lists have a single style.
public enum ListStyle: Hashable, Sendable {
  /// Rows on cards if the list has sections or is in a form; otherwise rows across the full width.
  case automatic
  /// Rows across the full width, with lines between them.
  case plain
  /// Rows on cards.
  case grouped, insetGrouped
  /// The same as `plain`.
  case inset
  /// The same as `automatic`.
  case sidebar
}

extension View {
  /// Sets the style of the lists in the view, in SwiftUI's stack style (``StackStyle/swiftUI``).
  public consuming func listStyle(_ style: ListStyle) -> ModifiedView { environment(\.listStyle, style) }

  /// Does nothing: the lines between rows have a fixed colour.
  public func listRowSeparatorTint(_ color: Color?) -> Self { self }

  /// Does nothing: the symbols in rows have the colour of texts.
  public func listItemTint(_ color: Color?) -> Self { self }

  /// Does nothing: the distances between sections are fixed.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }

  /// Does nothing: there are lines between rows, but not between sections.
  public func listSectionSeparator(_ visibility: Visibility) -> Self { self }
}

/// The distances between sections, as in SwiftUI.
public enum ListSectionSpacing: Hashable, Sendable {
  /// The default distance.
  case `default`
  /// A smaller distance.
  case compact
}
