/// Draws a display list, one unit of which is one cell, as lines of text.
///
///     ╭──────────╮        +----------+
///     │ Sign In  │        | Sign In  |
///     ╰──────────╯        +----------+
///        unicode             ascii
///
/// - A shape takes the cells between its edges, each edge rounded by itself, so that neighbours neither gap nor
///   overlap.
/// - Each row of the picture is a line, its trailing spaces trimmed; there is no newline after the last.
/// - Borders and lines that share a cell are joined there. What is drawn later covers what lies beneath, see
///   ``TextPainter``.
/// - A character that has no width does not reach the output: controls and escape sequences' first byte, bidi
///   overrides and isolates, line separators, zero-width spaces. Marks and joiners do, inside their cluster.
/// - Colours, fonts and groups are not shown.
package struct TextRenderer: Sendable {
  /// The characters that pictures are drawn with.
  package enum Charset: CaseIterable, Sendable {
    /// Box-drawing characters and blocks.
    case unicode
    /// ASCII alone, but for the user's own text.
    case ascii
  }

  /// The characters that pictures are drawn with.
  package var charset: Charset

  /// Makes a renderer that draws with a set of characters.
  package init(charset: Charset = .unicode) {
    self.charset = charset
  }

  /// The picture of a list whose unit is the cell.
  ///
  /// A picture of more than ten million cells is cut at the bottom.
  package func render(_ list: DisplayList) -> String {
    var painter = TextPainter(canvas: CellCanvas(list.size), charset: charset)
    for element in list.elements {
      painter.draw(element)
    }
    return painter.canvas.text(in: charset)
  }
}
