/// The class of a scalar in the bidirectional algorithm: its Bidi_Class in Unicode 15.0.
///
/// The names are those of [UAX #9](https://www.unicode.org/reports/tr9/tr9-46.html#Bidirectional_Character_Types), the
/// raw values those of `BidiClass+Table.swift`. Unassigned code points have the default class of their block.
package enum BidiClass: UInt8, CaseIterable, Sendable {
  /// Arabic letter: a letter of Arabic, Syriac or Thaana.
  case al
  /// Arabic number: Arabic-Indic digits and their separators.
  case an
  /// Paragraph separator.
  case b
  /// Boundary neutral: controls and other characters that the algorithm ignores.
  case bn
  /// Common number separator: comma, colon, full stop, no-break space.
  case cs
  /// European number: European digits, eastern Arabic-Indic digits.
  case en
  /// European number separator: plus, minus.
  case es
  /// European number terminator: percent, degree, currency signs.
  case et
  /// First strong isolate.
  case fsi
  /// Left-to-right letter.
  case l
  /// Left-to-right embedding.
  case lre
  /// Left-to-right isolate.
  case lri
  /// Left-to-right override.
  case lro
  /// Nonspacing mark.
  case nsm
  /// Other neutral: most punctuation and symbols.
  case on
  /// Pop directional format: the end of an embedding or override.
  case pdf
  /// Pop directional isolate.
  case pdi
  /// Right-to-left letter: a letter of Hebrew or another right-to-left script, except for the scripts of `al`.
  case r
  /// Right-to-left embedding.
  case rle
  /// Right-to-left isolate.
  case rli
  /// Right-to-left override.
  case rlo
  /// Segment separator: tab.
  case s
  /// White space.
  case ws
}

extension BidiClass {
  package var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// LRI, RLI, FSI or PDI. Rule L1 treats these like white space.
  var isIsolateFormat: Bool { isIsolateInitiator || self == .pdi }

  /// Whether X9 removes scalars of this class: embeddings, overrides, their ends, and boundary neutrals.
  var isRemoved: Bool {
    switch self {
    case .lre, .rle, .lro, .rlo, .pdf, .bn: true
    default: false
    }
  }

  /// Whether scalars of this class can cause levels other than 0 in a left-to-right text.
  var leavesLeftToRight: Bool {
    switch self {
    case .r, .al, .an, .lre, .rle, .lro, .rlo, .lri, .rli, .fsi: true
    default: false
    }
  }

  /// The direction of a strong class (L, R or AL); nil for other classes.
  var direction: WritingDirection? {
    switch self {
    case .l: .leftToRight
    case .r, .al: .rightToLeft
    default: nil
    }
  }
}

extension BidiClass {
  package init(of scalar: Unicode.Scalar) {
    self = scalar.value < 0x80 ? Self(ofASCII: UInt8(scalar.value)) : Self.tabulated(scalar.value)
  }

  /// The class of an ASCII character. Most ASCII characters are letters, which do not need the table.
  @inline(__always)
  private init(ofASCII byte: UInt8) {
    let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
    self = isLetter ? .l : byte == UInt8(ascii: " ") ? .ws : Self.ascii[Int(byte)]
  }

  private static let ascii = (UInt32(0)..<0x80).map(tabulated)

  /// The class of the run that contains a code point: the last run that starts at or before it.
  private static func tabulated(_ codePoint: UInt32) -> BidiClass {
    let run = (1..<runs.count).partitioningIndex { runs[$0] >> 8 > codePoint } - 1
    return BidiClass(rawValue: UInt8(truncatingIfNeeded: runs[run])) ?? .l
  }
}

/// The characters that are drawn as another character in right-to-left text, by Bidi_Mirroring_Glyph of Unicode 15.0.
package enum BidiMirroring {
  /// Returns the scalar whose usual shape is the mirror image of the given scalar's shape; the given scalar if there is
  /// none.
  ///
  /// Some characters should be mirrored but have no counterpart, such as the root sign. They are returned unchanged.
  package static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
    if (value | 0x20) &- 0x61 < 26 || value > 0xFFFF { return scalar }
    let place = pairs.indices.partitioningIndex { pairs[$0] >> 16 >= value }
    guard place < pairs.count, pairs[place] >> 16 == value else { return scalar }
    return Unicode.Scalar(pairs[place] & 0xFFFF) ?? scalar
  }
}

/// An opening or closing paired bracket: BD14 and BD15.
package enum BidiBracket: Equatable, Sendable {
  /// An opening bracket, identified by its canonical code point.
  case opening(UInt16)
  /// A closing bracket, identified by the canonical code point of its opening bracket.
  case closing(UInt16)

  /// Makes a bracket from a scalar; nil if the scalar is not a paired bracket.
  package init?(_ scalar: Unicode.Scalar) {
    if Self.isOpening(scalar.value) {
      self = .opening(Self.canonical(scalar.value))
    } else {
      let counterpart = BidiMirroring.mirrored(scalar).value
      guard counterpart != scalar.value, Self.isOpening(counterpart) else { return nil }
      self = .closing(Self.canonical(counterpart))
    }
  }

  /// The code point that identifies a pair. It is equal for canonically equivalent brackets, and never above the Basic
  /// Multilingual Plane.
  private static func canonical(_ opening: UInt32) -> UInt16 {
    // U+2329 and U+232A decompose to the angle brackets U+3008 and U+3009.
    opening == 0x2329 ? 0x3008 : UInt16(truncatingIfNeeded: opening)
  }

  private static func isOpening(_ codePoint: UInt32) -> Bool {
    let place = openingCodePoints.indices.partitioningIndex { openingCodePoints[$0] >= codePoint }
    return place < openingCodePoints.count && openingCodePoints[place] == codePoint
  }
}

/// The direction in which a text is read.
package enum WritingDirection: Sendable {
  case leftToRight
  case rightToLeft

  /// Returns whether a text's first strong character is written from right to left; nil for a text without a strong
  /// character. Such a text has the direction of the text around it.
  ///
  /// The rules are P2 and P3 of [UAX #9](https://www.unicode.org/reports/tr9/tr9-46.html#The_Paragraph_Level): the
  /// content of an isolate does not count. If the first paragraph has no strong character, later paragraphs are
  /// examined.
  package static func isRightToLeft(_ text: some StringProtocol) -> Bool? {
    var openIsolates = 0
    for scalar in text.unicodeScalars {
      let bidiClass = BidiClass(of: scalar)
      switch bidiClass {
      case .l, .r, .al: if openIsolates == 0 { return bidiClass != .l }
      case .lri, .rli, .fsi: openIsolates += 1
      case .pdi: openIsolates = max(0, openIsolates - 1)
      case .b: openIsolates = 0
      default: continue
      }
    }
    return nil
  }

  /// Whether a scalar is in a block whose unassigned code points have the default class R or AL, according to
  /// DerivedBidiClass.txt.
  static func isOfRightToLeftBlock(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Hebrew to Arabic Extended-A, and their presentation forms.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    // Ancient scripts, Adlam and other African scripts, mathematical Arabic letters.
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
