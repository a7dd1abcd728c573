import TrussIR

extension View {
  /// Limits the number of lines of the view's text, and of texts inside that set no limit. A text with more lines ends
  /// with an ellipsis in its last visible line: see `truncationMode(_:)`. Nil removes the limit; less than 1 is an
  /// error when the view is laid out.
  ///
  ///     Text(article).lineLimit(2)
  ///
  /// A text with a limit has no minimum size in a stack (CSS' `overflow: hidden`). Before the stack overflows, the text
  /// becomes narrower than its longest word, and lower than its lines.
  public consuming func lineLimit(_ lines: Int?, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    let limit = TextStyle.LineLimit(lines: lines, location: SourceLine(fileID: fileID, line: line))
    return modified { $0.rare.textStyle.lineLimit = $0.rare.textStyle.lineLimit ?? limit }
  }

  /// Limits the number of lines of the view's texts, and reserves the height of that many lines for shorter texts.
  public consuming func lineLimit(
    _ lines: Int, reservesSpace: Bool, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    limited(lines, least: reservesSpace ? lines : 0, fileID, line)
  }

  /// Limits the number of lines of the view's texts to the upper bound of a range, and gives texts at least the height
  /// of as many lines as the lower bound.
  public consuming func lineLimit(
    _ range: ClosedRange<Int>, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    limited(range.upperBound, least: range.lowerBound, fileID, line)
  }

  /// Limits the number of lines of the view's texts.
  public consuming func lineLimit(
    _ range: PartialRangeThrough<Int>, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    limited(range.upperBound, least: 0, fileID, line)
  }

  /// Gives the view's texts at least the height of a number of lines.
  public consuming func lineLimit(
    _ range: PartialRangeFrom<Int>, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    limited(nil, least: range.lowerBound, fileID, line)
  }

  private consuming func limited(_ lines: Int?, least: Int, _ fileID: String, _ line: Int) -> ModifiedView {
    let location = SourceLine(fileID: fileID, line: line)
    let limit = TextStyle.LineLimit(lines: lines, least: max(0, min(least, 10_000)), location: location)
    return modified { $0.rare.textStyle.lineLimit = $0.rare.textStyle.lineLimit ?? limit }
  }

  /// Sets which part of a text's last line is replaced by an ellipsis if not all lines are visible, for the view and
  /// all views inside that do not set their own mode; the end by default.
  ///
  ///     Text("/Users/ada/Documents/notes.txt").lineLimit(1).truncationMode(.middle)
  public consuming func truncationMode(_ mode: Text.TruncationMode) -> ModifiedView {
    modified { $0.rare.textStyle.truncationMode = $0.rare.textStyle.truncationMode ?? mode }
  }

  /// Aligns the lines of a text within its frame, for the view and all views inside that do not set their own
  /// alignment; leading by default. The stack decides the position of the frame.
  ///
  ///     Text(article).multilineTextAlignment(.center)
  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedView {
    modified { $0.rare.textStyle.alignment = $0.rare.textStyle.alignment ?? alignment }
  }

  /// Makes the texts of the view, and of all views inside that set no weight, bold or regular. The weight is visible in
  /// SVG and in text output with colours.
  ///
  ///     Text("Total").bold()
  public consuming func bold(_ isBold: Bool = true) -> ModifiedView { fontWeight(isBold ? .bold : .regular) }

  /// Sets the weight of the texts of the view, and of all views inside that set no weight. It replaces the weight of
  /// the view's font. In text output with colours, letters are bold from `semibold` on. Nil leaves the weight
  /// unchanged.
  ///
  ///     Text("Total").fontWeight(.semibold)
  public consuming func fontWeight(_ weight: Font.Weight?) -> ModifiedView {
    modified { $0.rare.textStyle.weight = $0.rare.textStyle.weight ?? weight }
  }

  /// Makes the texts of the view, and of all views inside that do not set their own slant, italic or upright.
  ///
  ///     Text("in passing").italic()
  public consuming func italic(_ isItalic: Bool = true) -> ModifiedView {
    modified { $0.rare.textStyle.isItalic = $0.rare.textStyle.isItalic ?? isItalic }
  }

  /// Sets the texts of the view in the monospaced face or, if `isMonospaced` is false, in the font's own face. Views
  /// inside can override it.
  ///
  ///     Text("swift build").monospaced()
  public consuming func monospaced(_ isMonospaced: Bool = true) -> ModifiedView {
    modified { $0.rare.textStyle.isMonospaced = $0.rare.textStyle.isMonospaced ?? isMonospaced }
  }

  /// Returns the view unchanged: in the built-in faces all digits have the same width.
  public consuming func monospacedDigit() -> Self { self }

  /// Underlines the texts of the view or, if `isActive` is false, removes the underline. Views inside can override it.
  /// By default the line is solid and has the colour of the letters. It is visible in SVG and in text output with
  /// colours; terminals with 16 colours show every pattern as solid.
  ///
  ///     Text("important").underline()
  public consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedView {
    modified {
      $0.rare.textStyle.underline = $0.rare.textStyle.underline ?? TextStyle.Underline(isActive, pattern, color)
    }
  }

  /// Strikes through the texts of the view or, if `isStruckThrough` is false, removes the line. Views inside can
  /// override it. The line is visible in SVG and in text output with colours.
  ///
  ///     Text("12.50").strikethrough()
  public consuming func strikethrough(_ isStruckThrough: Bool = true) -> ModifiedView {
    modified { $0.rare.textStyle.isStruckThrough = $0.rare.textStyle.isStruckThrough ?? isStruckThrough }
  }
}
