import TestSupport
import Truss

/// Boxes in rows or columns, near and far from each other, and connectors with labels between some of them.
struct RandomDiagram {
  struct Link {
    var source: String
    var target: String
    /// Words that no other label has.
    var words: [String]
    /// The line that diagnostics name.
    var line: Int
  }

  let view: any View
  /// The names of the boxes, which are their titles.
  let names: [String]
  let links: [Link]
  /// The width in columns, or nil where it is fitted.
  let columns: Int?

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let rows = (0..<Int.random(in: 1...4, using: &random)).map { row in
      (0..<Int.random(in: 1...4, using: &random)).map { "b\(row)\($0)" }
    }
    let names = rows.flatMap { $0 }
    links = (0..<Int.random(in: 1...9, using: &random)).map { number in
      let words = (0..<Int.random(in: 0...3, using: &random)).map { word in
        "w\(number)\("xyz".prefix(word + 1))\(String(repeating: "o", count: Int.random(in: 0...6, using: &random)))q"
      }
      return Link(
        source: names.randomElement(using: &random) ?? "", target: names.randomElement(using: &random) ?? "",
        words: words, line: number + 1)
    }
    self.names = names
    columns = Bool.random(using: &random) ? Int.random(in: 30...120, using: &random) : nil
    let (spacing, across) = (Double.random(in: 0...90, using: &random), Double.random(in: 0...120, using: &random))
    let padding: Double = [0, 0, 10, 30].randomElement(using: &random) ?? 0
    let tall = Set(names.filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
    view =
      VStack(align: .center, spacing: spacing) {
        for row in rows {
          HStack(align: .center, spacing: across) {
            for name in row {
              Box(name).height(tall.contains(name) ? 50 : 30).id(ViewID(name))
            }
          }
        }
      }
      .padding(padding)
      .connectors { [links] in
        for link in links {
          Connector(
            from: ViewID(link.source), to: ViewID(link.target),
            label: link.words.isEmpty ? nil : link.words.joined(separator: " "), fileID: "D", line: link.line)
        }
      }
  }
}
