import TrussIR
import TrussText
package import TrussViews

/// A diagram in the tree: its nodes, its clusters, and its edges with their ends.
package struct DiagramContent {
  /// The element at the end of an edge.
  package enum End: Equatable {
    /// A node by its number; `view` is the node's view, or a view inside it.
    case node(Int, view: Int)
    case cluster(Int)
  }

  package struct Edge {
    /// The edge's position among the diagram's connectors.
    package let number: Int
    package let source: End
    package let target: End
  }

  package let plan: DiagramPlan
  /// The views that are nodes, and for each node the number of the cluster that contains it.
  package fileprivate(set) var nodes: [Int] = []
  package fileprivate(set) var clusters: [Int?] = []
  /// The views that are the boxes of clusters, and for each cluster the number of the cluster around it.
  package fileprivate(set) var boxes: [Int] = []
  package fileprivate(set) var parents: [Int?] = []
  package fileprivate(set) var edges: [Edge] = []
  /// The constraints of the diagram that relate the positions of its nodes.
  package fileprivate(set) var rules: [Rule] = []

  /// A constraint of the author between two nodes.
  package struct Rule: Equatable {
    package enum Kind { case sameMiddle, sameEdge, before }

    package let kind: Kind
    package let axis: Axis
    /// The numbers of the two nodes. For `before`, the first node ends where the second one begins, or earlier.
    package let first: Int
    package let second: Int
  }
}

extension ViewTree {
  /// The content of a diagram, without edges to views outside the diagram; nil for any other view, and if the box of a
  /// cluster is collapsed.
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
      case .graph, .sequence, .figure, nil:
        numbers[child] = content.nodes.count
        content.nodes.append(child)
        content.clusters.append(nil)
      }
    }
    content.parents = plan.clusters.map(\.parent)
    // A collapsed box would shift the numbers of the other boxes.
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
    for case .constraint(let constraint) in entries[index].attributes.rare.constraints {
      if let rule = rule(of: constraint, in: index, numbers) { content.rules.append(rule) }
    }
    return content
  }

  /// Reads a constraint as a rule; nil if it does not relate edges or middles of two nodes in a supported way.
  private func rule(of constraint: LayoutConstraint, in diagram: Int, _ numbers: [Int: Int]) -> DiagramContent.Rule? {
    let terms = constraint.left.terms + (constraint.right * -1).terms
    let constant = constraint.left.constant - constraint.right.constant
    guard terms.count == 2, terms.allSatisfy({ $0.anchor.guide == .frame }),
      let first = terms.first(where: { $0.coefficient == 1 }),
      let second = terms.first(where: { $0.coefficient == -1 }),
      let axis = first.anchor.attribute.positionAxis, axis == second.anchor.attribute.positionAxis
    else { return nil }
    func node(_ term: LayoutExpression.Term) -> Int? {
      guard case .view(let view) = meaning(of: term.anchor.view, in: constraint.scope ?? entries[diagram].scope) else {
        return nil
      }
      return numbers[view]
    }
    guard let one = node(first), let other = node(second), one != other else { return nil }
    let isRightToLeft = entries[diagram].isRightToLeft
    let (own, others) = (
      first.anchor.attribute.position(isRightToLeft), second.anchor.attribute.position(isRightToLeft)
    )
    // The position of the first term minus the position of the second term.
    let difference = -constant
    switch constraint.relation {
    case .equal where own == others && difference == 0:
      return DiagramContent.Rule(kind: own == .middle ? .sameMiddle : .sameEdge, axis: axis, first: one, second: other)
    case .equal where own == .end && others == .start && difference <= 0,
      .lessThanOrEqual where own == .end && others == .start && difference <= 0:
      return DiagramContent.Rule(kind: .before, axis: axis, first: one, second: other)
    case .equal where own == .start && others == .end && difference >= 0,
      .greaterThanOrEqual where own == .start && others == .end && difference >= 0:
      return DiagramContent.Rule(kind: .before, axis: axis, first: other, second: one)
    default: return nil
    }
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

  /// Validates the clusters of a diagram: each name exists, no node is in two clusters, and no cluster contains itself.
  ///
  /// - Throws: `LayoutError` for a name that no view of the diagram has or that is in no cluster, for a view in two
  ///   clusters, for a cluster that contains itself, and for clusters nested deeper than the limit.
  func validateDiagram(at index: Int) throws(LayoutError) {
    guard case .graph(let plan) = entries[index].attributes.rare.diagram else { return }
    try check(plan.spacing, "spacing", .size, at: index)
    if let name = plan.strayNames.first {
      throw error(.nameOutsideCluster(name.name), at: index)
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

  /// Validates that no cluster contains itself, and that clusters are not nested too deeply.
  private func validate(_ parents: [Int?], of plan: DiagramPlan, at index: Int) throws(LayoutError) {
    // For each cluster, the number of clusters around it plus 1; -1 during the count.
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
        throw error(.clusterInItself(plan.clusters[ring].name.name), at: index, location)
      }
      var depth = next.map { depths[$0] } ?? 0
      for inner in path.reversed() {
        depth += 1
        depths[inner] = depth
      }
      if depth > LayoutError.Limits.depth { throw error(.tooDeep, at: index, location) }
    }
  }

  /// Gives a view the sizes, constraints and connector lines that the layout of a diagram found.
  package mutating func give(_ found: FoundPlace, to index: Int) {
    if writtenNodes[index] == nil { writtenNodes[index] = entries[index].node }
    entries[index].give(found, to: writtenNodes[index] ?? entries[index].node)
  }
}

/// The sizes, constraints and connector lines that the layout of a diagram found for the diagram or for one of its
/// views.
package struct FoundPlace {
  package var sizes: [Attributes.SizeRule] = []
  package var constraints: [LayoutConstraint] = []
  /// The lines of the view's connectors, by the connectors' positions.
  package var paths: [Int: ConnectorPath] = [:]
  /// The marks of a sequence diagram in the view.
  package var figure: SequenceFigure?

  package init() {}
}

extension DiagramContent {
  /// Whether the layout of another diagram fits this diagram: nodes, clusters and edges are the same, compared by their
  /// numbers.
  package func hasForm(of other: DiagramContent) -> Bool {
    plan == other.plan && nodes.count == other.nodes.count && edges.count == other.edges.count && rules == other.rules
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

extension Attribute {
  fileprivate enum Position { case start, middle, end }

  /// The axis of an edge or a centre; nil for a size or a baseline.
  fileprivate var positionAxis: Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY: .vertical
    case .width, .height, .firstBaseline, .lastBaseline: nil
    }
  }

  /// The position of the attribute on its axis, from the left or the top.
  fileprivate func position(_ isRightToLeft: Bool) -> Position {
    switch self {
    case .leading: isRightToLeft ? .end : .start
    case .trailing: isRightToLeft ? .start : .end
    case .right, .bottom: .end
    case .centerX, .centerY: .middle
    default: .start
    }
  }
}
