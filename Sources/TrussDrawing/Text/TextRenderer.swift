package import TrussViews

/// Draws a display list as lines of text. One unit of the list is one cell.
///
///     ╭──────────╮        +----------+
///     │ Sign In  │        | Sign In  |
///     ╰──────────╯        +----------+
///        unicode             ascii
///
/// - A shape takes the cells between its edges. Each edge is rounded separately, so that there is no gap or overlap
///   between neighbours.
/// - Each row of the picture is a line without trailing spaces, except for spaces with a background colour. There is no
///   newline after the last line.
/// - Borders and lines that share a cell are joined. A later element covers the cells beneath, see ``TextPainter``.
/// - Characters without width are omitted: controls, such as the first byte of escape sequences, bidi overrides and
///   isolates, line separators, zero-width spaces. Marks and joiners stay, inside their cluster.
/// - Colours, bold and italic letters, and lines along texts are shown if requested, see ``ColorDepth``. Other
///   properties of fonts, and groups, have no effect.
package struct TextRenderer: Sendable {
  /// The characters with which pictures are drawn.
  package enum Charset: CaseIterable, Sendable {
    /// Box-drawing characters and blocks.
    case unicode
    /// Only ASCII, except for the user's own text.
    case ascii
  }

  package var charset: Charset
  package var colors: ColorDepth
  package var isDark: Bool
  package var theme: Theme
  /// Whether each line is between two bars, including its trailing spaces.
  package var isFramed: Bool
  /// The kind of notes that follow a line of the picture, in a separate line.
  package enum Notes: Sendable {
    case none
    /// A mark below each letter that has a style, such as bold.
    case marks
    /// The columns of the cells with colours or letter styles, and these colours and styles in words.
    case styles
  }

  package var notes: Notes

  package init(
    charset: Charset = .unicode, colors: ColorDepth = .none, isDark: Bool = true, theme: Theme = .plain,
    isFramed: Bool = false, notes: Notes = .none
  ) {
    self.charset = charset
    self.colors = colors
    self.isDark = isDark
    self.theme = theme
    self.isFramed = isFramed
    self.notes = notes
  }

  /// The list as text. Its unit must be the cell.
  ///
  /// A picture of more than ten million cells is cut off at the bottom.
  package func render(_ list: DisplayList) -> String {
    let names = notes == .styles ? ColorNames(TextInks(isDark: isDark, theme: theme)) : nil
    return cells(of: list).text(in: charset, colors: colors, isFramed: isFramed) { canvas, row, output in
      switch notes {
      case .none: break
      case .marks: canvas.appendMarks(of: row, to: &output)
      case .styles: if let names { canvas.appendStyles(of: row, names, to: &output) }
      }
    }
  }

  /// The list as cells, with colours if colours or notes are requested.
  func cells(of list: DisplayList) -> CellCanvas {
    let isColored = colors != .none || notes != .none
    let bleed = list.bleed
    let size = Size(
      width: list.size.width + bleed.left + bleed.right, height: list.size.height + bleed.top + bleed.bottom)
    var painter = TextPainter(canvas: CellCanvas(size, isColored: isColored), charset: charset)
    if isColored { painter.inks = TextInks(isDark: isDark, theme: theme) }
    let move = bleed == .zero ? nil : FrameTransform(x: bleed.left, y: bleed.top)
    let elements = move.map { move in list.elements.map { $0.mapped(by: move) } } ?? list.elements
    painter.outlinesBackgrounds = colors == .none
    painter.findLetters(in: elements)
    for element in elements { painter.draw(element) }
    return painter.canvas
  }
}

// MARK: - Glyphs

extension TextRenderer.Charset {
  func glyph(of ink: DisplayList.Fill.Ink) -> Unicode.Scalar {
    switch (ink, self) {
    case (.none, _): " "
    case (.solid, .unicode), (.eighths, .unicode): "█"
    case (.solid, .ascii), (.eighths, .ascii): "#"
    case (.light, .unicode): "░"
    case (.light, .ascii): "."
    case (.medium, .unicode): "▒"
    case (.medium, .ascii): ":"
    case (.dark, .unicode): "▓"
    case (.dark, .ascii): "%"
    }
  }

  /// The block that fills a number of eighths of a cell, from the left or from below. ASCII has blocks of three
  /// heights, and no block that is narrower than a cell.
  func block(eighths: Int, isFromLeft: Bool) -> Unicode.Scalar {
    if eighths <= 0 { return " " }
    if self == .ascii {
      return eighths >= (isFromLeft ? 4 : 6) ? "#" : isFromLeft ? " " : eighths >= 3 ? ":" : "."
    }
    let offset = UInt32(min(eighths, 8))
    return Unicode.Scalar(isFromLeft ? 0x2590 - offset : 0x2580 + offset) ?? " "
  }

  /// The character for a set of dots. Its bits are those of Unicode's Braille block. ASCII has three characters: with
  /// dots in the upper half of a cell, in the lower half, and in both.
  func glyph(ofDots dots: UInt8) -> Unicode.Scalar {
    if self == .unicode { return Unicode.Scalar(0x2800 + UInt32(dots)) ?? " " }
    return switch (dots & Self.upperDots != 0, dots & ~Self.upperDots != 0) {
    case (true, true): ":"
    case (true, false): "'"
    case (false, true): "."
    case (false, false): " "
    }
  }

  /// The dots of a character from `glyph(ofDots:)`; nil for other characters.
  func dots(of scalar: Unicode.Scalar) -> UInt8? {
    switch (scalar, self) {
    case ("\u{2800}"..."\u{28FF}", .unicode): UInt8(truncatingIfNeeded: scalar.value)
    case (":", .ascii): 0xFF
    case ("'", .ascii): Self.upperDots
    case (".", .ascii): ~Self.upperDots
    default: nil
    }
  }

  private static var upperDots: UInt8 { 0x1B }

  func pick(_ unicode: Unicode.Scalar, _ ascii: Unicode.Scalar) -> Cell { Cell(self == .unicode ? unicode : ascii) }
}
