/// An anchor is the place on a cluster's border at which an edge of the cluster ends.
extension LayerRefinement {
  /// Moves the anchors of each cluster between the ends of its nodes, so that the cluster is not wider for them. Anchors
  /// beside a title are after it.
  mutating func holdAnchors() {
    for (cluster, span) in graph.spans.enumerated() {
      guard let span, let content = extent(of: cluster, in: span) else { continue }
      for layer in Set([span.lowerBound, span.upperBound]) {
        let row = graph.layers[layer]
        let anchors = row.filter { graph.vertices[$0].kind == .anchor && graph.vertices[$0].index == cluster }
        guard let border = row.first(where: { isBorder($0, .leftBorder, of: cluster) }) else { continue }
        var first = content.lowerBound
        for vertex in row where graph.vertices[vertex].kind == .title && graph.vertices[vertex].index == cluster {
          guard let anchor = anchors.first else { continue }
          let start = content.lowerBound - graph.metrics.clusterPadding - graph.borderWidth
          first = start + graph.separation(border, vertex) + graph.separation(vertex, anchor)
        }
        for anchor in anchors { pull(anchor, to: max(place[anchor], min(first, content.upperBound))) }
        for anchor in anchors.reversed() { pull(anchor, to: min(place[anchor], content.upperBound)) }
      }
    }
  }

  /// Moves the ends of lines at clusters to the middles of the clusters' sides, unless a line is straight elsewhere. A
  /// line between two clusters is straight if both can have it at one place.
  mutating func centreAnchors() {
    for segment in graph.segments where segment.edge != nil {
      let ends = [segment.upper, segment.lower]
      let anchors = ends.filter { graph.vertices[$0].kind == .anchor }
      if anchors.isEmpty { continue }
      let middles = anchors.compactMap { middle(ofClusterOf: $0) }
      let (low, high) = (anchors.map { place(before: $0) }.max() ?? 0, anchors.map { place(after: $0) }.min() ?? 0)
      let isStraight = place[segment.upper] + segment.upperPort == place[segment.lower] + segment.lowerPort
      guard middles.count == anchors.count else { continue }
      if anchors.count == 2, low <= high {
        let goal = min(max((middles[0] + middles[1]) >> 1, low), high)
        for anchor in anchors { place[anchor] = goal }
      } else if !isStraight {
        for (anchor, middle) in zip(anchors, middles) { pull(anchor, to: middle) }
      }
    }
  }

  private mutating func pull(_ vertex: Int, to goal: Int) {
    let (low, high) = (place(before: vertex), place(after: vertex))
    if low <= high { place[vertex] = min(max(goal, low), high) }
  }

  private func isBorder(_ vertex: Int, _ kind: LayerGraph.Kind, of cluster: Int) -> Bool {
    graph.vertices[vertex].kind == kind && graph.vertices[vertex].index == cluster
  }

  /// From the first to the last unit of the nodes, labels and inner clusters between a cluster's borders.
  private func extent(of cluster: Int, in span: ClosedRange<Int>) -> ClosedRange<Int>? {
    var (low, high) = (Int.max, Int.min)
    for layer in span {
      let row = graph.layers[layer]
      guard let start = row.firstIndex(where: { isBorder($0, .leftBorder, of: cluster) }),
        let end = row.firstIndex(where: { isBorder($0, .rightBorder, of: cluster) }), start < end
      else { continue }
      for vertex in row[(start + 1)..<end] where ![.anchor, .title].contains(graph.vertices[vertex].kind) {
        low = min(low, place[vertex] - graph.vertices[vertex].left)
        high = max(high, place[vertex] + graph.vertices[vertex].right - 1)
      }
    }
    return low <= high ? low...high : nil
  }

  private func middle(ofClusterOf anchor: Int) -> Int? {
    let cluster = graph.vertices[anchor].index
    let row = graph.layers[graph.vertices[anchor].layer]
    guard let left = row.first(where: { isBorder($0, .leftBorder, of: cluster) }),
      let right = row.first(where: { isBorder($0, .rightBorder, of: cluster) })
    else { return nil }
    return (place[left] + place[right] + graph.borderWidth - 1) >> 1
  }
}
