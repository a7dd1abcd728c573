import TrussText

extension Explanation {
  /// The explanation for a terminal.
  ///
  ///     Line 1: 2 of 3 constraints conflict.
  ///
  ///       line 7: UIView is 51 high  [0x600000289ab0]  <- broken
  ///       line 8: UIView is 0 high  [UISV-hiding 0x608000285e60]
  ///
  ///     Why: …
  ///
  ///     Fix: …
  var text: String {
    let isColliding = Set(colliding)
    let all = report.entries.indices
    let others = all.filter { !isColliding.contains($0) }
    var paragraphs = [headline]
    if !colliding.isEmpty { paragraphs.append(colliding.map(line(of:)).joined()) }
    paragraphs.append(Paragraph.wrapped("Why: " + why, indentation: ""))
    paragraphs.append(Paragraph.wrapped("Fix: " + fix, indentation: ""))
    if !others.isEmpty {
      let title = colliding.isEmpty ? "The list:\n" : "In the list, but not part of the conflict:\n"
      paragraphs.append(title + others.map(line(of:)).joined())
    }
    return paragraphs.joined(separator: "\n")
  }

  private var headline: String {
    let count = report.entries.count
    let noun = count == 1 ? "1 constraint" : "\(count) constraints"
    if colliding.isEmpty { return "Line \(report.line): a report of \(noun).\n" }
    if colliding.count == count { return "Line \(report.line): \(noun) \(count == 1 ? "cannot hold" : "conflict").\n" }
    return "Line \(report.line): \(colliding.count) of \(noun) \(colliding.count == 1 ? "cannot hold" : "conflict").\n"
  }

  /// A constraint in words, with what finds it in the log and in the debugger.
  private func line(of index: Int) -> String {
    let entry = report.entries[index]
    let start = "  line \(entry.line): "
    let mark = report.broken == index ? "  <- broken" : ""
    guard let clause = clauses[index], let constraint = entry.constraint else {
      return Paragraph.wrapped(start + Self.quoted(entry.text) + mark, indentation: "    ")
    }
    let autoresizing = constraint.origin == .autoresizingMask ? "autoresizing mask" : nil
    let origin = constraint.source ?? constraint.identifier ?? autoresizing
    let tag = [origin, constraint.address].compactMap { $0 }.joined(separator: " ")
    return Paragraph.wrapped("\(start)\(clause)  [\(Printable.text(tag))]\(mark)", indentation: "    ")
  }
}

/// Text in lines of at most 92 columns, where words allow.
private enum Paragraph {
  private static let columns = 92

  /// Breaks a text at its spaces; lines after the first are indented.
  static func wrapped(_ text: String, indentation: String) -> String {
    var lines = ""
    var line = String(text.prefix { $0 == " " })
    var width = line.utf8.count
    var hasWord = false
    for word in text.split(separator: " ", omittingEmptySubsequences: false).drop(while: \.isEmpty) {
      let wordWidth = CellWidth.of(word)
      if hasWord, !word.isEmpty, width + 1 + wordWidth > columns {
        while line.last == " " { line.removeLast() }
        lines += line + "\n"
        line = indentation + word
        width = indentation.utf8.count + wordWidth
      } else {
        if hasWord { line += " " }
        line += word
        width += (hasWord ? 1 : 0) + wordWidth
      }
      hasWord = true
    }
    return lines + line + "\n"
  }
}
