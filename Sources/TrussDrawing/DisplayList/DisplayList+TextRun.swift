package import TrussViews

extension DisplayList {
  /// One line of text.
  ///
  /// Control characters in it have no width and are not drawn, line breaks among them.
  package struct TextRun: Equatable, Sendable {
    /// The position of a string in a wider box, or the side on which it overflows a narrower one.
    package enum Alignment: CaseIterable, Equatable, Sendable {
      /// At the left edge.
      case leading
      /// In the middle; an odd cell more goes to the right of it.
      case center
      /// At the right edge.
      case trailing
    }

    /// The lines that are drawn along a text.
    package struct Lines: Equatable, Sendable {
      package var under: Text.LineStyle?
      /// Whether there is one through the letters.
      package var isThrough = false

      package static let none = Lines()
    }

    /// A part of the line in its own style, or that is read in another direction than its neighbours.
    package struct Part: Equatable, Sendable {
      /// The text: for SVG in the order in which it is read, for cells from the left to the right.
      package var string: String
      package var font: Font
      /// The colour of the letters.
      package var color: Color
      /// The lines along it.
      package var lines: Lines
      package var link: String?
      package var isRightToLeft: Bool
      /// The distance from the line's left end to the part's.
      package var x = 0.0
      package var width = 0.0
    }

    package var string: String
    /// The replacement in an ASCII picture, if the text is a glyph of the package and not the user's own.
    package var ascii: String?
    /// The line's box, in which the alignment places the string; it does not clip it.
    package var frame: Rect
    package var alignment: Alignment
    /// The distance from the top of the picture to the baseline. A text renderer uses the row of the box's top.
    package var baseline: Double
    /// The face and size; a text renderer has but the terminal's own.
    package var font: Font
    /// The colour of the letters.
    package var color: Color
    /// Whether the text is read from the right, which decides where its punctuation is. For SVG the string is in the
    /// order that it is read in, for cells from the left to the right.
    package var isRightToLeft: Bool
    /// The gradient, if the letters have not just one colour.
    package var gradient: DisplayList.Fill.Gradient?
    /// The lines along it.
    package var lines: Lines
    /// Its parts from left to right if it has several; otherwise empty, and the line has one style.
    package var parts: [Part] = []
    /// The parts of the replacement in an ASCII picture, if there are parts and it differs.
    package var asciiParts: [Part] = []
    /// Whether it is drawn in cells only if no letter is: it is an outline's end, not a text.
    package var leavesLetters = false

    /// Makes a line of text; at the left, on the bottom of its box, in the body font and the primary colour by default.
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

    /// The distance from the top of the picture to where letters in its font rest.
    var lettersBaseline: Double { baseline - font.baselineOffset }

    var partsWidth: Double { parts.last.map { $0.x + $0.width } ?? 0 }

    /// Where the string begins if it is so wide.
    func start(ofWidth width: Double) -> Double {
      switch alignment {
      case .leading: frame.minX
      case .center: frame.midX - width / 2
      case .trailing: frame.maxX - width
      }
    }

    /// The x of the edge or the middle that it is aligned to, whatever its font.
    var anchor: Double { start(ofWidth: 0) }

    /// A part as its own line, with its end, its middle or its start where the line's alignment has them.
    func line(of part: Part) -> TextRun {
      let x = start(ofWidth: partsWidth) + part.x
      return TextRun(
        part.string, frame: Rect(x: x, y: frame.y, width: part.width, height: frame.height),
        alignment: alignment, baseline: baseline, font: part.font, color: part.color,
        isRightToLeft: part.isRightToLeft, lines: part.lines)
    }
  }
}
