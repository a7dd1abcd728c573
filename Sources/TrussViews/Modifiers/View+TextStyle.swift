import TrussIR

extension View {
  /// Limits the lines of the view's text, and of all texts inside it that set no limit. Where there are more lines, the
  /// last one shown ends with an ellipsis: see `truncationMode(_:)`.
  ///
  /// A text with a limit may be cut, so it has no least size in a stack (CSS' `overflow: hidden`): it gets narrower
  /// than its longest word, and lower than its lines, before its stack overflows.
  ///
  /// - Parameters:
  ///   - lines: the most lines, or nil for as many as there are. Less than 1: an error when the view is laid out.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public consuming func lineLimit(_ lines: Int?, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    let limit = TextStyle.LineLimit(lines: lines, location: SourceLocation(fileID: fileID, line: line))
    return modified { $0.textStyle.lineLimit = $0.textStyle.lineLimit ?? limit }
  }

  /// Sets which part of a text's last line is replaced by an ellipsis where not all lines are shown, for the view and
  /// all views inside it that set no other mode; the end by default.
  public consuming func truncationMode(_ mode: Text.TruncationMode) -> ModifiedView {
    modified { $0.textStyle.truncationMode = $0.textStyle.truncationMode ?? mode }
  }

  /// Aligns the lines of a text in its frame, for the view and all inside it that set no other alignment; leading by
  /// default. The stack places the text itself.
  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedView {
    modified { $0.textStyle.alignment = $0.textStyle.alignment ?? alignment }
  }
}
