/// The position of a text's lines in its frame.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  /// Where the layout's direction begins: at the left, from right to left at the right.
  case leading
  /// In the middle.
  case center
  /// Where the layout's direction ends.
  case trailing
}
