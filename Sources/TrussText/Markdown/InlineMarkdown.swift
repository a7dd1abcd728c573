/// The inline part of Markdown: emphasis, code, links and strikethrough inside one text.
///
/// The rules are those of [CommonMark 0.31](https://spec.commonmark.org/0.31.2/#inlines), and for strikethrough those of
/// [GitHub](https://github.github.com/gfm/#strikethrough-extension-). There are no blocks: a `#` or `-` at the start of a
/// line is text, as are HTML and links to references, and white space stays as it is, as Foundation's
/// `inlineOnlyPreservingWhitespace` keeps it. Of entities, numbers and the names in ``MarkdownEntity`` are known. An
/// image is its description.
///
/// The time is linear in the length of the text, whatever is in it.
package enum InlineMarkdown {
  /// How letters are set.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `*text*`: italic.
    package static let emphasis = Traits(rawValue: 1)
    /// `**text**`: bold.
    package static let strong = Traits(rawValue: 2)
    /// `~~text~~`.
    package static let strikethrough = Traits(rawValue: 4)
    /// `` `text` ``: monospaced.
    package static let code = Traits(rawValue: 8)
  }

  /// A part of the text that is set in one way.
  package struct Span: Equatable, Sendable {
    package var text: String
    package var traits: Traits
    /// The destination of the link that the text is in.
    package var link: String?
  }

  /// The spans of a text: no two neighbours are alike, and none is empty.
  package static func spans(of text: String) -> [Span] {
    var parser = MarkdownParser(text)
    parser.parse()
    var spans: [Span] = []
    var (depths, links) = ([Int](repeating: 0, count: 8), [String]())
    for node in parser.nodes {
      for mark in node.closings { close(mark, &depths, &links) }
      if !node.text.isEmpty {
        var traits = node.isCode ? Traits.code : []
        for trait in [Traits.emphasis, .strong, .strikethrough] where depths[Int(trait.rawValue)] > 0 {
          traits.insert(trait)
        }
        if let last = spans.last, last.traits == traits, last.link == links.last {
          spans[spans.count - 1].text += node.text
        } else {
          spans.append(Span(text: node.text, traits: traits, link: links.last))
        }
      }
      for mark in node.openings {
        switch mark {
        case .trait(let trait): depths[Int(trait.rawValue)] += 1
        case .link(let destination): links.append(destination)
        }
      }
    }
    return spans
  }

  private static func close(_ mark: MarkdownParser.Mark, _ depths: inout [Int], _ links: inout [String]) {
    switch mark {
    case .trait(let trait): depths[Int(trait.rawValue)] -= 1
    case .link: _ = links.popLast()
    }
  }
}
