import TrussViews

/// The colours of a cell, and how its letter is set; a colour that is nil is the terminal's own.
struct CellStyle: Equatable {
  /// How letters are set, beside their colour.
  struct Letters: OptionSet {
    let rawValue: UInt8
    static let bold = Letters(rawValue: 1)
    static let italic = Letters(rawValue: 2)
    static let underlined = Letters(rawValue: 4)
    static let struckThrough = Letters(rawValue: 8)

    /// Lines under letters that are not solid; a cell has one of the lines under letters at most.
    static let doublyUnderlined = Letters(rawValue: 16)
    static let wavyUnderlined = Letters(rawValue: 32)
    static let dottedUnderlined = Letters(rawValue: 64)
    static let dashedUnderlined = Letters(rawValue: 128)

    /// Each line under letters with its pattern.
    static let patterns: [(letters: Letters, pattern: Text.LineStyle.Pattern)] = [
      (.underlined, .solid), (.doublyUnderlined, .double), (.wavyUnderlined, .wavy), (.dottedUnderlined, .dot),
      (.dashedUnderlined, .dash),
    ]
    static let underlines = Letters(patterns.map(\.letters))
    /// Those that a blank shows too.
    static let lines: Letters = underlines.union(.struckThrough)
    /// Each with the parameters of SGR that begin and end it; forms of underlines are sub-parameters, which terminals
    /// with few colours don't know.
    static let codes: [(letters: Letters, begin: String, end: String)] = [
      (.bold, "1", "22"), (.italic, "3", "23"), (.underlined, "4", "24"), (.doublyUnderlined, "4:2", "24"),
      (.wavyUnderlined, "4:3", "24"), (.dottedUnderlined, "4:4", "24"), (.dashedUnderlined, "4:5", "24"),
      (.struckThrough, "9", "29"),
    ]
  }

  /// The colour of the letter in the cell, `0xRRGGBB`.
  var foreground: UInt32?
  /// The colour of its background, `0xRRGGBB`.
  var background: UInt32?
  var letters: Letters = []
  /// The colour of a line under it, `0xRRGGBB`; nil for that of the letter.
  var underline: UInt32?

  static let plain = CellStyle()
}

extension CellStyle.Letters {
  /// The same with a solid line in place of any under them.
  var plainlyUnderlined: CellStyle.Letters {
    isDisjoint(with: .underlines) ? self : subtracting(.underlines).union(.underlined)
  }

  /// The character for the styles in a line of marks: the same for every kind of underline, a blank for none.
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
