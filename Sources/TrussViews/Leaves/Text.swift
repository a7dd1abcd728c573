import TrussIR
import TrussText

/// Lines of text. If there is less space than one line needs, the text wraps, down to the width of its longest word.
///
///     Text("Total ") + Text("12.50").bold()
///     Text("Run `swift test`, then read **the first line** or [the guide](Start.md).", markdown: true)
///
/// The parts of a text can have their own styles: in a text made with `+` each part keeps the font, weight, colour,
/// lines and link that modifiers set on the part. Each part is measured in its font, and all parts are broken into
/// lines together; a line is as high as its highest part, and its parts share a baseline.
///
/// Lines are broken by Unicode's algorithm ([UAX #14](https://www.unicode.org/reports/tr14/)): after spaces, hyphens
/// and zero-width spaces, and between ideographs and emoji, but never at a no-break space. A soft hyphen (U+00AD) is
/// invisible unless a line is broken at it. Thai, Lao, Khmer and Burmese are broken only at spaces.
///
/// In a frame that is too low for its lines, a text shows the lines that fit, at least one, and ends the last line with
/// an ellipsis, as UILabel does; see `lineLimit(_:)` and `truncationMode(_:)`. An empty text is one line high.
///
/// A paragraph is right-to-left if its first letter is of a right-to-left script; parts in the other direction are
/// placed by Unicode's algorithm ([UAX #9](https://www.unicode.org/reports/tr9/)), in SVG and in text.
public struct Text: _SingleView {
  /// The view as one node. Its attributes contain one style for the whole text, or a style for each part.
  public var _node: ViewNode {
    guard let sum = sum.joined else { return node }
    return Text(sum.string, sum.runs, node.address.pointee.attributes.location).node
  }

  /// The text or, of a sum, its first text.
  private var node: ViewNode
  /// The texts that `+` joined; empty if the text is not a sum.
  private var sum = Pieces<Styled>()

  private init(_ string: String, _ runs: [StyledRun], _ location: SourceLine?) {
    node = ViewNode(leaf: .text(string), at: location)
    if runs.count > 1 {
      node.modify { $0.rare.textRuns = runs }
    } else if let run = runs.first {
      // A text with a single style stores it in its attributes, like any other view with these modifiers.
      node.modify { $0.add(run.style) }
    }
  }

  /// Creates a text from a literal, with Markdown as in `init(_:markdown:)`: `Text("**bold**")` is bold. Interpolated
  /// values are shown unchanged.
  public init(_ key: LocalizedStringKey, fileID: String = #fileID, line: Int = #line) {
    let location = SourceLine(fileID: fileID, line: line)
    let styled = key.styled(at: location)
    self.init(styled.string, styled.runs, location)
  }

  /// Creates a text from a literal. The text is not translated: the table and the comment have no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(key, fileID: fileID, line: line)
  }

  /// Creates a text from a string, without Markdown; any of Unicode's newlines begins a new line.
  @_disfavoredOverload
  public init(_ string: String, fileID: String = #fileID, line: Int = #line) {
    node = ViewNode(leaf: .text(string), at: SourceLine(fileID: fileID, line: line))
  }

  /// Makes a text from Markdown.
  ///
  /// By the rules of [CommonMark](https://spec.commonmark.org/0.31.2/#inlines), the text may contain: `*italic*`,
  /// `**bold**`, `~~struck through~~`, `[a link](https://example.org)`, `<https://example.org>`, monospaced code
  /// between backticks, and a backslash before a character that should not start any of these. Everything else is plain
  /// text, and line breaks are kept. A link has the accent colour; a link that `link(_:)` does not accept is plain
  /// text. With `markdown: false` everything is plain text.
  public init(_ string: String, markdown: Bool, fileID: String = #fileID, line: Int = #line) {
    guard markdown else {
      self.init(string, fileID: fileID, line: line)
      return
    }
    let location = SourceLine(fileID: fileID, line: line)
    var (text, runs) = ("", [StyledRun]())
    for span in InlineMarkdown.spans(of: string) {
      text += span.text
      runs.add(StyledRun.Style(span, location), to: text.utf8.count)
    }
    self.init(text, runs, location)
  }

  /// Creates a text from any kind of string, without Markdown.
  @_disfavoredOverload
  public init(_ string: some StringProtocol) { self.init(verbatim: String(string)) }

  /// Creates a text from a string, without Markdown.
  public init(verbatim string: String, fileID: String = #fileID, line: Int = #line) {
    node = ViewNode(leaf: .text(string), at: SourceLine(fileID: fileID, line: line))
  }
}

extension Text {
  var styled: Styled { sum.joined ?? Styled(string: string, runs: allRuns) }

  /// Joins two texts, each with its style.
  public static func + (left: Text, right: Text) -> Text {
    var both = left
    both.sum = left.pieces + right.pieces
    return both
  }

  private var pieces: Pieces<Styled> { sum.isEmpty ? Pieces(styled) : sum }

  /// Returns the text with a change applied to the style of each part.
  consuming func restyled(_ change: (inout StyledRun.Style) -> Void) -> Text {
    (node, sum) = (_node, Pieces())
    if node.address.pointee.attributes.sharedRare?.value.textRuns.isEmpty ?? true {
      var style = StyledRun.Style(of: node.address)
      change(&style)
      node.modify { $0.add(style) }
    } else {
      node.modify { for number in $0.rare.textRuns.indices { change(&$0.rare.textRuns[number].style) } }
    }
    return self
  }

  private consuming func styled(_ change: (inout TextStyle) -> Void) -> Text { restyled { change(&$0.textStyle) } }

  private var string: String { if case .leaf(.text(let string)) = node.content { string } else { "" } }

  /// The styles of the parts; a single run if the whole text has one style.
  private var allRuns: [StyledRun] {
    let runs = node.address.pointee.attributes.rare.textRuns
    return runs.isEmpty ? [StyledRun(end: string.utf8.count, style: StyledRun.Style(of: node.address))] : runs
  }
}

extension StyledRun.Style {
  /// The style of a text with a single style.
  fileprivate init(of text: UnsafePointer<ViewNode.Parts>) {
    self.init()
    if let appearance = text.pointee.attributes.sharedAppearance {
      (font, foreground) = (appearance.value.font, appearance.value.foreground)
    }
    if let rare = text.pointee.attributes.sharedRare { (textStyle, link) = (rare.value.textStyle, rare.value.link) }
  }

  init(_ span: InlineMarkdown.Span, _ location: SourceLine) {
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
  /// Adds the style of a text with a single style.
  fileprivate mutating func add(_ style: StyledRun.Style) {
    if let font = style.font { appearance.font = font }
    if let foreground = style.foreground { appearance.foreground = foreground }
    if !style.textStyle.isEmpty { rare.textStyle = style.textStyle }
    if let link = style.link { rare.link = link }
  }
}

// The text modifiers of `View`, for parts of a text. They do not replace a style that the part already has.
extension Text {
  /// Makes the text bold, or regular.
  public consuming func bold(_ isBold: Bool = true) -> Text { fontWeight(isBold ? .bold : .regular) }

  /// Sets the weight of the letters; nil leaves it unchanged.
  public consuming func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = $0.weight ?? weight } }

  /// Makes the text italic, or not.
  public consuming func italic(_ isItalic: Bool = true) -> Text { styled { $0.isItalic = $0.isItalic ?? isItalic } }

  /// Sets the text in the monospaced face, or in the font's own face.
  public consuming func monospaced(_ isMonospaced: Bool = true) -> Text {
    styled { $0.isMonospaced = $0.isMonospaced ?? isMonospaced }
  }

  /// Returns the text unchanged: in the built-in faces all digits have the same width.
  public consuming func monospacedDigit() -> Text { self }

  /// Underlines the text, or removes underlining; by default with a solid line in the colour of the letters. Terminals
  /// with 16 colours show every pattern as solid.
  public consuming func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.underline = $0.underline ?? TextStyle.Underline(isActive, pattern, color) }
  }

  /// Strikes the text through, or removes the line.
  public consuming func strikethrough(_ isStruckThrough: Bool = true) -> Text {
    styled { $0.isStruckThrough = $0.isStruckThrough ?? isStruckThrough }
  }

  /// Sets the font of the text.
  public consuming func font(_ font: Font) -> Text { restyled { $0.font = $0.font ?? font } }

  /// Sets the colour of the letters.
  public consuming func foreground(_ color: Color) -> Text { foregroundColor(color) }

  /// SwiftUI's name for `foreground(_:)`.
  public consuming func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }

  /// SwiftUI's earlier name for `foreground(_:)`. Nil sets no colour.
  public consuming func foregroundColor(_ color: Color?) -> Text { restyled { $0.foreground = $0.foreground ?? color } }

  /// Makes the text a link in SVG, without a change of its colour. A target that `View.link(_:)` does not accept is an
  /// error when the view is laid out.
  public consuming func link(_ target: String, fileID: String = #fileID, line: Int = #line) -> Text {
    let link = Attributes.Link(target: target, location: SourceLine(fileID: fileID, line: line))
    return restyled { $0.link = $0.link ?? link }
  }
}
