import Truss

extension Workload {
  /// W5. The session is resized back to the first width between two runs, which is not timed.
  static let resizedRoot = Workload(name: "W5", summary: "W2's root from 390 to 800 wide, by LayoutSession.resize") {
    size throws(LayoutError) in
    ResizedRoot(session: try LayoutSession(Form(size: size).view, width: Form.width))
  }
}

private struct ResizedRoot: Trial {
  var session: LayoutSession

  mutating func run() throws(LayoutError) -> TrialResult {
    var stopwatch = Stopwatch()
    try session.resize(width: 800, height: nil)
    let updating = stopwatch.lap()
    let layout = session.layout
    try session.resize(width: Form.width, height: nil)
    return TrialResult(layout: layout, phases: Phases(building: .none, updating: updating))
  }
}
