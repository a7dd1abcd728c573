/// A directed graph that is drawn in layers: nodes with sizes, edges with space for labels, and clusters.
///
/// The layout is that of Gansner, Koutsofios, North and Vo ("A technique for drawing directed graphs", 1993): edges
/// point down where they can, ranks are found by the network simplex method, and the order in each rank by medians and
/// transpositions. All lengths are whole numbers: cells or points. `width` is a length along a layer, and `height` a
/// length from layer to layer, in whatever direction the picture is shown.
package struct LayeredGraph: Equatable, Sendable {
  /// A node: a box of a given size.
  package struct Node: Equatable, Sendable {
    package var width: Int
    package var height: Int
    /// The innermost cluster that contains the node.
    package var cluster: Int?
    /// Whether the width is fixed, even if the ends of edges need more.
    package var isFixed = false
    /// The part of a side next to a corner at which no line ends; nil for the default of the metrics.
    package var corner: Int?
    /// Whether the node is round: at least as high as wide.
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
    /// The minimum difference of the ranks of its nodes; 0 for an edge that does not affect ranks.
    package var minimumRanks = 1
    /// The size of the edge's label; nil without a label.
    package var label: Room?
    /// Whether there is a head at its source, and at its target.
    package var hasTail = false
    package var hasHead = true
    /// By how much these heads are longer than others.
    package var tailExcess = 0
    package var headExcess = 0
    /// The places of ports in the source and the target: the distances from the node's middle along the layer.
    package var sourcePort: Int?
    package var targetPort: Int?
    /// The space of a text after the line at its source, and of a text at its target.
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
    /// Whether the cluster spans all layers, beside other lanes in their order. A lane is in no other cluster.
    package var isLane = false

    package init(parent: Int? = nil, title: Room) { (self.parent, self.title) = (parent, title) }
  }

  package var nodes: [Node]
  package var edges: [Edge]
  package var clusters: [Cluster]
  /// Sets of nodes with the same rank.
  package var level: [[Int]] = []
  /// Pairs of nodes of which the first has an earlier rank.
  package var above: [Pair] = []
  /// Pairs of nodes of which the first is earlier in their layer, if they share one.
  package var before: [Pair] = []
  /// Sets of nodes whose middles are at one place along their layers, unless another such rule prevents that.
  package var aligned: [[Int]] = []

  /// The width above which a rank is split into several rows; nil for none.
  package var rowWidth: Int?

  /// A pair of nodes, by their indices.
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
  /// The distance between nodes of a rank.
  package var nodeSpacing: Int
  /// The distance between a line and a node or a label, along a layer.
  package var lineSpacing: Int
  /// The distance between lines side by side along a layer, and between ports.
  package var portSpacing: Int
  /// The distance between lines side by side from layer to layer.
  package var trackSpacing: Int
  /// The minimum distance between the nodes of two ranks.
  package var rankSpacing: Int
  /// The length of a line between a node and its first turn, with a head and without.
  package var headStub: Int
  package var stub: Int
  /// The part of a side next to a corner at which no line ends.
  package var corner: Int
  /// The distance of a cluster's border from its content, along a layer and across.
  package var clusterPadding: Int
  package var clusterEnd: Int
  /// The width of a cluster's border.
  package var border: Int
  /// How far a loop without a label extends from its node.
  package var loop: Int
  /// The minimum distance between the two ends of a loop, from layer to layer.
  package var loopHeight: Int
  /// How far the title of a cluster extends beyond its border: before its first layer, after its last, and before its
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

  /// The distances in points.
  package static let points = GraphMetrics(
    nodeSpacing: 32, lineSpacing: 16, portSpacing: 16, trackSpacing: 10, rankSpacing: 40, headStub: 16, stub: 10,
    corner: 10, clusterPadding: 16, clusterEnd: 16, border: 0, loop: 20, loopHeight: 18, isCells: false)

  /// The distances in cells, for layers that are rows, and for layers that are columns.
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

/// The places of the parts of a graph, as distances from the upper left corner of the picture.
package struct GraphPlan: Equatable, Sendable {
  /// The rectangle of a node, a cluster or a label.
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
  /// The number of crossings of lines that the order of the layers causes.
  package var crossings = 0
  /// The rank of each node.
  package var ranks: [Int] = []
  /// Whether lines and borders of a part need more vertices than the limit, so that nothing of that part is drawn.
  package var isTooLarge = false

  package init() {}
}
