import Truss

struct ScreenPicture {
  let lines: [String]
  let scrollLimit: Int

  /// Lays the screen out and draws it.
  ///
  /// - Parameters:
  ///   - hasStyles: whether the selected line and the title of the focused panel, which also have marks, are in reverse
  ///     video.
  ///   - colors: the colours of boxes, code and words.
  ///   - scheme: whether the terminal's background is dark or light.
  init(
    of session: PlaygroundSession, columns: Int, rows: Int, isUnicode: Bool, hasStyles: Bool,
    colors: TextColors = .none, scheme: ColorScheme = .dark
  ) {
    let screen = PlaygroundScreen(session: session, columns: columns, rows: rows, isUnicode: isUnicode)
    scrollLimit = screen.scrollLimit
    do {
      let layout = try screen.layout(columns: columns, rows: rows)
      // No-break spaces keep each frame on one line. They are replaced, so that copied text contains plain spaces.
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
      // The panels show errors of the stack. An error of the screen itself is shown as the only line.
      lines = [String(error.description.prefix(columns))] + Array(repeating: "", count: max(0, rows - 1))
    }
  }
}
