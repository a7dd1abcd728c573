import TestSupport
import Truss
import TrussTree
import TrussViews

/// A diagram that lays itself out: nodes of all outlines, clusters or lanes, and edges with all heads, labels and end
/// labels, in a width or in any.
struct RandomGraphDiagram {
  private struct Part {
    var name: String
    /// The words of its title; none for a mark.
    var words: [String]
    var outline: Node.Outline
    var cluster: Int?
  }

  private let parts: [Part]
  private let links: [RandomDiagram.Link]
  private let view: Diagram
  private let columns: Int?
  private let width: Double?

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed &* 7919)
    func one(of count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    let clusters = one(of: 2) ? 0 : Int.random(in: 1...3, using: &random)
    parts = (0..<Int.random(in: 1...9, using: &random)).map { number in
      let outline = one(of: 2) ? .rectangle : Node.Outline.allCases.randomElement(using: &random) ?? .rectangle
      let words = (0..<Int.random(in: 1...4, using: &random)).map { word in
        "N\(number)\("XYZQ".prefix(word + 1))\(String(repeating: "A", count: Int.random(in: 0...5, using: &random)))"
      }
      return Part(
        name: "n\(number)", words: outline.isMark ? [] : words, outline: outline,
        cluster: clusters > 0 && !one(of: 3) ? Int.random(in: 0..<clusters, using: &random) : nil)
    }
    let names = parts.map(\.name)
    let plainHead = Connector.Head.allCases.randomElement(using: &random) ?? .arrow
    links = (0..<Int.random(in: 0...9, using: &random)).map { number in
      let words = (0..<Int.random(in: 1...3, using: &random)).map { word in
        "w\(number)\("xyz".prefix(word + 1))\(String(repeating: "o", count: Int.random(in: 0...6, using: &random)))q"
      }
      return RandomDiagram.Link(
        source: names.randomElement(using: &random) ?? "", target: names.randomElement(using: &random) ?? "",
        words: one(of: 2) ? [] : words, sourceWord: one(of: 6) ? "s\(number)e" : nil,
        targetWord: one(of: 6) ? "t\(number)e" : nil, head: one(of: 3) ? plainHead : .arrow,
        tail: one(of: 5) ? plainHead : .none, isDashed: one(of: 6), line: number + 1)
    }
    columns = one(of: 3) ? nil : Int.random(in: 30...120, using: &random)
    width = one(of: 3) ? nil : Double(Int.random(in: 200...1000, using: &random))
    let isInLanes = one(of: 3)
    let direction = Diagram.Direction.allCases.randomElement(using: &random) ?? .down
    view = Diagram(direction: direction) { [parts, links] in
      for part in parts {
        Node(part.name, part.outline.isMark ? nil : part.words.joined(separator: " "), shape: part.outline)
      }
      for link in links { link.connector.ranks(atLeast: link.line % 4) }
      for cluster in 0..<clusters {
        let names = parts.filter { $0.cluster == cluster }.map { ViewID($0.name) }
        if isInLanes {
          Lane("c\(cluster)", "C\(cluster)Q") { for name in names { name } }
        } else {
          Cluster("c\(cluster)", "C\(cluster)Q") { for name in names { name } }
        }
      }
    }
  }

  private func problems(_ layout: LayoutResult, _ has: (String) -> Bool) -> [String] {
    let reported = ReportedConnectors(layout.diagnostics)
    let words = parts.flatMap(\.words) + links.filter { !reported.labels.contains($0.line) }.flatMap(\.allWords)
    var problems = words.filter { !has($0) }.map { "\($0) is missing" }
    let frames = parts.compactMap { layout.frame(of: ViewID($0.name)) }
    for (number, frame) in frames.enumerated() {
      if frame.minX < -0.01 || frame.minY < -0.01 || frame.maxX > layout.size.width + 0.01
        || frame.maxY > layout.size.height + 0.01
      {
        problems.append("\(parts[number].name) is outside of the picture")
      }
      for other in 0..<number {
        let next = frames[other]
        if frame.minX < next.maxX - 0.01, next.minX < frame.maxX - 0.01, frame.minY < next.maxY - 0.01,
          next.minY < frame.maxY - 0.01
        {
          problems.append("\(parts[number].name) lies on \(parts[other].name)")
        }
      }
    }
    return problems
  }

  /// The least number of heads of each kind, of those that are not reported: those that look alike and have no text at a
  /// node may share one.
  private func heads(besides reported: ReportedConnectors) -> [Connector.Head] {
    let drawn = links.filter { !reported.lines.contains($0.line) }
    return parts.flatMap { part in
      RandomDiagram.leastHeads(at: part.name, of: drawn).flatMap { Array(repeating: $0.key, count: $0.value) }
    }
  }

  var problemsInText: [String] {
    get throws {
      let layout = try view.layout(columns: columns)
      if layout.diagnostics.contains(where: { $0.kind == .overflow }) { return [] }
      let text = layout.text
      var problems = problems(layout) { text.contains($0) }
      // The signs that tell kinds apart, and those of marks.
      let signs: [(signs: String, heads: Set<Connector.Head>, mark: Node.Outline?)] = [
        ("▶◀▲▼", [.arrow], nil), ("▷◁△▽", [.triangle], nil), ("◆", [.diamond], nil),
        ("◇", [.openDiamond], .choice), ("●", [.circle], .start), ("◉", [], .end),
        ("○", [.openCircle, .zeroOrOne, .zeroOrMany], nil), ("⊕", [.circledPlus], nil), ("╳", [.cross], nil),
        ("╫╪", [.one], nil), ("<>∧∨v^", [.openArrow, .many, .oneOrMany, .zeroOrMany], nil), ("()∩∪", [.socket], nil),
      ]
      let heads = heads(besides: ReportedConnectors(layout.diagnostics))
      for (signs, kinds, mark) in signs {
        let least = heads.count { kinds.contains($0) } + parts.count { $0.outline == mark }
        let found = text.count { signs.contains($0) }
        if found < least { problems.append("\(found) of \(least) signs \(signs)") }
      }
      return problems.isEmpty ? [] : problems + ["\n" + text]
    }
  }

  var problemsInPoints: [String] {
    get throws {
      let layout = try view.layout(width: width)
      if layout.diagnostics.contains(where: { $0.kind == .overflow }) { return [] }
      let picture = DiagramSVGPicture(layout.svg(scheme: .light).document)
      var problems = problems(layout) { word in picture.texts.contains { $0.string.contains(word) } }
      let heads = heads(besides: ReportedConnectors(layout.diagnostics))
      for kind in Connector.Head.allCases where kind != .none {
        let (found, least) = (picture.heads.count { $0.kind == kind }, heads.count { $0 == kind })
        if found < least { problems.append("\(found) of \(least) heads (\(kind))") }
      }
      return problems + outlineProblems(layout, picture)
    }
  }

  /// The letters of titles that an outline runs through, by the places where lines touch it.
  private func outlineProblems(_ layout: LayoutResult, _ picture: DiagramSVGPicture) -> [String] {
    parts.flatMap { part -> [String] in
      guard let frame = layout.frame(of: ViewID(part.name)), part.outline != .plain else { return [] }
      let outline = NodeOutline(outline: part.outline, color: nil)
      return picture.texts.filter { text in part.words.contains { text.string.contains($0) } }.flatMap { text in
        [text.rect.minX, text.rect.maxX].compactMap { x in
          func depth(_ isForward: Bool) -> Double {
            outline.depth(arrivingAlong: .vertical, isForward: isForward, at: x - frame.minX, in: frame.size)
          }
          let (top, bottom) = (frame.minY + depth(false), frame.maxY - depth(true))
          let isInside = frame.minX < x && x < frame.maxX && top < text.rect.minY && text.rect.maxY < bottom
          return isInside ? nil : "\(text) is not inside of \(part.outline) \(frame)"
        }
      }
    }
  }
}
