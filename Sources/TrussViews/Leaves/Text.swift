import TrussIR
import TrussText

/// Lines of text. Where there is less space than it needs on one line, it wraps, down to its longest word.
///
///     Text("Total ") + Text("12.50").bold()
///     Text("Run `swift test`, then read **the first line** or [the guide](Start.md).", markdown: true)
///
/// A text may have parts in styles of their own: of one made with `+` each part keeps the font, weight, colour, lines
/// and link that modifiers gave it before. The parts are measured, each in its font, and broken into lines together; a
/// line is as high as its highest part, and its parts share a baseline.
///
/// Lines are broken by Unicode's algorithm ([UAX #14](https://www.unicode.org/reports/tr14/)): behind spaces, hyphens
/// and zero-width spaces, and between ideographs and emoji, but never at a no-break space. A soft hyphen (U+00AD) is
/// invisible unless a line is broken at it. Thai, Lao, Khmer and Burmese are broken at spaces alone.
///
/// In a frame that is lower than its lines it shows those that fit, one at least, and ends the last with an ellipsis,
/// as UILabel does; see `lineLimit(_:)` and `truncationMode(_:)`. A text without a character is one line high.
///
/// Each paragraph is read from the right where its first letter is of such a script, and what is read the other way in
/// it is placed by Unicode's algorithm ([UAX #9](https://www.unicode.org/reports/tr9/)), in SVG and in text.
public struct Text: _SingleView {
  let string: String
  /// The style of all of it; nil where it has that around it, or parts.
  private let style: StyledRun.Style?
  /// Its parts; empty where it is all in one style.
  private let runs: [StyledRun]
  let location: SourceLocation

  private init(_ string: String, _ style: StyledRun.Style?, _ location: SourceLocation) {
    (self.string, self.style, runs, self.location) = (string, style, [], location)
  }

  private init(_ string: String, _ runs: [StyledRun], _ location: SourceLocation) {
    let isWhole = runs.count < 2
    style = isWhole ? runs.first?.style : nil
    self.runs = isWhole ? [] : runs
    (self.string, self.location) = (string, location)
  }

  /// Makes a text of characters; any of Unicode's newlines begins a new line.
  public init(_ string: String, fileID: String = #fileID, line: Int = #line) {
    self.init(string, nil as StyledRun.Style?, SourceLocation(fileID: fileID, line: line))
  }

  /// Makes a text of Markdown.
  ///
  /// Inside the text these are known, by the rules of [CommonMark](https://spec.commonmark.org/0.31.2/#inlines):
  /// `*italic*`, `**bold**`, `~~struck through~~`, `[a link](https://example.org)`, `<https://example.org>`, monospaced
  /// code between backticks, and a backslash before a character that is none of these. All else is text, and line
  /// breaks stay. A link has the accent colour; one that `link(_:)` does not take is text. With `markdown: false` all
  /// is text.
  public init(_ string: String, markdown: Bool, fileID: String = #fileID, line: Int = #line) {
    let location = SourceLocation(fileID: fileID, line: line)
    guard markdown else {
      self.init(string, nil as StyledRun.Style?, location)
      return
    }
    var (text, runs) = ("", [StyledRun]())
    for span in InlineMarkdown.spans(of: string) {
      text += span.text
      runs.add(StyledRun.Style(span, location), to: text.utf8.count)
    }
    self.init(text, runs, location)
  }

  /// Makes a text as it is written, as every text is.
  public init(verbatim string: String, fileID: String = #fileID, line: Int = #line) {
    self.init(string, fileID: fileID, line: line)
  }

  /// The view as one node.
  public var _node: ViewNode {
    var node = ViewNode(leaf: .text(string), at: location)
    if let style {
      // A text in one style is like any other view with these modifiers.
      node.modify { $0.add(style) }
    } else if !runs.isEmpty {
      node.modify { $0.rare.textRuns = runs }
    }
    return node
  }
}

extension Text {
  /// A text and another one behind it, each in its style.
  public static func + (left: Text, right: Text) -> Text {
    var runs: [StyledRun] = []
    let start = left.string.utf8.count
    for run in left.allRuns { runs.add(run.style, to: run.end) }
    for run in right.allRuns { runs.add(run.style, to: start + run.end) }
    return Text(left.string + right.string, runs, left.location)
  }

  /// The text with a change in the style of each of its parts.
  func restyled(_ change: (inout StyledRun.Style) -> Void) -> Text {
    guard !runs.isEmpty else {
      var style = style ?? StyledRun.Style()
      change(&style)
      return Text(string, style, location)
    }
    var runs = runs
    for number in runs.indices { change(&runs[number].style) }
    return Text(string, runs, location)
  }

  private func styled(_ change: (inout TextStyle) -> Void) -> Text { restyled { change(&$0.textStyle) } }

  /// Its parts, one where it has one style.
  private var allRuns: [StyledRun] {
    runs.isEmpty ? [StyledRun(end: string.utf8.count, style: style ?? StyledRun.Style())] : runs
  }
}

extension StyledRun.Style {
  /// The style of a part of Markdown.
  fileprivate init(_ span: InlineMarkdown.Span, _ location: SourceLocation) {
    self.init()
    if span.traits.contains(.emphasis) { textStyle.isItalic = true }
    if span.traits.contains(.strong) { textStyle.weight = .bold }
    if span.traits.contains(.strikethrough) { textStyle.isStruckThrough = true }
    if span.traits.contains(.code) { textStyle.isMonospaced = true }
    let link = span.link.map { Attributes.Link(target: $0, location: location) }
    if let link, link.isAllowed { (self.link, foreground) = (link, .accent) }
  }
}

extension Attributes {
  /// Adds the style of a text that is all in one.
  fileprivate mutating func add(_ style: StyledRun.Style) {
    if let font = style.font { appearance.font = font }
    if let foreground = style.foreground { appearance.foreground = foreground }
    if !style.textStyle.isEmpty { rare.textStyle = style.textStyle }
    if let link = style.link { rare.link = link }
  }
}

// These are the words of `View`, for one part of a text: a style that a part already has wins.
extension Text {
  /// Makes the text bold, or regular.
  public func bold(_ isBold: Bool = true) -> Text { fontWeight(isBold ? .bold : .regular) }

  /// Sets the weight of the letters; nil sets none.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = $0.weight ?? weight } }

  /// Makes the text italic, or not.
  public func italic(_ isItalic: Bool = true) -> Text { styled { $0.isItalic = $0.isItalic ?? isItalic } }

  /// Sets the text in the monospaced face, or in the font's own.
  public func monospaced(_ isMonospaced: Bool = true) -> Text {
    styled { $0.isMonospaced = $0.isMonospaced ?? isMonospaced }
  }

  /// Gives all digits one width, which those of the built-in faces have: the text as it is.
  public func monospacedDigit() -> Text { self }

  /// Underlines the text, or does not; by default with a solid line in the colour of the letters. Terminals of 16
  /// colours show each form as solid.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.underline = $0.underline ?? TextStyle.Underline(isActive, pattern, color) }
  }

  /// Strikes the text through, or does not.
  public func strikethrough(_ isStruckThrough: Bool = true) -> Text {
    styled { $0.isStruckThrough = $0.isStruckThrough ?? isStruckThrough }
  }

  /// Sets the font of the text.
  public func font(_ font: Font) -> Text { restyled { $0.font = $0.font ?? font } }

  /// Sets the colour of the letters.
  public func foreground(_ color: Color) -> Text { foregroundColor(color) }

  /// SwiftUI's name for `foreground(_:)`.
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }

  /// SwiftUI's earlier name for `foreground(_:)`. Nil sets no colour.
  public func foregroundColor(_ color: Color?) -> Text { restyled { $0.foreground = $0.foreground ?? color } }

  /// Makes the text lead somewhere when it is clicked, in SVG; it keeps its colour. A target that `View.link(_:)` does
  /// not take is an error when the view is laid out.
  public func link(_ target: String, fileID: String = #fileID, line: Int = #line) -> Text {
    let link = Attributes.Link(target: target, location: SourceLocation(fileID: fileID, line: line))
    return restyled { $0.link = $0.link ?? link }
  }
}
