package import TrussViews

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
/// - Borders and lines that share a cell are joined there. A later element covers the cells beneath, see
///   ``TextPainter``.
/// - Characters without width are left out: controls, such as the first byte of escape sequences, bidi overrides and
///   isolates, line separators, zero-width spaces. Marks and joiners stay, inside their cluster.
/// - Colours are shown if they are requested, see ``ColorDepth``; fonts and groups are not.
package struct TextRenderer: Sendable {
  /// The characters that pictures are drawn with.
  package enum Charset: CaseIterable, Sendable {
    /// Box-drawing characters and blocks.
    case unicode
    /// ASCII alone, except for the user's own text.
    case ascii
  }

  package var charset: Charset
  package var colors: ColorDepth
  /// Whether the colours are for a dark terminal.
  package var isDark: Bool
  /// The theme, which can replace the list's colours.
  package var theme: Theme
  /// Whether each line is between two bars, with its trailing spaces.
  package var isFramed: Bool
  /// The notes in a line below each line of the picture that has some.
  package enum Notes: Sendable {
    /// No notes.
    case none
    /// A mark below each letter that has a style, such as bold.
    case marks
    /// The columns with colours or styles of letters, and these in words.
    case styles
  }

  /// The notes below each line.
  package var notes: Notes

  /// Makes a renderer with a set of characters, without colours, bars and notes by default.
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

  /// The picture of a list whose unit is the cell.
  ///
  /// A picture of more than ten million cells is cut at the bottom.
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

  /// The picture of a list as cells, with colours if colours or notes are requested.
  func cells(of list: DisplayList) -> CellCanvas {
    let isColored = colors != .none || notes != .none
    let bleed = list.bleed
    let size = Size(
      width: list.size.width + bleed.left + bleed.right, height: list.size.height + bleed.top + bleed.bottom)
    var painter = TextPainter(canvas: CellCanvas(size, isColored: isColored), charset: charset)
    if isColored { painter.inks = TextInks(isDark: isDark, theme: theme) }
    let move = bleed == .zero ? nil : FrameTransform(x: bleed.left, y: bleed.top)
    for element in list.elements { painter.draw(move.map(element.mapped) ?? element) }
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

  /// The block that fills a number of eighths of a cell, from the left or from below. ASCII has marks of three heights,
  /// and none that is narrower than a cell.
  func block(eighths: Int, isFromLeft: Bool) -> Unicode.Scalar {
    if eighths <= 0 { return " " }
    if self == .ascii {
      return eighths >= (isFromLeft ? 4 : 6) ? "#" : isFromLeft ? " " : eighths >= 3 ? ":" : "."
    }
    let offset = UInt32(min(eighths, 8))
    return Unicode.Scalar(isFromLeft ? 0x2590 - offset : 0x2580 + offset) ?? " "
  }

  /// The character for a set of dots, whose bits are those of Unicode's Braille block. ASCII has a mark in the upper
  /// half of a cell, one in the lower half, and one in both.
  func glyph(ofDots dots: UInt8) -> Unicode.Scalar {
    if self == .unicode { return Unicode.Scalar(0x2800 + UInt32(dots)) ?? " " }
    return switch (dots & Self.upperDots != 0, dots & ~Self.upperDots != 0) {
    case (true, true): ":"
    case (true, false): "'"
    case (false, true): "."
    case (false, false): " "
    }
  }

  /// The dots of a character that `glyph(ofDots:)` returns; nil for any other character.
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

  /// The cell of the first character, or of the second in ASCII.
  func pick(_ unicode: Unicode.Scalar, _ ascii: Unicode.Scalar) -> Cell { Cell(self == .unicode ? unicode : ascii) }
}
