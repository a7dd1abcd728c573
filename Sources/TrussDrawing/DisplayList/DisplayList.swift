package import TrussViews

/// What is to be drawn: shapes and lines of text, from the back to the front.
///
/// The list is what layout hands to a renderer. It knows nothing of views, and nothing of the medium but its unit:
/// a point for SVG, a cell (one column or one row) for text. Every coordinate is absolute.
///
///     DisplayList(
///       size: Size(width: 12, height: 3),
///       elements: [
///         .rectangle(Rect(x: 0, y: 0, width: 12, height: 3), fill: nil, border: .light),
///         .text(TextRun("Sign In", frame: Rect(x: 1, y: 1, width: 10, height: 1), alignment: .center)),
///       ])
package struct DisplayList: Equatable, Sendable {
  /// The extent of the picture; what lies outside is not drawn.
  package var size: Size
  /// How far it is drawn beyond its extent: titles on borders at its edges lie half outside.
  package var bleed = Insets.zero
  /// What is drawn; a later element covers an earlier one.
  package var elements: [Element]

  /// Makes a list of a picture's extent and of what is drawn in it.
  package init(size: Size, elements: [Element] = []) {
    self.size = size
    self.elements = elements
  }
}
