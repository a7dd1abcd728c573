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

  /// Does nothing: a progress bar and a wheel have one look each.
  public func progressViewStyle(_ style: ControlLook) -> Self { self }

  /// Does nothing: a date is a row with its value.
  public func datePickerStyle(_ style: ControlLook) -> Self { self }

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

/// The looks of controls that have one, as SwiftUI names them.
public enum ControlLook: Hashable, Sendable {
  /// As SwiftUI likes, or in less room.
  case automatic, compact
  /// A bar, or a wheel, of progress.
  case linear, circular
  /// A month, a row of wheels, or a field, of a date.
  case graphical, wheel, field
}

/// SwiftUI's earlier name of ``ListStyle/plain``.
public func PlainListStyle() -> ListStyle { .plain }

/// SwiftUI's earlier name of ``ListStyle/grouped``.
public func GroupedListStyle() -> ListStyle { .grouped }

/// SwiftUI's earlier name of ``ListStyle/insetGrouped``.
public func InsetGroupedListStyle() -> ListStyle { .insetGrouped }
