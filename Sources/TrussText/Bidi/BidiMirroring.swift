/// The characters that are drawn as another one in a text from right to left, by Bidi_Mirroring_Glyph of Unicode 15.0.
package enum BidiMirroring {
  /// Returns the scalar whose usual shape is the mirror image of another's, or that other where there is none.
  ///
  /// Some characters should be mirrored but have no counterpart, such as the root sign; they are left as they are.
  package static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
    if (value | 0x20) &- 0x61 < 26 || value > 0xFFFF { return scalar }
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      let candidate = pairs[middle] >> 16
      if candidate == value { return Unicode.Scalar(pairs[middle] & 0xFFFF) ?? scalar }
      if candidate < value { low = middle + 1 } else { high = middle }
    }
    return scalar
  }
}

/// A paired bracket by BD14 and BD15: what opens a pair, or what closes one.
package enum BidiBracket: Equatable, Sendable {
  /// An opening bracket, by the code point of its pair.
  case opening(UInt16)
  /// A closing bracket, by the code point of its pair's opening one.
  case closing(UInt16)

  /// The bracket that a scalar is, or nil for all other scalars.
  package init?(_ scalar: Unicode.Scalar) {
    // In ASCII, only these pairs; and no code point above the Basic Multilingual Plane.
    switch scalar {
    case "(": self = .opening(0x28)
    case ")": self = .closing(0x28)
    case "[": self = .opening(0x5B)
    case "]": self = .closing(0x5B)
    case "{": self = .opening(0x7B)
    case "}": self = .closing(0x7B)
    case ..<"\u{80}": return nil
    default:
      if Self.isOpening(scalar.value) {
        self = .opening(Self.canonical(scalar.value))
      } else {
        let counterpart = BidiMirroring.mirrored(scalar).value
        guard counterpart != scalar.value, Self.isOpening(counterpart) else { return nil }
        self = .closing(Self.canonical(counterpart))
      }
    }
  }

  /// The code point of a pair, for which canonically equivalent brackets are the same.
  private static func canonical(_ opening: UInt32) -> UInt16 {
    // U+2329 and U+232A decompose to the angle brackets U+3008 and U+3009.
    opening == 0x2329 ? 0x3008 : UInt16(truncatingIfNeeded: opening)
  }

  private static func isOpening(_ codePoint: UInt32) -> Bool {
    var low = 0
    var high = openingCodePoints.count
    while low < high {
      let middle = (low + high) / 2
      if openingCodePoints[middle] == codePoint { return true }
      if openingCodePoints[middle] < codePoint { low = middle + 1 } else { high = middle }
    }
    return false
  }
}
