/// How a listing writes a constraint. It does not change the constraint's meaning.
public enum Notation: UInt8, CaseIterable, Hashable, Sendable {
  /// As a relation of two sums of anchors: `b.leading == a.trailing + 8`.
  case anchors
  /// As visual format does: `H:[a]-(8)-[b]`. Only the distance from one edge to the next can be written so, between
  /// items or between an item and the one around it; a system keeps any other constraint as `.anchors`.
  case spacing
}
