extension View {
  /// Makes the letters of the view, and of all inside it that set no weight, bold. SVG shows it, and text with colours.
  ///
  /// - Parameter isBold: whether they are; false makes them regular.
  public consuming func bold(_ isBold: Bool = true) -> ModifiedView { fontWeight(isBold ? .bold : .regular) }

  /// Sets how thick the letters of the view are, and those of all inside it that set no weight. It wins over the weight
  /// of the view's font.
  ///
  /// - Parameter weight: the weight; from `semibold` on, text with colours shows it as bold. Nil sets none.
  public consuming func fontWeight(_ weight: Font.Weight?) -> ModifiedView {
    modified { $0.textStyle.weight = weight }
  }

  /// Makes the letters of the view italic, and those of all inside it that say nothing of it.
  ///
  /// - Parameter isItalic: whether they are.
  public consuming func italic(_ isItalic: Bool = true) -> ModifiedView {
    modified { $0.textStyle.isItalic = isItalic }
  }

  /// Gives the letters of the view the monospaced face, and those of all inside it.
  ///
  /// - Parameter isMonospaced: whether they have it; false leaves them in the font's face.
  public consuming func monospaced(_ isMonospaced: Bool = true) -> ModifiedView {
    modified { $0.textStyle.isMonospaced = isMonospaced }
  }

  /// Draws a line under the texts of the view, and under all inside it that say nothing of it. SVG shows it, and text
  /// with colours.
  ///
  /// - Parameter isUnderlined: whether there is a line.
  public consuming func underline(_ isUnderlined: Bool = true) -> ModifiedView {
    modified { $0.textStyle.isUnderlined = isUnderlined }
  }

  /// Draws a line through the texts of the view, and through all inside it that say nothing of it. SVG shows it, and
  /// text with colours.
  ///
  /// - Parameter isStruckThrough: whether there is a line.
  public consuming func strikethrough(_ isStruckThrough: Bool = true) -> ModifiedView {
    modified { $0.textStyle.isStruckThrough = isStruckThrough }
  }
}
