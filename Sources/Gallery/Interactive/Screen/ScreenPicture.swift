import Truss

/// The lines of the interactive screen, as a terminal shows them.
struct ScreenPicture {
  /// One line for each row of the terminal.
  let lines: [String]
  let scrollLimit: Int

  /// Lays the screen out and draws it.
  ///
  /// - Parameters:
  ///   - hasStyles: whether the selected line and the title of the focused panel are in reverse video, in addition to
  ///     their marks.
  ///   - colors: the colours of boxes, code and words, which add no information.
  ///   - scheme: whether the terminal's background is dark or light.
  init(
    of session: PlaygroundSession, columns: Int, rows: Int, isUnicode: Bool, hasStyles: Bool,
    colors: TextColors = .none, scheme: ColorScheme = .dark
  ) {
    let screen = PlaygroundScreen(session: session, columns: columns, rows: rows, isUnicode: isUnicode)
    scrollLimit = screen.scrollLimit
    do {
      let layout = try screen.layout(columns: columns, rows: rows)
      // Replaces no-break spaces, which keep each frame on one line, so that copied text contains plain spaces.
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
      // Errors of the stack are among its messages; an error of the screen itself is shown as the only line.
      lines = [String(error.description.prefix(columns))] + Array(repeating: "", count: max(0, rows - 1))
    }
  }
}
