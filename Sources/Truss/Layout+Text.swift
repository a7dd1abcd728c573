import TrussDrawing
public import TrussLayout
public import TrussViews

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
