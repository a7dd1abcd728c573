import Truss

extension Workload {
  /// W4. The session gets a new value of the whole view; making this value is not timed.
  static let changedLeaf = Workload(name: "W4", summary: "one leaf of W2 changes, in a LayoutSession") {
    size throws(LayoutError) in
    try ChangedLeaf(form: Form(size: size))
  }
}

/// Changes the width of a leaf in the middle of the form between 30 and 36 points.
private struct ChangedLeaf: Trial {
  var form: Form
  var width = 36.0
  var session: LayoutSession

  init(form: Form) throws(LayoutError) {
    self.form = form
    self.form.change = Form.Change(row: form.rows / 2, width: width)
    session = try LayoutSession(self.form.view, width: Form.width)
  }

  mutating func run() throws(LayoutError) -> TrialResult {
    width = width == 36 ? 30 : 36
    form.change?.width = width
    var stopwatch = Stopwatch()
    let view = form.view
    let building = stopwatch.lap()
    try session.update(to: view)
    let updating = stopwatch.lap()
    // Releasing the view is not timed either: the session keeps its own unchanged parts, and takes the changed ones.
    withExtendedLifetime(view) {}
    return TrialResult(layout: session.layout, phases: Phases(building: building, updating: updating))
  }
}
