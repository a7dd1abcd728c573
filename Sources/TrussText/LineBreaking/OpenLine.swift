/// A line that pieces are put on, one after the other. Its places are offsets in UTF-8.
///
/// A piece that ends with a soft hyphen may fit while the hyphen does not. It stays on the line as long as the next
/// pieces fit too; where one does not, the line ends before it, and it is put on the next.
struct OpenLine {
  /// Where the line starts.
  let start: Int
  /// Its first piece.
  private let first: Int
  /// What its width may not exceed.
  private let limit: Double
  /// Where the line ends when it is broken: behind the last piece that may end it.
  private(set) var end: Int
  /// The piece that the next line begins with then.
  private(set) var resumption: Int
  /// Whether there is any text before `end`.
  private(set) var holdsText = false
  /// Where the last piece's text ends.
  private var textEnd: Int
  /// The width up to `textEnd`.
  private var width = 0.0
  /// The width of the white space behind `textEnd`.
  private var gap = 0.0

  init(first: Int, at start: Int, limit: Double) {
    self.first = first
    self.start = start
    self.limit = limit
    end = start
    resumption = first
    textEnd = start
  }

  /// Whether the line has room for a piece's text. One without a piece has for any.
  func takes(_ piece: MeasuredText.Piece, _ number: Int) -> Bool {
    piece.isEmpty || number == first || width + gap + piece.textWidth <= limit
  }

  /// Puts on a piece that the line takes.
  mutating func add(_ piece: MeasuredText.Piece, _ number: Int) {
    if piece.isEmpty {
      if resumption == number { resumption += 1 }
      gap += piece.trailingWidth
      return
    }
    width += gap + piece.textWidth
    gap = piece.trailingWidth
    textEnd = piece.textEnd
    guard width + piece.hyphenWidth <= limit || number == first else { return }
    end = piece.hyphenWidth > 0 ? piece.end : textEnd
    resumption = number + 1
    holdsText = true
  }

  /// Where the line ends with its paragraph, after the last piece: behind the white space if it fits.
  func lastEnd(behind piece: MeasuredText.Piece) -> Int {
    // A soft hyphen at the end of a line would be shown.
    width + gap <= limit && !piece.endsWithSoftHyphen ? piece.end : textEnd
  }
}
