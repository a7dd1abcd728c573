/// A directed graph that is to be drawn in layers: nodes of given sizes, edges with space for labels, and clusters.
///
/// The layout is that of Gansner, Koutsofios, North and Vo ("A technique for drawing directed graphs", 1993): edges
/// point down where they can, ranks are found by the network simplex method, the order in each rank by medians and
/// transpositions. All lengths are whole numbers: cells, or points. `width` is a length along a layer, and `height` one
/// from layer to layer, whatever the direction in which the picture is shown.
package struct LayeredGraph: Equatable, Sendable {
  /// A node, as a box.
  package struct Node: Equatable, Sendable {
    package var width: Int
    package var height: Int
    /// The innermost cluster that holds the node.
    package var cluster: Int?
    /// Whether its width is given, so that it stays where the ends of edges need more.
    package var isFixed = false
    /// The part of a side next to a corner if no line ends; that of the metrics by default.
    package var corner: Int?
    /// Whether it is as high as wide.
    package var isRound = false

    package init(width: Int, height: Int, cluster: Int? = nil) {
      (self.width, self.height, self.cluster) = (width, height, cluster)
    }
  }

  /// The element at which an edge begins or ends.
  package enum End: Hashable, Sendable {
    case node(Int)
    case cluster(Int)
  }

  package struct Edge: Equatable, Sendable {
    package var source: End
    package var target: End
    /// The least difference of the ranks of its nodes; 0 for an edge that no rank depends on.
    package var leastRanks = 1
    /// The size of its label; nil without one.
    package var label: Room?
    /// Whether there is a head at its source, and at its target.
    package var hasTail = false
    package var hasHead = true
    /// How much longer than others these heads are.
    package var tailExcess = 0
    package var headExcess = 0
    /// The place of a port in the source and in the target: its distance from the node's middle along the layer.
    package var sourcePort: Int?
    package var targetPort: Int?
    /// The space for a text after the line at its source, and at its target.
    package var sourceLabel: Room?
    package var targetLabel: Room?

    package init(_ source: End, _ target: End, label: Room? = nil) {
      (self.source, self.target, self.label) = (source, target, label)
    }
  }

  /// The size of a label or a title.
  package struct Room: Equatable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  }

  package struct Cluster: Equatable, Sendable {
    package var parent: Int?
    package var title: Room
    /// Whether it reaches over all layers, beside others in their order. It is in no other.
    package var isLane = false

    package init(parent: Int? = nil, title: Room) { (self.parent, self.title) = (parent, title) }
  }

  package var nodes: [Node]
  package var edges: [Edge]
  package var clusters: [Cluster]
  /// Nodes that are to have the same rank.
  package var level: [[Int]] = []
  /// Pairs of nodes of which the first is to be in an earlier rank.
  package var above: [Pair] = []
  /// Pairs of nodes of which the first is to be earlier in their layer, where they share one.
  package var before: [Pair] = []
  /// Nodes whose middles are to be at one place along their layers, where that crosses no other such rule.
  package var aligned: [[Int]] = []

  /// The width above which the nodes of a rank are put in several rows; nil for none.
  package var rowWidth: Int?

  /// Two nodes.
  package struct Pair: Hashable, Sendable {
    package var first: Int
    package var second: Int

    package init(_ first: Int, _ second: Int) { (self.first, self.second) = (first, second) }
  }

  package init(nodes: [Node], edges: [Edge], clusters: [Cluster] = []) {
    (self.nodes, self.edges, self.clusters) = (nodes, edges, clusters)
  }
}

/// The distances that a drawing keeps, in whole cells or points.
package struct GraphMetrics: Sendable {
  /// Between nodes of a rank.
  package var nodeSpacing: Int
  /// Between a line and a node or a label, along a layer.
  package var lineSpacing: Int
  /// Between lines side by side along a layer, and between ports.
  package var portSpacing: Int
  /// Between lines side by side from layer to layer.
  package var trackSpacing: Int
  /// The least distance between the nodes of two ranks.
  package var rankSpacing: Int
  /// The length of a line between a node and its first turn, with a head and without.
  package var headStub: Int
  package var stub: Int
  /// The part of a side next to a corner if no line ends.
  package var corner: Int
  /// The distance of a cluster's border from its content, along a layer and across.
  package var clusterPadding: Int
  package var clusterEnd: Int
  /// The width of a border.
  package var border: Int
  /// How far a loop reaches out of its node, without a label.
  package var loop: Int
  /// The least distance along a layer between the two ends of a loop.
  package var loopHeight: Int
  /// How far the title of a cluster reaches out of its border: before its first layer, after its last, and before its
  /// first side along the layers.
  package var titleRise = (start: 0, end: 0, side: 0)
  /// Whether lines run through the middles of cells.
  package var isCells: Bool

  package init(
    nodeSpacing: Int, lineSpacing: Int, portSpacing: Int, trackSpacing: Int, rankSpacing: Int, headStub: Int,
    stub: Int, corner: Int, clusterPadding: Int, clusterEnd: Int, border: Int, loop: Int, loopHeight: Int,
    isCells: Bool
  ) {
    (self.nodeSpacing, self.lineSpacing, self.portSpacing) = (nodeSpacing, lineSpacing, portSpacing)
    (self.trackSpacing, self.rankSpacing, self.headStub) = (trackSpacing, rankSpacing, headStub)
    (self.stub, self.corner, self.clusterPadding) = (stub, corner, clusterPadding)
    (self.clusterEnd, self.border, self.loop) = (clusterEnd, border, loop)
    (self.loopHeight, self.isCells) = (loopHeight, isCells)
  }

  /// Those of points.
  package static let points = GraphMetrics(
    nodeSpacing: 32, lineSpacing: 16, portSpacing: 16, trackSpacing: 10, rankSpacing: 40, headStub: 16, stub: 10,
    corner: 10, clusterPadding: 16, clusterEnd: 16, border: 0, loop: 20, loopHeight: 20, isCells: false)

  /// Those of cells, for layers that are rows, and for layers that are columns.
  package static func cells(layersAreRows: Bool) -> GraphMetrics {
    layersAreRows
      ? GraphMetrics(
        nodeSpacing: 3, lineSpacing: 2, portSpacing: 2, trackSpacing: 1, rankSpacing: 2, headStub: 1, stub: 0,
        corner: 1, clusterPadding: 1, clusterEnd: 0, border: 1, loop: 3, loopHeight: 2, isCells: true)
      : GraphMetrics(
        nodeSpacing: 1, lineSpacing: 1, portSpacing: 1, trackSpacing: 2, rankSpacing: 6, headStub: 2, stub: 1,
        corner: 1, clusterPadding: 0, clusterEnd: 1, border: 1, loop: 2, loopHeight: 4, isCells: true)
  }
}

/// Where the parts of a graph are. Distances are from the upper left corner of the picture.
package struct GraphPlan: Equatable, Sendable {
  /// A box.
  package struct Box: Equatable, Sendable {
    package var x = 0
    package var y = 0
    package var width = 0
    package var height = 0

    package init(x: Int = 0, y: Int = 0, width: Int = 0, height: Int = 0) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// A place that lines run through, in halves of the unit: the middle of a cell or of a pixel is odd, the edge of a box is
  /// even.
  package struct Place: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
  }

  /// The line of an edge, from its source to its target, with the turns between. It ends on the edges of the boxes.
  package struct Line: Equatable, Sendable {
    package var places: [Place] = []
    package var label: Box?

    package init(places: [Place] = [], label: Box? = nil) { (self.places, self.label) = (places, label) }
  }

  package var nodes: [Box] = []
  package var edges: [Line] = []
  package var clusters: [Box] = []
  package var width = 0
  package var height = 0
  /// The number of places where two lines change sides, as the order of the layers has them.
  package var crossings = 0
  /// For each node its rank.
  package var ranks: [Int] = []
  /// Whether lines and borders of a part need more vertices than the limit, so that nothing of that part is drawn.
  package var isTooLarge = false

  package init() {}
}
