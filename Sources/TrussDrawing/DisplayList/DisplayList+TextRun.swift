package import TrussViews

extension DisplayList {
  /// One line of text.
  ///
  /// Control characters, including line breaks, have no width and are not drawn.
  package struct TextRun: Equatable, Sendable {
    /// The position of a string in its box. If the box is too narrow, the string overflows on the other side.
    package enum Alignment: CaseIterable, Equatable, Sendable {
      case leading
      /// In the middle. If the number of free cells is odd, the right side gets one more.
      case center
      case trailing
    }

    package struct Lines: Equatable, Sendable {
      package var under: Text.LineStyle?
      package var isThrough = false

      package static let none = Lines()
    }

    /// A part of the line with its own style or reading direction.
    package struct Part: Equatable, Sendable {
      /// The text: for SVG in reading order, for cells from left to right.
      package var string: String
      package var font: Font
      package var color: Color
      package var lines: Lines
      package var link: String?
      package var isRightToLeft: Bool
      /// The distance from the line's left end to the part's left end.
      package var x = 0.0
      package var width = 0.0
    }

    package var string: String
    /// The replacement in an ASCII picture, for a glyph that the package draws; nil for the user's own text.
    package var ascii: String?
    /// The line's box, in which `alignment` places the string. The box does not clip the string.
    package var frame: Rect
    package var alignment: Alignment
    /// The distance from the top of the picture to the baseline. Text output ignores it: the line is in the row of
    /// cells at the box's top.
    package var baseline: Double
    /// The typeface and size. Text output uses the terminal's font.
    package var font: Font
    package var color: Color
    /// Whether the text is read from right to left. The direction determines where its punctuation is. The string
    /// itself is in reading order for SVG, and from left to right for cells.
    package var isRightToLeft: Bool
    /// The gradient of the letters; nil if they have a single colour.
    package var gradient: DisplayList.Fill.Gradient?
    package var lines: Lines
    /// The parts from left to right; empty if the whole line has one style.
    package var parts: [Part] = []
    /// The parts in an ASCII picture; empty if there are no parts, or if they are the same in ASCII.
    package var asciiParts: [Part] = []
    /// Whether the two characters are the ends of an outline around a row of cells. They are drawn at the ends of the
    /// box, unless one of them would cover a letter.
    package var leavesLetters = false

    /// Makes a line of text. Its baseline is at the bottom of the box by default.
    package init(
      _ string: String, ascii: String? = nil, frame: Rect, alignment: Alignment = .leading,
      baseline: Double? = nil, font: Font = .body, color: Color = .primary,
      isRightToLeft: Bool = false, lines: Lines = .none
    ) {
      self.string = string
      self.ascii = ascii
      self.frame = frame
      self.alignment = alignment
      self.baseline = baseline ?? frame.maxY
      self.font = font
      self.color = color
      self.isRightToLeft = isRightToLeft
      self.lines = lines
    }

    /// The distance from the top of the picture to the baseline of the letters, including the font's baseline offset.
    var lettersBaseline: Double { baseline - font.baselineOffset }

    var partsWidth: Double { parts.last.map { $0.x + $0.width } ?? 0 }

    /// The horizontal coordinate at which the string begins if it is `width` wide.
    func start(ofWidth width: Double) -> Double {
      switch alignment {
      case .leading: frame.minX
      case .center: frame.midX - width / 2
      case .trailing: frame.maxX - width
      }
    }

    /// The horizontal coordinate of the edge or the middle to which the text is aligned.
    var anchor: Double { start(ofWidth: 0) }

    /// A part as a separate line, at its position in the whole line and with the same alignment.
    func line(of part: Part) -> TextRun {
      let x = start(ofWidth: partsWidth) + part.x
      return TextRun(
        part.string, frame: Rect(x: x, y: frame.y, width: part.width, height: frame.height),
        alignment: alignment, baseline: baseline, font: part.font, color: part.color,
        isRightToLeft: part.isRightToLeft, lines: part.lines)
    }
  }
}
