/// The difference of two texts line by line: old lines with `-`, new lines with `+`, and three unchanged lines around
/// them. Invisible characters are marked: see `showingInvisibles`.
package struct LineDifference: CustomStringConvertible {
  private enum Line {
    case same(Substring)
    case removed(Substring)
    case added(Substring)
  }

  private static let context = 3
  /// The maximum number of lines that are listed. Further lines are only counted.
  private static let limit = 120
  /// The maximum number of differing lines for which texts are aligned. If more lines differ, the texts are listed one
  /// after the other, as the time for aligning is quadratic in the number of changes.
  private static let alignable = 1_000

  private let lines: [Line]

  package init(from old: String, to new: String) {
    let (old, new) = (Self.lines(old), Self.lines(new))
    let start = zip(old, new).prefix { Self.areSame($0, $1) }.count
    let rest = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
    let end = rest.prefix { Self.areSame($0, $1) }.count
    let middle = Self.align(Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
    lines = old.prefix(start).map(Line.same) + middle + old.suffix(end).map(Line.same)
  }

  /// Splits a text at its line feeds. The CR of a CR LF stays in the line, so that it is reported as a difference.
  private static func lines(_ text: String) -> [Substring] {
    text.withoutFinalNewline.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
  }

  private static func areSame(_ first: Substring, _ second: Substring) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }

  private static func align(_ old: [Substring], _ new: [Substring]) -> [Line] {
    guard old.count <= alignable, new.count <= alignable else { return old.map(Line.removed) + new.map(Line.added) }
    let difference = new.difference(from: old, by: areSame)
    var removals: Set<Int> = []
    var insertions: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removals.insert(offset)
      case .insert(let offset, _, _): insertions.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removals.contains(left) {
        lines.append(.removed(old[left]))
        left += 1
      } else if right < new.count, insertions.contains(right) {
        lines.append(.added(new[right]))
        right += 1
      } else {
        lines.append(.same(old[left]))
        left += 1
        right += 1
      }
    }
    return lines
  }

  /// The differing lines and the lines around them, with `…` for omitted lines; without a newline at the end.
  package var description: String {
    let changed = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    var shown: [String] = []
    var next = 0
    for index in changed {
      let from = max(next, index - Self.context)
      if from > next { shown.append("  …") }
      let to = min(lines.count, index + Self.context + 1)
      if to > from { shown += lines[from..<to].map(Self.marked) }
      next = max(next, to)
    }
    if next < lines.count { shown.append("  …") }
    let more = shown.count - Self.limit
    shown = Array(shown.prefix(Self.limit)) + (more > 0 ? ["and \(more) more lines"] : [])
    let legend = Self.legend(shown)
    return "- is expected, + was laid out\(legend):\n" + shown.joined(separator: "\n")
  }

  private static func marked(_ line: Line) -> String {
    switch line {
    case .same(let text): text.isEmpty ? "" : "  " + text
    case .removed(let text): "- " + showingInvisibles(text)
    case .added(let text): "+ " + showingInvisibles(text)
    }
  }
}

extension LineDifference {
  private static let marks: [(mark: String, meaning: String)] = [
    ("·", "a space at the end of a line"), ("→", "a tab"), ("␍", "a carriage return"),
  ]

  /// Marks each space at the end of a line, each tab and each carriage return, and replaces other invisible scalars,
  /// such as U+00A0 or U+200B, by their codes.
  static func showingInvisibles(_ line: Substring) -> String {
    let scalars = line.unicodeScalars
    let end = scalars.lastIndex { $0 != " " && $0 != "\r" }.map(scalars.index(after:)) ?? scalars.startIndex
    var result = ""
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      case " ": result += index >= end ? "·" : " "
      case "\t": result += "→"
      case "\r": result += "␍"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: result += code(scalar)
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "<U+\(String(repeating: "0", count: max(0, 4 - String(scalar.value, radix: 16).count)))"
      + "\(String(scalar.value, radix: 16, uppercase: true))>"
  }

  /// The legend of the marks in differing lines.
  private static func legend(_ lines: [String]) -> String {
    let changed = lines.filter { $0.hasPrefix("-") || $0.hasPrefix("+") }
    return marks.filter { mark in changed.contains { $0.contains(mark.mark) } }
      .map { ", \($0.mark) is \($0.meaning)" }.joined()
  }
}
