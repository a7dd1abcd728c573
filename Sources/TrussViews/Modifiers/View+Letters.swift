import TrussIR

extension View {
  /// Sets the additional distance between lines of text, in points, for the view's texts and for texts inside that do
  /// not set their own distance. A number that is not above 0 counts as 0. Text output ignores the distance.
  ///
  ///     Text(article).lineSpacing(4)
  public consuming func lineSpacing(_ spacing: Double) -> ModifiedView {
    let spacing = max(0, spacing.finite)
    return modified { $0.rare.textStyle.lineSpacing = $0.rare.textStyle.lineSpacing ?? spacing }
  }

  /// Sets the additional distance between letters, in points, for the view's texts and for texts inside that do not set
  /// their own distance. A negative number brings letters closer; a number that is not finite counts as 0. Text output
  /// ignores the distance.
  ///
  ///     Text("HEADING").tracking(2)
  public consuming func tracking(_ tracking: Double) -> ModifiedView {
    let tracking = tracking.finite
    return modified { $0.rare.textStyle.tracking = $0.rare.textStyle.tracking ?? tracking }
  }

  /// Another name for `tracking(_:)`. The built-in faces have no ligatures, so both modifiers have the same effect.
  public consuming func kerning(_ kerning: Double) -> ModifiedView { tracking(kerning) }

  /// Moves the letters up from their baseline, in points, in the view's texts and in texts inside that do not set their
  /// own offset. A negative number moves them down, and a number that is not finite is 0. The height of the lines grows
  /// accordingly. Text output ignores the offset.
  public consuming func baselineOffset(_ offset: Double) -> ModifiedView {
    let offset = offset.finite
    return modified { $0.rare.textStyle.baselineOffset = $0.rare.textStyle.baselineOffset ?? offset }
  }

  /// Shows the view's texts, and texts inside that do not set their own case, in upper or lower case. Nil leaves them
  /// unchanged.
  ///
  ///     Text("Heading").textCase(.uppercase)
  public consuming func textCase(_ textCase: Text.Case?) -> ModifiedView {
    modified { $0.rare.textStyle.letterCase = $0.rare.textStyle.letterCase ?? TextStyle.LetterCase(textCase: textCase) }
  }

  /// Lets the letters of the view's texts shrink if they do not all fit, down to a fraction of their size, from 0 to 1.
  /// A text wraps before its letters shrink, as far as its `lineLimit` and its height allow. A number outside this
  /// range is clamped. Text output ignores the fraction.
  ///
  ///     Text("a long title").lineLimit(1).minimumScaleFactor(0.5)
  public consuming func minimumScaleFactor(_ factor: Double) -> ModifiedView {
    let factor = factor.isNaN ? 1 : min(1, max(0.01, factor))
    return modified { $0.rare.textStyle.minimumScale = $0.rare.textStyle.minimumScale ?? factor }
  }

  /// Returns the view unchanged: the distance between letters does not shrink.
  public consuming func allowsTightening(_ isAllowed: Bool) -> Self { self }

  /// Sets the design of the typeface for the view's texts and for texts inside that do not set their own design. The
  /// font's size and weight do not change. Nil leaves the design unchanged.
  public consuming func fontDesign(_ design: Font.Design?) -> ModifiedView {
    modified { $0.rare.textStyle.design = $0.rare.textStyle.design ?? design }
  }

  /// Sets the size of symbols relative to letters, for the view's symbols and for symbols inside that do not set their
  /// own scale.
  public consuming func imageScale(_ scale: Image.Scale) -> ModifiedView {
    modified { $0.rare.textStyle.imageScale = $0.rare.textStyle.imageScale ?? scale }
  }

  /// Returns the view unchanged: symbols have only one rendering mode.
  public consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }

  /// Not available: write the name of the variant, such as `star.fill`.
  @available(*, unavailable, message: "write the variant's name: Image(systemName: \"star.fill\")")
  public consuming func symbolVariant(_ variant: SymbolVariants) -> Self { self }

  /// Draws bars instead of letters in the view's texts, as placeholders for unknown content.
  public consuming func redacted(reason: RedactionReasons) -> ModifiedView {
    modified { $0.rare.textStyle.isRedacted = $0.rare.textStyle.isRedacted ?? !reason.isEmpty }
  }

  /// Draws the letters of the view's texts, even if a surrounding view is redacted.
  public consuming func unredacted() -> ModifiedView {
    modified { $0.rare.textStyle.isRedacted = false }
  }

  /// Limits the reader's text size to a range, for the view and all views inside. Text output ignores the text size.
  public consuming func dynamicTypeSize(
    _ sizes: some RangeExpression<DynamicTypeSize> & Sendable
  ) -> ModifiedView {
    changingEnvironment { environment in
      let all = DynamicTypeSize.allCases
      let place = all.firstIndex(of: environment.textSizeCategory) ?? 0
      let near = all.indices.filter { sizes.contains(all[$0]) }.min { abs($0 - place) < abs($1 - place) }
      if let near { environment.textSizeCategory = all[near] }
    }
  }

  /// Sets the reader's text size, for the view and all views inside. Text output ignores the text size.
  public consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> ModifiedView {
    environment(\.textSizeCategory, size)
  }
}

/// SwiftUI's name for ``TextSizeCategory``.
public typealias DynamicTypeSize = TextSizeCategory

extension TextSizeCategory {
  /// The smallest size.
  public static let xSmall = extraSmall
  /// The size above the default.
  public static let xLarge = extraLarge
  /// The second size above the default.
  public static let xxLarge = extraExtraLarge
  /// The largest size below the accessibility sizes.
  public static let xxxLarge = extraExtraExtraLarge
}

extension Image {
  /// The size of a symbol relative to letters of the same font.
  public enum Scale: String, CaseIterable, Hashable, Sendable {
    /// 0.8 times the height of a line.
    case small
    /// The height of a line.
    case medium
    /// 1.25 times the height of a line.
    case large

    package var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.25
      }
    }
  }
}

/// The ways in which SwiftUI colours the parts of a symbol. Here a symbol has one colour.
public enum SymbolRenderingMode: Sendable {
  /// With one colour, or with several.
  case monochrome, hierarchical, palette, multicolor
}

/// The variants of symbols, as in SwiftUI.
public enum SymbolVariants: Sendable {
  /// The plain symbol, the filled symbol, the symbol in an enclosing shape, or the symbol with a slash.
  case none, fill, circle, square, rectangle, slash
}

/// Reasons for hiding letters.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bit mask of the reasons.
  public let rawValue: Int

  /// Makes a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content has not been loaded.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension Double {
  /// The number clamped to ±10,000 points; 0 if it is not finite.
  fileprivate var finite: Double { isFinite ? Swift.min(10_000, Swift.max(-10_000, self)) : 0 }
}

// `View` has the same modifiers. A style that the part of the text already has is kept.
extension Text {
  /// Sets the additional distance between letters, in points.
  public consuming func tracking(_ tracking: Double) -> Text {
    restyled { $0.textStyle.tracking = $0.textStyle.tracking ?? tracking.finite }
  }

  /// Another name for `tracking(_:)`.
  public consuming func kerning(_ kerning: Double) -> Text { tracking(kerning) }

  /// Moves the letters up from their baseline, in points; a negative number moves them down.
  public consuming func baselineOffset(_ offset: Double) -> Text {
    restyled { $0.textStyle.baselineOffset = $0.textStyle.baselineOffset ?? offset.finite }
  }

  /// Sets the design of the typeface. The font's size and weight do not change.
  public consuming func fontDesign(_ design: Font.Design?) -> Text {
    restyled { $0.textStyle.design = $0.textStyle.design ?? design }
  }
}
