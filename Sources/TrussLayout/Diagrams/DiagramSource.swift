import TrussGraphs
import TrussIR
import TrussText
import TrussTree
import TrussViews

/// A diagram as a graph with whole-number lengths, for any direction and width of labels.
struct DiagramSource {
  let content: DiagramContent
  let medium: Medium
  private let tree: ViewTree
  private let connectors: [ConnectorEntry]
  /// For each view that is inside a node and at which an edge ends: the offset of its centre from the node's centre.
  private var ports: [Int: (x: Double, y: Double)] = [:]
  private let shapes: [NodeOutline?]
  /// For each node that is a sign with a title beside it, the view of the sign. Lines end at the sign.
  private let signs: [Int?]
  /// The views inside nodes that have other views of the node above or below them, as rows have.
  private var rows: Set<Int> = []
  /// The nodes that represent clusters without nodes, by cluster.
  private(set) var emptyClusters: [Int: Int] = [:]

  init(_ content: DiagramContent, _ index: Int, _ pass: LayoutPass, _ medium: Medium) {
    (self.content, self.medium, tree) = (content, medium, pass.tree)
    connectors = pass.tree.entries[index].attributes.rare.connectors
    let outlines = content.nodes.map { pass.tree.outline(ofNode: $0) }
    shapes = outlines.map { $0?.sign == nil ? $0?.outline : nil }
    signs = outlines.map { $0?.sign }
    let holders = Set(content.clusters + content.parents)
    for cluster in content.boxes.indices where !holders.contains(cluster) {
      emptyClusters[cluster] = content.nodes.count + emptyClusters.count
    }
    for edge in content.edges {
      for end in [edge.source, edge.target] {
        guard case .node(let node, _) = end, let view = view(of: end) else { continue }
        let (own, around) = (pass.rects[view], pass.rects[content.nodes[node]])
        ports[view] = (own.midX - around.midX, own.midY - around.midY)
        if signs[node] == nil, pass.tree.isRow(view, in: content.nodes[node], { pass.rects[$0] }) { rows.insert(view) }
      }
    }
  }

  // MARK: - The graph

  /// Makes the graph for a direction and sizes of nodes. The graph's heights are lengths from layer to layer.
  func graph(_ direction: Diagram.Direction, _ sizes: [Size], _ labelWidth: Double?) -> LayeredGraph {
    let isUpright = direction.isUpright
    func room(_ size: Size) -> LayeredGraph.Room {
      let (width, height) = (size.width.wholeNumber, size.height.wholeNumber)
      return isUpright
        ? LayeredGraph.Room(width: width, height: height) : LayeredGraph.Room(width: height, height: width)
    }
    let along: Axis = isUpright ? .horizontal : .vertical
    var nodes = content.nodes.indices.map { node in
      let shape = shapes[node]
      let room = room(shape.map { medium.size(of: $0, around: sizes[node], along) } ?? sizes[node])
      var result = LayeredGraph.Node(width: room.width, height: room.height, cluster: content.clusters[node])
      result.isFixed = tree.isLengthGiven(content.nodes[node], along)
      let isMark = shape?.outline.isMark == true
      if isMark || signs[node] != nil { result.corner = medium.isCells ? 0 : 4 }
      result.isSign = isMark && shape?.outline != .fork
      // Lines end beside the head of a person, or at its shoulders.
      if shape?.outline == .person, isUpright == (direction == .down) {
        result.upperSpacing = medium.isCells ? 4 : 40
      }
      if shape?.outline == .person, !isUpright { result.corner = medium.isCells ? 2 : 24 }
      // Lines end at the letters, not beside them.
      if tree.isPlainText(content.nodes[node]) { result.corner = 0 }
      result.isRound = !medium.isCells && [.circle, .start, .end].contains(shape?.outline)
      return result
    }
    for (cluster, _) in emptyClusters.sorted(by: { $0.key < $1.key }) {
      let title = medium.room(medium.width(of: content.plan.clusters[cluster].title, .caption))
      let box = medium.isCells ? Size(width: title + 4, height: 3) : Size(width: max(56, title + 24), height: 32)
      let room = room(box)
      nodes.append(LayeredGraph.Node(width: room.width, height: room.height, cluster: content.parents[cluster]))
    }
    /// Lines with equal looks and no labels share an end.
    struct Look: Hashable {
      var heads: [Connector.Head]
      var color: Color?
      var style: StrokeStyle
    }
    var looks: [Look: Int] = [:]
    let edges = content.edges.map { edge in
      let connector = connectors[edge.number].connector
      var result = LayeredGraph.Edge(end(edge.source), end(edge.target))
      result.minimumRanks = connector.minimumRanks
      if [connector.label, connector.source.label, connector.target.label] == [nil, nil, nil] {
        let look = Look(
          heads: [connector.source.head, connector.target.head], color: connector.color, style: connector.style)
        result.look = looks[look] ?? looks.count
        looks[look] = result.look
      }
      // Ranks from left to right leave space at the sides of rows, where a loop without a label is.
      result.isBesideRows = !isUpright && connector.label == nil && endsBesideRow(edge, isUpright: false)
      if let label = label(of: edge, labelWidth)?.size {
        let (x, y) = medium.isCells ? (isUpright ? 0.0 : 2, 0.0) : (isUpright ? 6 : 16, 4)
        result.label = room(Size(width: label.width + x, height: label.height + y))
      }
      // The space of a label beside the line, with the distances that the router of connectors keeps.
      func endLabel(_ text: String?) -> LayeredGraph.Room? {
        guard let text, !text.isEmpty else { return nil }
        let along = medium.isCells ? Size(width: 1, height: 1) : Size(width: 10, height: 10)
        let beside = medium.isCells ? Size(width: 3, height: 2) : Size(width: 18, height: 12)
        let width = medium.room(medium.width(of: text, .caption)) + (isUpright ? beside : along).width
        return room(Size(width: width, height: medium.lineHeight(.caption) + (isUpright ? along : beside).height))
      }
      (result.sourceLabel, result.targetLabel) = (endLabel(connector.source.label), endLabel(connector.target.label))
      result.hasTail = connector.source.head != .none
      result.hasHead = connector.target.head != .none
      result.tailExcess = Int(clamping: connector.source.head.excess(inCells: medium.isCells))
      result.headExcess = Int(clamping: connector.target.head.excess(inCells: medium.isCells))
      (result.sourcePort, result.targetPort) = (
        port(edge.source, isUpright, nodes), port(edge.target, isUpright, nodes)
      )
      return result
    }
    let clusters = zip(content.plan.clusters, content.parents).map { cluster, parent in
      var title = Size(width: 0, height: medium.isCells ? 1 : cluster.title.isEmpty ? 8 : 16)
      if !cluster.title.isEmpty {
        title.width = medium.width(of: cluster.title, .caption) + (medium.isCells ? 4 : 24)
      }
      // Where layers are columns, the title is on the cluster's upper border, beside all its layers. So its own layer
      // needs no space for the letters.
      if !isUpright { title = Size(width: medium.isCells ? 1 : 8, height: 1) }
      var result = LayeredGraph.Cluster(parent: parent, title: room(title))
      result.isLane = cluster.isLane && parent == nil
      return result
    }
    var graph = LayeredGraph(nodes: nodes, edges: edges, clusters: clusters)
    let isBackward = direction == .up || direction == .left
    for rule in content.rules {
      let pair = LayeredGraph.Pair(rule.first, rule.second)
      switch (rule.kind, rule.axis == along) {
      case (.sameMiddle, true): graph.aligned.append([rule.first, rule.second])
      case (.sameEdge, true): graph.apart.append([rule.first, rule.second])
      case (.before, true): graph.before.append(pair)
      case (.sameMiddle, false), (.sameEdge, false): graph.level.append([rule.first, rule.second])
      case (.before, false):
        graph.above.append(isBackward ? LayeredGraph.Pair(rule.second, rule.first) : pair)
      }
    }
    return graph
  }

  private func end(_ end: DiagramContent.End) -> LayeredGraph.End {
    switch end {
    case .node(let node, _): .node(node)
    case .cluster(let cluster): emptyClusters[cluster].map { .node($0) } ?? .cluster(cluster)
    }
  }

  /// The unit of a node's side that is level with the middle of a view inside the node, counted from the unit in the
  /// middle of the side or, in a side with an even number of units, before it. Nil for an end at the node itself.
  private func port(_ end: DiagramContent.End, _ isUpright: Bool, _ nodes: [LayeredGraph.Node]) -> Int? {
    guard case .node(let node, _) = end, let port = view(of: end).flatMap({ ports[$0] }) else { return nil }
    let offset = isUpright ? port.x : port.y
    return Int(clamping: (nodes[node].width.isMultiple(of: 2) ? offset : offset - 0.5).rounded(.up))
  }

  /// The view inside a node at which an edge ends: the named view, or the sign of a node with a title beside it. Nil for
  /// an end at the node itself, and for a cluster.
  private func view(of end: DiagramContent.End) -> Int? {
    guard case .node(let node, let view) = end else { return nil }
    return signs[node] ?? (view == content.nodes[node] ? nil : view)
  }

  /// Whether an edge ends at the left or right side of a row of a node, from where the router of connectors finds its
  /// line: an edge between rows of one node, and an edge from or to a row where edges point down or up.
  func endsBesideRow(_ edge: DiagramContent.Edge, isUpright: Bool) -> Bool {
    guard [edge.source, edge.target].contains(where: { view(of: $0).map(rows.contains) ?? false }) else { return false }
    if case (.node(let source, _), .node(let target, _)) = (edge.source, edge.target), source == target { return true }
    return isUpright
  }

  /// The distances between the parts of the graph for a direction.
  ///
  /// - Parameter narrowing: the factor by which horizontal gaps are smaller than specified.
  func metrics(_ direction: Diagram.Direction, narrowing: Double) -> GraphMetrics {
    let isUpright = direction.isUpright
    var metrics = medium.isCells ? GraphMetrics.cells(layersAreRows: isUpright) : .points
    func scaled(_ length: Int, _ least: Int, isWidth: Bool) -> Int {
      let factor = max(0.25, min(4, content.plan.spacing) * (isWidth ? narrowing : 1))
      return max(least, Int(clamping: (Double(length) * factor).rounded()))
    }
    metrics.nodeSpacing = scaled(metrics.nodeSpacing, 1, isWidth: isUpright)
    metrics.rankSpacing = scaled(metrics.rankSpacing, metrics.headStub, isWidth: !isUpright)
    if medium.isCells { return metrics }
    metrics.lineSpacing = scaled(metrics.lineSpacing, 8, isWidth: isUpright)
    // Half of a title is above the upper border of its cluster.
    switch direction {
    case .down: metrics.titleRise.start = 8
    case .up: metrics.titleRise.end = 8
    case .right, .left: metrics.titleRise.side = 8
    }
    return metrics
  }

  /// Whether edges end at rows of nodes.
  var hasPorts: Bool { !ports.isEmpty }

  // MARK: - Labels

  /// The lines of an edge's label and their size. The label is split at newlines, and lines wider than `width` are
  /// broken.
  func label(of edge: DiagramContent.Edge, _ width: Double?) -> (lines: [String], size: Size)? {
    guard let text = connectors[edge.number].connector.label, !text.isEmpty else { return nil }
    let font = Font.caption
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    if let width {
      lines = lines.flatMap { line -> [String] in
        let measured = medium.measured(line, font)
        return measured.lines(width: max(width, measured.longestWord)).map { LineBreaker.shown($0) }
      }
    }
    let widest = lines.map { medium.width(of: $0, font) }.max() ?? 0
    return (lines, Size(width: medium.room(widest), height: Double(lines.count) * medium.lineHeight(font)))
  }

  /// Whether any label has several words.
  var hasLabelsToBreak: Bool {
    content.edges.contains { connectors[$0.number].connector.label?.contains(" ") ?? false }
  }
}

extension Double {
  fileprivate var wholeNumber: Int { Int(clamping: wholeLength) }

  /// The length rounded up to a whole number; an excess of 0.001 is ignored.
  var wholeLength: Double { (self - 0.001).rounded(.up) }
}

extension Medium {
  /// The size of an outline around a box of content and padding. In cells it is that box, except for a fork.
  fileprivate func size(of shape: NodeOutline, around box: Size, _ axis: Axis) -> Size {
    guard isCells else { return shape.size(around: box, axis) }
    guard shape.outline == .fork else { return box }
    return axis == .horizontal ? Size(width: 9, height: box.height) : Size(width: box.width, height: 5)
  }
}

extension ViewTree {
  /// Whether the author set a required length of a view along an axis.
  fileprivate func isLengthGiven(_ index: Int, _ axis: Axis) -> Bool {
    entries[index].attributes.sizes.contains {
      $0.axis == axis && $0.relation == .equal && $0.unit == .points && $0.priority == .required
    }
  }

  /// Whether a node is a text without a line or a surface around it.
  fileprivate func isPlainText(_ index: Int) -> Bool {
    guard !entries[index].outline.hasAppearance, decorations(of: index).isEmpty else { return false }
    if entries[index].content.isText { return true }
    guard case .layers = entries[index].content, let view = children(of: index).first else { return false }
    return children(of: index).count == 1 && entries[view].content.isText && !entries[view].outline.hasAppearance
  }
}
