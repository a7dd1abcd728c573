import TrussIR
import TrussText

/// The text of a literal, in which Markdown is interpreted and interpolated values are shown unchanged.
///
///     Text("**\(count)** of 12, see [the guide](https://example.org)")
///
/// The text is not translated.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The literal, with a placeholder character for each value.
  private let format: String
  private let values: [Value]
  private let mark: Unicode.Scalar

  fileprivate enum Value: Hashable, Sendable {
    case string(String)
    case text(Text.Styled)
  }

  /// Makes a text from Markdown.
  public init(_ string: String) { (format, values, mark) = (string, [], Self.marks.lowerBound) }

  /// Makes a text from Markdown.
  public init(stringLiteral string: String) { self.init(string) }

  /// Makes a text from Markdown with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    let parts = stringInterpolation.parts
    let literals = parts.compactMap { if case .literal(let literal) = $0 { literal } else { nil } }
    // A character of the private use area that is not in the literal.
    let mark = Self.scalars.first { mark in !literals.contains { $0.unicodeScalars.contains(mark) } }
    self.mark = mark ?? Self.marks.lowerBound
    var (format, values) = ("", [Value]())
    for part in parts {
      switch part {
      case .literal(let literal): format += literal
      case .value(let value):
        format.unicodeScalars.append(self.mark)
        values.append(value)
      }
    }
    (self.format, self.values) = (format, values)
  }

  private static let marks: ClosedRange<Unicode.Scalar> = "\u{F8E0}"..."\u{F8FE}"
  private static let scalars = (marks.lowerBound.value...marks.upperBound.value).compactMap(Unicode.Scalar.init)

  /// The parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate enum Part: Sendable {
      case literal(String)
      case value(Value)
    }

    fileprivate var parts: [Part] = []

    /// Makes an interpolation without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the literal, as Markdown.
    public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(.literal(literal)) } }

    /// Adds the description of a value, not as Markdown.
    public mutating func appendInterpolation<Value>(_ value: Value) { parts.append(.value(.string("\(value)"))) }

    /// Adds a string, not as Markdown.
    public mutating func appendInterpolation(_ string: String) { parts.append(.value(.string(string))) }

    /// Not available: a text cannot contain a symbol.
    @available(*, unavailable, message: "a text has only letters: write Label(\"title\", systemImage: \"star\")")
    public mutating func appendInterpolation(_ image: Image) {}

    /// Adds a text with its own style.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.value(.text(text.styled))) }
  }
}

extension LocalizedStringKey {
  /// Returns the text with the styles of its parts; without runs if no part has a style.
  func styled(at location: SourceLine) -> Text.Styled {
    if values.isEmpty, !format.utf8.contains(where: Self.isSyntax) { return Text.Styled(string: format, runs: []) }
    var (string, runs, rest) = ("", [StyledRun](), values[...])
    let format = agreeingFormat
    for span in InlineMarkdown.spans(of: format) {
      let style = StyledRun.Style(span, location)
      for piece in span.text.unicodeScalars.split(separator: mark, omittingEmptySubsequences: false).enumerated() {
        if piece.offset > 0, let value = rest.popFirst() {
          switch value {
          case .string(let value): string += value
          case .text(let text):
            let start = string.utf8.count
            for run in text.runs { runs.add(run.style.inside(style), to: start + run.end) }
            string += text.string
          }
          runs.add(style, to: string.utf8.count)
        }
        string.unicodeScalars.append(contentsOf: piece.element)
        runs.add(style, to: string.utf8.count)
      }
    }
    return Text.Styled(string: string, runs: runs)
  }

  /// The literal with its nouns inflected.
  private var agreeingFormat: String {
    guard format.utf8.contains(UInt8(ascii: "^")) else { return format }
    let texts = values.map { if case .string(let string) = $0 { string } else { nil as String? } }
    return GrammarAgreement.resolved(format, mark: mark, values: texts)
  }

  /// Whether a byte may begin an element of Markdown.
  private static func isSyntax(_ byte: UInt8) -> Bool { "*_~`[<&\\!".utf8.contains(byte) }
}

extension StyledRun.Style {
  /// The style, with unset values taken from the style around it.
  fileprivate func inside(_ outer: StyledRun.Style) -> StyledRun.Style {
    var style = self
    style.font = font ?? outer.font
    style.foreground = foreground ?? outer.foreground
    style.textStyle.inherit(outer.textStyle)
    style.link = link ?? outer.link
    return style
  }
}

extension Text {
  struct Styled: Hashable, Sendable {
    var string: String
    var runs: [StyledRun]

    /// Hashes only the letters, because styles are not hashable.
    func hash(into hasher: inout Hasher) { hasher.combine(string) }
  }
}

extension Text.Styled: Joinable {
  init(joining pieces: ArraySlice<Text.Styled>) {
    self.init(string: "", runs: [])
    for piece in pieces {
      let start = string.utf8.count
      for run in piece.runs { runs.add(run.style, to: start + run.end) }
      string += piece.string
    }
  }

  var size: Int { string.utf8.count + runs.count }
}
