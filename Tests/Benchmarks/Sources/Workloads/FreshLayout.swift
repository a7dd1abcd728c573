import Truss

/// A layout of a view that is made anew in each run: nothing is kept from one run to the next.
struct FreshLayout: Trial {
  var width: Double?
  var height: Double?
  var view: @Sendable () -> any View

  func run() throws(LayoutError) -> TrialResult {
    var stopwatch = Stopwatch()
    let view = view()
    let building = stopwatch.lap()
    let lowering = try Lowering(view, width: width, height: height)
    let loweringTime = stopwatch.lap()
    let layout = try lowering.solve()
    let solving = stopwatch.lap()
    return TrialResult(
      layout: layout, phases: Phases(building: building, lowering: loweringTime, solving: solving))
  }
}
