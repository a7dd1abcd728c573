/// A table in Markdown, its columns as wide as what is in them.
struct MarkdownTable {
  var header: [String]
  var rows: [[String]] = []

  /// The first column holds names, the others numbers: those are aligned to the right.
  var text: String {
    let widths = header.indices.map { column in
      max(3, header[column].count, rows.map { $0[column].count }.max() ?? 0)
    }
    func line(_ cells: [String]) -> String {
      let padded = cells.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - cells[column].count)
        return column == 0 ? cells[column] + padding : padding + cells[column]
      }
      return "| " + padded.joined(separator: " | ") + " |\n"
    }
    let rule = widths.indices.map { column in
      column == 0
        ? String(repeating: "-", count: widths[column])
        : String(repeating: "-", count: widths[column] - 1) + ":"
    }
    return line(header) + line(rule) + rows.map(line).joined()
  }
}
