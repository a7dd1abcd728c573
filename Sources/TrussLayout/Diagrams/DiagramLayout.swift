import TrussGraphs
import TrussIR
import TrussText
import TrussTree
import TrussViews

/// The result of a round for a diagram: the positions of its nodes and clusters, and the lines of its edges.
struct DiagramLayout: Equatable {
  /// The sizes of the nodes' content, as measured.
  private var sizes: NodeSizes
  /// The sizes of the nodes' content for which the plan was made, and the widths above which nodes break their content.
  private var plannedSizes: [Size] = []
  private var nodeWidths: [Double?] = []
  private var space: DiagramSpace
  /// The frames of the nodes, from the diagram's upper left corner, in the medium's unit.
  private(set) var nodes: [Rect] = []
  private(set) var clusters: [Rect] = []
  private(set) var ranks: [Int] = []
  private(set) var isUpright = true
  /// The lines, by the numbers of their edges.
  private(set) var paths: [Int: ConnectorPath] = [:]
  /// The lines of the plan, before they follow nodes that the author's constraints move.
  private var foundPaths: [Int: ConnectorPath] = [:]
  private(set) var size = Size(width: 0, height: 0)

  /// Lays a diagram out. The `pass` has measured the nodes; `before` is the result of the previous round.
  ///
  /// - Throws: `LayoutError` for a diagram whose edges and clusters pass too many ranks.
  init(
    _ content: DiagramContent, at index: Int, of pass: LayoutPass, _ medium: Medium, in space: DiagramSpace,
    after before: DiagramLayout?
  ) throws(LayoutError) {
    let measured = content.nodes.map { pass.rects[$0].size }
    sizes = NodeSizes(measured)
    self.space = space
    if let before, before.nodes.count == measured.count {
      sizes = before.sizes
      var isSame = before.space == space
      // A node that still has the size that the diagram gave it keeps the known size of its content.
      for node in measured.indices where !measured[node].isNear(before.nodes[node].size) {
        sizes.set(node, measured[node], in: before.greatestWidth(of: node) == nil ? nil : before.nodeWidths[node])
        isSame = isSame && before.plannedSizes[node] == measured[node]
      }
      if isSame {
        self = before
        let origin = pass.rects[index]
        let rects = (content.nodes + content.boxes).map { pass.rects[$0].offset(x: -origin.x, y: -origin.y) }
        paths = MovedNodes(content, from: nodes + clusters, to: rects, medium).lines(foundPaths)
        return
      }
    }
    let measuring = ProposedSizes(pass.tree, medium, PerAxis(space.width, nil))
    let fit = DiagramFit(DiagramSource(content, index, pass, medium), sizes, measuring, room: space.width)
    let fitted = fit.best
    (sizes, plannedSizes, nodeWidths) = (fit.sizes, fitted.sizes, fitted.nodeWidths)
    if fitted.plan.isTooLarge { throw pass.tree.error(.tooManyRanks, at: index) }
    take(fitted, fit.source)
  }

  /// Adopts a plan.
  private mutating func take(_ fitted: DiagramFit.Result, _ source: DiagramSource) {
    let plan = fitted.plan
    let origin = space.origin(ofWidth: Double(plan.width))
    func rect(_ box: GraphPlan.Box) -> Rect {
      Rect(x: Double(box.x), y: Double(box.y), width: Double(box.width), height: Double(box.height))
        .offset(x: origin.x, y: origin.y)
    }
    nodes = plan.nodes.prefix(source.content.nodes.count).map(rect)
    ranks = plan.ranks
    isUpright = fitted.isUpright
    clusters = plan.clusters.enumerated().map { rect(source.emptyClusters[$0].map { plan.nodes[$0] } ?? $1) }
    size = space.size(around: Size(width: Double(plan.width), height: Double(plan.height)))
    for (line, edge) in zip(plan.edges, source.content.edges)
    where !line.places.isEmpty && !source.endsBesideRow(edge, isUpright: isUpright) {
      let points = line.places.map { Point(x: Double($0.x) / 2 + origin.x, y: Double($0.y) / 2 + origin.y) }
      var label: ConnectorPath.Label?
      if let box = line.label, let text = source.label(of: edge, fitted.labelWidth) {
        let middle = Point(x: rect(box).midX, y: rect(box).midY)
        let rect = Rect(
          x: middle.x - text.size.width / 2, y: middle.y - text.size.height / 2, width: text.size.width,
          height: text.size.height)
        label = ConnectorPath.Label(lines: text.lines, rect: source.medium.isCells ? rect.onCells : rect)
      }
      paths[edge.number] = ConnectorPath(points: points, label: label)
    }
    foundPaths = paths
  }
}

extension DiagramLayout {
  var isTooWide: Bool { space.isTooNarrow(for: size) }

  /// Whether any node is narrower than its content.
  var hasNarrowNodes: Bool { nodes.indices.prefix(plannedSizes.count).contains { greatestWidth(of: $0) != nil } }

  /// The maximum width of a node that is narrower than its content; nil for any other node.
  func greatestWidth(of node: Int) -> Double? {
    guard nodeWidths[node] != nil, plannedSizes[node].width < sizes.natural[node].width - 0.01 else { return nil }
    return nodes[node].width
  }
}

extension Size {
  func isNear(_ other: Size) -> Bool {
    abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}

extension Rect {
  fileprivate var onCells: Rect { Rect(x: x.rounded(.down), y: y.rounded(.down), width: width, height: height) }
}
