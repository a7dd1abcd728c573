import TrussIR

extension View {
  /// Sets the distance between lines of the view's texts in addition to that of their font, and of all texts inside
  /// that set none, in points. A number that is not above 0 is 0. In text, whose rows have one height, it has no
  /// effect.
  ///
  ///     Text(article).lineSpacing(4)
  public consuming func lineSpacing(_ spacing: Double) -> ModifiedView {
    let spacing = max(0, spacing.finite)
    return modified { $0.rare.textStyle.lineSpacing = $0.rare.textStyle.lineSpacing ?? spacing }
  }

  /// Sets the distance between letters of the view's texts in addition to their own, and of all texts inside that set
  /// none, in points; a negative one brings them closer. A number that is not finite is 0. In text it has no effect.
  ///
  ///     Text("HEADING").tracking(2)
  public consuming func tracking(_ tracking: Double) -> ModifiedView {
    let tracking = tracking.finite
    return modified { $0.rare.textStyle.tracking = $0.rare.textStyle.tracking ?? tracking }
  }

  /// Another name of `tracking(_:)`, as no built-in face has ligatures.
  public consuming func kerning(_ kerning: Double) -> ModifiedView { tracking(kerning) }

  /// Moves the letters of the view's texts up from their baseline, and of all texts inside that set no offset, in
  /// points; a negative number moves them down. Their lines become as much higher. One that is not finite is 0. In text
  /// it does nothing.
  public consuming func baselineOffset(_ offset: Double) -> ModifiedView {
    let offset = offset.finite
    return modified { $0.rare.textStyle.baselineOffset = $0.rare.textStyle.baselineOffset ?? offset }
  }

  /// Shows the view's texts in capitals or in small letters, and all texts inside that set no case. Nil leaves them
  /// unchanged.
  ///
  ///     Text("Heading").textCase(.uppercase)
  public consuming func textCase(_ textCase: Text.Case?) -> ModifiedView {
    modified { $0.rare.textStyle.letterCase = $0.rare.textStyle.letterCase ?? TextStyle.LetterCase(textCase: textCase) }
  }

  /// Lets the letters of the view's texts shrink if they do not all fit, down to a part of their size, from 0 to 1. A
  /// text wraps before its letters shrink, as far as its `lineLimit` and its height allow. A number outside this range
  /// is clamped. In text output it has no effect.
  ///
  ///     Text("a long title").lineLimit(1).minimumScaleFactor(0.5)
  public consuming func minimumScaleFactor(_ factor: Double) -> ModifiedView {
    let factor = factor.isNaN ? 1 : min(1, max(0.01, factor))
    return modified { $0.rare.textStyle.minimumScale = $0.rare.textStyle.minimumScale ?? factor }
  }

  /// Returns the view unchanged: letters keep their distance.
  public consuming func allowsTightening(_ isAllowed: Bool) -> Self { self }

  /// Sets the letter forms of the view's texts, and of all texts inside that set none: the face of a design in the
  /// font's size and weight. Nil leaves them unchanged.
  public consuming func fontDesign(_ design: Font.Design?) -> ModifiedView {
    modified { $0.rare.textStyle.design = $0.rare.textStyle.design ?? design }
  }

  /// Sets the size of symbols in the view beside letters of the same font, and of all inside that set none.
  public consuming func imageScale(_ scale: Image.Scale) -> ModifiedView {
    modified { $0.rare.textStyle.imageScale = $0.rare.textStyle.imageScale ?? scale }
  }

  /// Draws symbols in one way or another: they have one.
  public consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }

  /// Draws the variants of symbols in the view: write the name of the variant, `star.fill`.
  @available(*, unavailable, message: "write the variant's name: Image(systemName: \"star.fill\")")
  public consuming func symbolVariant(_ variant: SymbolVariants) -> Self { self }

  /// Draws bars instead of the letters of the view's texts, as placeholders for unknown content.
  public consuming func redacted(reason: RedactionReasons) -> ModifiedView {
    modified { $0.rare.textStyle.isRedacted = $0.rare.textStyle.isRedacted ?? !reason.isEmpty }
  }

  /// Draws the letters of texts in the view, whatever is redacted around it.
  public consuming func unredacted() -> ModifiedView {
    modified { $0.rare.textStyle.isRedacted = false }
  }

  /// Limits the reader's size of text to a range, for the view and everything inside it. In cells it has no effect.
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

  /// Sets the reader's size of text, for the view and everything inside it. In cells it has no effect.
  public consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> ModifiedView {
    environment(\.textSizeCategory, size)
  }
}

/// Another name of ``TextSizeCategory``, SwiftUI's.
public typealias DynamicTypeSize = TextSizeCategory

extension TextSizeCategory {
  /// The smallest.
  public static let xSmall = extraSmall
  /// Larger than usual.
  public static let xLarge = extraLarge
  /// Much larger than usual.
  public static let xxLarge = extraExtraLarge
  /// The largest apart from the accessibility sizes.
  public static let xxxLarge = extraExtraExtraLarge
}

extension Image {
  /// The size of a symbol beside letters of the same font.
  public enum Scale: String, CaseIterable, Hashable, Sendable {
    /// Smaller than usual.
    case small
    /// As high as a line.
    case medium
    /// Larger than usual.
    case large

    /// The factor for the usual size.
    package var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.25
      }
    }
  }
}

/// How the parts of a symbol are coloured, as SwiftUI names it: in Truss in one colour.
public enum SymbolRenderingMode: Sendable {
  /// In one colour, or in several.
  case monochrome, hierarchical, palette, multicolor
}

/// The variants of symbols, as SwiftUI names them.
public enum SymbolVariants: Sendable {
  /// The symbol's variants: without an enclosing shape, or with one.
  case none, fill, circle, square, rectangle, slash
}

/// Why letters are not shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the reasons.
  public let rawValue: Int

  /// Makes reasons of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content has not been loaded.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension Double {
  /// The number, as far as letters may be moved; 0 if it is not finite.
  fileprivate var finite: Double { isFinite ? Swift.min(10_000, Swift.max(-10_000, self)) : 0 }
}

// These are the words of `View`, for one part of a text: a style that a part already has wins.
extension Text {
  /// Sets the distance between letters in addition to their own, in points.
  public consuming func tracking(_ tracking: Double) -> Text {
    restyled { $0.textStyle.tracking = $0.textStyle.tracking ?? tracking.finite }
  }

  /// Another name of `tracking(_:)`.
  public consuming func kerning(_ kerning: Double) -> Text { tracking(kerning) }

  /// Moves the letters up from their baseline, in points; a negative number moves them down.
  public consuming func baselineOffset(_ offset: Double) -> Text {
    restyled { $0.textStyle.baselineOffset = $0.textStyle.baselineOffset ?? offset.finite }
  }

  /// Sets the letter forms: the face of a design in the font's size and weight.
  public consuming func fontDesign(_ design: Font.Design?) -> Text {
    restyled { $0.textStyle.design = $0.textStyle.design ?? design }
  }
}
