package import TrussViews

extension DisplayList {
  /// One line of text.
  ///
  /// Control characters, including line breaks, have no width and are not drawn.
  package struct TextRun: Equatable, Sendable {
    /// The position of a string in a wider box, or the side on which it overflows a narrower one.
    package enum Alignment: CaseIterable, Equatable, Sendable {
      /// At the left edge.
      case leading
      /// In the middle; if the number of free cells is odd, one more is at the right.
      case center
      /// At the right edge.
      case trailing
    }

    /// The lines that are drawn along a text.
    package struct Lines: Equatable, Sendable {
      package var under: Text.LineStyle?
      /// Whether there is a line through the letters.
      package var isThrough = false

      package static let none = Lines()
    }

    /// A part of the line that has its own style, or another reading direction than its neighbours.
    package struct Part: Equatable, Sendable {
      /// The text: for SVG in the order in which it is read, for cells from the left to the right.
      package var string: String
      package var font: Font
      /// The colour of the letters.
      package var color: Color
      /// The lines along the part.
      package var lines: Lines
      package var link: String?
      package var isRightToLeft: Bool
      /// The distance from the line's left end to the part's left end.
      package var x = 0.0
      package var width = 0.0
    }

    package var string: String
    /// The replacement in an ASCII picture, if the text is a glyph that the package draws and not the user's own text.
    package var ascii: String?
    /// The line's box, in which the alignment places the string; the box does not clip the string.
    package var frame: Rect
    package var alignment: Alignment
    /// The distance from the top of the picture to the baseline. A text renderer uses the row of the box's top.
    package var baseline: Double
    /// The face and size; a text renderer uses the terminal's font.
    package var font: Font
    /// The colour of the letters.
    package var color: Color
    /// Whether the text is read from right to left, which decides where its punctuation is. For SVG the string is in
    /// reading order, for cells from left to right.
    package var isRightToLeft: Bool
    /// The gradient of the letters; nil if they have a single colour.
    package var gradient: DisplayList.Fill.Gradient?
    /// The lines along the text.
    package var lines: Lines
    /// The parts from left to right if the line has several; otherwise empty, and the line has one style.
    package var parts: [Part] = []
    /// The parts of the replacement in an ASCII picture, if there are parts and their replacement differs.
    package var asciiParts: [Part] = []
    /// Whether the text keeps letters beneath it in cells: it is the end of an outline, not a text.
    package var leavesLetters = false

    /// Makes a line of text; by default at the left and on the bottom of its box, in the body font and primary colour.
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

    /// The distance from the top of the picture to the baseline of the letters, which the font's baseline offset moves.
    var lettersBaseline: Double { baseline - font.baselineOffset }

    var partsWidth: Double { parts.last.map { $0.x + $0.width } ?? 0 }

    /// The coordinate at which the string begins if it is `width` wide.
    func start(ofWidth width: Double) -> Double {
      switch alignment {
      case .leading: frame.minX
      case .center: frame.midX - width / 2
      case .trailing: frame.maxX - width
      }
    }

    /// The horizontal coordinate of the edge or the middle to which the text is aligned.
    var anchor: Double { start(ofWidth: 0) }

    /// A part as a separate line, with its end, middle or start where the line's alignment puts it.
    func line(of part: Part) -> TextRun {
      let x = start(ofWidth: partsWidth) + part.x
      return TextRun(
        part.string, frame: Rect(x: x, y: frame.y, width: part.width, height: frame.height),
        alignment: alignment, baseline: baseline, font: part.font, color: part.color,
        isRightToLeft: part.isRightToLeft, lines: part.lines)
    }
  }
}
