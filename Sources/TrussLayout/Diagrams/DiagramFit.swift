import TrussGraphs
import TrussTree
import TrussViews

/// Finds a plan in which a diagram is no wider than its space. It tries in this order: the unchanged diagram, labels on
/// several lines, narrower gaps, narrower nodes; all of these across the diagram's direction; one word on each line of
/// the titles; several rows for each rank. If no plan fits, the narrowest plan is used. A diagram with
/// constraints between nodes does not turn, as each holds along an axis, and one whose edges end at rows turns only if
/// nothing else fits. Finally the nodes of each rank become as wide as the rank allows.
struct DiagramFit {
  struct Result {
    var plan: GraphPlan
    /// The sizes of the nodes' content for which the plan was made.
    var sizes: [Size]
    fileprivate var compression: Compression
    var isUpright: Bool { compression.direction.isUpright }
    var labelWidth: Double? { compression.labelWidth }
    /// For each node, the width above which it breaks its content; nil for none.
    var nodeWidths: [Double?]
  }

  /// A way to make a diagram narrower.
  fileprivate struct Compression {
    var direction: Diagram.Direction
    /// The factor for horizontal gaps.
    var narrowing = 1.0
    /// The width above which labels break; nil for none.
    var labelWidth: Double?
    /// The width above which nodes break their content; nil for none.
    var nodeWidth: Double?
    /// The width above which ranks have several rows; nil for none.
    var rowWidth: Int?
  }

  /// The properties on which the order of layers depends. The direction matters only if the user set rules, as each
  /// rule applies to one axis.
  private struct Form: Hashable {
    var isUpright: Bool
    var rowWidth: Int?
  }

  private(set) var best: Result
  private(set) var sizes: NodeSizes
  private let measuring: ProposedSizes
  let source: DiagramSource
  private let room: Int?
  /// The orders of layers that have been computed, by the form of the graph.
  private var orders: [Form: GraphOrders] = [:]
  /// The narrowest of the plans that do not fit: its minimum width, and its compression.
  private var narrowest: (width: Int, compression: Compression)?

  init(_ source: DiagramSource, _ sizes: NodeSizes, _ measuring: ProposedSizes, room: Double?) {
    (self.source, self.sizes, self.measuring) = (source, sizes, measuring)
    self.room = room.map { Int(clamping: $0.rounded(.down)) }
    let own = source.content.plan.direction
    let natural = Compression(direction: own)
    best = Result(plan: GraphPlan(), sizes: sizes.natural, compression: natural, nodeWidths: [])
    guard let room = self.room else {
      best = result(layers(natural), natural, width: nil)
      return
    }
    let (mild, hard) = compressions(from: natural)
    let split = [100, 65, 40, 25].map { hard.with(rowWidth: room * $0 / 100) }
    let stages = [mild, [hard]] + split.map { [$0] }
    let directions = source.content.rules.isEmpty ? [own, own.turned] : [own]
    let steps =
      source.hasPorts
      ? directions.flatMap { direction in stages.map { ($0, direction) } }
      : stages.flatMap { compressions in directions.map { (compressions, $0) } }
    for (compressions, direction) in steps where compressions[0].rowWidth == nil || direction.isUpright {
      if take(firstOf: compressions.map { $0.with(direction) }) {
        widenRanks()
        return
      }
    }
    if let narrowest {
      best = result(layers(narrowest.compression), narrowest.compression, width: max(room, narrowest.width))
    }
  }

  /// The compressions that do not force a line break between all words, the mildest first, and the one that puts each
  /// word of a node's title on a line.
  private func compressions(from natural: Compression) -> (mild: [Compression], hard: Compression) {
    let unit = source.medium.isCells ? 1.0 : 6
    var (mild, next) = ([natural], natural)
    if source.hasLabelsToBreak {
      for width in [20.0, 14, 9] {
        next.labelWidth = width * unit
        mild.append(next)
      }
    }
    next.narrowing = 0.5
    mild.append(next)
    for width in [24.0, 16] {
      next.nodeWidth = width * unit
      mild.append(next)
    }
    (next.nodeWidth, next.narrowing) = (0, 0)
    return (mild, next)
  }

  /// Takes the first compression that fits. Returns whether any compression fits.
  private mutating func take(firstOf compressions: [Compression]) -> Bool {
    if take(compressions[0]) { return true }
    // If the last compression, the narrowest, does not fit, no other compression does.
    guard compressions.count > 1, take(compressions[compressions.count - 1]) else { return false }
    _ = compressions[1..<compressions.count - 1].contains { take($0) }
    return true
  }

  /// Takes a compression if its plan fits. Returns whether it fits.
  private mutating func take(_ compression: Compression) -> Bool {
    guard let room else { return false }
    let layers = layers(compression)
    // Whether rows fit is known before their parts are placed.
    if compression.direction.isUpright, let width = layers.leastWidth {
      note(compression, width)
      if width > room { return false }
    }
    let next = result(layers, compression, width: room)
    // No compression helps a graph that exceeds the limit: it is an error.
    if next.plan.isTooLarge {
      best = next
      return true
    }
    note(compression, next.plan.width)
    if next.plan.width > room { return false }
    best = next
    return true
  }

  private mutating func note(_ compression: Compression, _ width: Int) {
    if narrowest.map({ width < $0.width }) ?? true { narrowest = (width, compression) }
  }

  // MARK: - Plans

  /// Makes narrowed nodes wider: the nodes of a rank share the space, or a part of it if the diagram does not fit then.
  private mutating func widenRanks() {
    let compression = best.compression
    guard let room, let least = compression.nodeWidth, compression.rowWidth == nil, best.isUpright else { return }
    let gap = Double(source.metrics(compression.direction, narrowing: compression.narrowing).nodeSpacing)
    var ranks: [Int: (count: Double, width: Double)] = [:]
    for (rank, size) in zip(best.plan.ranks, sizes.natural) {
      ranks[rank, default: (0, -gap)].count += 1
      ranks[rank, default: (0, -gap)].width += size.width + gap
    }
    for part in [1, 0.8, 0.6, 0.4] {
      let space = part * Double(room)
      let widths = sizes.natural.indices.map { node -> Double? in
        guard let rank = ranks[best.plan.ranks[node]], rank.width > space else { return nil }
        return max(least, ((space + gap) / rank.count - gap).rounded(.down))
      }
      if widths == best.nodeWidths { return }
      let found = result(layers(compression, widths), compression, width: room, widths)
      if found.plan.width <= room {
        best = found
        return
      }
    }
  }

  private mutating func layers(_ compression: Compression, _ widths: [Double?]? = nil) -> GraphLayers {
    var graph = source.graph(compression.direction, sizes(widths ?? nodeWidths(compression)), compression.labelWidth)
    graph.rowWidth = compression.rowWidth
    // Graphs of one form share one order.
    let form = Form(
      isUpright: source.content.rules.isEmpty || compression.direction.isUpright, rowWidth: compression.rowWidth)
    return graph.layers(
      source.metrics(compression.direction, narrowing: compression.narrowing), &orders[form, default: GraphOrders()])
  }

  private mutating func result(
    _ layers: GraphLayers, _ compression: Compression, width: Int?, _ given: [Double?]? = nil
  ) -> Result {
    let widths = given ?? nodeWidths(compression)
    let plan = layers.plan(width: compression.direction.isUpright ? width : nil)
    return Result(
      plan: plan.turned(compression.direction.graphDirection), sizes: sizes(widths), compression: compression,
      nodeWidths: widths)
  }

  private func nodeWidths(_ compression: Compression) -> [Double?] { sizes.natural.map { _ in compression.nodeWidth } }

  private mutating func sizes(_ widths: [Double?]) -> [Size] {
    widths.indices.map { node in
      widths[node].map { sizes.narrow(node, to: $0, source.content.nodes[node], measuring) } ?? sizes.natural[node]
    }
  }
}

extension DiagramFit.Compression {
  fileprivate func with(_ direction: Diagram.Direction) -> Self {
    var compression = self
    compression.direction = direction
    return compression
  }

  fileprivate func with(rowWidth: Int) -> Self {
    var compression = self
    compression.rowWidth = rowWidth
    return compression
  }
}

extension Diagram.Direction {
  /// Whether ranks are rows.
  var isUpright: Bool { self == .down || self == .up }

  fileprivate var graphDirection: LayeredGraph.Direction {
    switch self {
    case .down: .down
    case .up: .up
    case .right: .right
    case .left: .left
    }
  }

  /// The direction across this direction.
  fileprivate var turned: Diagram.Direction { isUpright ? .right : .down }
}
