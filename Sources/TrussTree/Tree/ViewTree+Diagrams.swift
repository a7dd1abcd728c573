import TrussIR
package import TrussViews

/// A diagram in the tree: its nodes, its clusters, and what its edges lead to.
package struct DiagramContent {
  /// What an edge ends at.
  package enum End: Equatable {
    /// A node by its number, or a view inside it.
    case node(Int, view: Int)
    case cluster(Int)
  }

  package struct Edge {
    /// Its place among the diagram's connectors.
    package let number: Int
    package let source: End
    package let target: End
  }

  package let plan: DiagramPlan
  /// The views that are nodes, and the cluster that each is in.
  package fileprivate(set) var nodes: [Int] = []
  package fileprivate(set) var clusters: [Int?] = []
  /// The boxes of the clusters, and the clusters that they are in.
  package fileprivate(set) var boxes: [Int] = []
  package fileprivate(set) var parents: [Int?] = []
  package fileprivate(set) var edges: [Edge] = []
}

extension ViewTree {
  /// What a diagram is made of. An edge to a view outside of the diagram is not among its edges.
  package func content(ofDiagram index: Int) -> DiagramContent? {
    guard case .graph(let plan) = entries[index].attributes.rare.diagram else { return nil }
    var content = DiagramContent(plan: plan)
    var numbers: [Int: Int] = [:]
    for child in visibleViews(in: index) {
      switch entries[child].attributes.rare.diagram {
      case .cluster: content.boxes.append(child)
      case .node(let cluster):
        numbers[child] = content.nodes.count
        content.nodes.append(child)
        content.clusters.append(cluster)
      case .graph, nil:
        numbers[child] = content.nodes.count
        content.nodes.append(child)
        content.clusters.append(nil)
      }
    }
    content.parents = plan.clusters.map(\.parent)
    // A collapsed box would leave the numbers of others wrong; none is.
    guard content.boxes.count == plan.clusters.count else { return nil }
    for (cluster, members) in plan.clusters.enumerated() {
      for name in members.members {
        switch end(named: name, in: index, numbers) {
        case .node(let node, _): content.clusters[node] = content.clusters[node] ?? cluster
        case .cluster(let inner) where inner != cluster: content.parents[inner] = content.parents[inner] ?? cluster
        default: break
        }
      }
    }
    content.breakRings()
    for (number, entry) in entries[index].attributes.rare.connectors.enumerated() {
      guard let source = end(named: entry.connector.source.view, entry, in: index, numbers),
        let target = end(named: entry.connector.target.view, entry, in: index, numbers)
      else { continue }
      content.edges.append(DiagramContent.Edge(number: number, source: source, target: target))
    }
    return content
  }

  private func end(
    named name: ViewID, _ entry: ConnectorEntry? = nil, in diagram: Int, _ numbers: [Int: Int]
  ) -> DiagramContent.End? {
    let scope = entry?.scope ?? entries[diagram].scope
    guard case .view(let view) = meaning(of: name, in: scope) else { return nil }
    var child = view
    while let parent = entries[child].parent, parent != diagram { child = parent }
    guard entries[child].parent == diagram else { return nil }
    if case .cluster(let cluster) = entries[child].attributes.rare.diagram { return .cluster(cluster) }
    return numbers[child].map { .node($0, view: view) }
  }

  /// Validates the names that clusters have, and that no node is in two of them.
  ///
  /// - Throws: `LayoutError` for a name that no view of the diagram has, and for a view that two clusters hold.
  func validateDiagram(at index: Int) throws(LayoutError) {
    guard case .graph(let plan) = entries[index].attributes.rare.diagram else { return }
    try check(plan.spacing, "spacing", .size, at: index)
    var holders: [Int: Int] = [:]
    for child in children(of: index) {
      if case .node(let cluster?) = entries[child].attributes.rare.diagram { holders[child] = cluster }
      if case .cluster(let number) = entries[child].attributes.rare.diagram {
        holders[child] = plan.clusters[number].parent
      }
    }
    for (number, cluster) in plan.clusters.enumerated() {
      for name in cluster.members {
        guard case .view(let view) = meaning(of: name, in: entries[index].scope), entries[view].parent == index else {
          throw unknown(name, "a cluster", view: title(of: index), cluster.location)
        }
        if let holder = holders[view], holder != number {
          let other = plan.clusters[holder]
          throw error(.twoClusters(name.name, first: other.name.name, other.location), at: index, cluster.location)
        }
        holders[view] = number
      }
    }
  }

  /// Gives a view constraints that the layout found, and sets the lines of its connectors.
  package mutating func give(_ found: FoundPlace, to index: Int) {
    if writtenNodes[index] == nil { writtenNodes[index] = entries[index].node }
    entries[index].give(found, to: writtenNodes[index] ?? entries[index].node)
  }
}

/// What a diagram has found for one of its views, or for itself.
package struct FoundPlace {
  package var sizes: [Attributes.SizeRule] = []
  package var constraints: [LayoutConstraint] = []
  /// The lines of the view's connectors, by their places among these.
  package var paths: [Int: ConnectorPath] = [:]

  package init() {}
}

extension DiagramContent {
  /// Leaves clusters that are in each other in one of them.
  fileprivate mutating func breakRings() {
    for cluster in parents.indices {
      var (next, steps) = (parents[cluster], 0)
      while let parent = next, steps <= parents.count {
        if parent == cluster {
          parents[cluster] = nil
          break
        }
        (next, steps) = (parents[parent], steps + 1)
      }
    }
  }
}
