import TrussDrawing
import TrussLayout
public import TrussTree
public import TrussViews

extension View {
  /// Draws the view with box-drawing characters, laid out in cells.
  ///
  /// - Parameters:
  ///   - columns: the width in columns, or nil to fit it to the content.
  ///   - rows: the height in rows, or nil to fit it to the content.
  ///   - environment: the environment.
  ///   - strict: whether any diagnostic is an error, as `Layout.strict()` throws it.
  /// - Returns: lines without trailing spaces; no newline after the last.
  /// - Throws: `LayoutError`, as `layout(columns:rows:cell:)` does.
  public func text(
    columns: Int? = nil, rows: Int? = nil, environment: EnvironmentValues = EnvironmentValues(),
    strict: Bool = false
  ) throws(LayoutError) -> String {
    try layout(columns: columns, rows: rows, environment: environment, strict: strict).text
  }

  /// Draws the view with `+`, `-`, `|` and nothing past ASCII but the view's own text, laid out in cells.
  ///
  /// - Parameters:
  ///   - columns: the width in columns, or nil to fit it to the content.
  ///   - rows: the height in rows, or nil to fit it to the content.
  ///   - environment: the environment.
  ///   - strict: whether any diagnostic is an error, as `Layout.strict()` throws it.
  /// - Returns: lines without trailing spaces; no newline after the last.
  /// - Throws: `LayoutError`, as `layout(columns:rows:cell:)` does.
  public func ascii(
    columns: Int? = nil, rows: Int? = nil, environment: EnvironmentValues = EnvironmentValues(),
    strict: Bool = false
  ) throws(LayoutError) -> String {
    try layout(columns: columns, rows: rows, environment: environment, strict: strict).ascii
  }

  /// Text is laid out in cells.
  @available(*, unavailable, message: "text is laid out in cells: write text(columns: 40); a column is 5 points")
  public func text(width: Double, height: Double? = nil) throws(LayoutError) -> String { "" }
}
