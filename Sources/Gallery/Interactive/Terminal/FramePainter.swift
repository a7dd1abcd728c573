import TrussText

/// Turns pictures of a screen into what a terminal is sent: only the lines that have changed, as one text, so that
/// nothing flickers.
struct FramePainter {
  /// The lines on the terminal; empty where it is not known what is there.
  private var shown: [String] = []

  /// Forgets what is on the terminal, which has another size or was not ours.
  mutating func invalidate() { shown = [] }

  /// What to send so that a picture is seen.
  ///
  /// - Parameter lines: the lines of the picture, as many as the terminal has rows and none longer.
  mutating func update(to lines: [String]) -> String {
    var output = shown.isEmpty ? "\u{1B}[2J" : ""
    for (row, line) in lines.enumerated() where row >= shown.count || shown[row] != line {
      // To the line's beginning, blanks to its end, and the line: behind a line that is full, blanks would take its
      // last character.
      output += "\u{1B}[\(row + 1);1H\u{1B}[K\(line)"
    }
    shown = lines
    return output
  }
}

extension FramePainter {
  /// A line with some of its columns in reverse video.
  static func reversed(_ line: String, columns: Range<Int>) -> String {
    var (before, inside, after) = ("", "", "")
    var column = 0
    for character in line {
      if column < columns.lowerBound {
        before.append(character)
      } else if column < columns.upperBound {
        inside.append(character)
      } else {
        after.append(character)
      }
      column += CellWidth.of(character)
    }
    inside += String(repeating: " ", count: max(0, columns.upperBound - max(column, columns.lowerBound)))
    return "\(before)\u{1B}[7m\(inside)\u{1B}[0m\(after)"
  }
}
