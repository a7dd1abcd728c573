package import TrussIR

/// The style that modifiers set for the lines of texts. A view takes the values that it does not set from around it.
@usableFromInline package struct TextStyle: Equatable, Sendable {
  /// The most lines to show, or none where `lines` is nil: that takes off the limit of a view around it.
  package struct LineLimit: Equatable, Sendable {
    package var lines: Int?
    package var location: SourceLocation
  }

  package var lineLimit: LineLimit?
  package var truncationMode: Text.TruncationMode?
  package var alignment: TextAlignment?

  @inlinable package init() {}

  /// Takes over the values that are set around the view and not by it.
  package mutating func inherit(_ outer: TextStyle) {
    lineLimit = lineLimit ?? outer.lineLimit
    truncationMode = truncationMode ?? outer.truncationMode
    alignment = alignment ?? outer.alignment
  }
}
