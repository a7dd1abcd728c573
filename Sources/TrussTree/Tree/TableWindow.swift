/// The rows of a table that are laid out, and their positions: one of them, the anchor, is at a distance from the
/// viewport's top, the others above and below it.
///
///          ┌──────────┐ anchor     ┐ top, here negative
///     ┌────│          │────┐ ─ ─ ─ ┘
///     │    ├──────────┤    │ viewport
///     │    │          │    │
///     └────│          │────┘
///          └──────────┘ the last row
///
/// Distances are in the medium's unit, and small: no constraint holds the place of a row in the whole content.
package struct TableWindow: Equatable, Sendable {
  /// The rows.
  package var rows: Range<Int> = 0..<0
  /// The row that keeps its place while the heights of others become known.
  package var anchor = 0
  /// The distance from the viewport's top to the anchor's.
  package var top = 0.0
  /// The height of all rows, for a table that has no other height of its own; else 0.
  package var content = 0.0

  package init() {}
}
