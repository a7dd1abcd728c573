import TestSupport
import Testing
import Truss
import TrussTree

/// What connectors promise, read off drawings: each has its head, each letter of a label is seen, and what is not is
/// reported with the connector's line.
@Suite("Random diagrams")
struct RandomDiagramTests {
  @Test("in text each connector has its head, and each label its letters", arguments: Seeds.first(60))
  func text(seed: Int) throws {
    let diagram = RandomDiagram(seed: UInt64(seed))
    let layout = try diagram.view.layout(columns: diagram.columns)
    let reported = Reported(layout.diagnostics)
    // Connectors move no view: the boxes are where they are in the picture without them.
    let picture = TextPicture(layout.text)
    for name in diagram.names {
      // Of a row that is wider than the picture, boxes are cut.
      guard let frame = layout.frame(of: ViewID(name)), frame.minX >= 0, frame.maxX <= layout.size.width else {
        continue
      }
      let box = try #require(picture.box(around: name), "seed \(seed): \(name) is covered in\n\(picture.text)")
      let expected = diagram.links.filter { $0.target == name && !reported.lines.contains($0.line) }.count
      let heads = picture.heads(at: box)
      #expect(heads >= expected, "seed \(seed): \(heads) of \(expected) heads at \(name) in\n\(picture.text)")
    }
    for link in diagram.links where !reported.labels.contains(link.line) {
      for word in link.words {
        #expect(picture.text.contains(word), "seed \(seed): \(word) is covered in\n\(picture.text)")
      }
    }
  }

  @Test(
    "in points no label lies on another text or on a line, and each connector has its head", arguments: Seeds.first(60))
  func points(seed: Int) throws {
    let diagram = RandomDiagram(seed: UInt64(seed))
    // A column is 5 points wide in one medium, and a letter 7 in the other.
    let layout = try diagram.view.layout(width: diagram.columns.map { Double($0) * 8 })
    let reported = Reported(layout.diagnostics)
    let picture = SVGPicture(layout.svg(scheme: .light).document)
    let heads = diagram.links.filter { !reported.lines.contains($0.line) }.count
    #expect(picture.heads.count >= heads, "seed \(seed)")
    for link in diagram.links where !reported.labels.contains(link.line) {
      for word in link.words {
        #expect(picture.texts.contains { $0.string.contains(word) }, "seed \(seed): \(word) is missing")
      }
    }
    for (number, text) in picture.texts.enumerated() {
      guard text.isLabel else { continue }
      #expect(picture.viewBox.contains(text.rect), "seed \(seed): \(text) is outside of \(picture.viewBox)")
      for (other, one) in picture.texts.enumerated() where other != number {
        #expect(!text.rect.overlaps(one.rect), "seed \(seed): \(text) lies on \(one)")
      }
      for line in picture.lines where text.rect.overlaps(line) {
        Issue.record("seed \(seed): \(line) runs through \(text)")
      }
      for box in picture.boxes where !box.contains(picture.viewBox) && text.rect.overlaps(box) {
        Issue.record("seed \(seed): \(text) lies on the box \(box)")
      }
    }
  }
}

/// The connectors that were reported, by their lines.
private struct Reported {
  /// Those that lack a line or a head.
  var lines: Set<Int> = []
  /// Those that lack letters of their labels.
  var labels: Set<Int> = []

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.kind == .connector {
      guard let line = diagnostic.location?.line else { continue }
      if diagnostic.message.contains(" label ") { labels.insert(line) } else { lines.insert(line) }
    }
  }
}

/// A picture of cells.
private struct TextPicture: CustomStringConvertible {
  let text: String
  var description: String { "picture" }
  private let cells: [[Character]]

  init(_ text: String) {
    self.text = text
    cells = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
  }

  private func cell(_ column: Int, _ row: Int) -> Character {
    cells.indices.contains(row) && cells[row].indices.contains(column) ? cells[row][column] : " "
  }

  /// The box with a title: its borders' columns and rows.
  func box(around title: String) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let letters = Array(title)
    for (row, line) in cells.enumerated() {
      for column in line.indices where line[column...].starts(with: letters) {
        var (left, right, top, bottom) = (column, column, row, row)
        let (upright, level) = (Set("│├┤┼◀▶"), Set("─┬┴┼┌┐└┘├┤"))
        while left > 0, !upright.contains(cell(left, row)) || "◀▶".contains(cell(left, row)) { left -= 1 }
        while right < line.count, !upright.contains(cell(right, row)) || "◀▶".contains(cell(right, row)) { right += 1 }
        while top > 0, !level.contains(cell(column, top)) { top -= 1 }
        while bottom < cells.count, !level.contains(cell(column, bottom)) { bottom += 1 }
        return (left...right, top...bottom)
      }
    }
    return nil
  }

  /// The number of arrows that point to a box.
  func heads(at box: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)) -> Int {
    let (columns, rows) = box
    let rightward = rows.filter { cell(columns.lowerBound - 1, $0) == "▶" }.count
    let leftward = rows.filter { cell(columns.upperBound + 1, $0) == "◀" }.count
    let down = columns.filter { cell($0, rows.lowerBound - 1) == "▼" }.count
    return rightward + leftward + down + columns.filter { cell($0, rows.upperBound + 1) == "▲" }.count
  }
}

/// What a document draws, by its elements.
private struct SVGPicture {
  struct Letters: CustomStringConvertible {
    var string: String
    var rect: Rect
    /// Whether it is in the font of labels.
    var isLabel: Bool
    var description: String { "\(string) \(rect)" }
  }

  var viewBox = Rect.zero
  var texts: [Letters] = []
  var boxes: [Rect] = []
  /// The straight parts of lines.
  var lines: [Rect] = []
  /// The filled triangles.
  var heads: [Substring] = []

  init(_ document: String) {
    if let numbers = document.firstMatch(of: /viewBox="([^"]*)"/)?.1.split(separator: " ").compactMap({ Double($0) }),
      numbers.count == 4
    {
      viewBox = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    for match in document.matches(of: /<text x="([^"]*)" y="([^"]*)"[^>]*font-size="([^"]*)"[^>]*>([^<]*)</) {
      guard let x = Double(match.1), let y = Double(match.2), let size = Double(match.3) else { continue }
      let string = String(match.4)
      let width = Font.system(size: size).width(of: string)
      // The height of letters with ascenders and descenders.
      texts.append(
        Letters(
          string: string, rect: Rect(x: x - width / 2, y: y - 0.75 * size, width: width, height: 0.95 * size),
          isLabel: size == 11))
    }
    for match in document.matches(of: /<rect x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"/) {
      let numbers = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
      if numbers.count == 4 { boxes.append(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])) }
    }
    for match in document.matches(of: /<path d="([^"]*)"([^>]*)>/) {
      if match.1.hasSuffix("Z") { heads.append(match.1) } else { lines += Self.parts(of: match.1) }
    }
  }

  /// The boxes of the straight parts of a path; curves count as what they lie in.
  private static func parts(of path: Substring) -> [Rect] {
    var parts: [Rect] = []
    var last = Point.zero
    for match in path.matches(of: /([MLQC])([-0-9. ]*)/) {
      let numbers = match.2.split(separator: " ").compactMap { Double($0) }
      let end = Point(x: numbers[numbers.count - 2], y: numbers[numbers.count - 1])
      let (start, corner) = (last, Point(x: numbers[0], y: numbers[1]))
      // A round corner in eight straight parts.
      let curve = (1...8).map { step in
        let share = Double(step) / 8
        func place(_ from: Double, _ by: Double, _ to: Double) -> Double {
          (1 - share) * (1 - share) * from + 2 * share * (1 - share) * by + share * share * to
        }
        return Point(x: place(start.x, corner.x, end.x), y: place(start.y, corner.y, end.y))
      }
      for next in match.1 == "M" ? [] : match.1 == "Q" ? curve : [end] {
        parts.append(
          Rect(
            x: min(last.x, next.x), y: min(last.y, next.y), width: abs(next.x - last.x), height: abs(next.y - last.y)))
        last = next
      }
      last = end
    }
    return parts
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX - 0.01 && other.minX < maxX - 0.01 && minY < other.maxY - 0.01 && other.minY < maxY - 0.01
  }

  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX + 0.6 && minY <= other.minY + 0.6 && maxX >= other.maxX - 0.6 && maxY >= other.maxY - 0.6
  }
}
