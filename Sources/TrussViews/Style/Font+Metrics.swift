package import TrussText

extension Font {
  /// The metrics of the font's face, weight and slant. In the monospaced face they are the same for all weights.
  package var metrics: FontMetrics {
    switch (face, isBold: weight >= .semibold, isItalic) {
    case (.sans, isBold: false, false): .sans
    case (.sans, isBold: false, true): .sansItalic
    case (.sans, isBold: true, false), (.sansBold, isBold: true, false): .sansBold
    case (.sans, isBold: true, true), (.sansBold, isBold: true, true): .sansBoldItalic
    case (.sansBold, isBold: false, let isItalic): isItalic ? .sansItalic : .sans
    case (.serif, isBold: false, let isItalic): isItalic ? .serifItalic : .serif
    case (.serif, isBold: true, let isItalic): isItalic ? .serifBoldItalic : .serifBold
    case (.mono, _, _): .mono
    }
  }
}
