/// A loop is an edge from a node or a cluster to itself.
extension LayerGraph {
  /// The place of a loop beside its node or cluster. `distance`, `label` and `end` are the distances of the line, of
  /// the label and of the end of the loop's space from the side. `reach` is the distance of the line's ends from the
  /// middle.
  struct LoopPlace {
    var edge: Int
    var distance: Int
    var label: Int
    var reach: Int
    var end: Int
  }

  /// The places of the loops of a node or a cluster. A label is outside the loop in cells, and in points if it is not
  /// higher than its node, so that the node need not grow. Other labels are on the line.
  ///
  ///     ┌─────┐          ┌─────┐
  ///     │     ├──┐       │     ├───┐
  ///     │     │◀─┘ text  │     │ text
  ///     └─────┘          │     │◀──┘
  ///                      └─────┘
  func loopPlaces(_ loops: [Int], of end: LayeredGraph.End) -> [LoopPlace] {
    var places: [LoopPlace] = []
    var space = metrics.isCells ? Int.max : metrics.loopHeight + 2 * metrics.corner
    if case .node(let node) = end { space = max(space, graph.nodes[node].height) }
    for edge in loops {
      let label = graph.edges[edge].label ?? LayeredGraph.Room(width: 1, height: 0)
      let (before, last) = (places.last?.end ?? 0, places.last?.reach)
      // Texts at the loop's ends are between the ends and the label.
      let texts = [graph.edges[edge].sourceLabel, graph.edges[edge].targetLabel].compactMap { $0 }
      let (width, height) = (texts.map(\.width).max() ?? 0, texts.map(\.height).max() ?? 0)
      let isOutside = label.height + height <= space
      let half = isOutside ? 0 : (label.width - 1) / 2 + 6
      let excess = max(graph.edges[edge].headExcess, graph.edges[edge].tailExcess)
      let distance = before + max(metrics.loop + excess, half, width)
      // In cells a label that is higher than the loop is no higher than the node.
      let outside = metrics.isCells ? max(height, label.height / 2 - metrics.corner) : height
      let own = max((metrics.loopHeight + 1) / 2, isOutside ? outside : label.height / 2 + 8 + height)
      let start = isOutside ? distance + metrics.loopLabel : distance - (label.width - 1) / 2
      let reach = max(own, last.map { $0 + metrics.portSpacing } ?? 0)
      places.append(
        LoopPlace(edge: edge, distance: distance, label: start, reach: reach, end: max(distance, start + label.width)))
    }
    return places
  }
}
