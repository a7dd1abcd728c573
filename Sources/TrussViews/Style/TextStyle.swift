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

  /// Whether lines are cut off where a text has more.
  @usableFromInline package var isLimited: Bool { lineLimit?.lines != nil }

  var isEmpty: Bool {
    lineLimit == nil && truncationMode == nil && alignment == nil && weight == nil && isItalic == nil
      && isMonospaced == nil && underline == nil && isStruckThrough == nil
  }

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

/// A part of a text that modifiers style apart from the rest.
@usableFromInline package struct StyledRun: Equatable, Sendable {
  /// The style of the letters in a run. What it does not set comes from the text's view and those around it.
  package struct Style: Equatable, Sendable {
    package var font: Font?
    package var foreground: Color?
    package var textStyle = TextStyle()
    package var link: Attributes.Link?

    package init() {}
  }

  /// The offset in UTF-8 of its end in the text.
  package var end: Int
  package var style: Style
}

extension [StyledRun] {
  /// Adds a run, to the last one where that has the same style. An empty one is not added.
  mutating func add(_ style: StyledRun.Style, to end: Int) {
    guard end > last?.end ?? 0 else { return }
    if last?.style == style { self[count - 1].end = end } else { append(StyledRun(end: end, style: style)) }
  }
}

extension Text {
  /// How a line under a text looks.
  ///
  ///     Text("teh").underline(pattern: .wavy, color: .red)
  public struct LineStyle: Hashable, Sendable {
    /// The form of the line; the words are SwiftUI's where it has the form, else those of CSS.
    public enum Pattern: String, CaseIterable, Hashable, Sendable {
      /// One line.
      case solid
      /// Two lines.
      case double
      /// Dashes.
      case dash
      /// Dots.
      case dot
      /// A wave.
      case wavy
    }

    /// The form of the line.
    public var pattern: Pattern
    /// The line's colour; nil for that of the letters.
    public var color: Color?

    /// Makes a style; a solid line in the colour of the letters by default.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }
}

extension Text {
  /// The part of a text's last line that an ellipsis replaces where not all lines are shown.
  public enum TruncationMode: String, CaseIterable, Hashable, Sendable {
    /// The end: `The quick br…`.
    case tail
    /// The beginning: `…he lazy dog`.
    case head
    /// The middle: `The qu…zy dog`.
    case middle
  }
}

/// The position of a text's lines in its frame.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  /// Where the layout's direction begins: at the left, from right to left at the right.
  case leading
  /// In the middle.
  case center
  /// Where the layout's direction ends.
  case trailing
}
