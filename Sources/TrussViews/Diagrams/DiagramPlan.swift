package import TrussIR

/// The properties of a diagram for its layout, besides its nodes and its edges.
@usableFromInline package struct DiagramPlan: Hashable, Sendable {
  @usableFromInline package struct Cluster: Hashable, Sendable {
    package var name: ViewID
    package var title: String
    package var parent: Int?
    /// Whether it reaches over all ranks.
    package var isLane = false
    /// The names of nodes, and of clusters, that are declared elsewhere.
    package var members: [ViewID] = []
    package var location: SourceLine
  }

  package var direction: Diagram.Direction
  package var spacing: Double
  package var clusters: [Cluster]
  /// Names that are in no cluster.
  package var strayNames: [ViewID] = []
}

/// The role of a view in a diagram.
@usableFromInline package enum DiagramRole: Hashable, Sendable {
  /// The diagram itself.
  case graph(DiagramPlan)
  /// A sequence diagram itself.
  case sequence(SequencePlan)
  /// A part of a sequence diagram other than a participant.
  case figure
  /// A node, in the cluster that it was declared in; or a participant.
  case node(cluster: Int?)
  /// The box of a cluster, by its number.
  case cluster(Int)
}

extension DiagramRole {
  /// Whether the view is a diagram itself.
  package var isDiagram: Bool {
    switch self {
    case .graph, .sequence: true
    case .figure, .node, .cluster: false
    }
  }
}

/// The line of a connector that a diagram has found.
package struct ConnectorPath: Hashable, Sendable {
  /// Its ends and turns, from the upper left corner of the view that has the connector, in the medium's unit.
  package var points: [Point]
  /// The lines of its label, and the rectangle that they are in.
  package var label: Label?

  package struct Label: Hashable, Sendable {
    package var lines: [String]
    package var rect: Rect

    package init(lines: [String], rect: Rect) { (self.lines, self.rect) = (lines, rect) }
  }

  package init(points: [Point], label: Label? = nil) { (self.points, self.label) = (points, label) }
}
