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
    fileprivate var squeeze: Squeeze
    var isUpright: Bool { squeeze.direction.isUpright }
    var labelWidth: Double? { squeeze.labelWidth }
    /// For each node, the width above which it breaks its content; nil for none.
    var nodeWidths: [Double?]
  }

  /// A way to make a diagram narrower.
  fileprivate struct Squeeze {
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
  /// The narrowest of the plans that do not fit: its minimum width, and its squeeze.
  private var narrowest: (width: Int, squeeze: Squeeze)?

  init(_ source: DiagramSource, _ sizes: NodeSizes, _ measuring: ProposedSizes, room: Double?) {
    (self.source, self.sizes, self.measuring) = (source, sizes, measuring)
    self.room = room.map { Int(clamping: $0.rounded(.down)) }
    let own = source.content.plan.direction
    let natural = Squeeze(direction: own)
    best = Result(plan: GraphPlan(), sizes: sizes.natural, squeeze: natural, nodeWidths: [])
    guard let room = self.room else {
      best = result(layers(natural), natural, width: nil)
      return
    }
    let (mild, hard) = squeezes(from: natural)
    let split = [100, 65, 40, 25].map { hard.with(rowWidth: room * $0 / 100) }
    let stages = [mild, [hard]] + split.map { [$0] }
    let directions = source.content.rules.isEmpty ? [own, own.turned] : [own]
    let steps =
      source.hasPorts
      ? directions.flatMap { direction in stages.map { ($0, direction) } }
      : stages.flatMap { squeezes in directions.map { (squeezes, $0) } }
    for (squeezes, direction) in steps where squeezes[0].rowWidth == nil || direction.isUpright {
      if take(firstOf: squeezes.map { $0.with(direction) }) {
        widenRanks()
        return
      }
    }
    if let narrowest { best = result(layers(narrowest.squeeze), narrowest.squeeze, width: max(room, narrowest.width)) }
  }

  /// The squeezes that do not force a line break between all words, the mildest first, and the squeeze that puts each
  /// word of a node's title on a line.
  private func squeezes(from natural: Squeeze) -> (mild: [Squeeze], hard: Squeeze) {
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

  /// Takes the first squeeze that fits. Returns whether any squeeze fits.
  private mutating func take(firstOf squeezes: [Squeeze]) -> Bool {
    if take(squeezes[0]) { return true }
    // If the last squeeze, the narrowest, does not fit, no other squeeze does.
    guard squeezes.count > 1, take(squeezes[squeezes.count - 1]) else { return false }
    _ = squeezes[1..<squeezes.count - 1].contains { take($0) }
    return true
  }

  /// Takes a squeeze if its plan fits. Returns whether it fits.
  private mutating func take(_ squeeze: Squeeze) -> Bool {
    guard let room else { return false }
    let layers = layers(squeeze)
    // Whether rows fit is known before their parts are placed.
    if squeeze.direction.isUpright, let width = layers.leastWidth {
      note(squeeze, width)
      if width > room { return false }
    }
    let next = result(layers, squeeze, width: room)
    // No squeeze helps a graph that exceeds the limit: it is an error.
    if next.plan.isTooLarge {
      best = next
      return true
    }
    note(squeeze, next.plan.width)
    if next.plan.width > room { return false }
    best = next
    return true
  }

  private mutating func note(_ squeeze: Squeeze, _ width: Int) {
    if narrowest.map({ width < $0.width }) ?? true { narrowest = (width, squeeze) }
  }

  // MARK: - Plans

  /// Makes narrowed nodes wider: the nodes of a rank share the space, or a part of it if the diagram does not fit then.
  private mutating func widenRanks() {
    let squeeze = best.squeeze
    guard let room, let least = squeeze.nodeWidth, squeeze.rowWidth == nil, best.isUpright else { return }
    let gap = Double(source.metrics(squeeze.direction, narrowing: squeeze.narrowing).nodeSpacing)
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
      let found = result(layers(squeeze, widths), squeeze, width: room, widths)
      if found.plan.width <= room {
        best = found
        return
      }
    }
  }

  private mutating func layers(_ squeeze: Squeeze, _ widths: [Double?]? = nil) -> GraphLayers {
    var graph = source.graph(squeeze.direction, sizes(widths ?? nodeWidths(squeeze)), squeeze.labelWidth)
    graph.rowWidth = squeeze.rowWidth
    // Graphs of one form share one order.
    let form = Form(
      isUpright: source.content.rules.isEmpty || squeeze.direction.isUpright, rowWidth: squeeze.rowWidth)
    return graph.layers(
      source.metrics(squeeze.direction, narrowing: squeeze.narrowing), &orders[form, default: GraphOrders()])
  }

  private mutating func result(
    _ layers: GraphLayers, _ squeeze: Squeeze, width: Int?, _ given: [Double?]? = nil
  ) -> Result {
    let widths = given ?? nodeWidths(squeeze)
    let plan = layers.plan(width: squeeze.direction.isUpright ? width : nil)
    return Result(
      plan: plan.turned(squeeze.direction.graphDirection), sizes: sizes(widths), squeeze: squeeze, nodeWidths: widths)
  }

  private func nodeWidths(_ squeeze: Squeeze) -> [Double?] { sizes.natural.map { _ in squeeze.nodeWidth } }

  private mutating func sizes(_ widths: [Double?]) -> [Size] {
    widths.indices.map { node in
      widths[node].map { sizes.narrow(node, to: $0, source.content.nodes[node], measuring) } ?? sizes.natural[node]
    }
  }
}

extension DiagramFit.Squeeze {
  fileprivate func with(_ direction: Diagram.Direction) -> Self {
    var squeeze = self
    squeeze.direction = direction
    return squeeze
  }

  fileprivate func with(rowWidth: Int) -> Self {
    var squeeze = self
    squeeze.rowWidth = rowWidth
    return squeeze
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
