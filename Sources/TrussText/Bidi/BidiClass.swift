/// What a scalar is to the bidirectional algorithm: its Bidi_Class by Unicode 15.0.
///
/// The names are those of [UAX #9](https://www.unicode.org/reports/tr9/tr9-46.html#Bidirectional_Character_Types), the
/// numbers those of `BidiClass+Table.swift`. Unassigned code points have the class that their block has by default.
package enum BidiClass: UInt8, CaseIterable, Sendable {
  /// Arabic letter: of Arabic, Syriac and Thaana.
  case al
  /// Arabic number: Arabic-Indic digits and their separators.
  case an
  /// Paragraph separator.
  case b
  /// Boundary neutral: controls and other characters that have no part in the algorithm.
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
  /// Right-to-left letter: of Hebrew and others.
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
  /// LRI, RLI or FSI.
  package var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// LRI, RLI, FSI or PDI: what L1 counts as white space.
  var isIsolateFormat: Bool { isIsolateInitiator || self == .pdi }

  /// What X9 removes: embeddings, overrides, their ends, and boundary neutrals.
  var isRemoved: Bool {
    switch self {
    case .lre, .rle, .lro, .rlo, .pdf, .bn: true
    default: false
    }
  }

  /// NI, what N1 and N2 resolve: neutrals, separators, and isolate formatting characters.
  var isNeutralOrIsolate: Bool {
    switch self {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }

  /// Whether a text from left to right that has a scalar of this class can have one that is not at level 0.
  var leavesLeftToRight: Bool {
    switch self {
    case .r, .al, .an, .lre, .rle, .lro, .rlo, .lri, .rli, .fsi: true
    default: false
    }
  }

  /// The direction of a strong class: L, R or AL; nil for all others.
  var direction: WritingDirection? {
    switch self {
    case .l: .leftToRight
    case .r, .al: .rightToLeft
    default: nil
    }
  }
}

extension BidiClass {
  /// The class of a scalar.
  package init(of scalar: Unicode.Scalar) {
    self = scalar.value < 0x80 ? Self(ofASCII: UInt8(scalar.value)) : Self.tabulated(scalar.value)
  }

  /// The class of an ASCII character; most often of a letter, for which the table is not worth loading.
  @inline(__always)
  private init(ofASCII byte: UInt8) {
    let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
    self = isLetter ? .l : byte == UInt8(ascii: " ") ? .ws : Self.ascii[Int(byte)]
  }

  private static let ascii = (UInt32(0)..<0x80).map(tabulated)

  /// The class of the run that a code point is in: the last that starts no later.
  private static func tabulated(_ codePoint: UInt32) -> BidiClass {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] >> 8 <= codePoint { low = middle } else { high = middle }
    }
    return BidiClass(rawValue: UInt8(truncatingIfNeeded: runs[low])) ?? .l
  }
}
