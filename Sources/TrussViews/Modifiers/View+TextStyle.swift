import TrussIR

extension View {
  /// Limits the lines of the view's text, and of all texts inside it that set no limit. Where there are more lines, the
  /// last one shown ends with an ellipsis: see `truncationMode(_:)`. Nil is for as many lines as there are; less than 1
  /// is an error when the view is laid out.
  ///
  ///     Text(article).lineLimit(2)
  ///
  /// A text with a limit may be cut, so it has no minimum size in a stack (CSS' `overflow: hidden`): it gets narrower
  /// than its longest word, and lower than its lines, before its stack overflows.
  public consuming func lineLimit(_ lines: Int?, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    let limit = TextStyle.LineLimit(lines: lines, location: SourceLine(fileID: fileID, line: line))
    return modified { $0.rare.textStyle.lineLimit = $0.rare.textStyle.lineLimit ?? limit }
  }

  /// Limits the lines of the view's texts, and reserves the height of that many lines for texts with fewer.
  public consuming func lineLimit(
    _ lines: Int, reservesSpace: Bool, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    limited(lines, least: reservesSpace ? lines : 0, fileID, line)
  }

  /// Limits the lines of the view's texts to the last number of a range, and gives the texts at least the height of the
  /// first number of lines.
  public consuming func lineLimit(
    _ range: ClosedRange<Int>, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    limited(range.upperBound, least: range.lowerBound, fileID, line)
  }

  /// Limits the lines of the view's texts.
  public consuming func lineLimit(
    _ range: PartialRangeThrough<Int>, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    limited(range.upperBound, least: 0, fileID, line)
  }

  /// Gives the view's texts the height of so many lines at least.
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

  /// Sets which part of a text's last line is replaced by an ellipsis where not all lines are shown, for the view and
  /// all views inside it that set no other mode; the end by default.
  ///
  ///     Text("/Users/ada/Documents/notes.txt").lineLimit(1).truncationMode(.middle)
  public consuming func truncationMode(_ mode: Text.TruncationMode) -> ModifiedView {
    modified { $0.rare.textStyle.truncationMode = $0.rare.textStyle.truncationMode ?? mode }
  }

  /// Aligns the lines of a text in its frame, for the view and all inside it that set no other alignment; leading by
  /// default. The stack places the text itself.
  ///
  ///     Text(article).multilineTextAlignment(.center)
  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedView {
    modified { $0.rare.textStyle.alignment = $0.rare.textStyle.alignment ?? alignment }
  }

  /// Makes the view's texts bold, or regular, and those of all views inside that set no weight. SVG shows it, and text
  /// with colours.
  ///
  ///     Text("Total").bold()
  public consuming func bold(_ isBold: Bool = true) -> ModifiedView { fontWeight(isBold ? .bold : .regular) }

  /// Sets the weight of the view's texts, and of those of all views inside that set none. It wins over the weight of
  /// the view's font. From `semibold` on, text with colours shows it as bold. Nil leaves it unchanged.
  ///
  ///     Text("Total").fontWeight(.semibold)
  public consuming func fontWeight(_ weight: Font.Weight?) -> ModifiedView {
    modified { $0.rare.textStyle.weight = $0.rare.textStyle.weight ?? weight }
  }

  /// Makes the view's texts italic, or not, and those of all views inside that don't set it.
  ///
  ///     Text("in passing").italic()
  public consuming func italic(_ isItalic: Bool = true) -> ModifiedView {
    modified { $0.rare.textStyle.isItalic = $0.rare.textStyle.isItalic ?? isItalic }
  }

  /// Sets the view's texts, and those of all views inside that don't set it, in the monospaced face, or in the font's
  /// own.
  ///
  ///     Text("swift build").monospaced()
  public consuming func monospaced(_ isMonospaced: Bool = true) -> ModifiedView {
    modified { $0.rare.textStyle.isMonospaced = $0.rare.textStyle.isMonospaced ?? isMonospaced }
  }

  /// Returns the view unchanged: in the built-in faces all digits have one width.
  public consuming func monospacedDigit() -> Self { self }

  /// Underlines the view's texts, or does not, and those of all views inside that don't set it; by default with a solid
  /// line in the colour of the letters. SVG shows it, and text with colours; terminals of 16 colours show each form as
  /// solid.
  ///
  ///     Text("important").underline()
  public consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedView {
    modified {
      $0.rare.textStyle.underline = $0.rare.textStyle.underline ?? TextStyle.Underline(isActive, pattern, color)
    }
  }

  /// Strikes through the view's texts, or does not, and those of all views inside that don't set it. SVG shows it, and
  /// text with colours.
  ///
  ///     Text("12.50").strikethrough()
  public consuming func strikethrough(_ isStruckThrough: Bool = true) -> ModifiedView {
    modified { $0.rare.textStyle.isStruckThrough = $0.rare.textStyle.isStruckThrough ?? isStruckThrough }
  }
}
