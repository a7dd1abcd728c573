public import Foundation
import TrussText

// Foundation parses Markdown, and has attributes for its emphasis, only on Apple's platforms.
#if !canImport(Darwin)
  extension AttributedString {
    /// Creates an attributed string from Markdown, with the syntax that `Text(_:markdown:)` accepts.
    ///
    /// - Throws: nothing. It is declared as throwing, like Foundation's initializer.
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

    /// Foundation's options for Markdown. They have no effect: the inline syntax is parsed, and line breaks are kept.
    public struct MarkdownParsingOptions: Sendable {
      /// Foundation's names for the parsed syntax.
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

  private enum MarkdownTraits: AttributedStringKey {
    typealias Value = InlineMarkdown.Traits

    static let name = "TrussMarkdownTraits"
  }
#endif

extension AttributedString.Runs.Run {
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
