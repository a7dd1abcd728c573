/// The class of a scalar in the line breaking algorithm: its Line_Break class in Unicode 15.0, resolved by LB1.
///
/// The names are those of [UAX #14](https://www.unicode.org/reports/tr14/tr14-51.html). LB1 resolves AI, SG and XX (to
/// AL), CJ (to NS, but see ``BrowserBreaks``) and SA: Thai, Lao, Khmer and Burmese are broken only at spaces, because
/// finding their words needs a dictionary.
///
/// The raw values are those of `LineBreakClass+Table.swift`.
enum LineBreakClass: UInt8, Sendable {
  /// Alphabetic.
  case al
  /// Break opportunity before and after: em dash.
  case b2
  /// Break after: tab, soft hyphen, most dashes.
  case ba
  /// Break before.
  case bb
  /// Mandatory break: form feed, line separator, paragraph separator.
  case bk
  /// Contingent break: an object in the text.
  case cb
  /// Close punctuation.
  case cl
  /// Combining mark.
  case cm
  /// Close parenthesis, except for East Asian width.
  case cp
  /// Close parenthesis of East Asian width. LB30 does not apply to it.
  case cpEastAsian
  /// Carriage return.
  case cr
  /// Emoji base.
  case eb
  /// Emoji modifier.
  case em
  /// Exclamation and interrogation.
  case ex
  /// Glue: no-break space.
  case gl
  /// Hangul syllable of two jamo.
  case h2
  /// Hangul syllable of three jamo.
  case h3
  /// Hebrew letter.
  case hl
  /// Hyphen-minus.
  case hy
  /// Ideographs, and other characters with a break opportunity on both sides.
  case id
  /// Unassigned but reserved for a pictograph (LB30b); otherwise like an ideograph.
  case idUnassigned
  /// Inseparable: leaders.
  case `in`
  /// Infix numeric separator: comma, full stop.
  case `is`
  /// Hangul leading jamo.
  case jl
  /// Hangul trailing jamo.
  case jt
  /// Hangul vowel jamo.
  case jv
  /// Line feed.
  case lf
  /// Next line.
  case nl
  /// Nonstarter: small kana, iteration marks.
  case ns
  /// Digit.
  case nu
  /// Open punctuation, except for East Asian width.
  case op
  /// Open punctuation of East Asian width. LB30 does not apply to it.
  case opEastAsian
  /// Postfix: percent sign.
  case po
  /// Prefix: dollar sign.
  case pr
  /// Quotation.
  case qu
  /// Regional indicator.
  case ri
  /// Space: only U+0020.
  case sp
  /// Symbol that allows a break after it: solidus.
  case sy
  /// Word joiner.
  case wj
  /// Zero width space.
  case zw
  /// Zero width joiner.
  case zwj
}

extension LineBreakClass {
  /// Whether the class is BK, CR, LF or NL, which end a line.
  var endsLine: Bool {
    switch self {
    case .bk, .cr, .lf, .nl: true
    default: false
    }
  }

  /// Whether the class is CM or ZWJ, which LB9 treats as part of the preceding character.
  var isMark: Bool { self == .cm || self == .zwj }

  var isLetter: Bool { self == .al || self == .hl }

  var isIdeograph: Bool { self == .id || self == .idUnassigned || self == .eb || self == .em }

  /// Whether the class is OP, of any width.
  var isOpening: Bool { self == .op || self == .opEastAsian }

  /// Whether the class is CL or CP, of any width.
  var isClosing: Bool { self == .cl || self == .cp || self == .cpEastAsian }

  var isNumericAffix: Bool { self == .pr || self == .po }

  /// Whether the class is IS or SY: a separator between digits.
  var isNumericSeparator: Bool { self == .is || self == .sy }

  var isHangul: Bool {
    switch self {
    case .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }
}

extension LineBreakClass {
  init(of scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      self.init(ofASCII: UInt8(scalar.value))
    } else if Self.hangulSyllables.contains(scalar.value) {
      self = (scalar.value - Self.hangulSyllables.lowerBound).isMultiple(of: Self.trailingJamo) ? .h2 : .h3
    } else {
      self = Self.tabulated(scalar.value)
    }
  }

  /// The class of an ASCII character. Most ASCII characters are letters or spaces, which do not need the table.
  @inline(__always)
  init(ofASCII byte: UInt8) {
    let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
    self = isLetter ? .al : byte == UInt8(ascii: " ") ? .sp : Self.ascii[Int(byte)]
  }

  private static let ascii = (UInt32(0)..<0x80).map(tabulated)

  private static let hangulSyllables: ClosedRange<UInt32> = 0xAC00...0xD7A3

  /// The number of syllables with the same leading consonant and vowel: one syllable without a trailing jamo, followed
  /// by 27 syllables with a trailing jamo.
  private static let trailingJamo: UInt32 = 28

  /// The class of the run that contains a code point: the last run that starts at or before it.
  private static func tabulated(_ codePoint: UInt32) -> LineBreakClass {
    let run = (1..<runs.count).partitioningIndex { runs[$0] >> 8 > codePoint } - 1
    return LineBreakClass(rawValue: UInt8(truncatingIfNeeded: runs[run])) ?? .al
  }
}
