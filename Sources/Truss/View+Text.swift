package import TrussDrawing
public import TrussLayout
import TrussSystem
public import TrussTree
public import TrussViews

extension View {
  /// Draws the view with box-drawing characters, laid out in cells. A cell represents 5 by 10 points, or 8 by 16 points
  /// for a root in `.stackStyle(.swiftUI)`.
  ///
  ///     print(try SignIn().text(columns: 40))
  ///
  /// - Parameters:
  ///   - columns: the width in columns, or nil to fit it to the content.
  ///   - rows: the height in rows, or nil to fit it to the content.
  ///   - environment: the environment in which the view is laid out.
  ///   - strict: whether any diagnostic is thrown as an error, as by `LayoutResult.strict()`.
  /// - Returns: lines without trailing spaces, and without a newline after the last line.
  /// - Throws: `LayoutError` in the same cases as `layout(columns:rows:cell:)`.
  public func text(
    columns: Int? = nil, rows: Int? = nil, environment: EnvironmentValues = EnvironmentValues(),
    strict: Bool = false
  ) throws(LayoutError) -> String {
    try layout(columns: columns, rows: rows, environment: environment, strict: strict).text
  }

  /// Draws the view like `text(columns:rows:)`, but with `+`, `-` and `|`. Only the view's own text can contain
  /// characters outside ASCII.
  ///
  ///     print(try SignIn().ascii(columns: 40))
  ///
  /// - Throws: `LayoutError` in the same cases as `layout(columns:rows:cell:)`.
  public func ascii(
    columns: Int? = nil, rows: Int? = nil, environment: EnvironmentValues = EnvironmentValues(),
    strict: Bool = false
  ) throws(LayoutError) -> String {
    try layout(columns: columns, rows: rows, environment: environment, strict: strict).ascii
  }

  /// Not available: text output is laid out in cells.
  @available(*, unavailable, message: "text is laid out in cells: write text(columns: 40); a column is 5 points")
  public func text(width: Double, height: Double? = nil) throws(LayoutError) -> String { "" }

  /// Not available: a picture in pixels.
  @available(
    *, unavailable,
    message: "write svg(width: 300) to a file, and convert the file: rsvg-convert -z 2 a.svg -o a.png"
  )
  public func png(width: Double? = nil, height: Double? = nil) throws(LayoutError) -> String { "" }
}

extension LayoutResult {
  /// The layout drawn with box-drawing characters: one unit of length is one cell. It is meant for layouts in cells; a
  /// layout of 300 by 200 points fills 300 columns and 200 rows.
  public var text: String { TextRenderer(charset: .unicode).render(displayList) }

  /// The layout drawn in ASCII: one unit of length is one cell.
  public var ascii: String { TextRenderer(charset: .ascii).render(displayList) }

  /// The layout drawn with box-drawing characters. Below each row that contains styled text, a second row marks the
  /// style of each letter: `*` for bold, `/` for italic, `_` for underlined, `-` for struck through, and `+` for
  /// several.
  ///
  /// ```text
  /// Total 12.50
  ///       *****
  /// ```
  public var markedText: String { TextRenderer(notes: .marks).render(displayList) }

  /// The layout drawn with box-drawing characters. Below each row that has colours or styled letters, a second row
  /// lists the styles in words, with the columns counted from 1. Colours are taken from the layout's colour scheme, and
  /// have their names if the package defines one.
  ///
  /// ```text
  /// Total 12.50
  /// ~ 1-5 secondary; 7-11 bold red on yellow
  /// ```
  public var styledText: String {
    TextRenderer(isDark: tree.environment.colorScheme == .dark, notes: .styles).render(displayList)
  }

  /// The layout drawn as text, with one cell for each unit of length. It can have colours, bars at both ends of each
  /// line, or an overlay that explains the layout.
  ///
  ///     print(layout.text(.overlay, colors: .automatic))
  ///
  /// Letters and lines in the primary colour, and the background, have the terminal's own colours. Each line sets and
  /// resets its colours, so that it can be used alone.
  ///
  /// An overlay shows the width above the picture and the height to the left of it, in columns and rows. In the
  /// picture's free cells it shows the lengths of gaps and insets, names, sizes and guides. All numbers are in whole
  /// cells, as drawn; a number that does not fit is omitted. A view with a diagnostic has a mark at a corner, such as
  /// `!1`. The message is below the picture, in the line with this mark.
  ///
  /// - Parameters:
  ///   - drawing: the views alone (the default), or the views with an overlay that explains their frames.
  ///   - ascii: whether to draw in ASCII; with box-drawing characters by default.
  ///   - framed: whether each line is between two `|`, and keeps its trailing spaces.
  ///   - colors: the colours to use; none by default. `.automatic` uses the colours that this process' output supports.
  ///   - scheme: whether the terminal's background is dark or light; dark by default. Truss does not detect the
  ///     background.
  ///   - theme: the theme's colours; by default the colours of the views.
  /// - Returns: lines, without a newline at the end.
  public func text(
    _ drawing: SVG.Drawing = .views, ascii: Bool = false, framed: Bool = false, colors: TextColors = .none,
    scheme: ColorScheme = .dark, theme: Theme = .plain
  ) -> String {
    let renderer = TextRenderer(
      charset: ascii ? .ascii : .unicode, colors: colors.depth, isDark: scheme == .dark, theme: theme, isFramed: framed)
    return drawing.text(of: self, in: renderer)
  }
}

/// The colours of text output.
///
///     print(try form.layout(columns: 80).text(colors: .automatic))
public enum TextColors: String, CaseIterable, Sendable {
  /// No colours, and no escape sequences.
  case none
  /// The 16 colours of every terminal, in the terminal's own shades.
  case ansi16
  /// The 256 colours of xterm.
  case ansi256
  /// Red, green and blue, from 0 to 255 each.
  case trueColor

  /// The colours that the standard output of this process supports, see `init(environment:isTerminal:)`.
  public static var automatic: TextColors {
    TextColors(
      environment: ThisProcess.variables("NO_COLOR", "TERM", "COLORTERM"), isTerminal: Descriptor.output.isTerminal)
  }

  /// Chooses the colours that an output supports.
  ///
  /// - None if the output is not a terminal, if `NO_COLOR` is set and not empty (https://no-color.org), or if `TERM` is
  ///   `dumb`, empty or not set.
  /// - True colour if `COLORTERM` is `truecolor` or `24bit`, or if `TERM` ends in `-direct`.
  /// - 256 colours if `TERM` contains `256`, otherwise 16.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - isTerminal: whether the output goes to a terminal.
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

  /// The case of `ColorDepth` with the same raw value. If `ColorDepth` has no such case, text output is drawn without
  /// colours.
  package var depth: ColorDepth { ColorDepth(rawValue: rawValue) ?? .none }
}
