import TrussViews

/// The colours of a cell and the style of its letter. If a colour is nil, the terminal chooses it.
struct CellStyle: Equatable {
  /// The style of a letter, except for its colour.
  struct Letters: OptionSet {
    let rawValue: UInt8
    static let bold = Letters(rawValue: 1)
    static let italic = Letters(rawValue: 2)
    static let underlined = Letters(rawValue: 4)
    static let struckThrough = Letters(rawValue: 8)

    /// Underlines that are not solid. A cell has at most one kind of underline.
    static let doublyUnderlined = Letters(rawValue: 16)
    static let wavyUnderlined = Letters(rawValue: 32)
    static let dottedUnderlined = Letters(rawValue: 64)
    static let dashedUnderlined = Letters(rawValue: 128)

    static let patterns: [(letters: Letters, pattern: Text.LineStyle.Pattern)] = [
      (.underlined, .solid), (.doublyUnderlined, .double), (.wavyUnderlined, .wavy), (.dottedUnderlined, .dot),
      (.dashedUnderlined, .dash),
    ]
    static let underlines = Letters(patterns.map(\.letters))
    /// The styles that are visible in a blank, too.
    static let lines: Letters = underlines.union(.struckThrough)
    /// Each style with the SGR parameters that begin and end it. Kinds of underlines are sub-parameters, which
    /// terminals with few colours do not support.
    static let codes: [(letters: Letters, begin: String, end: String)] = [
      (.bold, "1", "22"), (.italic, "3", "23"), (.underlined, "4", "24"), (.doublyUnderlined, "4:2", "24"),
      (.wavyUnderlined, "4:3", "24"), (.dottedUnderlined, "4:4", "24"), (.dashedUnderlined, "4:5", "24"),
      (.struckThrough, "9", "29"),
    ]
  }

  /// The colour of the letter, `0xRRGGBB`.
  var foreground: UInt32?
  /// The background colour, `0xRRGGBB`.
  var background: UInt32?
  var letters: Letters = []
  /// The colour of an underline, `0xRRGGBB`; nil for the colour of the letter.
  var underline: UInt32?

  static let plain = CellStyle()
}

extension CellStyle.Letters {
  /// The styles with a solid underline instead of any other kind.
  var plainlyUnderlined: CellStyle.Letters {
    isDisjoint(with: .underlines) ? self : subtracting(.underlines).union(.underlined)
  }

  /// The character for the styles in a line of marks: a blank for no style, and the same character for all kinds of
  /// underline.
  var mark: UInt8 {
    switch plainlyUnderlined {
    case []: UInt8(ascii: " ")
    case .bold: UInt8(ascii: "*")
    case .italic: UInt8(ascii: "/")
    case .underlined: UInt8(ascii: "_")
    case .struckThrough: UInt8(ascii: "-")
    default: UInt8(ascii: "+")
    }
  }
}
