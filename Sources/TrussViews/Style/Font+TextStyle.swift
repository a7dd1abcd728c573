extension Font {
  /// The text styles, each with its font.
  ///
  /// In SwiftUI's style (``StackStyle/swiftUI``) a text style has iOS's size for the reader's text size. At the default
  /// text size this is 34 points for `largeTitle`, 28 for `title`, 22 for `title2`, 20 for `title3`, 17 for `headline`
  /// and `body`, 16 for `callout`, 15 for `subheadline`, 13 for `footnote`, 12 for `caption`, and 11 for `caption2`.
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

extension Font.TextStyle {
  /// The size on iOS for a text size of the reader, in points.
  package func size(at category: TextSizeCategory) -> Double { Self.sizes[self]?[category.ordinal] ?? 17 }

  /// The sizes of the styles on iOS, in points: for each text size of the reader, from the smallest to the largest.
  /// Source: Apple's Human Interface Guidelines, "Typography", the tables "iOS, iPadOS Dynamic Type sizes" and "Larger
  /// accessibility type sizes" (https://developer.apple.com/design/human-interface-guidelines/typography).
  private static let sizes: [Font.TextStyle: [Double]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}

extension EnvironmentValues {
  /// Returns a font at the reader's text size. In SwiftUI's style a text style has iOS's size, and a size in points stays
  /// as it is; elsewhere every size is scaled, and rounded to half points.
  package func scaled(_ font: Font) -> Font {
    var font = font
    if stackStyle == .swiftUI {
      if let style = font.textStyle { font.size = style.size(at: textSizeCategory) }
    } else if textSizeCategory != .large {
      font.size = (font.size * textSizeCategory.scale * 2).rounded() / 2
    }
    return font
  }
}
