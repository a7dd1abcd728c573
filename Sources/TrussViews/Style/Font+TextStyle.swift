extension Font {
  /// The text styles, each with its font.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title
    /// A smaller title than `title`.
    case title2
    /// The smallest title.
    case title3
    /// The heading of a paragraph.
    case headline
    /// A line under a heading.
    case subheadline
    /// Normal text.
    case body
    /// A remark beside normal text.
    case callout
    /// A footnote.
    case footnote
    /// The caption of a picture.
    case caption
    /// A smaller caption than `caption`.
    case caption2

    package var font: Font {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }
}
