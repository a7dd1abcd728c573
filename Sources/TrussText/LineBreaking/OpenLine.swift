/// A line that pieces are put on, one after the other.
///
/// A piece that ends with a soft hyphen may fit while the hyphen does not. It stays on the line as long as the next
/// pieces fit too; where one does not, the line ends before it, and it is put on the next.
struct OpenLine {
  /// Where the line starts.
  let start: String.Index
  /// What its width may not exceed.
  private let limit: Double
  /// Where the line ends when it is broken: behind the last piece that may end it.
  private(set) var end: String.Index
  /// Where the next line's pieces begin then.
  private(set) var resumption: String.Index
  /// Whether there is any text before `end`.
  private(set) var holdsText = false
  /// Where the last piece's text ends.
  private var textEnd: String.Index
  /// The width up to `textEnd`.
  private var width = 0.0
  /// The width of the white space behind `textEnd`.
  private var gap = 0.0

  init(at start: String.Index, limit: Double) {
    self.start = start
    self.limit = limit
    end = start
    resumption = start
    textEnd = start
  }

  /// Whether the line has room for a piece's text. One without a piece has for any.
  func takes(_ text: Substring, _ textWidth: Double) -> Bool {
    text.isEmpty || text.startIndex == start || width + gap + textWidth <= limit
  }

  /// Puts on a piece that the line takes.
  mutating func add(_ piece: LinePieces.Element, _ textWidth: Double, hyphenWidth: Double, trailingWidth: Double) {
    if piece.text.isEmpty {
      if resumption == piece.text.startIndex { resumption = piece.trailing.endIndex }
      gap += trailingWidth
      return
    }
    width += gap + textWidth
    gap = trailingWidth
    textEnd = piece.text.endIndex
    guard width + hyphenWidth <= limit || piece.text.startIndex == start else { return }
    end = hyphenWidth > 0 ? piece.trailing.endIndex : textEnd
    resumption = piece.trailing.endIndex
    holdsText = true
  }

  /// Where the line ends with its paragraph, after the last piece: behind the white space if it fits.
  func lastEnd(behind piece: LinePieces.Element) -> String.Index {
    // A soft hyphen at the end of a line would be shown.
    let isShown = piece.trailing.unicodeScalars.last == LineBreaker.softHyphen
    return width + gap <= limit && !isShown ? piece.trailing.endIndex : textEnd
  }
}
