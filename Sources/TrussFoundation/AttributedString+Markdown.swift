public import Foundation
import TrussText

// Only on Apple's platforms does Foundation parse Markdown, and have attributes for its emphasis.
#if !canImport(Darwin)
  extension AttributedString {
    /// Creates an attributed string from Markdown, with the syntax that `Text(_:markdown:)` accepts.
    ///
    /// - Throws: nothing; it is declared to throw because Foundation's initializer is.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
      self.init()
      for span in InlineMarkdown.spans(of: markdown) {
        var part = AttributedString(span.text)
        part[MarkdownTraits.self] = span.traits
        part.link = span.link.flatMap { URL(string: $0, relativeTo: baseURL) }
        self += part
      }
    }

    /// How Markdown is read. Every option reads the inline syntax and keeps line breaks.
    public struct MarkdownParsingOptions: Sendable {
      /// The syntax that is read, with Foundation's names.
      public enum InterpretedSyntax: Sendable {
        /// Blocks and inline parts.
        case full
        /// Inline parts.
        case inlineOnly, inlineOnlyPreservingWhitespace
      }

      /// Makes options.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        languageCode: String? = nil
      ) {}
    }
  }

  /// The attribute of a part that Markdown emphasizes.
  private enum MarkdownTraits: AttributedStringKey {
    typealias Value = InlineMarkdown.Traits

    static let name = "TrussMarkdownTraits"
  }
#endif

extension AttributedString.Runs.Run {
  /// The emphasis of the run.
  var markdownTraits: InlineMarkdown.Traits {
    #if canImport(Darwin)
      var traits: InlineMarkdown.Traits = []
      let intent = inlinePresentationIntent ?? InlinePresentationIntent()
      if intent.contains(.stronglyEmphasized) { traits.insert(.strong) }
      if intent.contains(.emphasized) { traits.insert(.emphasis) }
      if intent.contains(.code) { traits.insert(.code) }
      if intent.contains(.strikethrough) { traits.insert(.strikethrough) }
      return traits
    #else
      return self[MarkdownTraits.self] ?? []
    #endif
  }
}
