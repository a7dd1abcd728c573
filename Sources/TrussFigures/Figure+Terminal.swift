import Truss

extension Figure {
  /// The figure as a terminal shows it: in its colours, and no wider than it is. A figure that is wider is laid out at
  /// the terminal's width; where that is more than it can bear, it is cut at the terminal's edge, with a note.
  func textPicture(_ charset: Charset, on terminal: FigureTerminal) throws(LayoutError) -> Picture<String> {
    let picture = try textPicture(charset, colors: terminal.colors, scheme: terminal.scheme)
    guard let columns = terminal.columns else { return picture }
    let width = picture.width
    if width <= columns { return picture }
    if let fitted = try fitted(charset, on: terminal, to: columns) { return fitted }
    let lines = picture.form.split(separator: "\n", omittingEmptySubsequences: false)
      .map { StyledLine.cropped(String($0), to: columns) }
    return Picture(
      form: (lines + [terminal.note(hidden: width - columns)]).joined(separator: "\n"),
      diagnostics: picture.diagnostics)
  }

  /// The figure laid out so that it is no wider than a number of columns, where nothing is lost by that.
  private func fitted(
    _ charset: Charset, on terminal: FigureTerminal, to columns: Int
  ) throws(LayoutError) -> Picture<String>? {
    func picture(_ columns: Int) -> Picture<String>? {
      try? textPicture(charset, colors: terminal.colors, scheme: terminal.scheme, columns: columns)
    }
    guard let first = picture(columns) else { return nil }
    // What explains a layout stands around it too.
    let margin = drawing == .views ? 0 : max(0, first.width - columns)
    guard let fitted = margin == 0 ? first : picture(columns - margin), fitted.width <= columns else { return nil }
    // The numbers of an overlay differ, so views are compared.
    func views(_ columns: Int?) throws(LayoutError) -> Picture<String> {
      try textPicture(charset, columns: columns, drawing: .views)
    }
    return try views(columns - margin).showsAll(of: views(nil)) ? fitted : nil
  }
}

extension Figure.Picture<String> {
  /// Whether a narrower picture reports nothing that the wider one doesn't, and has no piece of a word that is whole
  /// there: of a text that is shortened, or of a word that has no room.
  fileprivate func showsAll(of wider: Self) -> Bool {
    let kinds = wider.diagnostics.map(\.kind)
    guard diagnostics.allSatisfy({ kinds.contains($0.kind) }) else { return false }
    let whole = wider.words
    return words.subtracting(whole).allSatisfy { piece in !whole.contains { $0.contains(piece) } }
  }

  private var words: Set<Substring> { Set(StyledLine.plain(form).split { !$0.isLetter && !$0.isNumber }) }

  /// The columns of the widest line.
  fileprivate var width: Int {
    form.split(separator: "\n").reduce(0) { max($0, StyledLine.width(of: String($1))) }
  }
}
