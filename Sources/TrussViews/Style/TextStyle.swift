package import TrussIR

/// The style that modifiers set for the letters and lines of texts. A view takes the values that it does not set from around it.
@usableFromInline package struct TextStyle: Equatable, Sendable {
  /// The most lines to show, or none if `lines` is nil: that takes off the limit of a view around it.
  package struct LineLimit: Equatable, Sendable {
    package var lines: Int?
    /// The number of lines for which there is space in any case.
    package var least = 0
    package var location: SourceLine
  }

  /// The case of letters, or nil for the original one.
  package struct LetterCase: Equatable, Sendable {
    package var textCase: Text.Case?
  }

  /// A line under the letters, or none if `style` is nil: that takes off the line of a view around it.
  package struct Underline: Equatable, Sendable {
    package var style: Text.LineStyle?

    init(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
      style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  package var lineLimit: LineLimit?
  package var truncationMode: Text.TruncationMode?
  package var alignment: TextAlignment?
  /// The changes to the font.
  package var weight: Font.Weight?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  package var underline: Underline?
  package var isStruckThrough: Bool?
  package var design: Font.Design?
  /// The distance between letters in addition to their own, in points.
  package var tracking: Double?
  /// How far letters are above the line's baseline, in points.
  package var baselineOffset: Double?
  /// The distance between lines in addition to their own, in points.
  @usableFromInline package var lineSpacing: Double?
  package var letterCase: LetterCase?
  /// The least part of their size that letters may have if there is no space for all.
  @usableFromInline package var minimumScale: Double?
  /// The size of symbols beside letters of the same font.
  @usableFromInline package var imageScale: Image.Scale?
  /// Whether bars take the place of letters.
  package var isRedacted: Bool?

  @inlinable package init() {}

  /// Whether lines of a longer text are cut off.
  @usableFromInline package var isLimited: Bool { lineLimit?.lines != nil }

  /// Whether letters keep their case.
  @usableFromInline package var hasWrittenCase: Bool { letterCase?.textCase == nil }

  /// Whether the lines of a text make its height, and nothing else does.
  @usableFromInline package var hasPlainLines: Bool {
    lineLimit == nil && lineSpacing == nil && minimumScale == nil
  }

  var isEmpty: Bool {
    lineLimit == nil && truncationMode == nil && alignment == nil && weight == nil && isItalic == nil
      && isMonospaced == nil && underline == nil && isStruckThrough == nil && design == nil && tracking == nil
      && baselineOffset == nil && lineSpacing == nil && letterCase == nil && minimumScale == nil && imageScale == nil
      && isRedacted == nil
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
    design = design ?? outer.design
    tracking = tracking ?? outer.tracking
    baselineOffset = baselineOffset ?? outer.baselineOffset
    lineSpacing = lineSpacing ?? outer.lineSpacing
    letterCase = letterCase ?? outer.letterCase
    minimumScale = minimumScale ?? outer.minimumScale
    imageScale = imageScale ?? outer.imageScale
    isRedacted = isRedacted ?? outer.isRedacted
  }

  /// A font with the weight, slant and face that the style sets, and the places of its letters.
  package func styled(_ font: Font) -> Font {
    guard weight != nil || isItalic != nil || isMonospaced != nil || hasOwnLetters else { return font }
    var font = font
    if let design { font = font.design(design) }
    if isMonospaced == true { font = font.monospaced() }
    if let weight { font.weight = weight }
    if let isItalic { font.isItalic = isItalic }
    if let tracking { font.tracking = tracking }
    if let baselineOffset { font.baselineOffset = baselineOffset }
    return font
  }

  private var hasOwnLetters: Bool { design != nil || tracking != nil || baselineOffset != nil }

  /// The displayed form of a text, with its parts.
  package func shown(_ string: String, _ runs: [StyledRun]) -> (string: String, runs: [StyledRun]) {
    guard let textCase = letterCase?.textCase else { return (string, runs) }
    guard !runs.isEmpty else { return (textCase.changed(string), []) }
    // A letter may take another number of bytes in the other case.
    var (shown, ends, start) = ("", [StyledRun](), string.startIndex)
    for run in runs {
      let end = string.utf8.index(string.startIndex, offsetBy: run.end)
      shown += textCase.changed(String(string[start..<end]))
      ends.append(StyledRun(end: shown.utf8.count, style: run.style))
      start = end
    }
    return (shown, ends)
  }
}

/// A part of a text that modifiers style apart from the rest.
@usableFromInline package struct StyledRun: Equatable, Sendable {
  /// The style of the letters in a run. Unset values come from the text's view and those around it.
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
    /// The form of the line; the names are SwiftUI's if it has the form, else those of CSS.
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
  /// The case in which letters are shown.
  public enum Case: String, CaseIterable, Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase

    fileprivate func changed(_ string: String) -> String {
      switch self {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      }
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
