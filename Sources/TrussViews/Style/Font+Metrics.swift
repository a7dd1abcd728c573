package import TrussText

extension Font {
  /// The metrics for the face, weight and slant. The monospaced face has the same metrics for all weights and slants.
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
