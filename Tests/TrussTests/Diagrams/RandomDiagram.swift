import TestSupport
import Truss

/// Boxes in rows, some of them in groups, near and far from each other, dividers between rows, and connectors with heads
/// and labels between some of the boxes.
struct RandomDiagram {
  struct Link {
    var source: String
    var target: String
    /// Words that no other label has.
    var words: [String]
    /// The texts at its ends.
    var sourceWord: String?
    var targetWord: String?
    var head: Connector.Head
    var tail: Connector.Head
    var isDashed: Bool
    /// The line that diagnostics name.
    var line: Int

    var allWords: [String] { words + [sourceWord, targetWord].compactMap { $0 } }

    var connector: Connector {
      let connector = Connector(
        from: ViewID(source), to: ViewID(target), label: words.isEmpty ? nil : words.joined(separator: " "),
        head: head, tail: tail, fileID: "D", line: line
      )
      .endLabels(from: sourceWord, to: targetWord)
      return isDashed ? connector.dashed() : connector
    }
  }

  let view: any View
  /// The names of the boxes, which are their titles.
  let names: [String]
  let links: [Link]
  /// The width in columns, or nil where it is fitted.
  let columns: Int?
  /// The width in points.
  let width: Double?
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func one(of count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    let rows = (0..<Int.random(in: 1...4, using: &random)).map { row in
      (0..<Int.random(in: 1...4, using: &random)).map { "b\(row)\($0)" }
    }
    let names = rows.flatMap { $0 }
    let plainHead = Connector.Head.allCases.randomElement(using: &random) ?? .arrow
    links = (0..<Int.random(in: 1...9, using: &random)).map { number in
      let words = (0..<Int.random(in: 0...3, using: &random)).map { word in
        "w\(number)\("xyz".prefix(word + 1))\(String(repeating: "o", count: Int.random(in: 0...6, using: &random)))q"
      }
      return Link(
        source: names.randomElement(using: &random) ?? "", target: names.randomElement(using: &random) ?? "",
        words: one(of: 3) ? [] : words, sourceWord: one(of: 6) ? "s\(number)e" : nil,
        targetWord: one(of: 6) ? "t\(number)e" : nil, head: one(of: 3) ? plainHead : .arrow,
        tail: one(of: 5) ? plainHead : .none, isDashed: one(of: 6), line: number + 1)
    }
    self.names = names
    columns = Bool.random(using: &random) ? Int.random(in: 30...120, using: &random) : nil
    width = Bool.random(using: &random) ? Double(Int.random(in: 200...1000, using: &random)) : nil
    let (spacing, across) = (Double.random(in: 0...90, using: &random), Double.random(in: 0...120, using: &random))
    let padding: Double = [0, 0, 10, 30].randomElement(using: &random) ?? 0
    let tall = Set(names.filter { _ in one(of: 3) })
    let (grouped, ruled) = (Set(rows.indices.filter { _ in one(of: 4) }), Set(rows.indices.filter { _ in one(of: 6) }))
    let room: Connector.Room = one(of: 3) ? .automatic : .fixed
    view =
      VStack(align: .center, spacing: spacing) {
        for (number, row) in rows.enumerated() {
          let boxes = HStack(align: .center, spacing: across) {
            for name in row { Box(name).height(tall.contains(name) ? 50 : 30).id(ViewID(name)) }
          }
          if grouped.contains(number) {
            boxes.padding(15).border(.dashed, title: "G\(number)")
          } else {
            boxes
          }
          if ruled.contains(number) { Divider().align(.fill) }
        }
      }
      .padding(padding)
      .connectors(room: room) { [links] in for link in links { link.connector } }
  }

  /// The least number of heads of each kind at a box or node that some connectors have: those that look alike and have no text
  /// there may share one.
  static func leastHeads(at name: String, of links: [Link]) -> [Connector.Head: Int] {
    var shared: Set<String> = []
    var counts: [Connector.Head: Int] = [:]
    for link in links {
      for (end, head, word, isSource) in [
        (link.source, link.tail, link.sourceWord, true), (link.target, link.head, link.targetWord, false),
      ] where end == name && head != .none {
        let mayShare = link.words.isEmpty && word == nil && link.source != link.target
        if mayShare, !shared.insert("\(head) \(link.isDashed) \(isSource)").inserted { continue }
        counts[head, default: 0] += 1
      }
    }
    return counts
  }
}
