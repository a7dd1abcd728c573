package import TrussIR

/// The style of letters and lines that modifiers set. A view inherits the values that are nil.
@usableFromInline package struct TextStyle: Equatable, Sendable {
  /// A limit on the number of lines. If `lines` is nil, there is no limit, not even from a surrounding view.
  package struct LineLimit: Equatable, Sendable {
    package var lines: Int?
    /// Space for this number of lines is always reserved.
    package var least = 0
    package var location: SourceLine
  }

  /// The case of letters. If `textCase` is nil, letters keep their original case.
  package struct LetterCase: Equatable, Sendable {
    package var textCase: Text.Case?
  }

  /// The underline. If `style` is nil, there is no underline, not even from a surrounding view.
  package struct Underline: Equatable, Sendable {
    package var style: Text.LineStyle?

    init(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
      style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  package var lineLimit: LineLimit?
  package var truncationMode: Text.TruncationMode?
  package var alignment: TextAlignment?
  /// The weight that replaces the weight of the font.
  package var weight: Font.Weight?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  package var underline: Underline?
  package var isStruckThrough: Bool?
  package var design: Font.Design?
  package var tracking: Double?
  /// The distance of letters above the line's baseline, in points.
  package var baselineOffset: Double?
  @usableFromInline package var lineSpacing: Double?
  package var letterCase: LetterCase?
  /// The minimum fraction of their size to which letters shrink if they do not fit.
  @usableFromInline package var minimumScale: Double?
  @usableFromInline package var imageScale: Image.Scale?
  package var isRedacted: Bool?

  @inlinable package init() {}

  @usableFromInline package var isLimited: Bool { lineLimit?.lines != nil }

  @usableFromInline package var hasWrittenCase: Bool { letterCase?.textCase == nil }

  /// Whether the number of lines and the font alone determine a text's height.
  @usableFromInline package var hasPlainLines: Bool {
    lineLimit == nil && lineSpacing == nil && minimumScale == nil
  }

  var isEmpty: Bool {
    lineLimit == nil && truncationMode == nil && alignment == nil && weight == nil && isItalic == nil
      && isMonospaced == nil && underline == nil && isStruckThrough == nil && design == nil && tracking == nil
      && baselineOffset == nil && lineSpacing == nil && letterCase == nil && minimumScale == nil && imageScale == nil
      && isRedacted == nil
  }

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

  /// Returns the font with the style's design, weight, slant, tracking and baseline offset.
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

  package func shown(_ string: String, _ runs: [StyledRun]) -> (string: String, runs: [StyledRun]) {
    guard let textCase = letterCase?.textCase else { return (string, runs) }
    guard !runs.isEmpty else { return (textCase.changed(string), []) }
    // A letter's upper and lower case may have different numbers of bytes, so the ends of the runs change.
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

@usableFromInline package struct StyledRun: Equatable, Sendable {
  /// Unset values are inherited from the text's view.
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
    /// The pattern of the line, with SwiftUI's name or, if it has none, with CSS' name.
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

/// The alignment of a text's lines in its frame.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  /// At the leading edge: on the left, or on the right in a right-to-left layout.
  case leading
  /// Centred.
  case center
  /// At the trailing edge.
  case trailing
}
