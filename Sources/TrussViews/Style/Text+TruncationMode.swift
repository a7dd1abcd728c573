extension Text {
  /// The part of a text's last line that an ellipsis replaces where not all lines are shown.
  public enum TruncationMode: String, CaseIterable, Hashable, Sendable {
    /// The end: `The quick br…`.
    case tail
    /// The beginning: `…he lazy dog`.
    case head
    /// The middle: `The qu…zy dog`.
    case middle
  }
}
