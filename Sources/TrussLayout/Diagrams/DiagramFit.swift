import TrussGraphs
import TrussTree
import TrussViews

/// Finds a plan for a diagram that is no wider than its room: as it is, then with labels on several lines, then with
/// narrower gaps, and then turned. Where none fits, it is the narrowest.
struct DiagramFit {
  struct Result {
    var plan: GraphPlan
    var labelWidth: Double?
    /// Whether ranks are rows.
    var isUpright: Bool
  }

  private(set) var best: Result

  init(_ source: DiagramSource, room: Double?) {
    let spacing = source.content.plan.spacing
    let factor = min(4, max(0.25, spacing))
    let own = source.content.plan.direction
    func result(_ direction: Diagram.Direction, _ labelWidth: Double?, _ factor: Double) -> Result {
      let isUpright = direction.isUpright
      let graph = source.graph(direction, labelWidth)
      let width = isUpright ? room.map { Int(clamping: $0.rounded(.down)) } : nil
      let plan = graph.plan(source.metrics(direction, factor), width: width)
      return Result(plan: plan.turned(direction.graphDirection), labelWidth: labelWidth, isUpright: isUpright)
    }
    best = result(own, nil, factor)
    guard let room else { return }
    func fits(_ result: Result) -> Bool { Double(result.plan.width) <= room }
    let widths = source.hasLabelsToBreak ? [20.0, 14, 9].map { source.medium.isCells ? $0 : 6 * $0 } : []
    for direction in [own, own.turned] {
      if direction != own { take(result(direction, nil, factor)) }
      if fits(best) { return }
      // Where the narrowest has no room, none of those between has.
      let narrowest = result(direction, widths.last, 0.25)
      if fits(narrowest) {
        for (width, factor) in widths.map({ ($0, factor) }) + [(widths.last, factor / 2)] where factor >= 0.25 {
          let next = result(direction, width, factor)
          if fits(next) {
            best = next
            return
          }
        }
      }
      take(narrowest)
    }
  }

  /// Takes a plan that is narrower.
  private mutating func take(_ next: Result) { if next.plan.width < best.plan.width { best = next } }
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

  /// The direction across it.
  fileprivate var turned: Diagram.Direction { isUpright ? .right : .down }
}
