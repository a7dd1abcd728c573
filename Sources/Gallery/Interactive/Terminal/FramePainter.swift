import TrussText

/// Makes the output that updates a terminal to show a new picture. Only changed lines are written, so that nothing
/// flickers.
struct FramePainter {
  /// The lines on the terminal; empty if they are unknown. The next update then clears the terminal.
  private var shown: [String] = []

  /// Forgets the lines on the terminal, after a change of its size or after another program used it.
  mutating func invalidate() { shown = [] }

  /// Returns the output that makes the terminal show a picture. Send all of the output, as the next update relies on
  /// it.
  ///
  /// - Parameter lines: the lines of the picture, one for each row of the terminal, not wider than the terminal.
  mutating func update(to lines: [String]) -> String {
    var output = shown.isEmpty ? "\u{1B}[2J" : ""
    for (row, line) in lines.enumerated() where row >= shown.count || shown[row] != line {
      // The line is erased before it is written. After a full line the cursor stays on its last character, so that
      // erasing would delete this character.
      output += "\u{1B}[\(row + 1);1H\u{1B}[K\(line)"
    }
    shown = lines
    return output
  }
}

extension FramePainter {
  /// Returns a line with some columns in reverse video, padded with spaces up to the end of these columns.
  ///
  /// - Parameter line: a line that may contain SGR sequences, `ESC [ … m`. Sequences inside the columns are dropped;
  ///   the style at the end of the columns is set again after them.
  static func reversed(_ line: String, columns: Range<Int>) -> String {
    var (before, inside, after) = ("", "", "")
    /// The sequences since the last reset.
    var style = ""
    var column = 0
    var rest = Substring(line)
    while let character = rest.first {
      if character == "\u{1B}", let end = rest.firstIndex(of: "m") {
        let sequence = rest[...end]
        rest = rest[rest.index(after: end)...]
        style = sequence == "\u{1B}[0m" ? "" : style + sequence
        if column < columns.lowerBound {
          before += sequence
        } else if column >= columns.upperBound {
          after += sequence
        }
        continue
      }
      rest = rest.dropFirst()
      if column < columns.lowerBound {
        before.append(character)
      } else if column < columns.upperBound {
        inside.append(character)
      } else {
        if after.isEmpty { after = style }
        after.append(character)
      }
      column += CellWidth.of(character)
    }
    inside += String(repeating: " ", count: max(0, columns.upperBound - max(column, columns.lowerBound)))
    let reset = before.contains("\u{1B}") ? "\u{1B}[0m" : ""
    return "\(before)\(reset)\u{1B}[7m\(inside)\u{1B}[0m\(after)"
  }
}
