import TrussText

/// Lines with sequences of SGR between their characters, `ESC [ … m`, which take no columns.
enum StyledLine {
  /// A line, or several, without its sequences.
  static func plain(_ line: String) -> String {
    String(pieces(of: line).filter { !$0.isSequence }.map(\.text).joined())
  }

  /// The columns that a line takes.
  static func width(of line: String) -> Int { CellWidth.of(plain(line)) }

  /// The beginning of a line, in a number of columns at most. All of its sequences are kept, so that what begins in
  /// the line ends in it.
  static func cropped(_ line: String, to columns: Int) -> String {
    var output = ""
    var left = columns
    for piece in pieces(of: line) {
      if piece.isSequence {
        output += piece.text
        continue
      }
      for character in piece.text {
        let width = CellWidth.of(character)
        // Behind the first character that has no room nothing is shown, however narrow.
        guard width <= left else {
          left = -1
          break
        }
        left -= width
        output.append(character)
      }
    }
    return output
  }

  private struct Piece {
    var text: Substring
    var isSequence: Bool
  }

  private static func pieces(of line: String) -> [Piece] {
    var pieces: [Piece] = []
    let scalars = line.unicodeScalars
    var start = scalars.startIndex
    while let escape = scalars[start...].firstIndex(of: "\u{1B}") {
      pieces.append(Piece(text: Substring(scalars[start..<escape]), isSequence: false))
      let end = scalars[escape...].firstIndex(of: "m").map(scalars.index(after:)) ?? scalars.endIndex
      pieces.append(Piece(text: Substring(scalars[escape..<end]), isSequence: true))
      start = end
    }
    pieces.append(Piece(text: Substring(scalars[start...]), isSequence: false))
    return pieces
  }
}
