import TrussIR
import TrussSolver
import TrussText
import TrussViews

extension Report {
  /// The frames as a table, and below it what is wrong or open.
  ///
  ///     item        left  top  width  height
  ///     form           0    0    320      40
  ///     "First Name"   8    8    100      24
  var table: String {
    let paragraphs =
      [aligned, isSolved ? "" : "not solved: the frames are the best that the solver found\n"]
      + conflicts.map(\.description) + [violationLines, ambiguityLines]
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var aligned: String {
    let header = ["item", "left", "top", "width", "height"]
    let rows = frames.map { frame in
      [frame.spelling] + [frame.rect.x, frame.rect.y, frame.rect.width, frame.rect.height].map { short($0, digits: 3) }
    }
    let lines = [header] + rows
    let widths = header.indices.map { column in lines.map { CellWidth.of($0[column]) }.max() ?? 0 }
    return lines.map { cells in
      let padded = cells.indices.map { column in
        let margin = String(repeating: " ", count: widths[column] - CellWidth.of(cells[column]))
        return column == 0 ? cells[column] + margin : margin + cells[column]
      }
      return padded.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// Levels whose constraints all hold are left out.
  private var violationLines: String {
    let lines = violations.filter { short($0.total, digits: 3) != "0" }.map {
      "  priority \(shortest($0.priority.value)): \(short($0.total, digits: 3))\n"
    }
    return lines.isEmpty ? "" : "violations, the sum at each priority:\n" + lines.joined()
  }

  private var ambiguityLines: String {
    let lines = ambiguities.map { "  \($0.spelling).\($0.attribute)\n" }
    return lines.isEmpty ? "" : "ambiguous, so as small or as near 0 as can be:\n" + lines.joined()
  }
}

extension Report.Conflict: CustomStringConvertible {
  /// The constraints with their lines, and which of them was broken.
  var description: String {
    let width = rows.map { "\($0.line)".count }.max() ?? 0
    let lines = rows.map { row in
      let number = "\(row.line)"
      let margin = String(repeating: " ", count: width - number.count)
      return "  line \(margin)\(number): \(row.text)\(row.isBroken ? "   <- broken" : "")\n"
    }
    return "conflict, required constraints that cannot all hold:\n" + lines.joined()
  }
}
