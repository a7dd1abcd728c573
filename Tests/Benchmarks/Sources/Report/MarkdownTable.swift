/// A table in Markdown whose columns are as wide as their content.
struct MarkdownTable {
  var header: [String]
  var rows: [[String]] = []

  /// The table. The first column contains names, the others numbers, which are aligned to the right.
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
