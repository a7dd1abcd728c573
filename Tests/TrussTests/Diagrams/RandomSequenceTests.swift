import TestSupport
import Testing
import Truss
import TrussTree

/// What a sequence diagram promises, read off its picture.
@Suite("Random sequence diagrams")
struct RandomSequenceTests {
  @Test("in text each letter and each head is seen, and no letter touches a line", arguments: 0..<Seeds.batch(120))
  func text(seed: Int) throws {
    let diagram = RandomSequence(seed: UInt64(seed))
    let columns = 40 + seed * 37 % 101
    var layout = try diagram.view.layout(columns: columns)
    if !layout.diagnostics.isEmpty {
      // It has no room, which is said. With as much as it needs nothing is lost.
      #expect(layout.diagnostics.allSatisfy { $0.kind == .overflow }, "seed \(seed): \(layout.diagnostics)")
      layout = try diagram.view.layout(columns: nil)
      #expect(layout.diagnostics.isEmpty, "seed \(seed): \(layout.diagnostics) \(layout.size) \(columns)")
      #expect(Int(layout.size.width) > columns, "seed \(seed): \(layout.diagnostics) \(layout.size) \(columns)")
    }
    let picture = layout.text
    #expect(Self.letters(picture) == Self.letters(diagram.letters), "seed \(seed):\n\(picture)")
    let heads = picture.count { "▶◀".contains($0) }
    #expect(heads == diagram.messageCount, "seed \(seed):\n\(picture)")
    for line in picture.split(separator: "\n") {
      for (one, other) in zip(line, line.dropFirst())
      where Self.isLine(one) && other.isWord || one.isWord && Self.isLine(other) {
        Issue.record("seed \(seed): \(one)\(other) in \(line)\n\(picture)")
      }
    }
  }

  @Test(
    "in points each letter and each head is seen, and no text lies on another or on a line",
    arguments: 0..<Seeds.batch(120))
  func points(seed: Int) throws {
    let diagram = RandomSequence(seed: UInt64(seed))
    let width = Double(300 + seed * 167 % 901)
    var layout = try diagram.view.layout(width: width)
    if !layout.diagnostics.isEmpty {
      #expect(layout.diagnostics.allSatisfy { $0.kind == .overflow }, "seed \(seed): \(layout.diagnostics)")
      layout = try diagram.view.layout(width: nil)
      #expect(layout.diagnostics.isEmpty, "seed \(seed): \(layout.diagnostics) \(layout.size) \(width)")
      #expect(layout.size.width > width, "seed \(seed): \(layout.diagnostics) \(layout.size) \(width)")
    }
    let picture = SequencePicture(layout.svg(scheme: .light).document)
    #expect(
      Self.letters(picture.texts.map(\.string).joined()) == Self.letters(diagram.letters),
      "seed \(seed): \(layout.diagnostics) \(layout.size) \(width)")
    #expect(picture.heads == diagram.messageCount, "seed \(seed): \(layout.diagnostics) \(layout.size) \(width)")
    for (number, text) in picture.texts.enumerated() {
      #expect(picture.viewBox.holds(text.rect), "seed \(seed): \(text) is outside of \(picture.viewBox)")
      for other in picture.texts[(number + 1)...] where text.rect.overlaps(other.rect) {
        Issue.record("seed \(seed): \(text) lies on \(other)")
      }
      for line in picture.lines where text.rect.overlaps(line) {
        Issue.record("seed \(seed): \(line) runs through \(text)")
      }
    }
  }

  /// The letters and digits of a text, sorted.
  private static func letters(_ text: String) -> String { String(text.filter(\.isWord).sorted()) }

  private static func isLine(_ character: Character) -> Bool { "│┃├┤┼┠┨╂".contains(character) }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}

/// What a document draws.
private struct SequencePicture {
  struct Letters: CustomStringConvertible {
    var string: String
    var rect: Rect
    var description: String { "\(string) \(rect)" }
  }

  var viewBox = Rect.zero
  var texts: [Letters] = []
  /// The straight parts of lines, and of the outlines of boxes.
  var lines: [Rect] = []
  /// The number of filled triangles.
  var heads = 0

  init(_ document: String) {
    if let numbers = document.firstMatch(of: /viewBox="([^"]*)"/)?.1.split(separator: " ").compactMap({ Double($0) }),
      numbers.count == 4
    {
      viewBox = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    for match in document.matches(of: /<text x="([^"]*)" y="([^"]*)"([^>]*)font-size="([^"]*)"([^>]*)>(.*?)<\/text>/) {
      guard let x = Double(match.1), let y = Double(match.2), let size = Double(match.4) else { continue }
      let attributes = match.3 + match.5
      let font = Font.system(size: size)
      // Texts of both directions are in parts.
      let string = String(match.6.replacing(/<[^>]*>/, with: ""))
      let width = (attributes.contains("font-weight") ? font.weight(.semibold) : font).width(of: string)
      let start = attributes.contains("\"middle\"") ? x - width / 2 : attributes.contains("\"end\"") ? x - width : x
      texts.append(
        Letters(
          string: string, rect: Rect(x: start, y: y - 0.75 * size, width: width, height: 0.95 * size)))
    }
    for match in document.matches(of: /<path d="([^"]*)"([^>]*)>/) where !match.1.contains("C") {
      let points = match.1.matches(of: /[ML]([-0-9.]+) ([-0-9.]+)/).compactMap { point in
        Double(point.1).flatMap { x in Double(point.2).map { Point(x: x, y: $0) } }
      }
      if points.count == 3, match.1.hasSuffix("Z") { heads += 1 }
      for (one, other) in zip(points, points.dropFirst()) {
        lines.append(
          Rect(
            x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x), height: abs(one.y - other.y)))
      }
    }
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX - 0.01 && other.minX < maxX - 0.01 && minY < other.maxY - 0.01 && other.minY < maxY - 0.01
  }

  fileprivate func holds(_ other: Rect) -> Bool {
    minX <= other.minX + 0.6 && minY <= other.minY + 0.6 && maxX >= other.maxX - 0.6 && maxY >= other.maxY - 0.6
  }
}
