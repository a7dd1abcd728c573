import TrussDifferences
import TrussSnapshots
import TrussText

/// The description of a layout that waits for a review, in a terminal.
struct ReviewText: CustomStringConvertible {
  private let entry: SnapshotsCommand.Entry
  private let hasColors: Bool

  init(_ entry: SnapshotsCommand.Entry, hasColors: Bool = false) {
    self.entry = entry
    self.hasColors = hasColors
  }

  /// The first change that is more than a move or resizing or, if there is none, the first change; and the number of
  /// other changes.
  var summary: String {
    let waiting = entry.waiting
    guard waiting.old != nil else { return "new" }
    let lines = waiting.changes.split(separator: "\n", omittingEmptySubsequences: false)
    let words = Self.words(in: lines)
    if let first = words.first(where: { !Self.isMove($0) }) ?? words.first {
      return first + (words.count > 1 ? ", and \(words.count - 1) more" : "")
    }
    // Without words, the summary is the first line that differs.
    let changed = lines.filter { ($0.hasPrefix("- ") || $0.hasPrefix("+ ")) && !$0.hasPrefix("- is expected") }
    return (changed.first ?? "changed") + (changed.count > 1 ? ", and \(changed.count - 1) more" : "")
  }

  /// The changes in words, of all variants, without their indentation. An empty line ends those of a variant.
  private static func words(in lines: [Substring]) -> [Substring] {
    var (words, isInWords) = ([Substring](), false)
    for line in lines {
      if isInWords, !line.isEmpty { words.append(line.drop { $0 == " " }) }
      isInWords = isInWords ? !line.isEmpty : line == WaitingSnapshot.heading.dropLast()
    }
    return words
  }

  private static func isMove(_ line: Substring) -> Bool {
    let ways = [" down", " up", " to the left", " to the right"]
    let numbers = [".x ", ".y ", ".width ", ".height "]
    return line.hasPrefix("the box around ") || ways.contains { line.hasSuffix($0) }
      || (!line.hasPrefix("added: ") && !line.hasPrefix("removed: ") && numbers.contains { line.contains($0) })
  }

  /// The snapshot as text. For a drawing, this is its list of frames.
  var old: String { entry.waiting.old.map(shown) ?? "there is no snapshot yet" }

  /// The layout as text. For a drawing, this is its list of frames.
  var new: String { shown(entry.waiting.new) }

  private func shown(_ text: String) -> String {
    guard entry.waiting.form == .svg, let frames = SnapshotForm.svg.frames(text) else { return text }
    return frames.description
  }

  /// The id, the test, and the changes. If there is no snapshot, the layout instead of the changes.
  var description: String {
    let waiting = entry.waiting
    let test = "\(EscapedText.of(waiting.function)), \(waiting.form.rawValue)\(waiting.old == nil ? ", new" : "")"
    let lines = waiting.changes.split(separator: "\n", omittingEmptySubsequences: false).map(line)
    return [
      "\(styled(EscapedText.of(entry.id), "1"))\n\(test)", waiting.old == nil ? new : lines.joined(separator: "\n"),
    ].joined(separator: "\n\n")
  }

  private func line(_ line: Substring) -> String {
    if line.hasPrefix("- "), !line.hasPrefix("- is expected") { return styled(String(line), "31") }
    return line.hasPrefix("+ ") ? styled(String(line), "32") : String(line)
  }

  private func styled(_ text: String, _ code: String) -> String {
    hasColors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
