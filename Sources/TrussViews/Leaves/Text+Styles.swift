import TrussIR

// These are the words of `View`, for one part of a text: a style that a part already has wins.
extension Text {
  /// Makes the text bold, or regular.
  ///
  /// - Parameter isBold: whether it is bold; true by default.
  public func bold(_ isBold: Bool = true) -> Text { fontWeight(isBold ? .bold : .regular) }

  /// Sets the weight of the letters; nil sets none.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    restyled { $0.textStyle.weight = $0.textStyle.weight ?? weight }
  }

  /// Makes the text italic.
  ///
  /// - Parameter isItalic: whether it is; true by default.
  public func italic(_ isItalic: Bool = true) -> Text {
    restyled { $0.textStyle.isItalic = $0.textStyle.isItalic ?? isItalic }
  }

  /// Sets the text in the monospaced face.
  ///
  /// - Parameter isMonospaced: whether it is; true by default.
  public func monospaced(_ isMonospaced: Bool = true) -> Text {
    restyled { $0.textStyle.isMonospaced = $0.textStyle.isMonospaced ?? isMonospaced }
  }

  /// Gives all digits one width, which those of the built-in faces have: the text as it is.
  public func monospacedDigit() -> Text { self }

  /// Underlines the text.
  ///
  /// - Parameters:
  ///   - isActive: whether there is a line.
  ///   - pattern: the form of the line; solid by default. Terminals of 16 colours show each as solid.
  ///   - color: the line's colour; nil, the default, for that of the letters.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    restyled { $0.textStyle.underline = $0.textStyle.underline ?? TextStyle.Underline(isActive, pattern, color) }
  }

  /// Strikes the text through.
  ///
  /// - Parameter isStruckThrough: whether there is a line; true by default.
  public func strikethrough(_ isStruckThrough: Bool = true) -> Text {
    restyled { $0.textStyle.isStruckThrough = $0.textStyle.isStruckThrough ?? isStruckThrough }
  }

  /// Sets the font of the text.
  public func font(_ font: Font) -> Text { restyled { $0.font = $0.font ?? font } }

  /// Sets the colour of the letters.
  public func foreground(_ color: Color) -> Text { foregroundColor(color) }

  /// SwiftUI's name for `foreground(_:)`.
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }

  /// SwiftUI's earlier name for `foreground(_:)`. Nil sets no colour.
  public func foregroundColor(_ color: Color?) -> Text { restyled { $0.foreground = $0.foreground ?? color } }

  /// Makes the text lead somewhere when it is clicked, in SVG; it keeps its colour.
  ///
  /// - Parameters:
  ///   - target: the address, as `View.link(_:)` takes it. Any other is an error when the view is laid out.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public func link(_ target: String, fileID: String = #fileID, line: Int = #line) -> Text {
    let link = Attributes.Link(target: target, location: SourceLocation(fileID: fileID, line: line))
    return restyled { $0.link = $0.link ?? link }
  }
}
