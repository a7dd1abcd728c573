import TrussIR

/// A graph that lays itself out: nodes in ranks (layers), with the lines of its edges between them.
///
///     Diagram {
///       Node("web", "Web app").tint(.blue)
///       Node("api", "API")
///       Node("db", "Postgres", shape: .cylinder)
///       Arrow("web", "api", "HTTPS, JSON")
///       Arrow("api", "db").dashed()
///       Cluster("cloud", "Cluster") { "api"; "db" }
///     }
///
/// Any view is a node: a `Node`, or a view with a name. Any `Connector` is an edge. Edges point in the diagram's
/// direction unless they form a cycle; nodes are ordered so that few edges cross. Space is left for the labels of
/// edges.
///
/// Constraints of the diagram itself choose positions. If edges point down, nodes with equal `centerY`, `top` or
/// `bottom` share a rank; `a.bottom <= b.top` puts a in an earlier rank than b; `a.trailing <= b.leading` puts a before
/// b within a rank; and nodes with equal `centerX`, `leading` or `trailing` are one below the other. Any other
/// constraint moves nodes afterwards: the automatic positions have a low priority, boxes grow with their content, and
/// the lines follow the nodes. A diagnostic names a node that lies behind another one then.
///
/// A diagram that is wider than its space breaks labels into lines, then narrows its gaps and its nodes, and then turns
/// if it fits that way: edges point right instead of up or down, or down instead of left or right. As a last step
/// titles get one word per line, and wide ranks are divided into several rows. If the diagram is still too wide, it
/// extends beyond its frame, and one diagnostic names the width that it needs. A diagram with constraints between nodes
/// does not turn. The space is what the stacks, paddings and vertical scroll views around the diagram leave to it. In a
/// wider space that it has to fill, the diagram is centred.
public struct Diagram: _SingleView {
  /// The direction in which edges point.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// From top to bottom.
    case down
    /// From bottom to top.
    case up
    /// From left to right.
    case right
    /// From right to left.
    case left
  }

  /// The content of a diagram.
  public enum Part: Sendable {
    /// Views, each a node.
    case views([ViewNode])
    /// An edge of the diagram.
    case edge(Connector)
    /// A box around nodes.
    case cluster(Cluster)
    /// The name of a node that is declared elsewhere and belongs to a cluster.
    case reference(ViewID)
  }

  package let plan: DiagramPlan
  private let children: [ViewNode]
  private let connectors: [Connector]
  private let location: SourceLine

  /// Makes a diagram.
  ///
  /// - Parameters:
  ///   - direction: the direction in which edges point; down by default.
  ///   - spacing: the factor for all gaps, 1 by default; clamped to the range from 0.25 to 4.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - parts: nodes, edges and clusters. These are errors when the diagram is laid out: a name that no node has, a
  ///     node's name outside a cluster, a node in two clusters, and a cluster that contains itself.
  public init(
    direction: Direction = .down, spacing: Double = 1, fileID: String = #fileID, line: Int = #line,
    @DiagramBuilder _ parts: () -> [Part]
  ) {
    location = SourceLine(fileID: fileID, line: line)
    var reader = DiagramReader(location)
    reader.read(parts())
    plan = DiagramPlan(direction: direction, spacing: spacing, clusters: reader.clusters, strayNames: reader.strayNames)
    // The boxes of clusters are drawn behind the nodes, an outer box behind the inner boxes.
    children = reader.boxes + reader.nodes
    connectors = reader.edges
  }

  /// The diagram as one node.
  public var _node: ViewNode {
    let (plan, connectors) = (plan, connectors)
    var node = ZStack(align: nil, fileID: location.fileID, line: location.line) { ViewContent(nodes: children) }._node
    node.modify { attributes in
      attributes.writtenType = .diagram
      attributes.rare.diagram = .graph(plan)
      attributes.rare.connectors = connectors.map { ConnectorEntry(connector: $0.with { $0.routing = .orthogonal }) }
    }
    return node
  }
}

/// A box around some nodes of a diagram, with a title on its border.
///
///     Cluster("cloud", "Cluster") {
///       "api"
///       Node("db", "Postgres")
///       Arrow("api", "db")
///     }
///
/// A cluster contains the nodes and clusters that are declared inside it, and the nodes whose names it lists. An edge
/// to the cluster's name ends at its border.
public struct Cluster: Sendable {
  let id: ViewID
  let title: String
  let parts: [Diagram.Part]
  let location: SourceLine
  private(set) var color: Color?
  fileprivate(set) var isLane = false

  /// Creates a cluster with a name, a title (none by default) and its content.
  public init(
    _ id: ViewID, _ title: String = "", fileID: String = #fileID, line: Int = #line,
    @DiagramBuilder _ parts: () -> [Diagram.Part]
  ) {
    (self.id, self.title, self.parts) = (id, title, parts())
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Makes a cluster whose name is a `String` value instead of a literal.
  public init(
    _ id: String, _ title: String = "", fileID: String = #fileID, line: Int = #line,
    @DiagramBuilder _ parts: () -> [Diagram.Part]
  ) { self.init(ViewID(id), title, fileID: fileID, line: line, parts) }

  /// Sets the colour of the border, and fills the inside with a faint version of it. By default the border has the
  /// colour of borders, and there is no fill.
  ///
  ///     Cluster("cloud", "Cluster") { "api" }.tint(.purple)
  public func tint(_ color: Color?) -> Cluster {
    var cluster = self
    cluster.color = color
    return cluster
  }
}

/// Returns a lane of a diagram, for example one per department in a process. Lanes are columns, side by side in the
/// order in which they are declared, or rows if edges are horizontal. Ranks extend across all lanes.
///
///     Diagram {
///       Lane("Customer") { Node("order", "Order"); Node("pay", "Pay") }
///       Lane("Shop") { Node("pack", "Pack") }
///       Arrow("order", "pay")
///       Arrow("pay", "pack")
///     }
///
/// A lane inside a cluster is drawn as a cluster.
///
/// - Parameters:
///   - id: the name, to which edges refer.
///   - title: the title at the lane's head; the name by default.
///   - fileID: the file that messages name; the caller's by default.
///   - line: the line that messages name; the caller's by default.
///   - parts: nodes, their names, clusters and edges.
public func Lane(
  _ id: ViewID, _ title: String? = nil, fileID: String = #fileID, line: Int = #line,
  @DiagramBuilder _ parts: () -> [Diagram.Part]
) -> Cluster {
  var lane = Cluster(id, title ?? id.name, fileID: fileID, line: line, parts)
  lane.isLane = true
  return lane
}

/// Returns a lane of a diagram. The lane's name is a `String` value instead of a literal.
public func Lane(
  _ id: String, _ title: String? = nil, fileID: String = #fileID, line: Int = #line,
  @DiagramBuilder _ parts: () -> [Diagram.Part]
) -> Cluster { Lane(ViewID(id), title, fileID: fileID, line: line, parts) }

/// Collects the parts of a diagram, with `if`, `switch` and `for`.
@resultBuilder
public enum DiagramBuilder {
  /// One or several nodes.
  public static func buildExpression(_ view: some View) -> [Diagram.Part] { [.views(view.nodes)] }
  /// An edge.
  public static func buildExpression(_ edge: Connector) -> [Diagram.Part] { [.edge(edge)] }
  /// Edges from another function.
  public static func buildExpression(_ edges: [Connector]) -> [Diagram.Part] { edges.map { .edge($0) } }
  /// A cluster.
  public static func buildExpression(_ cluster: Cluster) -> [Diagram.Part] { [.cluster(cluster)] }
  /// The name of a node that belongs to the surrounding cluster.
  public static func buildExpression(_ name: ViewID) -> [Diagram.Part] { [.reference(name)] }
  /// The name of a node that belongs to the surrounding cluster.
  public static func buildExpression(_ name: String) -> [Diagram.Part] { [.reference(ViewID(name))] }
  /// Parts from another function.
  public static func buildExpression(_ parts: [Diagram.Part]) -> [Diagram.Part] { parts }
  /// The parts of a block, in order.
  public static func buildBlock(_ parts: [Diagram.Part]...) -> [Diagram.Part] { parts.flatMap { $0 } }
  /// The parts of an `if` without `else`.
  public static func buildOptional(_ part: [Diagram.Part]?) -> [Diagram.Part] { part ?? [] }
  /// The parts of the branch that was taken.
  public static func buildEither(first part: [Diagram.Part]) -> [Diagram.Part] { part }
  /// The parts of the branch that was taken.
  public static func buildEither(second part: [Diagram.Part]) -> [Diagram.Part] { part }
  /// The parts of all iterations of a `for` loop.
  public static func buildArray(_ parts: [[Diagram.Part]]) -> [Diagram.Part] { parts.flatMap { $0 } }
}

/// Reads the parts of a diagram and of its clusters. It uses a loop with its own stack instead of recursion, because
/// clusters may be deeply nested.
private struct DiagramReader {
  private(set) var nodes: [ViewNode] = []
  private(set) var edges: [Connector] = []
  private(set) var clusters: [DiagramPlan.Cluster] = []
  private(set) var strayNames: [ViewID] = []
  private var colors: [Color?] = []
  private let location: SourceLine

  init(_ location: SourceLine) { self.location = location }

  mutating func read(_ parts: [Diagram.Part]) {
    var waiting: [(parts: [Diagram.Part], next: Int, cluster: Int?)] = [(parts, 0, nil)]
    while var level = waiting.popLast() {
      guard level.next < level.parts.count else { continue }
      let part = level.parts[level.next]
      level.next += 1
      waiting.append(level)
      switch part {
      case .views(let views):
        nodes += views.map { $0.with(role: .node(cluster: level.cluster)) }
      case .edge(let edge): edges.append(edge)
      case .reference(let name):
        if let cluster = level.cluster { clusters[cluster].members.append(name) } else { strayNames.append(name) }
      case .cluster(let cluster):
        waiting.append((cluster.parts, 0, clusters.count))
        colors.append(cluster.color)
        clusters.append(
          DiagramPlan.Cluster(
            name: cluster.id, title: cluster.title, parent: level.cluster,
            isLane: cluster.isLane && level.cluster == nil, location: cluster.location))
      }
    }
  }

  var boxes: [ViewNode] {
    clusters.enumerated().map { number, cluster in
      let location = cluster.location
      var box = ZStack(align: nil, fileID: location.fileID, line: location.line) {}._node
      box.modify { attributes in
        attributes.appearance.border = Border(cluster.isLane ? .light : .dashed, color: colors[number] ?? .edge)
        attributes.appearance.background = colors[number]?.opacity(0.06)
        attributes.appearance.cornerRadius = cluster.isLane ? 0 : 8
        attributes.rare.borderTitle = Attributes.BorderTitle(title: cluster.title, subtitle: nil)
        attributes.names = [cluster.name]
        attributes.writtenType = .cluster
        attributes.rare.diagram = .cluster(number)
      }
      return box
    }
  }
}
