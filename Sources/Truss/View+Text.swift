import Foundation
package import TrussDrawing
public import TrussLayout
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

  /// Draws the view with `+`, `-`, `|` and nothing past ASCII but the view's own text; all else is as in
  /// `text(columns:rows:)`.
  ///
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

extension Layout {
  /// The layout drawn with box-drawing characters, one unit a cell. Meant for layouts in cells; one in points is as
  /// many columns and rows large as it has points.
  public var text: String { TextRenderer(charset: .unicode).render(displayList) }

  /// The layout drawn in ASCII, one unit a cell.
  public var ascii: String { TextRenderer(charset: .ascii).render(displayList) }

  /// The layout drawn with box-drawing characters, and below each row whose letters are set in some way a row with a mark
  /// under each of them: `*` for bold, `/` for italic, `_` for underlined, `-` for struck through, and `+` for several.
  ///
  ///     Total 12.50
  ///           *****
  public var markedText: String { TextRenderer(marksLetters: true).render(displayList) }

  /// The layout drawn as text, one unit a cell, in colours or between bars, or with what explains it.
  ///
  ///     print(layout.text(.overlay, colors: .automatic))
  ///
  /// Letters and lines in the primary colour, and the ground, are left to the terminal. Colours begin and end in each
  /// line.
  ///
  /// An overlay has the width above the picture and the height at its left, in columns and rows, and in the picture's
  /// free cells the numbers of gaps and insets, names, sizes and guides. They count whole cells, as these are drawn. A
  /// number that finds no room is left out. A view that a diagnostic is about has a mark at a corner, such as `!1`, and
  /// the line with this mark below the picture tells what is wrong.
  ///
  /// - Parameters:
  ///   - drawing: what is drawn: the views, or what explains their frames too; the views by default.
  ///   - ascii: whether it is drawn in ASCII; with box-drawing characters by default.
  ///   - framed: whether each line keeps its trailing spaces, between two `|` that show where it ends.
  ///   - colors: the colours that it may have; none by default. `.automatic` is what the output of this process
  ///     supports.
  ///   - scheme: whether it is seen on a dark ground, which no terminal tells; dark by default.
  ///   - theme: the colours that it is drawn in; those of the views by default.
  /// - Returns: lines, with no newline after the last.
  public func text(
    _ drawing: SVG.Drawing = .views, ascii: Bool = false, framed: Bool = false, colors: TextColors = .none,
    scheme: ColorScheme = .dark, theme: Theme = .plain
  ) -> String {
    let renderer = TextRenderer(
      charset: ascii ? .ascii : .unicode, colors: colors.depth, isDark: scheme == .dark, theme: theme, isFramed: framed)
    return drawing.text(of: self, in: renderer)
  }
}

/// How many colours a text may have.
///
///     print(try form.layout(columns: 80).text(colors: .automatic))
public enum TextColors: String, CaseIterable, Sendable {
  /// No colours, and no escape sequences.
  case none
  /// The 16 colours that every terminal has, as it shows them.
  case ansi16
  /// The 256 colours of xterm.
  case ansi256
  /// Red, green and blue, from 0 to 255 each.
  case trueColor

  /// The colours that the standard output of this process supports, see `init(environment:isTerminal:)`.
  public static var automatic: TextColors {
    TextColors(environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) != 0)
  }

  /// The colours that an output supports.
  ///
  /// - None where it is no terminal, where `NO_COLOR` is there and not empty (https://no-color.org), and where `TERM` is
  ///   `dumb` or missing.
  /// - True colour where `COLORTERM` is `truecolor` or `24bit`.
  /// - 256 colours where `TERM` says so, else 16.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - isTerminal: whether somebody sees the output in a terminal.
  public init(environment: [String: String], isTerminal: Bool) {
    let term = environment["TERM"] ?? ""
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    if !isTerminal || isRefused || term.isEmpty || term == "dumb" {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || term.hasSuffix("-direct") {
      self = .trueColor
    } else {
      self = term.contains("256") ? .ansi256 : .ansi16
    }
  }

  /// The depth of the same name.
  package var depth: ColorDepth { ColorDepth(rawValue: rawValue) ?? .none }
}
