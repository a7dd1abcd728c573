import TrussSnapshots
import TrussText

/// What a terminal shows of a layout that waits for a review.
struct ReviewText: CustomStringConvertible {
  private let entry: SnapshotsCommand.Entry
  private let hasColors: Bool

  init(_ entry: SnapshotsCommand.Entry, hasColors: Bool = false) {
    self.entry = entry
    self.hasColors = hasColors
  }

  /// The test and the kind of change, in a line.
  var summary: String {
    let waiting = entry.waiting
    return "\(EscapedText.of(waiting.function)), \(waiting.form.rawValue), \(waiting.old == nil ? "new" : "changed")"
  }

  /// The id, the test, and what changed; the layout where it is the first.
  var description: String {
    let waiting = entry.waiting
    var parts = ["\(styled(EscapedText.of(entry.id), "1"))\n\(summary)"]
    if waiting.old == nil {
      parts.append(waiting.new)
    } else {
      parts.append(
        waiting.changes.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }

  private func line(_ line: Substring) -> String {
    if line.hasPrefix("- "), !line.hasPrefix("- is expected") { return styled(String(line), "31") }
    return line.hasPrefix("+ ") ? styled(String(line), "32") : String(line)
  }

  private func styled(_ text: String, _ code: String) -> String {
    hasColors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
