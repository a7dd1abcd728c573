import Truss
import TrussTree

/// The connectors that were reported, by their lines.
struct ReportedConnectors {
  /// Those that lack a line or a head.
  var lines: Set<Int> = []
  /// Those that lack letters of their labels.
  var labels: Set<Int> = []
  /// Whether a line is where others are, or where it should not be.
  var isTangled = false

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.kind == .connector {
      guard let line = diagnostic.location?.line else { continue }
      if diagnostic.message.contains("too little space for its label") {
        labels.insert(line)
      } else if !diagnostic.message.contains(" has its label ") {
        lines.insert(line)
      }
    }
    isTangled = !lines.isEmpty
  }
}

/// Compares the drawings of a random diagram with what its connectors say.
struct DiagramReading {
  let diagram: RandomDiagram

  init(seed: Int) { diagram = RandomDiagram(seed: UInt64(seed)) }

  var problemsInText: [String] {
    get throws {
      let layout = try diagram.view.layout(columns: diagram.columns)
      let reported = ReportedConnectors(layout.diagnostics)
      // Connectors move no view: the boxes are where they are in the picture without them.
      let picture = DiagramTextPicture(layout.text)
      var problems: [String] = []
      let drawn = diagram.links.filter { !reported.lines.contains($0.line) }
      for name in diagram.names {
        // Of a row that is wider than the picture, boxes are cut.
        guard let frame = layout.frame(of: ViewID(name)), frame.minX >= 0, frame.maxX <= layout.size.width else {
          continue
        }
        guard let box = picture.box(around: name) else {
          problems.append("\(name) is covered in\n\(picture.text)")
          continue
        }
        for (kind, least) in RandomDiagram.leastHeads(at: name, of: drawn) {
          let heads = picture.heads(kind, at: box)
          if heads < least { problems.append("\(heads) of \(least) heads (\(kind)) at \(name) in\n\(picture.text)") }
        }
      }
      for link in diagram.links where !reported.labels.contains(link.line) {
        for word in link.allWords where !picture.text.contains(word) {
          problems.append("\(word) is covered in\n\(picture.text)")
        }
      }
      // The bar of a head has the sign of lines that cross.
      let hasBars = diagram.links.contains {
        ![$0.head, $0.tail].allSatisfy { ![.zeroOrOne, .oneOrMany].contains($0) }
      }
      if !reported.isTangled, !hasBars {
        for (column, row) in picture.looseEnds {
          problems.append("a line ends at column \(column), row \(row) in\n\(picture.text)")
        }
      }
      return problems
    }
  }

  var problemsInPoints: [String] {
    get throws {
      let layout = try diagram.view.layout(width: diagram.width)
      let reported = ReportedConnectors(layout.diagnostics)
      let picture = DiagramSVGPicture(layout.svg(scheme: .light).document)
      var problems: [String] = []
      let drawn = diagram.links.filter { !reported.lines.contains($0.line) }
      for name in diagram.names {
        guard let frame = layout.frame(of: ViewID(name)), frame.minX >= 0, frame.maxX <= layout.size.width else {
          continue
        }
        for (kind, least) in RandomDiagram.leastHeads(at: name, of: drawn) {
          let heads = picture.heads(kind, at: frame)
          if heads < least { problems.append("\(heads) of \(least) heads (\(kind)) at \(name)") }
        }
      }
      for link in diagram.links where !reported.labels.contains(link.line) {
        for word in link.allWords where !picture.texts.contains(where: { $0.string.contains(word) }) {
          problems.append("\(word) is missing")
        }
      }
      for (number, text) in picture.texts.enumerated() where text.isLabel {
        if !picture.viewBox.contains(text.rect) { problems.append("\(text) is outside of \(picture.viewBox)") }
        for (other, one) in picture.texts.enumerated() where other != number && text.rect.overlaps(one.rect) {
          problems.append("\(text) lies on \(one)")
        }
        for line in picture.lines + picture.dividers where text.rect.overlaps(line) {
          problems.append("\(line) runs through \(text)")
        }
        for head in picture.heads where text.rect.overlaps(head.rect) { problems.append("\(text) lies on \(head)") }
        // The inside of a group has room for labels.
        for box in picture.boxes where text.rect.overlaps(box) {
          let isGroup = picture.boxes.contains { $0 != box && box.contains($0) }
          if !isGroup || !box.contains(text.rect) { problems.append("\(text) lies on the box \(box)") }
        }
      }
      return problems
    }
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
