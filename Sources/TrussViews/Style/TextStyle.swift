package import TrussIR

/// The style that modifiers set for the letters and lines of texts. A view inherits values that it does not set.
@usableFromInline package struct TextStyle: Equatable, Sendable {
  /// The maximum number of lines; a limit with `lines` nil removes the limit of a surrounding view.
  package struct LineLimit: Equatable, Sendable {
    package var lines: Int?
    /// The number of lines for which space is always reserved.
    package var least = 0
    package var location: SourceLine
  }

  /// The case of letters; `textCase` is nil for the original case.
  package struct LetterCase: Equatable, Sendable {
    package var textCase: Text.Case?
  }

  /// The line under letters; `style` is nil for no line, which removes that of a surrounding view.
  package struct Underline: Equatable, Sendable {
    package var style: Text.LineStyle?

    init(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
      style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  package var lineLimit: LineLimit?
  package var truncationMode: Text.TruncationMode?
  package var alignment: TextAlignment?
  /// The weight that replaces the font's own.
  package var weight: Font.Weight?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  package var underline: Underline?
  package var isStruckThrough: Bool?
  package var design: Font.Design?
  /// The additional distance between letters, in points.
  package var tracking: Double?
  /// The distance of letters above the line's baseline, in points.
  package var baselineOffset: Double?
  /// The additional distance between lines, in points.
  @usableFromInline package var lineSpacing: Double?
  package var letterCase: LetterCase?
  /// The smallest fraction of their size to which letters shrink if they do not fit.
  @usableFromInline package var minimumScale: Double?
  /// The size of symbols relative to letters of the same font.
  @usableFromInline package var imageScale: Image.Scale?
  /// Whether bars are drawn instead of letters.
  package var isRedacted: Bool?

  @inlinable package init() {}

  /// Whether the number of lines is limited.
  @usableFromInline package var isLimited: Bool { lineLimit?.lines != nil }

  /// Whether letters keep their original case.
  @usableFromInline package var hasWrittenCase: Bool { letterCase?.textCase == nil }

  /// Whether only the lines of a text determine its height.
  @usableFromInline package var hasPlainLines: Bool {
    lineLimit == nil && lineSpacing == nil && minimumScale == nil
  }

  var isEmpty: Bool {
    lineLimit == nil && truncationMode == nil && alignment == nil && weight == nil && isItalic == nil
      && isMonospaced == nil && underline == nil && isStruckThrough == nil && design == nil && tracking == nil
      && baselineOffset == nil && lineSpacing == nil && letterCase == nil && minimumScale == nil && imageScale == nil
      && isRedacted == nil
  }

  /// Inherits the values that the view itself does not set.
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

  /// Returns a font with the weight, slant and face of this style, and its positions of letters.
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

  /// Returns a text and its runs with the letter case of this style.
  package func shown(_ string: String, _ runs: [StyledRun]) -> (string: String, runs: [StyledRun]) {
    guard let textCase = letterCase?.textCase else { return (string, runs) }
    guard !runs.isEmpty else { return (textCase.changed(string), []) }
    // A letter may have another number of bytes in the other case.
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

/// A part of a text with its own style.
@usableFromInline package struct StyledRun: Equatable, Sendable {
  /// The style of the letters in a run. Unset values are inherited from the text's view.
  package struct Style: Equatable, Sendable {
    package var font: Font?
    package var foreground: Color?
    package var textStyle = TextStyle()
    package var link: Attributes.Link?

    package init() {}
  }

  /// The end of the run, as a UTF-8 offset in the text.
  package var end: Int
  package var style: Style
}

extension [StyledRun] {
  /// Adds a run, or extends the last run if it has the same style. An empty run is not added.
  mutating func add(_ style: StyledRun.Style, to end: Int) {
    guard end > last?.end ?? 0 else { return }
    if last?.style == style { self[count - 1].end = end } else { append(StyledRun(end: end, style: style)) }
  }
}

extension Text {
  /// The style of a line under a text.
  ///
  ///     Text("teh").underline(pattern: .wavy, color: .red)
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line, with SwiftUI's name, or else with CSS' name.
    public enum Pattern: String, CaseIterable, Hashable, Sendable {
      /// A single line.
      case solid
      /// Two parallel lines.
      case double
      /// Dashes.
      case dash
      /// Dots.
      case dot
      /// A wave.
      case wavy
    }

    /// The pattern of the line.
    public var pattern: Pattern
    /// The line's colour; nil for the colour of the letters.
    public var color: Color?

    /// Makes a style; by default a solid line in the colour of the letters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }
}

extension Text {
  /// The case in which letters are shown.
  public enum Case: String, CaseIterable, Hashable, Sendable {
    /// Upper case.
    case uppercase
    /// Lower case.
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
  /// The part of a text's last line that an ellipsis replaces if not all lines are visible.
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
  /// At the leading edge: at the left, or in a right-to-left layout at the right.
  case leading
  /// Centred.
  case center
  /// At the trailing edge.
  case trailing
}
