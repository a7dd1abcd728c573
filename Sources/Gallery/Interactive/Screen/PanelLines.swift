import Truss

extension StackCode {
  /// The code with the line numbers that diagnostics name.
  var numberedLines: [String] {
    lines.enumerated().map { index, line in "\(index < 9 ? " " : "")\(index + 1) \(line)" }
  }
}

extension Answer {
  /// The frames of the boxes and the stack, as a table or, if there is too little space, as running text.
  func frameLines(columns: Int, count: Int) -> [String] {
    let lengths = rows.map { row in [row.rect.x, row.rect.y, row.rect.width, row.rect.height].map(Self.text) }
    if rows.count <= count, columns >= Self.tableColumns {
      return zip(rows, lengths).map { row, lengths in
        " " + row.name.padded(to: 7) + lengths.map { $0.padded(to: -8) }.joined()
      }
    }
    // The text can break only at the spaces between frames.
    let texts = zip(rows, lengths).map { "\($0.name)\u{A0}(\($1.joined(separator: ",\u{A0}")))" }
    return .wrapped(texts.joined(separator: "  "), columns: columns)
  }

  func messageLines(columns: Int) -> [String] {
    messages.isEmpty ? [] : .wrapped(messages.joined(separator: "\n"), columns: columns)
  }

  /// The reasons for the chosen box' frame, wrapped. The lines of a step are indented.
  func reasonLines(columns: Int) -> [String] {
    reasons.flatMap { $0.split(separator: "\n") }.flatMap { line in
      let indentation = String(line.prefix { $0 == " " })
      return [String].wrapped(String(line.dropFirst(indentation.count)), columns: columns - indentation.count - 1)
        .map { " " + indentation + $0 }
    }
  }

  func constraintLines(columns: Int) -> [String] {
    constraints.flatMap { line in
      line.hasPrefix(" ")
        ? [String].wrapped(String(line.dropFirst()), columns: columns - 3).enumerated()
          .map { ($0 == 0 ? "  " : "    ") + $1 }
        : [" " + line]
    }
  }

  /// The width of an indentation, a name and four numbers.
  private static let tableColumns = 1 + 7 + 4 * 8

  /// A number with at most two decimals.
  private static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(clamping: rounded)) : String(rounded)
  }
}

extension String {
  /// Pads the text with blanks at its end or, for a negative width, at its beginning.
  fileprivate func padded(to width: Int) -> String {
    let blanks = String(repeating: " ", count: Swift.max(0, Swift.abs(width) - count))
    return width < 0 ? blanks + self : self + blanks
  }
}
