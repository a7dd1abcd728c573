/// A directed graph for drawing in layers: nodes with sizes, edges with space for labels, and clusters.
///
/// The layout follows Gansner, Koutsofios, North and Vo ("A technique for drawing directed graphs", 1993): edges point
/// down if possible, the network simplex method finds the ranks, and medians and transpositions find the order in each
/// rank. All lengths are whole numbers, in cells or points. `width` is a length along a layer, and `height` a length
/// from layer to layer, whatever the direction of the picture.
package struct LayeredGraph: Equatable, Sendable {
  package struct Node: Equatable, Sendable {
    package var width: Int
    package var height: Int
    /// The innermost cluster that contains the node; nil outside all clusters.
    package var cluster: Int?
    /// Whether the width is fixed, even if the ends of edges need more space.
    package var isFixed = false
    /// The distance from a corner within which no line ends; nil for the default of the metrics.
    package var corner: Int?
    /// The minimum distance between the ends of edges at the side toward the first layer; nil for the default of the
    /// metrics.
    package var upperSpacing: Int?
    /// Whether the node is round, and so at least as high as wide.
    package var isRound = false
    /// Whether the lines that leave a side of the node begin at one place, in the middle, and so do those that arrive.
    package var isSign = false

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
    /// Whether the edge, from a node to itself, takes no space beside the node.
    package var isBesideRows = false
    /// The minimum difference of the ranks of the edge's nodes; 0 for an edge that does not affect ranks.
    package var minimumRanks = 1
    /// The size of the edge's label; nil without a label.
    package var label: Room?
    /// Whether the edge has a head at its source (`hasTail`), and at its target.
    package var hasTail = false
    package var hasHead = true
    /// The lengths by which these heads exceed ordinary heads.
    package var tailExcess = 0
    package var headExcess = 0
    /// The positions of ports in the source and the target, as distances from the node's middle along the layer; nil
    /// for any position.
    package var sourcePort: Int?
    package var targetPort: Int?
    /// The look of the line: lines with equal looks share the end at a port or a sign. Nil for a line that shares none.
    package var look: Int?
    /// The sizes of the texts beside the line at its source and at its target; nil without a text.
    package var sourceLabel: Room?
    package var targetLabel: Room?

    package init(_ source: End, _ target: End, label: Room? = nil) {
      (self.source, self.target, self.label) = (source, target, label)
    }
  }

  package struct Room: Equatable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  }

  package struct Cluster: Equatable, Sendable {
    package var parent: Int?
    package var title: Room
    /// Whether the cluster spans all layers, beside other lanes in the order of `clusters`. A lane is in no other
    /// cluster.
    package var isLane = false

    package init(parent: Int? = nil, title: Room) { (self.parent, self.title) = (parent, title) }
  }

  package var nodes: [Node]
  package var edges: [Edge]
  package var clusters: [Cluster]
  /// Sets of nodes with equal ranks.
  package var level: [[Int]] = []
  /// Pairs of nodes. The first node has an earlier rank than the second.
  package var above: [Pair] = []
  /// Pairs of nodes. If they share a layer, the first node is before the second.
  package var before: [Pair] = []
  /// Sets of nodes whose middles are at one place along their layers, unless another set prevents this.
  package var aligned: [[Int]] = []
  /// Sets of nodes that are below each other for another reason. No two nodes of a set have one rank, unless they are
  /// level; the same holds for aligned nodes.
  package var apart: [[Int]] = []

  /// The width above which a rank is split into several rows; nil to split none.
  package var rowWidth: Int?

  package struct Pair: Hashable, Sendable {
    package var first: Int
    package var second: Int

    package init(_ first: Int, _ second: Int) { (self.first, self.second) = (first, second) }
  }

  package init(nodes: [Node], edges: [Edge], clusters: [Cluster] = []) {
    (self.nodes, self.edges, self.clusters) = (nodes, edges, clusters)
  }
}

/// The distances between the parts of a drawing, in whole cells or points.
package struct GraphMetrics: Sendable {
  package var nodeSpacing: Int
  /// The distance along a layer between a line and a node or label.
  package var lineSpacing: Int
  /// The distance along a layer between lines side by side, and between ports.
  package var portSpacing: Int
  /// The distance from layer to layer between lines side by side.
  package var trackSpacing: Int
  /// The minimum distance between the nodes of two ranks.
  package var rankSpacing: Int
  /// The length of a line between a node and the line's first turn: with a head, and without a head.
  package var headStub: Int
  package var stub: Int
  /// The distance from a node's corner within which no line ends.
  package var corner: Int
  /// The distances between a cluster's border and its content: along a layer, and after the last layer.
  package var clusterPadding: Int
  package var clusterEnd: Int
  package var border: Int
  /// The distance by which a loop without a label extends from its node.
  package var loop: Int
  /// The minimum distance from layer to layer between the ends of a loop.
  package var loopHeight: Int
  /// The distance of a label from the line of the loop that it is beside.
  package var loopLabel: Int
  /// The distances by which the title of a cluster extends beyond the cluster's border: before its first layer, after
  /// its last layer, and before its first side along the layers.
  package var titleRise = (start: 0, end: 0, side: 0)
  /// Whether lines run through the middles of cells.
  package var isCells: Bool

  package init(
    nodeSpacing: Int, lineSpacing: Int, portSpacing: Int, trackSpacing: Int, rankSpacing: Int, headStub: Int,
    stub: Int, corner: Int, clusterPadding: Int, clusterEnd: Int, border: Int, loop: Int, loopHeight: Int,
    loopLabel: Int, isCells: Bool
  ) {
    (self.nodeSpacing, self.lineSpacing, self.portSpacing) = (nodeSpacing, lineSpacing, portSpacing)
    (self.trackSpacing, self.rankSpacing, self.headStub) = (trackSpacing, rankSpacing, headStub)
    (self.stub, self.corner, self.clusterPadding) = (stub, corner, clusterPadding)
    (self.clusterEnd, self.border, self.loop) = (clusterEnd, border, loop)
    (self.loopHeight, self.loopLabel, self.isCells) = (loopHeight, loopLabel, isCells)
  }

  package static let points = GraphMetrics(
    nodeSpacing: 32, lineSpacing: 16, portSpacing: 16, trackSpacing: 10, rankSpacing: 40, headStub: 16, stub: 10,
    corner: 10, clusterPadding: 16, clusterEnd: 16, border: 0, loop: 20, loopHeight: 18, loopLabel: 3,
    isCells: false)

  package static func cells(layersAreRows: Bool) -> GraphMetrics {
    layersAreRows
      ? GraphMetrics(
        nodeSpacing: 3, lineSpacing: 2, portSpacing: 2, trackSpacing: 1, rankSpacing: 2, headStub: 1, stub: 0,
        corner: 1, clusterPadding: 1, clusterEnd: 0, border: 1, loop: 3, loopHeight: 2, loopLabel: 2,
        isCells: true)
      : GraphMetrics(
        nodeSpacing: 1, lineSpacing: 1, portSpacing: 1, trackSpacing: 2, rankSpacing: 6, headStub: 2, stub: 1,
        corner: 1, clusterPadding: 0, clusterEnd: 1, border: 1, loop: 2, loopHeight: 4, loopLabel: 1,
        isCells: true)
  }
}

/// The positions of the parts of a graph, as distances from the upper left corner of the picture.
package struct GraphPlan: Equatable, Sendable {
  package struct Box: Equatable, Sendable {
    package var x = 0
    package var y = 0
    package var width = 0
    package var height = 0

    package init(x: Int = 0, y: Int = 0, width: Int = 0, height: Int = 0) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// A point of a line, in halves of the unit. Coordinates are odd in the middle of a cell or pixel, and even at the
  /// side of a box.
  package struct Place: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
  }

  /// The line of an edge, from its source to its target, including all turns. It ends at the sides of the boxes.
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
  /// The number of crossings of lines that remain in the chosen orders of the layers.
  package var crossings = 0
  package var ranks: [Int] = []
  /// Whether the lines and borders of a component need more vertices than the limit. Nothing of this component is
  /// drawn.
  package var isTooLarge = false

  package init() {}
}
