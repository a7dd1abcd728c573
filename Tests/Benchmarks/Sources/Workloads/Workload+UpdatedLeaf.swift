import Truss

extension Workload {
  /// W4 by a call that names the leaf.
  static let updatedLeaf = Workload(name: "W4-id", summary: "one leaf of W2 changes, by LayoutSession.update(\"id\")") {
    size throws(LayoutError) in
    try UpdatedLeaf(form: Form(size: size))
  }
}

/// Changes the width of a leaf in the middle of the form between 30 and 36 points.
private struct UpdatedLeaf: Trial {
  var width = 36.0
  let height = 20.0
  var session: LayoutSession

  init(form: Form) throws(LayoutError) {
    var form = form
    form.change = Form.Change(row: form.rows / 2, width: width, isNamed: true)
    session = try LayoutSession(form.view, width: Form.width)
  }

  mutating func run() throws(LayoutError) -> TrialResult {
    width = width == 36 ? 30 : 36
    var stopwatch = Stopwatch()
    try session.update(Form.changedLeaf) { Rectangle().height(height).width(width) }
    let updating = stopwatch.lap()
    return TrialResult(layout: session.layout, phases: Phases(building: .none, updating: updating))
  }
}
