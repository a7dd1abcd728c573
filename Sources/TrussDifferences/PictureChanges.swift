import TrussText

/// The changes between two pictures in box-drawing characters, described by the words in the pictures:
///
///     "Mail", "Password" 2 rows down
///     the box around "Mail" 26 x 3 -> 30 x 3
///     "Forgot your password?" rewrapped: 1 line -> 2 lines
///     "Go on" blue -> red
///     "Sign in" -> "Sign up"
///     "Help" is gone
///     "Contact" is new
///
/// Equal texts of the two pictures are matched: first the texts at the same place, then the others in the order of the
/// rows.
package struct PictureChanges: CustomStringConvertible {
  private var lines: [String] = []

  /// - Parameter isStyled: whether a line with colours and styles, such as `~ 1-5 bold red`, may follow a row.
  package init(from old: String, to new: String, isStyled: Bool) {
    let (old, new) = (Picture(old, isStyled), Picture(new, isStyled))
    var (pairs, gone, added) = Self.matched(old.labels, new.labels)
    noteMoves(pairs)
    noteBoxes(old, new, pairs)
    for (before, after) in pairs where before.style != after.style {
      lines.append("\(before.quoted) \(before.style ?? "plain") -> \(after.style ?? "plain")")
    }
    noteRewrapped(&gone, &added)
    noteReplaced(&gone, &added)
    lines += gone.map { "\($0.quoted) is gone" }
    lines += added.map { "\($0.quoted) is new" }
  }

  package var isEmpty: Bool { lines.isEmpty }

  /// A line for each change, without a newline at the end.
  package var description: String { FrameChanges.listed(lines) }

  /// Matches equal labels, first at the same place. Also returns the labels that only one picture has.
  private static func matched(
    _ old: [Label], _ new: [Label]
  ) -> (pairs: [(Label, Label)], gone: [Label], added: [Label]) {
    var places: [Label.Place: [Int]] = [:]
    for (index, label) in old.enumerated() { places[label.place, default: []].append(index) }
    var partners = new.map { label in places[label.place]?.first }
    var taken = Set(partners.compactMap { $0 })
    var rest: [String: [Int]] = [:]
    for index in old.indices.reversed() where !taken.contains(index) {
      rest[old[index].text, default: []].append(index)
    }
    for index in new.indices where partners[index] == nil {
      partners[index] = rest[new[index].text]?.popLast()
      if let partner = partners[index] { taken.insert(partner) }
    }
    let pairs = zip(partners, new).compactMap { partner, label in partner.map { (old[$0], label) } }
    return (
      pairs, old.indices.filter { !taken.contains($0) }.map { old[$0] },
      new.indices.filter { partners[$0] == nil }.map { new[$0] }
    )
  }

  /// Adds a line for each distance by which labels moved.
  private mutating func noteMoves(_ pairs: [(Label, Label)]) {
    var (order, moved): ([[Int]], [[Int]: [Label]]) = ([], [:])
    for (before, after) in pairs {
      let shift = [after.row - before.row, after.column - before.column]
      if shift == [0, 0] { continue }
      if moved[shift] == nil { order.append(shift) }
      moved[shift, default: []].append(before)
    }
    func words(_ distance: Int, _ unit: String, _ back: String, _ forth: String) -> [String] {
      let count = abs(distance)
      return distance == 0 ? [] : ["\(count) \(unit)\(count == 1 ? "" : "s") \(distance < 0 ? back : forth)"]
    }
    for shift in order {
      let labels = moved[shift] ?? []
      let more = labels.count > 4 ? " and \(labels.count - 3) more" : ""
      let names = labels.prefix(labels.count > 4 ? 3 : 4).map(\.quoted).joined(separator: ", ")
      let way = words(shift[0], "row", "up", "down") + words(shift[1], "column", "to the left", "to the right")
      lines.append("\(names)\(more) \(way.joined(separator: ", "))")
    }
  }

  private mutating func noteBoxes(_ old: Picture, _ new: Picture, _ pairs: [(Label, Label)]) {
    var seen: Set<Box> = []
    for (before, after) in pairs {
      guard let outer = old.box(around: before), let box = new.box(around: after), seen.insert(box).inserted,
        outer.columns.count != box.columns.count || outer.rows.count != box.rows.count
      else { continue }
      lines.append(
        "the box around \(before.quoted) \(outer.columns.count) x \(outer.rows.count) -> "
          + "\(box.columns.count) x \(box.rows.count)")
    }
  }

  /// Finds texts with the same words but other line breaks.
  private mutating func noteRewrapped(_ gone: inout [Label], _ added: inout [Label]) {
    var paragraphs = Self.paragraphs(gone)
    for new in Self.paragraphs(added) {
      let words = new.map(\.text).joined(separator: " ")
      guard let index = paragraphs.firstIndex(where: { $0.map(\.text).joined(separator: " ") == words }) else {
        continue
      }
      let old = paragraphs.remove(at: index)
      let counts = [old.count, new.count].map { "\($0) \($0 == 1 ? "line" : "lines")" }
      lines.append("\"\(words)\" rewrapped: \(counts.joined(separator: " -> "))")
      gone.removeAll { old.contains($0) }
      added.removeAll { new.contains($0) }
    }
  }

  /// Pairs texts that begin at the same place or, for texts at the right such as prices, end at the same place.
  private mutating func noteReplaced(_ gone: inout [Label], _ added: inout [Label]) {
    for column in [\Label.column, \Label.end] {
      for new in added {
        let old = gone.firstIndex { $0.row == new.row && $0[keyPath: column] == new[keyPath: column] }
        guard let old else { continue }
        lines.append("\(gone.remove(at: old).quoted) -> \(new.quoted)")
        added.removeAll { $0 == new }
      }
    }
  }

  /// Groups labels that begin in the same column of consecutive rows.
  private static func paragraphs(_ labels: [Label]) -> [[Label]] {
    var paragraphs: [[Label]] = []
    for label in labels {
      if let index = paragraphs.firstIndex(where: { $0.last?.row == label.row - 1 && $0.last?.column == label.column })
      {
        paragraphs[index].append(label)
      } else {
        paragraphs.append([label])
      }
    }
    return paragraphs
  }
}

/// Adjacent words in one row of the picture, separated by single spaces.
private struct Label: Equatable {
  struct Place: Hashable {
    var text: String
    var row: Int
    var column: Int
  }

  var text: String
  var row: Int
  var column: Int
  /// The colours and styles of the letters, in words; nil if they are plain.
  var style: String?

  /// The column after the text.
  var end: Int { column + CellWidth.of(text) }
  var quoted: String { "\"\(text)\"" }
  var place: Place { Place(text: text, row: row, column: column) }
}

private struct Box: Hashable {
  var rows: ClosedRange<Int>
  var columns: ClosedRange<Int>
}

private struct Picture {
  private(set) var labels: [Label] = []
  private var boxes: [Box] = []

  init(_ text: String, _ isStyled: Bool) {
    var rows: [[(character: Character, column: Int)]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if isStyled, line.hasPrefix("~ ") {
        addStyles(line.dropFirst(2), toRow: rows.count - 1)
        continue
      }
      var column = 1
      rows.append(
        line.map { character in
          defer { column += CellWidth.of(character) }
          return (character, column)
        })
      addLabels(rows[rows.count - 1], row: rows.count)
    }
    addBoxes(rows)
  }

  /// Whether the row ends at an index, or has a box-drawing or block character there.
  private static func isBorder(_ cells: [(character: Character, column: Int)], _ index: Int) -> Bool {
    guard index < cells.count else { return true }
    return cells[index].character.unicodeScalars.first.map { 0x2500...0x259f ~= $0.value } ?? false
  }

  private mutating func addLabels(_ cells: [(character: Character, column: Int)], row: Int) {
    var start: Int?
    for index in 0...cells.count {
      let isEnd =
        Self.isBorder(cells, index) || (cells[index].character == " " && Self.isBorder(cells, index + 1))
        || (cells[index].character == " " && cells[index + 1].character == " ")
      if isEnd, let first = start {
        let text = String(cells[first..<index].map(\.character))
        // The brackets of a button and the characters of a control are not words.
        if text.contains(where: { $0.isLetter || $0.isNumber }) {
          labels.append(Label(text: text, row: row, column: cells[first].column))
        }
        start = nil
      } else if !isEnd, start == nil, cells[index].character != " " {
        start = index
      }
    }
  }

  /// Reads the styles of a row, such as `1-5 secondary; 7-11 bold red`, and assigns them to the labels in the row.
  private mutating func addStyles(_ styles: Substring, toRow row: Int) {
    let parts = styles.split(separator: "; ").compactMap { part -> (columns: ClosedRange<Int>, words: String)? in
      guard let space = part.firstIndex(of: " ") else { return nil }
      let ends = part[..<space].split(separator: "-").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      return (first...last, String(part[space...].dropFirst()))
    }
    for index in labels.indices where labels[index].row == row + 1 {
      let label = labels[index]
      let columns = label.column...(label.column + max(1, CellWidth.of(label.text)) - 1)
      var words: [String] = []
      for part in parts where part.columns.overlaps(columns) && !words.contains(part.words) { words.append(part.words) }
      labels[index].style = words.isEmpty ? nil : words.joined(separator: ", ")
    }
  }

  private mutating func addBoxes(_ rows: [[(character: Character, column: Int)]]) {
    var open: [(row: Int, columns: ClosedRange<Int>)] = []
    for (row, cells) in rows.enumerated() {
      var corner: Int?
      for cell in cells {
        switch cell.character {
        case "┌", "╭", "┏", "╔": corner = cell.column
        case "┐", "╮", "┓", "╗":
          if let first = corner { open.append((row + 1, first...cell.column)) }
          corner = nil
        case "└", "╰", "┗", "╚": corner = cell.column
        case "┘", "╯", "┛", "╝":
          if let first = corner, let top = open.lastIndex(where: { $0.columns == first...cell.column }) {
            boxes.append(Box(rows: open.remove(at: top).row...(row + 1), columns: first...cell.column))
          }
          corner = nil
        default: break
        }
      }
    }
  }

  /// The smallest box around a label; nil if there is none.
  func box(around label: Label) -> Box? {
    boxes.filter { $0.rows.contains(label.row) && $0.columns.contains(label.column) }
      .min { $0.rows.count * $0.columns.count < $1.rows.count * $1.columns.count }
  }
}
