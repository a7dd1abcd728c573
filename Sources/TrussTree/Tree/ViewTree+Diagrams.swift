import TrussIR
import TrussText
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
        case .cluster(let inner): content.parents[inner] = content.parents[inner] ?? cluster
        case nil: break
        }
      }
    }
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

  /// Validates the names that clusters have, that no node is in two of them, and that none is inside itself.
  ///
  /// - Throws: `LayoutError` for a name that no view of the diagram has or that is in no cluster, for a view that two
  ///   clusters hold, and for clusters that hold each other, or more of each other than the limit.
  func validateDiagram(at index: Int) throws(LayoutError) {
    guard case .graph(let plan) = entries[index].attributes.rare.diagram else { return }
    try check(plan.spacing, "spacing", .size, at: index)
    if let name = plan.strayNames.first {
      throw error(.misplaced(parameter: "the name \(EscapedText.quoted(name.name))", meant: "a Cluster"), at: index)
    }
    var parents = plan.clusters.map(\.parent)
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
        if case .cluster(let inner) = entries[view].attributes.rare.diagram { parents[inner] = number }
      }
    }
    try validate(parents, of: plan, at: index)
  }

  /// Validates that clusters do not hold each other.
  private func validate(_ parents: [Int?], of plan: DiagramPlan, at index: Int) throws(LayoutError) {
    // For each cluster the number of those around it and itself; -1 while they are counted.
    var depths = Array(repeating: 0, count: parents.count)
    for cluster in parents.indices where depths[cluster] == 0 {
      let location = plan.clusters[cluster].location
      var (path, next) = ([Int](), Optional(cluster))
      while let inner = next, depths[inner] == 0 {
        depths[inner] = -1
        path.append(inner)
        next = parents[inner]
      }
      if let ring = next, depths[ring] < 0 {
        let name = EscapedText.quoted(plan.clusters[ring].name.name)
        throw error(
          .misplaced(parameter: "the name \(name)", meant: "a Cluster that is not inside of it"), at: index, location)
      }
      var depth = next.map { depths[$0] } ?? 0
      for inner in path.reversed() {
        depth += 1
        depths[inner] = depth
      }
      if depth > LayoutError.Limits.depth { throw error(.tooDeep, at: index, location) }
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
  /// Whether what was found for another diagram has a place in this one: its nodes, clusters and edges are the same by
  /// their numbers.
  package func hasForm(of other: DiagramContent) -> Bool {
    plan == other.plan && nodes.count == other.nodes.count && edges.count == other.edges.count
      && zip(edges, other.edges).allSatisfy {
        $0.number == $1.number && $0.source.number == $1.source.number && $0.target.number == $1.target.number
      }
  }
}

extension DiagramContent.End {
  fileprivate var number: (isNode: Bool, Int) {
    switch self {
    case .node(let node, _): (true, node)
    case .cluster(let cluster): (false, cluster)
    }
  }
}
