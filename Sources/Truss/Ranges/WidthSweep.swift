import TrussLayout

/// Finds the widths of a range at which the state of a layout changes.
///
/// Between two widths with the same `LayoutBranch` all frames are affine functions of the width, so every state between
/// the two widths also occurs at one of them. The sweep finds the widths at which branches change, by bisection to
/// 1/1024 point, and examines both ends of each branch. Layouts without known functions are examined in steps; if two
/// steps differ, the widths between them are bisected. In cells every width is examined.
package struct WidthSweep<State: Equatable> {
  /// A range of widths with the same state.
  package struct Run {
    package var widths: ClosedRange<Double>
    package var state: State
    /// Whether no other state can be hidden between the examined widths.
    package var isProved: Bool
  }

  /// The runs, in order. Each begins 1/1024 point, or one column, after the end of the previous run.
  package private(set) var runs: [Run] = []
  private var layouts: ResizedLayout
  private let state: (LayoutResult) -> State
  private let stride: Int

  private struct Sample {
    var tick: Int
    var state: State
    var branch: LayoutBranch
  }

  /// Examines the widths of a range.
  ///
  /// - Parameters:
  ///   - widths: the widths, in points or columns.
  ///   - layouts: the view's layouts.
  ///   - step: the distance in points between two examined widths of a layout without known functions. A state whose
  ///     range of widths is shorter may be missed.
  ///   - state: a function that returns the state of a layout.
  package init(
    _ widths: ClosedRange<Double>, of layouts: ResizedLayout, step: Double, _ state: @escaping (LayoutResult) -> State
  ) throws(LayoutError) {
    self.layouts = layouts
    self.state = state
    stride = max(1, layouts.ticks(step))
    let ticks = layouts.ticks(widths.lowerBound)...layouts.ticks(widths.upperBound)
    var left = try sample(ticks.lowerBound)
    begin(with: left)
    // The widths to examine, the next one last, each with its sample if it was already examined.
    var open: [(tick: Int, sample: Sample?)] = [(ticks.upperBound, nil)]
    while let next = open.last {
      let right = if let known = next.sample { known } else { try sample(next.tick) }
      let isAdjacent = right.tick - left.tick <= 1
      let isLinear = left.branch == right.branch && left.branch.isKnown
      let isStep = left.branch == right.branch && right.tick - left.tick <= stride
      if isAdjacent || left.state == right.state && (isLinear || isStep) {
        extend(to: right, isProved: isAdjacent || isLinear)
        left = right
        open.removeLast()
      } else {
        open[open.count - 1].sample = right
        open += splits(from: left, to: right).reversed().map { ($0, nil) }
      }
    }
  }

  /// The next widths to examine between two samples, in ascending order; never empty.
  private func splits(from left: Sample, to right: Sample) -> [Int] {
    let count = right.tick - left.tick
    if left.branch.hasSamePieces(as: right.branch), left.branch != right.branch {
      let changes = layouts.steps(withOtherHeightsFrom: left.branch, to: right.branch, outOf: count)
      var ticks: [Int] = []
      for tick in changes.flatMap({ [left.tick + $0 - 1, left.tick + $0] })
      where tick > ticks.last ?? left.tick && tick < right.tick {
        ticks.append(tick)
      }
      if !ticks.isEmpty { return ticks }
    }
    if left.branch.isKnown || count <= stride { return [left.tick + count / 2] }
    // Steps are multiples of the stride, so that they do not depend on where a state ended.
    return [(left.tick / stride + 1) * stride]
  }

  private mutating func begin(with sample: Sample) {
    let width = layouts.width(sample.tick)
    runs.append(Run(widths: width...width, state: sample.state, isProved: true))
  }

  /// Extends the last run to a width. If the state differs, begins a new run there.
  private mutating func extend(to sample: Sample, isProved: Bool) {
    guard let last = runs.indices.last, runs[last].state == sample.state else { return begin(with: sample) }
    runs[last].widths = runs[last].widths.lowerBound...layouts.width(sample.tick)
    runs[last].isProved = runs[last].isProved && isProved
  }

  private mutating func sample(_ tick: Int) throws(LayoutError) -> Sample {
    let layout = try layouts.layout(width: layouts.width(tick))
    return Sample(tick: tick, state: state(layout), branch: layouts.branch)
  }
}
