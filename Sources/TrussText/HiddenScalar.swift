/// Characters that a drawing leaves out, as they are invisible and their effect on the text around them is not shown.
package enum HiddenScalar {
  /// Whether a scalar is a control, a line or paragraph separator, or one that turns the direction of what follows:
  /// embeddings, overrides and isolates, with which a text can be made to read as another
  /// ([UTS #36](https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing)).
  ///
  /// The marks U+200E and U+200F stay: they are letters without a shape, and turn nothing.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// Whether a scalar is an embedding, an override or an isolate, or the end of one.
  static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
