import Truss

/// The lines of the interactive screen, as a terminal shows them.
struct ScreenPicture {
  /// As many as the terminal has rows.
  let lines: [String]
  let scrollLimit: Int

  /// Lays the screen out and draws it.
  ///
  /// - Parameters:
  ///   - hasStyles: whether the chosen line and the title of the panel that has the focus are shown in reverse video; they
  ///     have a mark in any case.
  ///   - colors: the colours of boxes, code and words; without them nothing is lost.
  ///   - scheme: whether the terminal's ground is dark or light.
  init(
    of session: PlaygroundSession, columns: Int, rows: Int, isUnicode: Bool, hasStyles: Bool,
    colors: TextColors = .none, scheme: ColorScheme = .dark
  ) {
    let screen = PlaygroundScreen(session: session, columns: columns, rows: rows, isUnicode: isUnicode)
    scrollLimit = screen.scrollLimit
    do {
      let layout = try screen.layout(columns: columns, rows: rows)
      // The no-break space that keeps a frame on one line is copied as a blank.
      var lines = layout.text(ascii: !isUnicode, colors: colors, scheme: scheme).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .map { String($0.map { $0 == "\u{A0}" ? " " : $0 }) }
      for name in [PlaygroundScreen.selected, PlaygroundScreen.focused] {
        guard hasStyles, let frame = layout.frame(of: name) else { continue }
        let row = Int(clamping: frame.y.cellEdge)
        let first = Int(clamping: frame.minX.cellEdge)
        let columns = first..<max(first, Int(clamping: frame.maxX.cellEdge))
        if lines.indices.contains(row) { lines[row] = FramePainter.reversed(lines[row], columns: columns) }
      }
      self.lines = lines
    } catch {
      // The stack's own faults are among its messages; one of the screen itself is shown as it is.
      lines = [String(error.description.prefix(columns))] + Array(repeating: "", count: max(0, rows - 1))
    }
  }
}
