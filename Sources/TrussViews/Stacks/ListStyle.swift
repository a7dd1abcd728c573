/// How SwiftUI's lists look; those of the package have one look.
public enum ListStyle: Hashable, Sendable {
  /// SwiftUI's default.
  case automatic
  /// Rows from side to side, with lines between them.
  case plain
  /// Groups of rows.
  case grouped, insetGrouped
  /// Rows with room around them.
  case inset
  /// Rows beside a screen.
  case sidebar
}

extension View {
  /// Does nothing: a list has one look.
  public func listStyle(_ style: ListStyle) -> Self { self }

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
