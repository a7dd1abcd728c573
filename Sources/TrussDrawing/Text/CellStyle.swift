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

    /// Those that a blank shows too.
    static let lines: Letters = [.underlined, .struckThrough]
    /// Each with the parameters of SGR that begin and end it.
    static let codes: [(letters: Letters, begin: String, end: String)] = [
      (.bold, "1", "22"), (.italic, "3", "23"), (.underlined, "4", "24"), (.struckThrough, "9", "29"),
    ]
  }

  /// What is written in the cell, `0xRRGGBB`.
  var foreground: UInt32?
  /// What it is written on, `0xRRGGBB`.
  var background: UInt32?
  /// How what is written is set.
  var letters: Letters = []

  static var plain: CellStyle { CellStyle() }
}

extension CellStyle.Letters {
  /// What stands for them in a line of marks; a blank for none.
  var mark: UInt8 {
    switch self {
    case []: UInt8(ascii: " ")
    case .bold: UInt8(ascii: "*")
    case .italic: UInt8(ascii: "/")
    case .underlined: UInt8(ascii: "_")
    case .struckThrough: UInt8(ascii: "-")
    default: UInt8(ascii: "+")
    }
  }
}
