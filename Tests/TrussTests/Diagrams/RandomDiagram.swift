import TestSupport
import Truss

/// Boxes in rows, and connectors with labels between some of them.
struct RandomDiagram {
  let view: any View
  /// The names of the boxes, which are their titles.
  let names: [String]
  let labels: [String]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let rows = (0..<3).map { row in (0..<Int.random(in: 1...3, using: &random)).map { "box\(row)\($0)" } }
    let names = rows.flatMap { $0 }
    var connectors: [Connector] = []
    var labels: [String] = []
    for number in 0..<Int.random(in: 1...4, using: &random) {
      guard let source = names.randomElement(using: &random), let target = names.randomElement(using: &random),
        source != target
      else { continue }
      let label = "label\(number)"
      labels.append(label)
      connectors.append(Connector(from: ViewID(source), to: ViewID(target), label: label))
    }
    self.names = names
    self.labels = labels
    view =
      VStack(align: .center, spacing: 80) {
        for row in rows { HStack(spacing: 96) { for name in row { Box(name).id(ViewID(name)) } } }
      }
      .padding(48)
      .connectors { connectors }
  }
}
