extension View {
  /// Makes the view's texts bold, and those of all views inside that set no weight. SVG shows it, and text with colours.
  ///
  /// - Parameter isBold: whether they are; false makes them regular.
  public consuming func bold(_ isBold: Bool = true) -> ModifiedView { fontWeight(isBold ? .bold : .regular) }

  /// Sets the weight of the view's texts, and of those of all views inside that set none. It wins over the weight of the
  /// view's font.
  ///
  /// - Parameter weight: the weight; from `semibold` on, text with colours shows it as bold. Nil sets none.
  public consuming func fontWeight(_ weight: Font.Weight?) -> ModifiedView {
    modified { $0.textStyle.weight = $0.textStyle.weight ?? weight }
  }

  /// Makes the view's texts italic, and those of all views inside that don't set it.
  ///
  /// - Parameter isItalic: whether they are.
  public consuming func italic(_ isItalic: Bool = true) -> ModifiedView {
    modified { $0.textStyle.isItalic = $0.textStyle.isItalic ?? isItalic }
  }

  /// Sets the view's texts, and those of all views inside, in the monospaced face.
  ///
  /// - Parameter isMonospaced: whether they have it; false leaves them in the font's face.
  public consuming func monospaced(_ isMonospaced: Bool = true) -> ModifiedView {
    modified { $0.textStyle.isMonospaced = $0.textStyle.isMonospaced ?? isMonospaced }
  }

  /// Gives all digits one width, which those of the built-in faces have: the view as it is.
  public consuming func monospacedDigit() -> Self { self }

  /// Underlines the view's texts, and those of all views inside that don't set it. SVG shows it, and text with colours.
  ///
  /// - Parameters:
  ///   - isActive: whether there is a line.
  ///   - pattern: the form of the line; solid by default. Terminals of 16 colours show each as solid.
  ///   - color: the line's colour; nil, the default, for that of the letters.
  public consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedView {
    modified { $0.textStyle.underline = $0.textStyle.underline ?? TextStyle.Underline(isActive, pattern, color) }
  }

  /// Strikes through the view's texts, and those of all views inside that don't set it. SVG shows it, and text with
  /// colours.
  ///
  /// - Parameter isStruckThrough: whether there is a line.
  public consuming func strikethrough(_ isStruckThrough: Bool = true) -> ModifiedView {
    modified { $0.textStyle.isStruckThrough = $0.textStyle.isStruckThrough ?? isStruckThrough }
  }
}
