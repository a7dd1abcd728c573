/// How a listing writes a constraint. It changes nothing of what the constraint says.
public enum Notation: UInt8, CaseIterable, Hashable, Sendable {
  /// As a relation of two sums of anchors: `b.leading == a.trailing + 8`.
  case anchors
  /// As visual format does: `H:[a]-(8)-[b]`. Only a `Gap` can be written so; a system keeps any other constraint as
  /// `.anchors`.
  case spacing
}
