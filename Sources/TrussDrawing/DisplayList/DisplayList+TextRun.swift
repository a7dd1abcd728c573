package import TrussViews

extension DisplayList {
  /// One line of text in one font and colour.
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
    package struct Lines: OptionSet, Sendable {
      package let rawValue: UInt8
      package init(rawValue: UInt8) { self.rawValue = rawValue }
      /// Under the letters.
      package static let under = Lines(rawValue: 1)
      /// Through the letters.
      package static let through = Lines(rawValue: 2)
    }

    /// The text.
    package var string: String
    /// What an ASCII picture shows instead, where the text is a drawing of the package and not the user's own.
    package var ascii: String?
    /// The line's box, in which the alignment places the string; it does not clip it.
    package var frame: Rect
    /// The position of the string in the box.
    package var alignment: Alignment
    /// The distance from the top of the picture to the baseline. A text renderer uses the row of the box's top.
    package var baseline: Double
    /// The face and size; a text renderer has but the terminal's own.
    package var font: Font
    /// The colour of the letters.
    package var color: Color
    /// Whether the text as a whole is read from the right, which decides where its punctuation is. The string is in the
    /// order that it is read in.
    package var isRightToLeft: Bool
    /// The lines along it.
    package var lines: Lines

    /// Makes a line of text; at the left, in the body font and the primary colour by default.
    ///
    /// - Parameters:
    ///   - string: the text.
    ///   - ascii: what an ASCII picture shows instead.
    ///   - frame: the line's box.
    ///   - alignment: the position of the string in the box.
    ///   - baseline: the absolute y of the baseline; the bottom of the box unless given.
    ///   - font: the face and size.
    ///   - color: the colour of the letters.
    ///   - isRightToLeft: whether it is read from the right.
    ///   - lines: the lines along it; none by default.
    package init(
      _ string: String, ascii: String? = nil, frame: Rect, alignment: Alignment = .leading,
      baseline: Double? = nil, font: Font = .body, color: Color = .primary,
      isRightToLeft: Bool = false, lines: Lines = []
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
  }
}
