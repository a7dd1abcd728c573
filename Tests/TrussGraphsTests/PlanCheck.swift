import TrussGraphs

/// Finds what is wrong in the picture of a plan.
struct PlanCheck {
  let graph: LayeredGraph
  let plan: GraphPlan
  private(set) var problems: [String] = []

  init(_ graph: LayeredGraph, _ plan: GraphPlan) {
    (self.graph, self.plan) = (graph, plan)
    checkBoxes()
    checkLines()
    checkLabels()
    checkClusters()
  }

  private func overlap(_ one: GraphPlan.Box, _ other: GraphPlan.Box) -> Bool {
    one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height
      && other.y < one.y + one.height
  }

  private func holds(_ outer: GraphPlan.Box, _ inner: GraphPlan.Box) -> Bool {
    outer.x <= inner.x && inner.x + inner.width <= outer.x + outer.width && outer.y <= inner.y
      && inner.y + inner.height <= outer.y + outer.height
  }

  private mutating func checkBoxes() {
    let labels = plan.edges.compactMap(\.label)
    let boxes = plan.nodes.enumerated().map { ("node \($0)", $1) } + labels.map { ("label", $0) }
    let sorted = boxes.sorted { $0.1.x < $1.1.x }
    for (number, one) in sorted.enumerated() {
      for other in sorted[(number + 1)...].prefix(while: { $0.1.x < one.1.x + one.1.width })
      where overlap(one.1, other.1) {
        problems.append("\(one.0) and \(other.0) overlap")
      }
    }
    for (number, node) in graph.nodes.enumerated() where plan.nodes[number].width < node.width {
      problems.append("node \(number) is too narrow")
    }
  }

  /// A step of half a cell along a line.
  private struct Step: Hashable {
    var x: Int
    var y: Int
    var isHorizontal: Bool
  }

  private mutating func checkLines() {
    var steps: [Step: Int] = [:]
    for (number, line) in plan.edges.enumerated() {
      guard line.places.count > 1 else {
        problems.append("edge \(number) has no line")
        continue
      }
      for (from, to) in zip(line.places, line.places.dropFirst()) {
        guard (from.x == to.x) != (from.y == to.y) else {
          problems.append("edge \(number) is slanted")
          continue
        }
        let isHorizontal = from.y == to.y
        for x in min(from.x, to.x)...max(from.x, to.x) {
          for y in min(from.y, to.y)...max(from.y, to.y) {
            let step = Step(x: x, y: y, isHorizontal: isHorizontal)
            if let other = steps[step], other != number { problems.append("edges \(other) and \(number) share a part") }
            steps[step] = number
          }
        }
        checkNodes(from, to, number)
      }
      checkEnds(line, number)
    }
  }

  private mutating func checkNodes(_ from: GraphPlan.Place, _ to: GraphPlan.Place, _ edge: Int) {
    for (node, box) in plan.nodes.enumerated() where crosses(from, to, box) {
      problems.append("edge \(edge) runs through node \(node)")
    }
  }

  /// Whether a line has a part inside a box.
  private func crosses(_ from: GraphPlan.Place, _ to: GraphPlan.Place, _ box: GraphPlan.Box) -> Bool {
    min(from.x, to.x) < 2 * (box.x + box.width) && max(from.x, to.x) > 2 * box.x
      && min(from.y, to.y) < 2 * (box.y + box.height) && max(from.y, to.y) > 2 * box.y
  }

  /// Both ends of a line are on the sides of what it is between, and not at the corners of nodes.
  private mutating func checkEnds(_ line: GraphPlan.Line, _ number: Int) {
    for (place, end) in [(line.places[0], graph.edges[number].source), (line.places.last, graph.edges[number].target)] {
      guard let place else { continue }
      let (box, slack, name) =
        switch end {
        case .node(let node): (plan.nodes[node], 0, "node \(node)")
        case .cluster(let cluster): (plan.clusters[cluster], 1, "cluster \(cluster)")
        }
      let isAbove = place.y == 2 * box.y || place.y == 2 * (box.y + box.height)
      // Straight lines between neighbours of a layer and lines of clusters also end at left sides.
      let mayBeLeft = slack > 0 || line.places.count == 2 && line.places[0].y == line.places[1].y
      let isBeside = place.x == 2 * (box.x + box.width) || mayBeLeft && place.x == 2 * box.x
      let isInWidth = 2 * box.x < place.x + slack && place.x < 2 * (box.x + box.width) + slack
      let isInHeight = 2 * box.y < place.y + slack && place.y < 2 * (box.y + box.height) + slack
      if !(isAbove && isInWidth || isBeside && isInHeight) {
        problems.append("edge \(number) does not end at \(name)")
      }
    }
  }

  private mutating func checkLabels() {
    for (number, line) in plan.edges.enumerated() {
      guard let box = line.label else {
        if graph.edges[number].label != nil { problems.append("edge \(number) has no label") }
        continue
      }
      for (other, line) in plan.edges.enumerated() where other != number {
        if zip(line.places, line.places.dropFirst()).contains(where: { crosses($0, $1, box) }) {
          problems.append("edge \(other) strikes the label of \(number)")
        }
      }
    }
  }

  private mutating func checkClusters() {
    for (node, box) in plan.nodes.enumerated() {
      let around = clusters(around: graph.nodes[node].cluster)
      for (cluster, rect) in plan.clusters.enumerated() where rect.width > 0 {
        if around.contains(cluster) {
          if !holds(rect, box) { problems.append("cluster \(cluster) does not hold node \(node)") }
        } else if overlap(rect, box) {
          problems.append("cluster \(cluster) overlaps node \(node)")
        }
      }
    }
    for (one, first) in plan.clusters.enumerated() where first.width > 0 {
      for (other, second) in plan.clusters.enumerated() where other > one && second.width > 0 && overlap(first, second)
      {
        let isInside = clusters(around: one).contains(other) || clusters(around: other).contains(one)
        if !isInside { problems.append("clusters \(one) and \(other) overlap") }
      }
    }
  }

  private func clusters(around cluster: Int?) -> [Int] {
    var (found, next) = ([Int](), cluster)
    while let cluster = next {
      found.append(cluster)
      next = graph.clusters[cluster].parent
    }
    return found
  }
}
