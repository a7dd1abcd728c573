package import TrussIR

/// The style that modifiers set for the letters and lines of texts. A view takes the values that it does not set from around it.
@usableFromInline package struct TextStyle: Equatable, Sendable {
  /// The most lines to show, or none where `lines` is nil: that takes off the limit of a view around it.
  package struct LineLimit: Equatable, Sendable {
    package var lines: Int?
    package var location: SourceLocation
  }

  /// A line under the letters, or none where `style` is nil: that takes off the line of a view around it.
  package struct Underline: Equatable, Sendable {
    package var style: Text.LineStyle?

    init(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
      style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  package var lineLimit: LineLimit?
  package var truncationMode: Text.TruncationMode?
  package var alignment: TextAlignment?
  /// What is changed in the font.
  package var weight: Font.Weight?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  package var underline: Underline?
  package var isStruckThrough: Bool?

  @inlinable package init() {}

  /// Takes over the values that are set around the view and not by it.
  package mutating func inherit(_ outer: TextStyle) {
    lineLimit = lineLimit ?? outer.lineLimit
    truncationMode = truncationMode ?? outer.truncationMode
    alignment = alignment ?? outer.alignment
    weight = weight ?? outer.weight
    isItalic = isItalic ?? outer.isItalic
    isMonospaced = isMonospaced ?? outer.isMonospaced
    underline = underline ?? outer.underline
    isStruckThrough = isStruckThrough ?? outer.isStruckThrough
  }

  /// A font with the weight, slant and face that the style sets.
  package func styled(_ font: Font) -> Font {
    guard weight != nil || isItalic != nil || isMonospaced != nil else { return font }
    var font = isMonospaced == true ? font.monospaced() : font
    if let weight { font.weight = weight }
    if let isItalic { font.isItalic = isItalic }
    return font
  }
}
