import Truss

extension Workload {
  /// W5. A session has one width for life, so this is a fresh layout at the new width; the view is kept.
  static let resizedRoot = Workload(name: "W5", summary: "W2's root from 390 to 800 wide") { size in
    ResizedRoot(view: Form(size: size).view)
  }
}

private struct ResizedRoot: Trial {
  var view: any View

  func run() throws(LayoutError) -> TrialResult {
    var stopwatch = Stopwatch()
    let lowering = try Lowering(view, width: 800)
    let loweringTime = stopwatch.lap()
    let layout = try lowering.solve()
    return TrialResult(
      layout: layout, phases: Phases(building: .none, lowering: loweringTime, solving: stopwatch.lap()))
  }
}
