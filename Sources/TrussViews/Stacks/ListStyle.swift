/// How lists look in SwiftUI's style (``StackStyle/swiftUI``); other lists have one look.
public enum ListStyle: Hashable, Sendable {
  /// Rows on cards if there are sections or it is in a form, otherwise from side to side.
  case automatic
  /// Rows from side to side, with lines between them.
  case plain
  /// Rows on cards.
  case grouped, insetGrouped
  /// As `plain`.
  case inset
  /// As `automatic`.
  case sidebar
}

extension View {
  /// Sets how the lists in the view look in SwiftUI's style (``StackStyle/swiftUI``).
  public consuming func listStyle(_ style: ListStyle) -> ModifiedView { environment(\.listStyle, style) }

  /// Does nothing: the lines between rows have one colour.
  public func listRowSeparatorTint(_ color: Color?) -> Self { self }

  /// Does nothing: the symbols of rows have the colour of texts.
  public func listItemTint(_ color: Color?) -> Self { self }

  /// Does nothing: the sections of a list have the distances of its rows.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }

  /// Does nothing: rows have lines between them, sections have none.
  public func listSectionSeparator(_ visibility: Visibility) -> Self { self }
}

/// The distances between sections, as SwiftUI names them.
public enum ListSectionSpacing: Hashable, Sendable {
  /// The usual ones.
  case `default`
  /// Smaller ones.
  case compact
}
