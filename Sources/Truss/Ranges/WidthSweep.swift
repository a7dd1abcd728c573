import TrussLayout
import TrussTree
import TrussViews

/// Sweeps the widths of a range, and finds where a state of the layout changes.
///
/// In points the layout is resized in steps. Where two neighbouring steps have different states, bisection finds where
/// one ends, to 1/1024 point. In cells every width is one.
package struct WidthSweep<State: Equatable> {
  /// Neighbouring widths with one state.
  package struct Run {
    package var widths: ClosedRange<Double>
    package var state: State
  }

  /// The runs in order. Each begins 1/1024 point, or one column, after the previous one.
  package private(set) var runs: [Run] = []
  private var layouts: ResizedLayout
  /// The state of a layout.
  private let state: (LayoutResult) -> State

  /// Goes through widths.
  ///
  /// - Parameters:
  ///   - widths: the widths, in points or columns.
  ///   - layouts: the view's layouts.
  ///   - step: the distance between two widths that are examined, in points; a state that is gone sooner may be missed.
  ///   - state: the state of a layout.
  package init(
    _ widths: ClosedRange<Double>, of layouts: ResizedLayout, step: Double, _ state: @escaping (LayoutResult) -> State
  ) throws(LayoutError) {
    self.layouts = layouts
    self.state = state
    let ticks = layouts.ticks(widths.lowerBound)...layouts.ticks(widths.upperBound)
    let stride = max(1, layouts.ticks(step))
    var run = (first: ticks.lowerBound, last: ticks.lowerBound, state: try find(at: ticks.lowerBound))
    while run.last < ticks.upperBound {
      // Steps are multiples of the stride, so that they do not depend on where a state ended.
      let next = min(ticks.upperBound, (run.last / stride + 1) * stride)
      let found = try find(at: next)
      if found == run.state {
        run.last = next
      } else {
        run = try change(after: &run, before: next)
      }
    }
    append(run.first, run.last, run.state)
  }

  /// Ends a run where its state ends, which it has no more at a later tick; returns the next run.
  private mutating func change(
    after run: inout (first: Int, last: Int, state: State), before end: Int
  ) throws(LayoutError) -> (first: Int, last: Int, state: State) {
    var end = end
    while end - run.last > 1 {
      let middle = run.last + (end - run.last) / 2
      if try find(at: middle) == run.state { run.last = middle } else { end = middle }
    }
    append(run.first, run.last, run.state)
    return (end, end, try find(at: end))
  }

  private mutating func append(_ first: Int, _ last: Int, _ state: State) {
    runs.append(Run(widths: layouts.width(first)...layouts.width(last), state: state))
  }

  private mutating func find(at tick: Int) throws(LayoutError) -> State {
    state(try layouts.layout(width: layouts.width(tick)))
  }
}

/// A view's layouts, one after the other, at widths that change.
package struct ResizedLayout {
  private let content: ViewContent
  private let medium: Medium
  private let height: Double?
  private let environment: EnvironmentValues
  /// Nil in cells, and for views whose layout in a session depends on those before it.
  private var session: LayoutSession?

  /// The layouts of a view in points or cells.
  ///
  /// - Throws: `LayoutError` for invalid input, or for a size that has none.
  package init(
    _ view: some View, _ medium: Medium, width: Double, height: Double?, environment: EnvironmentValues
  ) throws(LayoutError) {
    content = ViewContent(nodes: view.nodes)
    (self.medium, self.height, self.environment) = (medium, height, environment)
    if medium.isCells { return }
    let session = try LayoutSession(content, width: width, height: height, environment: environment)
    // Tables keep their place in a session.
    if session.layout.tables.isEmpty { self.session = session }
  }

  /// The layout at a width.
  package mutating func layout(width: Double) throws(LayoutError) -> LayoutResult {
    if session != nil { try session?.resize(width: width, height: height) }
    if let session { return session.layout }
    guard case .cells(let cell) = medium else {
      return try content.layout(width: width, height: height, environment: environment)
    }
    return try content.layout(
      columns: Int(clamping: width), rows: height.map { Int(clamping: $0) }, cell: cell, environment: environment)
  }

  /// The smallest difference between two widths: 1/1024 point, to which frames are rounded, or a column.
  private var tick: Double { medium.isCells ? 1 : 0x1p-10 }

  fileprivate func ticks(_ width: Double) -> Int { Int(clamping: (width / tick).rounded()) }
  fileprivate func width(_ ticks: Int) -> Double { Double(ticks) * tick }
}
