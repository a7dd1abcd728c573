/// The styles of lists in SwiftUI's stack style (``StackStyle/swiftUI``). In other stack styles, all lists look the
/// same.
public enum ListStyle: Hashable, Sendable {
  /// Rows on cards, as on iOS.
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
  /// Sets the style of the lists in the view. It has an effect only in SwiftUI's stack style (``StackStyle/swiftUI``).
  public consuming func listStyle(_ style: ListStyle) -> ModifiedView { environment(\.listStyle, style) }

  /// Does nothing: the lines between rows have a fixed colour.
  public func listRowSeparatorTint(_ color: Color?) -> Self { self }

  /// Does nothing: there is only one progress bar and one wheel.
  public func progressViewStyle(_ style: ControlLook) -> Self { self }

  /// Does nothing: a date picker is drawn as a row with its value.
  public func datePickerStyle(_ style: ControlLook) -> Self { self }

  /// Does nothing: the symbols in rows have the colour of the texts.
  public func listItemTint(_ color: Color?) -> Self { self }

  /// Does nothing: the distances between sections are fixed.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }

  /// Does nothing: lines are drawn between rows, but not between sections.
  public func listSectionSeparator(_ visibility: Visibility) -> Self { self }
}

/// The distances between sections, as in SwiftUI.
public enum ListSectionSpacing: Hashable, Sendable {
  /// The default distance.
  case `default`
  /// A smaller distance.
  case compact
}

/// SwiftUI's styles of progress views and date pickers. They have no effect.
public enum ControlLook: Hashable, Sendable {
  /// The default, or a compact form.
  case automatic, compact
  /// A progress bar, or a wheel.
  case linear, circular
  /// A calendar of a month, wheels, or a field.
  case graphical, wheel, field
}

/// Returns ``ListStyle/plain``, with SwiftUI's earlier name.
public func PlainListStyle() -> ListStyle { .plain }

/// Returns ``ListStyle/grouped``, with SwiftUI's earlier name.
public func GroupedListStyle() -> ListStyle { .grouped }

/// Returns ``ListStyle/insetGrouped``, with SwiftUI's earlier name.
public func InsetGroupedListStyle() -> ListStyle { .insetGrouped }
