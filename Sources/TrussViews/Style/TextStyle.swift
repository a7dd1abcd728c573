package import TrussIR

/// What modifiers say of how the lines of texts are set. What a view does not say itself, it takes from around it.
@usableFromInline package struct TextStyle: Equatable, Sendable {
  /// The most lines to show, or none where `lines` is nil: that takes off the limit of a view around it.
  package struct LineLimit: Equatable, Sendable {
    package var lines: Int?
    package var location: SourceLocation
  }

  package var lineLimit: LineLimit?
  package var truncationMode: Text.TruncationMode?
  package var alignment: TextAlignment?

  package init() {}

  /// Takes over what is said around the view and not by it.
  package mutating func inherit(_ outer: TextStyle) {
    lineLimit = lineLimit ?? outer.lineLimit
    truncationMode = truncationMode ?? outer.truncationMode
    alignment = alignment ?? outer.alignment
  }
}
