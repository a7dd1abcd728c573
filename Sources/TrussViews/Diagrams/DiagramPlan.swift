package import TrussIR

/// The properties of a diagram that its layout reads, apart from its nodes and edges.
@usableFromInline package struct DiagramPlan: Hashable, Sendable {
  @usableFromInline package struct Cluster: Hashable, Sendable {
    package var name: ViewID
    package var title: String
    package var parent: Int?
    /// Whether the cluster extends across all ranks.
    package var isLane = false
    /// The names of member nodes and clusters that are declared elsewhere.
    package var members: [ViewID] = []
    package var location: SourceLine
  }

  package var direction: Diagram.Direction
  package var spacing: Double
  package var clusters: [Cluster]
  /// Names of nodes that are listed outside a cluster, which is an error.
  package var strayNames: [ViewID] = []
}

@usableFromInline package enum DiagramRole: Hashable, Sendable {
  /// The diagram itself.
  case graph(DiagramPlan)
  /// A sequence diagram itself.
  case sequence(SequencePlan)
  /// A part of a sequence diagram other than a participant.
  case figure
  /// A node, with the index of the cluster in which it is declared; or a participant of a sequence diagram.
  case node(cluster: Int?)
  /// The box of a cluster, with the cluster's index.
  case cluster(Int)
}

extension DiagramRole {
  /// Whether the view is a diagram, not a part of a diagram.
  package var isDiagram: Bool {
    switch self {
    case .graph, .sequence: true
    case .figure, .node, .cluster: false
    }
  }
}

/// The route that a diagram computed for a connector.
package struct ConnectorPath: Hashable, Sendable {
  /// The ends and turns of the line, relative to the upper left corner of the view that has the connector, in the
  /// medium's unit.
  package var points: [Point]
  package var label: Label?

  package struct Label: Hashable, Sendable {
    package var lines: [String]
    package var rect: Rect

    package init(lines: [String], rect: Rect) { (self.lines, self.rect) = (lines, rect) }
  }

  package init(points: [Point], label: Label? = nil) { (self.points, self.label) = (points, label) }
}
