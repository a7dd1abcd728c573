extension Text {
  /// Which part of a text's last line gives way to an ellipsis, where not all lines are shown.
  public enum TruncationMode: String, CaseIterable, Hashable, Sendable {
    /// The end: `The quick br…`.
    case tail
    /// The beginning: `…he lazy dog`.
    case head
    /// The middle: `The qu…zy dog`.
    case middle
  }
}
